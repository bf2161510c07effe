/** The 95 % interval of a share (Wilson 1927). */
export interface Interval {
  readonly share: number;
  readonly low: number;
  readonly high: number;
}

const Z = 1.96;

/** The interval for `wins` (shared first places count in part) out of `matches`. */
export function wilson(wins: number, matches: number): Interval {
  if (matches === 0) return { share: 0, low: 0, high: 1 };
  const share = wins / matches;
  const weight = (Z * Z) / matches;
  const middle = (share + weight / 2) / (1 + weight);
  const reach = (Z / (1 + weight)) * Math.sqrt((share * (1 - share)) / matches + weight / (4 * matches));
  return { share, low: Math.max(0, middle - reach), high: Math.min(1, middle + reach) };
}

/** What an interval says of a mark; null while it says neither. */
export function verdict({ low, high }: Interval, mark: number): 'holds' | 'missed' | null {
  if (low >= mark) return 'holds';
  return high < mark ? 'missed' : null;
}
