import { describe, expect, it } from 'vitest';
import { cardAfter, wallGrid } from './grid';

describe('the wall', () => {
  it.each([
    // Inside the felt beside the page of a card, at 1280 × 800 and at 1920 × 1080.
    ['M', 828, 660, 1, 6, 123],
    ['L', 1381, 930, 1, 10, 121],
  ])('has its columns at %s', (_size, width, height, unit, columns, card) => {
    expect(wallGrid({ width, height, unit }, 100)).toMatchObject({ columns, card });
  });

  it('lets few cards grow, to a limit, and never out of sight', () => {
    const space = { width: 828, height: 660, unit: 1 };
    expect(wallGrid(space, 3)).toMatchObject({ columns: 3, card: 210 });
    const nine = wallGrid(space, 9);
    expect(Math.ceil(9 / nine.columns) * nine.pitch).toBeLessThanOrEqual(660);
    expect(nine.columns).toBe(5);
  });

  it('grows with very large windows', () => {
    expect(wallGrid({ width: 1900, height: 1200, unit: 1.25 }, 500)).toMatchObject({ columns: 11, gapX: 23 });
  });
});

describe('the keys of the wall', () => {
  /** Seven cards in rows of three, two rows in sight: 0 1 2 / 3 4 5 / 6. */
  const after = (key: string, at: number): number | null => cardAfter(key, at, 7, { columns: 3, rows: 2 });

  it.each([
    ['ArrowRight', 2, 3],
    ['ArrowLeft', 3, 2],
    ['ArrowLeft', 0, 0],
    ['ArrowRight', 6, 6],
    ['ArrowDown', 1, 4],
    ['ArrowDown', 5, 6],
    ['ArrowDown', 6, 6],
    ['ArrowUp', 4, 1],
    ['ArrowUp', 1, 1],
    ['Home', 5, 0],
    ['End', 1, 6],
    ['PageDown', 0, 6],
    ['PageUp', 6, 0],
    ['PageUp', 5, 2],
  ])('%s leads from %i to %i', (key, at, to) => {
    expect(after(key, at)).toBe(to);
  });

  it('are those and no others', () => {
    expect(after('a', 3)).toBeNull();
    expect(cardAfter('End', 0, 0, { columns: 3, rows: 2 })).toBeNull();
  });
});
