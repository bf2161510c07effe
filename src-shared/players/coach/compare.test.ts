import { describe, expect, it } from 'vitest';
import { position } from '@shared/games/copytoru/testing/position';
import type { Candidate } from '../player';
import { byLoss, compared, isTelling, type Compared } from './compare';

const seen = (chance: number, visits: number, stars = 20, pick: readonly number[] = [1]): Candidate => ({
  pick,
  visits,
  chance,
  stars,
});

const loss = (chosen: Candidate, better: Candidate): Compared => ({ chosen, better });

describe('a loss', () => {
  // Shares of a half counted 400 times each err by 2.5 points; their difference by 3.5, twice that is 7.
  it('counts when it is more than two standard errors', () => {
    expect(isTelling(loss(seen(0.46, 400), seen(0.54, 400)))).toBe(true);
    expect(isTelling(loss(seen(0.47, 400), seen(0.53, 400)))).toBe(false);
    expect(isTelling(loss(seen(0.47, 4000), seen(0.53, 4000)))).toBe(true);
  });

  it('never counts below three points in a hundred, however often it was tried', () => {
    expect(isTelling(loss(seen(0.5, 1_000_000), seen(0.529, 1_000_000)))).toBe(false);
    expect(isTelling(loss(seen(0.5, 1_000_000), seen(0.531, 1_000_000)))).toBe(true);
  });

  it('is never certain from a handful of tries', () => {
    expect(isTelling(loss(seen(0, 1), seen(1, 1)))).toBe(false);
    expect(isTelling(loss(seen(0, 200), seen(1, 200)))).toBe(true);
  });

  it('does not count when the pick was the better one', () => {
    expect(isTelling(loss(seen(0.8, 4000), seen(0.5, 4000)))).toBe(false);
  });
});

describe('losses', () => {
  it('come gravest first, in whole percent, and then by stars', () => {
    const small = loss(seen(0.5, 100), seen(0.6, 100));
    const large = loss(seen(0.2, 100), seen(0.6, 100));
    const asLarge = loss(seen(0.201, 100, 15), seen(0.599, 100, 20));
    expect(byLoss([small, large, asLarge])).toEqual([asLarge, large, small]);
  });
});

describe('a pick among those a search compared', () => {
  const at = position({
    zones: { 'hand:0': ['normal-3', 'normal-3', 'normal-5'], 'table:enemy': ['enemy-red-4'] },
  });
  const options = at.match.decision?.options ?? [];
  const [one = 0, other = 0, five = 0] = options;
  const search = (...candidates: Candidate[]) => ({ pick: [], candidates, iterations: 100 });
  const find = (pick: number, ...candidates: Candidate[]) =>
    compared(at.rules, at.table, search(...candidates), [pick], false);

  it('is found under another copy of the card, and keeps its own name', () => {
    const found = find(other, seen(0.7, 60, 9, [five]), seen(0.4, 40, 8, [one]));
    expect(found).toEqual({ chosen: seen(0.4, 40, 8, [other]), better: seen(0.7, 60, 9, [five]) });
  });

  it('has nothing better when the search would have made it too', () => {
    expect(find(other, seen(0.4, 60, 8, [one]), seen(0.3, 40, 9, [five]))).toBeNull();
    expect(find(five)).toBeNull();
  });
});
