import type { Suggestions } from './mind';

/** Options beyond this many, the best ones, are not combined with one another. */
const COMBINED = 7;

/**
 * Suggests subsets of `least` to `most` options, each worth the sum of what its options are worth: the best
 * ones, at most `limit`. With many options only the best of them are combined.
 */
export function eachSubset(
  options: readonly number[],
  least: number,
  most: number,
  limit: number,
  worth: (option: number) => number,
  into: Suggestions,
): void {
  const ranked = options
    .map((option) => ({ option, worth: worth(option) }))
    .sort((a, b) => b.worth - a.worth);
  const width = Math.max(Math.min(ranked.length, COMBINED), Math.min(least, ranked.length));
  const found: { pick: number[]; gain: number }[] = [];
  const grow = (from: number, pick: readonly number[], gain: number): void => {
    if (pick.length >= least) found.push({ pick: [...pick], gain });
    if (pick.length === most) return;
    // A pick of many options cannot leave out more good ones than are combined.
    const last = Math.min(ranked.length, Math.max(width, least)) - 1;
    for (let index = from; index <= last; index += 1) {
      const next = ranked[index];
      if (next !== undefined) grow(index + 1, [...pick, next.option], gain + next.worth);
    }
  };
  grow(0, [], 0);
  found.sort((a, b) => b.gain - a.gain);
  for (const { pick, gain } of found.slice(0, limit)) into.add(pick, gain);
}
