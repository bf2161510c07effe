import { describe, expect, it } from 'vitest';
import type { LabReport, Measured } from '@shared/contract/lab';
import { bandOf, placeOn, rowsOf, scaleOf, wasSeen } from './scale';

const measured = (value: number, reach: number): Measured => ({
  value,
  low: value - reach,
  high: value + reach,
});

const reportWith = (
  change: Measured,
  peers: readonly number[],
  type: 'kirby' | 'enemy' = 'kirby',
): LabReport => ({
  card: 'mine/one',
  type,
  rank: 5,
  done: 100,
  of: 1000,
  change,
  taken: measured(0.5, 0.1),
  played: measured(0.5, 0.1),
  stars: measured(5, 1),
  peers: peers.map((value) => ({
    card: 'copytoru-base/red-5',
    color: 'red',
    change: measured(value, 0.5),
    taken: measured(0.5, 0.1),
    played: measured(0.5, 0.1),
    stars: measured(5, 1),
  })),
  verdict: { level: 'unknown', message: { key: 'lab.verdict.unknown' }, nearest: null },
});

describe('the axis of the chart', () => {
  it('holds the card with its likely range, the printed ones and zero, and ends on its steps', () => {
    const { from, to, step, ticks } = scaleOf(reportWith(measured(3.4, 1.9), [-1.5, 0.3, 1.2, 2]));
    expect([from, to, step]).toEqual([-4, 6, 2]);
    expect(ticks).toEqual([-4, -2, 0, 2, 4, 6]);
  });

  it('grows for an absurd card, with as few steps', () => {
    const { from, to, ticks } = scaleOf(reportWith(measured(37.6, 2), [2.2, 3.3]));
    expect([from, to]).toEqual([-10, 40]);
    expect(ticks.length).toBeLessThan(9);
  });

  it('is not stretched by a range that says nothing yet', () => {
    const { to } = scaleOf(reportWith({ value: 2, low: -100, high: 100 }, [1]));
    expect(to).toBeLessThan(10);
  });

  it('is fine for enemies, whose stars differ by parts of one', () => {
    const { from, to } = scaleOf(reportWith(measured(0.2, 0.1), [0], 'enemy'));
    expect(to - from).toBeLessThan(2);
  });

  it('keeps what is beyond its ends at them', () => {
    const scale = { from: -5, to: 5 };
    expect([placeOn(scale, 0), placeOn(scale, 99), placeOn(scale, -99)]).toEqual([0.5, 1, 0]);
  });
});

describe('the rows of marks on the axis', () => {
  it('are one for each of a few', () => {
    expect(rowsOf([1, 1.1, 9], 5)).toEqual([0, 1, 2]);
  });

  it('are shared by many, as far as they do not touch', () => {
    expect(rowsOf([0, 2, 4, 10, 11, 15, 30], 5)).toEqual([0, 1, 2, 0, 1, 0, 0]);
  });
});

it('the band of the printed cards goes from the least to the most', () => {
  expect(bandOf([measured(0.3, 0.1), measured(0.1, 0.1), measured(0.2, 0.1)])).toEqual({
    from: 0.1,
    to: 0.3,
  });
  expect(bandOf([])).toBeNull();
});

it('what was never seen is told apart from nothing', () => {
  expect(wasSeen({ value: 0, low: 0, high: 1 })).toBe(false);
  expect(wasSeen({ value: 0, low: 0, high: 0.02 })).toBe(true);
});
