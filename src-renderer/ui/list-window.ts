/** The rows of a long list that are worth drawing. */
export interface RowWindow {
  /** Index of the first one. */
  readonly from: number;
  /** Index after the last one. */
  readonly to: number;
}

/** Rows drawn beyond both edges, so that a quick scroll shows no gap. */
const BEYOND = 6;

/**
 * Which of `count` rows of `rowHeight` pixels to draw in a box of `height`, scrolled down by `top`.
 * @param beyond rows to draw beyond both edges: fewer where a row costs much
 */
export function rowWindow(
  top: number,
  height: number,
  rowHeight: number,
  count: number,
  beyond = BEYOND,
): RowWindow {
  if (rowHeight <= 0) return { from: 0, to: 0 };
  const from = Math.max(0, Math.floor(top / rowHeight) - beyond);
  const to = Math.min(count, Math.ceil((top + height) / rowHeight) + beyond);
  return { from: Math.min(from, to), to };
}

/** How far down a box must be scrolled for a row to be wholly in sight: as little as can be. */
export function scrollTo(index: number, top: number, height: number, rowHeight: number): number {
  const upper = index * rowHeight;
  const lower = upper + rowHeight - height;
  return Math.max(Math.min(top, upper), lower, 0);
}

/** The row a key leads to from row `at` of `count`, with `page` rows in sight; null for any other key. */
export function rowAfter(key: string, at: number, count: number, page: number): number | null {
  const wished: Readonly<Record<string, number>> = {
    ArrowDown: at + 1,
    ArrowUp: at - 1,
    PageDown: at + Math.max(1, page),
    PageUp: at - Math.max(1, page),
    Home: 0,
    End: count - 1,
  };
  const row = wished[key];
  return row === undefined || count === 0 ? null : Math.max(0, Math.min(count - 1, row));
}
