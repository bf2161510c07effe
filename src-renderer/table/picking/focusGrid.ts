/** A thing on the table that arrows can reach, with the middle of where it is on the screen. */
export interface FocusStop {
  readonly id: string;
  readonly x: number;
}

/** Stops beside each other, from left to right. */
export type FocusRow = readonly FocusStop[];

/** Rows from above. */
export type FocusRows = readonly FocusRow[];

export type FocusMove = 'left' | 'right' | 'up' | 'down' | 'first' | 'last';

const MOVES: ReadonlyMap<string, FocusMove> = new Map<string, FocusMove>([
  ['ArrowLeft', 'left'],
  ['ArrowRight', 'right'],
  ['ArrowUp', 'up'],
  ['ArrowDown', 'down'],
  ['Home', 'first'],
  ['End', 'last'],
]);

export const focusMove = (key: string): FocusMove | null => MOVES.get(key) ?? null;

interface Found {
  readonly row: number;
  readonly column: number;
}

function find(rows: FocusRows, id: string): Found | null {
  for (const [row, stops] of rows.entries()) {
    const column = stops.findIndex((stop) => stop.id === id);
    if (column >= 0) return { row, column };
  }
  return null;
}

function nearest(stops: readonly FocusStop[], x: number): FocusStop | null {
  let best: FocusStop | null = null;
  for (const stop of stops) {
    if (best === null || Math.abs(stop.x - x) < Math.abs(best.x - x)) best = stop;
  }
  return best;
}

/** The stop an arrow leads to; the same one at the table's edge, null when there is nothing at all. */
export function nextStop(rows: FocusRows, from: string | null, move: FocusMove): string | null {
  const here = from === null ? null : find(rows, from);
  if (here === null) return firstStop(rows);
  const row = rows[here.row] ?? [];
  if (move === 'left') return row[Math.max(0, here.column - 1)]?.id ?? null;
  if (move === 'right') return row[Math.min(row.length - 1, here.column + 1)]?.id ?? null;
  if (move === 'first') return row[0]?.id ?? null;
  if (move === 'last') return row.at(-1)?.id ?? null;
  const x = row[here.column]?.x ?? 0;
  const way = move === 'up' ? -1 : 1;
  for (let at = here.row + way; at >= 0 && at < rows.length; at += way) {
    const stop = nearest(rows[at] ?? [], x);
    if (stop !== null) return stop.id;
  }
  return from;
}

/** The first stop of the first row that has one. */
export function firstStop(rows: FocusRows): string | null {
  return rows.find((row) => row.length > 0)?.[0]?.id ?? null;
}

/**
 * The stop that should be reachable by Tab: the old one while it is there, otherwise the first that
 * can be picked, from below, otherwise the first of the lowest row: what is one's own lies there.
 */
export function homeStop(
  rows: FocusRows,
  old: string | null,
  pickable: (id: string) => boolean,
): string | null {
  if (old !== null && find(rows, old) !== null) return old;
  for (const row of [...rows].reverse()) {
    const stop = row.find(({ id }) => pickable(id));
    if (stop !== undefined) return stop.id;
  }
  return firstStop([...rows].reverse());
}
