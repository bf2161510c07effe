import { describe, expect, it } from 'vitest';
import { addMoments, difference, mean, momentsOf, noMoments, rate, share, type Moments } from './moments';

const of = (pairs: readonly (readonly number[])[]): Moments => momentsOf(pairs, 2);
const repeated = (times: number, pair: readonly number[]): (readonly number[])[] =>
  Array.from({ length: times }, () => pair);

describe('sums over pairs of matches', () => {
  it('hold every count and every product of two', () => {
    expect(
      of([
        [1, 2],
        [3, -4],
      ]),
    ).toEqual({ pairs: 2, sums: [4, -2], products: [10, -10, -10, 20] });
  });

  it('come to the same in parts, in any order', () => {
    const [a, b] = [
      of([
        [1, 2],
        [0, 1],
      ]),
      of([[5, 3]]),
    ];
    expect(addMoments(a, b)).toEqual(
      of([
        [1, 2],
        [0, 1],
        [5, 3],
      ]),
    );
    expect(addMoments(b, a)).toEqual(addMoments(a, b));
    expect(addMoments(noMoments(2), a)).toEqual(a);
  });
});

describe('what sums tell', () => {
  it('a share of independent times is Wilson’s: 20 of 100 lie between 13.3 and 28.9 %', () => {
    const pairs = [...repeated(20, [1, 1]), ...repeated(80, [0, 1])];
    const { value, low, high } = share(of(pairs), [0, 1]);
    expect(value).toBe(0.2);
    expect(low).toBeCloseTo(0.1334, 3);
    expect(high).toBeCloseTo(0.2888, 3);
  });

  it('times that hang together in one match count for less', () => {
    const alone = share(of([...repeated(40, [1, 1]), ...repeated(40, [0, 1])]), [0, 1]);
    const together = share(of([...repeated(10, [4, 4]), ...repeated(10, [0, 4])]), [0, 1]);
    expect(together.value).toBe(alone.value);
    expect(together.high - together.low).toBeGreaterThan(1.7 * (alone.high - alone.low));
  });

  it('a share that never failed is not certain, and one never seen is anything', () => {
    expect(share(of(repeated(10, [1, 1])), [0, 1])).toMatchObject({ value: 1, high: 1 });
    expect(share(of(repeated(10, [1, 1])), [0, 1]).low).toBeCloseTo(0.72, 2);
    expect(share(noMoments(2), [0, 1])).toEqual({ value: 0, low: 0, high: 1 });
  });

  it('a mean of wins and losses: 30 won and 10 lost of 100 pairs are +0.2 ± 0.12', () => {
    const pairs = [...repeated(30, [1, 1]), ...repeated(10, [-1, 1]), ...repeated(60, [0, 1])];
    const { value, low, high } = mean(of(pairs), [0, 1]);
    expect(value).toBeCloseTo(0.2, 10);
    // Variance 0.4 − 0.04 a pair; one pair more for safety: 1.96 · √(0.36/100 + 1/100²).
    expect(high - value).toBeCloseTo(1.96 * Math.sqrt(0.0037), 6);
    expect(value - low).toBeCloseTo(high - value, 10);
    expect(mean(noMoments(2), [0, 1])).toEqual({ value: 0, low: -1, high: 1 });
  });

  it('a rate has the spread of what it counts', () => {
    const { value, high } = rate(of([...repeated(50, [8, 1]), ...repeated(50, [10, 1])]), [0, 1]);
    expect(value).toBe(9);
    expect(high - value).toBeCloseTo(1.96 * 0.1, 6);
  });

  it('two ratios that rise and fall together differ with more certainty than apart', () => {
    const four = (pairs: readonly (readonly number[])[]): Moments => momentsOf(pairs, 4);
    const together = four([...repeated(50, [3, 1, 2, 1]), ...repeated(50, [5, 1, 4, 1])]);
    const apart = four([...repeated(50, [3, 1, 4, 1]), ...repeated(50, [5, 1, 2, 1])]);
    expect(difference(together, [0, 1], [2, 3]).high).toBeCloseTo(1, 6);
    const { value, high } = difference(apart, [0, 1], [2, 3]);
    expect(value).toBe(1);
    expect(high - value).toBeCloseTo(1.96 * 0.2, 6);
  });
});
