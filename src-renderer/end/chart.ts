/** A point of the drawing, in its own units. */
export interface Point {
  readonly x: number;
  readonly y: number;
}

/** One seat's line through the rounds. */
export interface ChartLine {
  readonly seat: number;
  /** One point a round, the set-up first. */
  readonly points: readonly Point[];
  readonly total: number;
  /** Where the total's label stands, moved apart from the others'. */
  readonly labelY: number;
}

export interface Chart {
  readonly lines: readonly ChartLine[];
  /** Levels worth a line across, with their height. */
  readonly levels: readonly { readonly stars: number; readonly y: number }[];
  readonly rounds: readonly { readonly round: number; readonly x: number }[];
  /** Left and right edge of the turning point's band; null when the lead never changed. */
  readonly band: { readonly left: number; readonly right: number } | null;
  /** Height of the stars that were asked for; null where none were. */
  readonly goalY: number | null;
}

export interface ChartFrame {
  readonly width: number;
  readonly height: number;
  /** Room kept free around the lines for labels and numbers. */
  readonly margin: {
    readonly top: number;
    readonly right: number;
    readonly bottom: number;
    readonly left: number;
  };
  /** Least distance between two labels at the lines' ends. */
  readonly labelGap: number;
  /** Stars that were asked for: there is room up to them. */
  readonly goal?: number | null;
}

const STEPS = [1, 2, 5, 10, 20, 50, 100] as const;
const MOST_LEVELS = 4;

/** Stars between two lines across: the smallest round number that needs no more than four of them. */
export const levelStep = (highest: number): number =>
  STEPS.find((step) => highest / step <= MOST_LEVELS) ?? 200;

/**
 * The round in which the winner took the lead for good, from 2 on; null when the winner was ahead since the first
 * round or the lead was never anybody's alone.
 * @param history stars by round and seat, the set-up first
 */
export function turningPoint(history: readonly (readonly number[])[], winner: number): number | null {
  const leads = (round: number): boolean => {
    const stars = history[round] ?? [];
    const own = stars[winner] ?? 0;
    return stars.every((other, seat) => seat === winner || other < own);
  };
  let since = history.length;
  while (since > 1 && leads(since - 1)) since -= 1;
  return since > 1 && since < history.length ? since : null;
}

/** Moves labels apart to a least gap, as little as can be, never below `bottom`. Keeps their order. */
export function spread(wanted: readonly number[], gap: number, bottom: number): number[] {
  const order = wanted.map((_, index) => index).sort((a, b) => (wanted[a] ?? 0) - (wanted[b] ?? 0));
  const placed = [...wanted];
  let free = -Infinity;
  for (const index of order) {
    const y = Math.max(wanted[index] ?? 0, free);
    placed[index] = y;
    free = y + gap;
  }
  let limit = bottom;
  for (const index of order.reverse()) {
    const y = Math.min(placed[index] ?? 0, limit);
    placed[index] = y;
    limit = y - gap;
  }
  return placed;
}

/**
 * Where everything in the chart of stars by round stands.
 * @param history stars by round and seat, the set-up first; at least one round
 * @param turn the round of the turning point, or null
 */
export function chartOf(
  history: readonly (readonly number[])[],
  turn: number | null,
  frame: ChartFrame,
): Chart {
  const { width, height, margin, labelGap, goal = null } = frame;
  const last = Math.max(1, history.length - 1);
  const highest = Math.max(1, goal ?? 0, ...history.flat());
  const step = levelStep(highest);
  const plot = { width: width - margin.left - margin.right, height: height - margin.top - margin.bottom };
  const x = (round: number): number => margin.left + (plot.width * round) / last;
  const y = (stars: number): number => margin.top + plot.height * (1 - stars / highest);

  const totals = history[history.length - 1] ?? [];
  const labels = spread(totals.map(y), labelGap, y(0));
  const lines = totals.map((total, seat) => ({
    seat,
    total,
    points: history.map((stars, round) => ({ x: x(round), y: y(stars[seat] ?? 0) })),
    labelY: labels[seat] ?? y(total),
  }));

  return {
    lines,
    levels: Array.from({ length: Math.floor(highest / step) + 1 }, (_, index) => ({
      stars: index * step,
      y: y(index * step),
    })),
    rounds: Array.from({ length: history.length - 1 }, (_, index) => ({ round: index + 1, x: x(index + 1) })),
    band: turn === null ? null : { left: x(turn - 1), right: x(turn) },
    goalY: goal === null ? null : y(goal),
  };
}

/** A line through points as path data. */
export const pathOf = (points: readonly Point[]): string =>
  points.map(({ x, y }, index) => `${index === 0 ? 'M' : 'L'}${x.toFixed(1)} ${y.toFixed(1)}`).join('');
