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
const LEAST = { kirby: 3, enemy: 0.6 } as const;
const WIDEST = { kirby: 20, enemy: 4 } as const;

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

/** Whether a share was seen at all: otherwise its range is all there is. */
export const wasSeen = ({ low, high }: Measured): boolean => low > 0 || high < 1;
