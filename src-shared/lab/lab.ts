import type { CardInPlay } from '@shared/games/copytoru/faces';
import type { ComputerName } from '@shared/players/index';
import { makeArm, type Arm, type LabHouse } from './arm';
import { ENEMY, playEnemyPair } from './enemy-pair';
import { KIRBY, playKirbyPair } from './kirby-pair';
import { momentsOf, type Moments } from './moments';

/**
 * Who plays. The rule of thumb: it knows what any ability gives, from the ability's own steps, and a match of
 * it takes a millisecond. A player that searches enough to play better takes hundreds of times as long, and
 * the range of what so few matches tell would be wider than the whole box.
 */
export const LAB_PLAYER: ComputerName = 'greedy';

/** Pairs of matches in a full measurement: the chance of winning to less than one percentage point. */
export const LAB_PAIRS = 20_000;

/** How many things are counted in a pair. */
export const COUNTS: Readonly<Record<CardInPlay['card']['type'], number>> = {
  kirby: Object.keys(KIRBY).length,
  enemy: Object.keys(ENEMY).length,
};

/** Measures one card. */
export interface Lab {
  /** Plays the pairs from number `from` up to but not including `to`, and adds up what was counted. */
  play(from: number, to: number): Moments;
}

/**
 * Makes ready to measure a card: a design, or one of the box, of which then one more joins. Pair number i is
 * dealt from `seed:i`, the same with and without the card, and the ordinary cards take turns in its place.
 */
export function makeLab(house: LabHouse, subject: CardInPlay, seed: string): Lab {
  const { type } = subject.card;
  const design = makeArm(house, subject);
  const ordinary = ordinaryCards(house.box, subject).map((card) => (): Arm => makeArm(house, card));
  const made: (Arm | undefined)[] = [];
  const inItsPlace = (pair: number): Arm => {
    const at = pair % ordinary.length;
    const arm = made[at] ?? ordinary[at]?.() ?? design;
    made[at] = arm;
    return arm;
  };
  const playPair = type === 'kirby' ? playKirbyPair : playEnemyPair;
  return {
    play: (from, to) => {
      const pairs = Array.from({ length: to - from }, (_, index) =>
        playPair(design, inItsPlace(from + index), `${seed}:${from + index}`),
      );
      return momentsOf(pairs, COUNTS[type]);
    },
  };
}

/** The least power of the Normal cards that make up the Normal deck. */
const NORMAL_DECK = 6;

/**
 * What stands for an ordinary card: each of the box that would lie in the same deck and is got in the same
 * way (a Kirby card: of the same colour), or each enemy of the same life.
 */
function ordinaryCards(box: readonly CardInPlay[], { card }: CardInPlay): CardInPlay[] {
  return box.filter(({ card: other }) => {
    if (other.type === 'enemy') return card.type === 'enemy' && other.life === card.life;
    if (card.type === 'enemy' || other.color !== card.color) return false;
    return card.color !== 'white' || other.power >= NORMAL_DECK;
  });
}
