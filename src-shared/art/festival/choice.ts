import { Random, subSeed } from '../drawing/random';
import { THING_NAMES, isThing, type ThingName } from './things/known';
import { CLOTH_TONE_NAMES, isClothTone, type ClothToneName } from './tones';

/** What a card of Kokopelli shows, chosen. */
export interface FestivalPicture {
  readonly tone: ClothToneName;
  readonly thing: ThingName;
}

/** The wild card's own, which no ceremony falls back to. */
const WILD: FestivalPicture = { tone: 'gold', thing: 'paper-star' };
const PLAIN_TONES = CLOTH_TONE_NAMES.filter((name) => name !== WILD.tone);
const PLAIN_THINGS = THING_NAMES.filter((name) => name !== WILD.thing);

/** What a picture's choice goes by. */
export interface FestivalWish {
  /** `art.palette` and `art.figure`; a name that is not known is passed over. */
  readonly palette?: string | undefined;
  readonly figure?: string | undefined;
  readonly wild: boolean;
  readonly seed: string;
}

/** The tone and thing named, or some that no wild card has, always the same for the same seed. */
export function chooseFestival({ palette, figure, wild, seed }: FestivalWish): FestivalPicture {
  const some = <Name>(names: readonly Name[], what: string, otherwise: Name): Name =>
    names[new Random(subSeed(seed, what)).whole(0, names.length - 1)] ?? otherwise;
  return {
    tone:
      palette !== undefined && isClothTone(palette)
        ? palette
        : wild
          ? WILD.tone
          : some(PLAIN_TONES, 'tone', 'brick'),
    thing:
      figure !== undefined && isThing(figure)
        ? figure
        : wild
          ? WILD.thing
          : some(PLAIN_THINGS, 'thing', 'basket'),
  };
}

/** Everything a picture on a card of Kokopelli can be asked for: the names that `art` in its sets may use. */
export const FESTIVAL_CHOICES = {
  /** `art.scene`: there is one. */
  scenes: ['cloth'],
  /** `art.palette`. */
  palettes: CLOTH_TONE_NAMES,
  /** `art.figure`. */
  figures: THING_NAMES,
} as const;
