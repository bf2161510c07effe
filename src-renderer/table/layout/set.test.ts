import { describe, expect, it } from 'vitest';
import { fitSet, rowsOf } from './set';

describe('a set of enemies', () => {
  it('stands in one row up to six, eight in two rows of four', () => {
    const room = { width: 900, height: 500 };
    expect(fitSet(6, 120, room, 1).columns).toBe(6);
    expect(fitSet(8, 120, room, 1).columns).toBe(4);
    expect(rowsOf([1, 2, 3, 4, 5, 6, 7, 8], 4)).toEqual([
      [1, 2, 3, 4],
      [5, 6, 7, 8],
    ]);
    expect(rowsOf([1, 2, 3, 4, 5], 4)).toEqual([[1, 2, 3, 4], [5]]);
    expect(rowsOf([], 4)).toEqual([]);
  });

  it('gives way with its cards where the room is narrow or low, never below 13 between them', () => {
    // (600 − 5 × 13) / 6 = 89.17
    expect(fitSet(6, 120, { width: 600, height: 500 }, 1)).toMatchObject({ card: 89, gap: 13.2 });
    // (260 − 20) / 2 / 1.397 = 85.9
    expect(fitSet(8, 120, { width: 900, height: 260 }, 1).card).toBe(85);
  });

  it('keeps cards together where there is room to spare', () => {
    expect(fitSet(4, 120, { width: 2000, height: 500 }, 1)).toMatchObject({ card: 120, gap: 24 });
  });
});
