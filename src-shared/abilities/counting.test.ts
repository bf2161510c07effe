import { describe, expect, it } from 'vitest';
import {
  COUNTINGS,
  countingOf,
  fixedPart,
  timesOf,
  withCounting,
  withFixed,
  withinAmount,
  withTimes,
} from './counting';
import type { Amount } from './step';

describe('what an amount follows', () => {
  it.each<[Amount, string, number, number]>([
    [3, 'fixed', 3, 0],
    [{ per: 'defeated' }, 'defeated', 0, 1],
    [{ per: 'defeated', color: 'blue', times: 4 }, 'defeated-blue', 0, 4],
    [{ per: 'hand', times: 2 }, 'hand', 0, 2],
    [{ per: 'discarded', plus: 1 }, 'discarded', 1, 1],
  ])('%j', (amount, counting, fixed, times) => {
    expect([countingOf(amount), fixedPart(amount), timesOf(amount)]).toEqual([counting, fixed, times]);
  });

  it('can be chosen: a fixed number begins anew, a fixed part beside what is counted stays', () => {
    expect(withCounting(1, 'discarded')).toEqual({ per: 'discarded' });
    expect(withCounting(0, 'defeated-green')).toEqual({ per: 'defeated', color: 'green' });
    expect(withCounting({ per: 'hand', times: 3, plus: 2 }, 'defeated-red')).toEqual({
      per: 'defeated',
      color: 'red',
      times: 3,
      plus: 2,
    });
    expect(withCounting({ per: 'defeated', color: 'red' }, 'hand')).toEqual({ per: 'hand' });
    expect(withCounting({ per: 'hand', times: 3, plus: 2 }, 'fixed')).toBe(2);
  });

  it('does not become nothing when it no longer counts', () => {
    expect(withCounting({ per: 'hand', times: 3 }, 'fixed')).toBe(3);
    expect(withCounting({ per: 'hand' }, 'fixed')).toBe(1);
  });

  it('is what was chosen, from every other choice', () => {
    for (const from of COUNTINGS) {
      for (const to of COUNTINGS) expect(countingOf(withCounting(withCounting(2, from), to))).toBe(to);
    }
  });
});

describe('the numbers of an amount', () => {
  it('are kept in their ranges', () => {
    expect(withFixed(4, 12)).toBe(9);
    expect(withFixed({ per: 'hand', times: 2 }, -1)).toEqual({ per: 'hand', times: 2 });
    expect(withTimes({ per: 'hand' }, 7)).toEqual({ per: 'hand', times: 4 });
    expect(withTimes({ per: 'hand', times: 4 }, 1)).toEqual({ per: 'hand' });
    expect(withTimes(5, 3)).toBe(5);
    expect(withinAmount(2.6)).toBe(3);
    expect(withinAmount(NaN)).toBe(0);
  });

  it('name a colour only where defeated enemies are counted', () => {
    expect(withinAmount({ per: 'hand', color: 'red' })).toEqual({ per: 'hand' });
  });
});
