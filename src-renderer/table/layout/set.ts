import { CARD_RATIO } from './sizes';

/** How a set of enemies lies: in rows of as many columns, each card as wide, with gaps between. */
export interface SetFit {
  readonly columns: number;
  readonly card: number;
  /** Between neighbours of a row, and between rows. */
  readonly gap: number;
  readonly rowGap: number;
}

/** More enemies than this stand in two rows. */
const ONE_ROW = 6;

/** Room between cards in design pixels: at least, and at most as a share of the card. */
const GAP = { least: 13, share: 0.2 } as const;

/** A badge hangs above a card of the second row; over the feet of the first it covers no number. */
const ROW_GAP = 20;

/**
 * Fits a set that began with `size` enemies into a room, so that its cards keep their size while it gets
 * smaller. `wished` is the width a card would like, `unit` a design pixel.
 */
export function fitSet(
  size: number,
  wished: number,
  room: { readonly width: number; readonly height: number },
  unit: number,
): SetFit {
  const rows = size > ONE_ROW ? 2 : 1;
  const columns = Math.ceil(size / rows);
  const least = GAP.least * unit;
  const rowGap = ROW_GAP * unit;
  const across = (room.width - (columns - 1) * least) / columns;
  const down = (room.height - (rows - 1) * rowGap) / rows / CARD_RATIO;
  const card = Math.floor(Math.max(40 * unit, Math.min(wished, across, down)));
  const free = columns > 1 ? (room.width - columns * card) / (columns - 1) : least;
  return { columns, card, gap: Math.max(least, Math.min(free, card * GAP.share)), rowGap };
}

/** The cards in rows of at most so many. */
export const rowsOf = (cards: readonly number[], columns: number): readonly (readonly number[])[] =>
  Array.from({ length: Math.ceil(cards.length / columns) }, (_, row) =>
    cards.slice(row * columns, (row + 1) * columns),
  );
