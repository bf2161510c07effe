import type { FocusRow, FocusRows } from './focusGrid';

/** A row of stops as it lies on the screen, in CSS pixels from above. */
export interface PlacedRow {
  readonly stops: FocusRow;
  readonly top: number;
  readonly bottom: number;
  /** It stands beside other rows: there one goes on where one of them ends, rather than up or down. */
  readonly beside: boolean;
}

const middle = ({ top, bottom }: PlacedRow): number => (top + bottom) / 2;

const across = ({ stops }: PlacedRow): number => stops.reduce((sum, { x }) => sum + x, 0) / stops.length;

/** The one of the rows that is most level with another. */
function levelWith(side: PlacedRow, mains: readonly PlacedRow[]): PlacedRow | undefined {
  const apart = (main: PlacedRow): number => Math.abs(middle(main) - middle(side));
  return mains.toSorted((a, b) => apart(a) - apart(b))[0];
}

/**
 * Rows for the arrow keys from rows of which some stand beside others: each of those is joined to the row it is
 * most level with, before it or behind it. So up and down lead from row to row, whatever lies beside them.
 */
export function joinRows(placed: readonly PlacedRow[]): FocusRows {
  const rows = placed.filter(({ stops }) => stops.length > 0);
  const mains = rows.filter(({ beside }) => !beside);
  if (mains.length === rows.length || mains.length === 0) return placed.map(({ stops }) => stops);
  const sides = rows.filter(({ beside }) => beside);
  return mains.map((main) => {
    const joined = sides.filter((side) => levelWith(side, mains) === main);
    const before = joined.filter((side) => across(side) < across(main));
    const behind = joined.filter((side) => !before.includes(side));
    return [...before, main, ...behind].flatMap(({ stops }) => stops);
  });
}
