import type { LabReport, Measured } from '@shared/contract/lab';

/** An axis of even steps: its ends are steps too. */
export interface Scale {
  readonly from: number;
  readonly to: number;
  readonly step: number;
  readonly ticks: readonly number[];
}

/** Steps that are easy to read, and how many at most are told apart by a label each. */
const STEPS = [0.1, 0.2, 0.5, 1, 2, 5, 10, 20, 50];
const MOST_TICKS = 9;
/** The least an axis shows either way of zero, and the widest likely range that still stretches it. */
const LEAST = { kirby: 3, enemy: 0.6, ceremony: 3 } as const;
const WIDEST = { kirby: 20, enemy: 4, ceremony: 20 } as const;

/** The axis on which a card and the printed ones lie, zero always among them. */
export function scaleOf({ type, change, peers }: LabReport): Scale {
  const own = change.high - change.low > WIDEST[type] ? [change.value] : [change.low, change.high];
  const shown = [...own, ...peers.map((peer) => peer.change.value), -LEAST[type], LEAST[type]];
  return evenScale(Math.min(...shown), Math.max(...shown));
}

function evenScale(least: number, most: number): Scale {
  const step =
    STEPS.find((one) => Math.ceil(most / one) - Math.floor(least / one) < MOST_TICKS) ??
    Math.ceil((most - least) / MOST_TICKS);
  const [first, last] = [Math.floor(least / step), Math.ceil(most / step)];
  const ticks = Array.from({ length: last - first + 1 }, (_, index) => (first + index) * step);
  return { from: first * step, to: last * step, step, ticks };
}

/** Where a value lies on an axis, from 0 to 1; what is beyond its ends lies at them. */
export const placeOn = ({ from, to }: Pick<Scale, 'from' | 'to'>, value: number): number =>
  Math.min(1, Math.max(0, (value - from) / (to - from)));

/** The least and the most of what was measured; null where nothing was. */
export function bandOf(figures: readonly Measured[]): { readonly from: number; readonly to: number } | null {
  if (figures.length === 0) return null;
  const values = figures.map(({ value }) => value);
  return { from: Math.min(...values), to: Math.max(...values) };
}

/** So many marks have a row each; more of them share rows. */
const MOST_ROWS = 6;

/**
 * The row of each mark on an axis, from 0, so that no two of them touch.
 *
 * @param places where they lie, from left to right
 * @param apart how far apart two in one row must be
 */
export function rowsOf(places: readonly number[], apart: number): number[] {
  if (places.length <= MOST_ROWS) return places.map((_, index) => index);
  const ends: number[] = [];
  return places.map((place) => {
    const free = ends.findIndex((end) => end + apart <= place);
    const row = free < 0 ? ends.length : free;
    ends[row] = place;
    return row;
  });
}

/** Whether a share was seen at all: otherwise its range is all there is. */
export const wasSeen = ({ low, high }: Measured): boolean => low > 0 || high < 1;
