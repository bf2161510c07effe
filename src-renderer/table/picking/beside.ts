import type { FocusRow, FocusRows } from './focusGrid';

/** A row of stops as it lies on the screen, in CSS pixels from above. */
export interface PlacedRow {
  readonly stops: FocusRow;
  readonly top: number;
  readonly bottom: number;
  /** It stands beside other rows and goes on where one of them ends, rather than below or above them. */
  readonly beside: boolean;
}

const middle = ({ top, bottom }: PlacedRow): number => (top + bottom) / 2;

/** How far two rows share the same height, as a share of the lower one; 0 or less where they do not. */
function shared(a: PlacedRow, b: PlacedRow): number {
  const both = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
  return both / Math.max(1, Math.min(a.bottom - a.top, b.bottom - b.top));
}

/** What two rows must share at least to be walked through as one. */
const ENOUGH = 0.4;

/**
 * Rows for the arrow keys from rows of which some stand beside others: each of those is joined to the one row
 * it is most level with, and is a row of its own, by its height, where there is none.
 */
export function joinRows(placed: readonly PlacedRow[]): FocusRows {
  const rows = placed.filter(({ stops }) => stops.length > 0);
  if (!rows.some(({ beside }) => beside)) return placed.map(({ stops }) => stops);
  const mains = rows.filter(({ beside }) => !beside);
  const pairs = rows
    .filter(({ beside }) => beside)
    .flatMap((side) => mains.map((main) => ({ side, main, level: shared(side, main) })))
    .filter(({ level }) => level >= ENOUGH)
    .toSorted((a, b) => b.level - a.level);
  const joined = new Map<PlacedRow, PlacedRow>();
  const used = new Set<PlacedRow>();
  for (const { side, main } of pairs) {
    if (joined.has(main) || used.has(side)) continue;
    joined.set(main, side);
    used.add(side);
  }
  return rows
    .filter((row) => !used.has(row))
    .toSorted((a, b) => middle(a) - middle(b))
    .map((row) => [...row.stops, ...(joined.get(row)?.stops ?? [])].toSorted((a, b) => a.x - b.x));
}
