import { type BackKind, backKindOf } from '@shared/card-face';
import { paperBack, paperCard, type PaperCard, type PaperOptions } from './paper-card';
import { canvasOf, drawInto, pngOf } from './pixels';

const COLUMNS = 10;
const ROWS = 7;

/** Cards on one sheet for tabletop simulators: the last of its 10 × 7 places shows the back. */
export const TABLETOP_CARDS = COLUMNS * ROWS - 1;

/**
 * Pixels of one card on the sheet. Six to a millimetre: the largest whole number at which a card of 63 × 88 mm keeps
 * its shape to the pixel and ten of them stay within the 4096 that simulators take. The sheet is 3780 × 3696.
 */
export const TABLETOP_CARD = { width: 63 * 6, height: 88 * 6 } as const;

/** Pixels in an inch at that size. */
const DPI = 6 * 25.4;

/** How cards become a sheet. */
export interface TabletopOptions extends PaperOptions {
  /** The back of the deck these cards make, shown at the last place. */
  readonly back: BackKind;
  /** Told after each card. */
  readonly onProgress?: ((done: number, of: number) => void) | undefined;
}

/** Where the sheet shows its nth place, row by row. */
const placeOf = (index: number): { x: number; y: number } => ({
  x: (index % COLUMNS) * TABLETOP_CARD.width,
  y: Math.floor(index / COLUMNS) * TABLETOP_CARD.height,
});

/**
 * Cards as one sheet for tabletop simulators, row by row, square because those round the corners themselves; places
 * without a card stay see-through. Rejects when it is stopped, or when a font cannot be fetched.
 * @param cards {@link TABLETOP_CARDS} at most, each copy by itself; more throw a RangeError
 */
export async function tabletopSheet(cards: readonly PaperCard[], options: TabletopOptions): Promise<Blob> {
  if (cards.length > TABLETOP_CARDS) throw new RangeError(`${cards.length} cards for one sheet.`);
  const { back, signal, onProgress } = options;
  const of = cards.length + 1;
  const { canvas, context } = canvasOf({
    width: COLUMNS * TABLETOP_CARD.width,
    height: ROWS * TABLETOP_CARD.height,
  });
  for (const [index, card] of cards.entries()) {
    const drawing = await paperCard(card, options, 0);
    signal?.throwIfAborted();
    await drawInto(context, drawing, { ...placeOf(index), ...TABLETOP_CARD });
    signal?.throwIfAborted();
    onProgress?.(index + 1, of);
  }
  await drawInto(context, paperBack(back), { ...placeOf(TABLETOP_CARDS), ...TABLETOP_CARD });
  onProgress?.(of, of);
  return pngOf(canvas, DPI);
}

/** One deck's share of a sheet: cards of one back, no more than a sheet holds. */
export interface TabletopLot {
  readonly back: BackKind;
  readonly cards: readonly PaperCard[];
}

/** Backs in the order of their sheets. */
const BACKS: readonly BackKind[] = ['kirby', 'enemy', 'kokopelli'];

/** Cards sorted into sheets by their backs; cards that have none of their own go with the Kirby cards. */
export const tabletopLots = (cards: readonly PaperCard[]): readonly TabletopLot[] =>
  BACKS.flatMap((back) => {
    const all = cards.filter(({ card }) => (backKindOf(card) ?? 'kirby') === back);
    return Array.from({ length: Math.ceil(all.length / TABLETOP_CARDS) }, (_, i) => ({
      back,
      cards: all.slice(i * TABLETOP_CARDS, (i + 1) * TABLETOP_CARDS),
    }));
  });
