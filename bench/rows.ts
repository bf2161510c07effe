import { count } from '@main/cli/bench/report';

/** One line of the table: what was measured, the figure, its peer, and what it is held to (quality: speed). */
export interface Row {
  readonly what: string;
  readonly figure: string;
  /** What it is measured against, with the peer's own figure. */
  readonly peer?: string;
  readonly must?: string;
  readonly aim?: string;
  readonly holds?: boolean;
}

/** A limit, and what would be better still. */
interface Limit {
  readonly must: number;
  readonly aim: number;
}

/** How many times as fast as a peer it is: at least so many. */
export const timesAsFast = (what: string, ratio: number, { must, aim }: Limit, peer: string): Row => ({
  what,
  figure: times(ratio),
  peer,
  must: `≥ ${must}×`,
  aim: `${aim}×`,
  holds: ratio >= must,
});

/** How many times as slow as a peer it is: at most so many. */
export const timesAsSlow = (what: string, ratio: number, { must, aim }: Limit, peer: string): Row => ({
  what,
  figure: times(ratio),
  peer,
  must: `≤ ${must}×`,
  aim: `${aim}×`,
  holds: ratio <= must,
});

/** A rate a second: at least so high. */
export const rate = (what: string, value: number, { must, aim }: Limit, peer = ''): Row => ({
  what,
  figure: `${count(value)}/s`,
  peer,
  must: `≥ ${count(must)}/s`,
  aim: `${count(aim)}/s`,
  holds: value >= must,
});

/** A time or share: at most so much. */
export const atMost = (what: string, value: number, unit: string, { must, aim }: Limit, peer = ''): Row => ({
  what,
  figure: `${digits(value)} ${unit}`,
  peer,
  must: `≤ ${must} ${unit}`,
  aim: `${aim} ${unit}`,
  holds: value <= must,
});

const times = (ratio: number): string => `${digits(ratio)}×`;

/** As many digits as a figure is worth. */
export const digits = (value: number): string =>
  value.toFixed(Math.abs(value) < 1 ? 3 : Math.abs(value) < 20 ? 1 : 0);
