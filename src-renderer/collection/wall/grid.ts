/** Where the cards of the wall stand, in CSS pixels. */
export interface WallGrid {
  readonly columns: number;
  readonly card: number;
  readonly gapX: number;
  readonly gapY: number;
  /** From the top of one row to the next. */
  readonly pitch: number;
}

/** Narrowest and widest card at a window of 1920 × 1080 and below; 124 is what is aimed at (look.md, Collection). */
const NARROWEST = 119;
const WIDEST = 210;
const GAP_X = 18;
const GAP_Y = 20;
const CARD_RATIO = 880 / 630;

/** The wall inside: its size, and how much larger than at 1920 × 1080 everything is. */
export interface WallSpace {
  readonly width: number;
  readonly height: number;
  /** 1 up to a window of 1920 × 1080, more beyond, so that cards grow with very large windows. */
  readonly unit: number;
}

function gridOf({ width, unit }: WallSpace, columns: number): WallGrid {
  const gapX = Math.round(GAP_X * unit);
  const gapY = Math.round(GAP_Y * unit);
  const wide = Math.floor((width - gapX * (columns - 1)) / columns);
  const card = Math.max(40, Math.min(wide, Math.round(WIDEST * unit)));
  return { columns, card, gapX, gapY, pitch: Math.round(card * CARD_RATIO) + gapY };
}

/**
 * Lays the wall out: as many columns as fit, the cards as wide as that leaves them. Few cards grow as long as all
 * of them stay in sight.
 * @param count how many cards there are
 */
export function wallGrid(space: WallSpace, count: number): WallGrid {
  const { width, height, unit } = space;
  const gap = Math.round(GAP_X * unit);
  let grid = gridOf(space, Math.max(2, Math.floor((width + gap) / (NARROWEST * unit + gap))));
  while (grid.columns > 2 && grid.card < WIDEST * unit) {
    const larger = gridOf(space, grid.columns - 1);
    if (Math.ceil(count / larger.columns) * larger.pitch > height) break;
    grid = larger;
  }
  return grid;
}

/** The card a key leads to from card `at` of `count`; null for any other key. */
export function cardAfter(
  key: string,
  at: number,
  count: number,
  { columns, rows }: { readonly columns: number; readonly rows: number },
): number | null {
  const jump = columns * Math.max(1, rows);
  const moves: Readonly<Record<string, number>> = {
    ArrowRight: at + 1,
    ArrowLeft: at - 1,
    // Down from a row above an unfinished last one: to its last card.
    ArrowDown: Math.floor(at / columns) < Math.floor((count - 1) / columns) ? at + columns : at,
    ArrowUp: at >= columns ? at - columns : at,
    PageDown: at + jump,
    PageUp: at - jump < 0 ? at % columns : at - jump,
    Home: 0,
    End: count - 1,
  };
  const to = moves[key];
  return to === undefined || count === 0 ? null : Math.max(0, Math.min(count - 1, to));
}
