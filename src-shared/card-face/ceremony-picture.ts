import {
  chooseFestival,
  drawCloth,
  drawThing,
  festivalMark,
  type FestivalPicture,
} from '@shared/art/festival';
import type { Art, Variant } from '@shared/cards/card';
import type { KokopelliCard } from '@shared/ceremonies';
import type { Face } from './index-part';

/** Where a thing lies in its window: its middle, the side of its box, and the height of a paper flag. */
interface ThingPlace {
  readonly y: number;
  readonly side: number;
  readonly flag: number;
}

const PLACES: Readonly<Record<Face, ThingPlace>> = {
  full: { y: 274, side: 334, flag: 66 },
  table: { y: 372, side: 424, flag: 92 },
  token: { y: 448, side: 520, flag: 124 },
};
const MIDDLE = 297;

/** What a card of Kokopelli shows where its picture is drawn. */
export function festivalPicture(
  { id, type, art }: Pick<KokopelliCard, 'id' | 'type' | 'art'>,
  { variant, seed = id }: { readonly variant?: Variant | undefined; readonly seed?: string } = {},
): FestivalPicture {
  const shown: Art | undefined = variant?.art ?? art;
  const drawn = shown === undefined || 'file' in shown ? undefined : shown;
  return chooseFestival({
    palette: drawn?.palette,
    figure: drawn?.figure,
    wild: type === 'kokopelli',
    seed,
  });
}

/** Cloth and thing of a card, in the coordinates of its window. */
export function clothPicture(
  card: KokopelliCard,
  {
    face,
    seed,
    variant,
  }: { readonly face: Face; readonly seed: string; readonly variant?: Variant | undefined },
  { width, height, id }: { readonly width: number; readonly height: number; readonly id: string },
): string {
  const { tone, thing } = festivalPicture(card, { variant, seed });
  const { y, side, flag } = PLACES[face];
  const grain = face === 'full' ? 1 : 0.33;
  const scale = side / 200;
  return (
    drawCloth({
      tone,
      seed,
      width,
      height,
      light: { x: MIDDLE, y, radius: side * 0.64 },
      flag,
      grain,
      id: `${id}c`,
    }) +
    `<g transform="translate(${MIDDLE - side / 2} ${y - side / 2}) scale(${scale})">` +
    `${drawThing({ name: thing, seed, grain, id: `${id}t` })}</g>`
  );
}

/**
 * The small square that stands for a ceremony in lists and panels: its thing on its cloth, as a whole SVG, 64 × 64.
 * The same for the same art, for ever; `id` is what chance follows from where the art says nothing.
 */
export const ceremonyMark = (card: Pick<KokopelliCard, 'id' | 'type' | 'art'>): string =>
  festivalMark(festivalPicture(card));
