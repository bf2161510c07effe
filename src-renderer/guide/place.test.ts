import { describe, expect, it } from 'vitest';
import { around, placeBubble, type Box } from './place';

const room: Box = { x: 0, y: 0, width: 1000, height: 600 };
const size = { width: 300, height: 150 };
const covers = (a: Box, b: Box): boolean =>
  a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height;

describe('the place of a bubble', () => {
  it('is beside what it speaks of, with its tail towards it', () => {
    const target = { x: 400, y: 20, width: 200, height: 100 };
    const placed = placeBubble(room, [size], target, [{ box: target, weight: 10 }]);
    expect(covers(placed, target)).toBe(false);
    expect(placed.y - (target.y + target.height)).toBeLessThanOrEqual(20);
    expect(placed.tail).toBe('up');
    expect(placed.x + placed.tailAt).toBeCloseTo(500, -1);
  });

  it('covers no number while there is room elsewhere', () => {
    const target = { x: 400, y: 250, width: 200, height: 100 };
    const numbers = [
      { x: 100, y: 0, width: 900, height: 240 },
      { x: 0, y: 370, width: 1000, height: 230 },
      { x: 610, y: 200, width: 390, height: 200 },
    ];
    const tall = { x: 0, y: 0, width: 1000, height: 900 };
    const placed = placeBubble(
      tall,
      [size],
      target,
      [target, ...numbers].map((box) => ({ box, weight: 20 })),
    );
    expect(numbers.filter((box) => covers(placed, box))).toEqual([]);
    expect(covers(placed, target)).toBe(false);
  });

  it('is narrower rather than over a number', () => {
    const target = { x: 0, y: 0, width: 700, height: 600 };
    const gap = { x: 700, y: 0, width: 250, height: 600 };
    const placed = placeBubble(room, [size, { width: 240, height: 200 }], target, [
      { box: target, weight: 20 },
      { box: { x: 950, y: 0, width: 50, height: 600 }, weight: 20 },
    ]);
    expect(placed.width).toBe(240);
    expect(placed.x).toBeGreaterThanOrEqual(gap.x);
    expect(placed.tail).toBe('left');
  });

  it('stays inside, and speaks from nowhere where it speaks of nothing', () => {
    const placed = placeBubble(room, [size], null, []);
    expect(placed.tail).toBeNull();
    expect(covers(placed, { x: 500, y: 300, width: 1, height: 1 })).toBe(true);
    const corner = placeBubble(room, [size], { x: 990, y: 590, width: 10, height: 10 }, []);
    expect(corner.x + corner.width).toBeLessThanOrEqual(1000);
    expect(corner.y + corner.height).toBeLessThanOrEqual(600);
  });

  it('is found even where nothing fits', () => {
    const placed = placeBubble({ x: 5, y: 5, width: 100, height: 50 }, [size], null, []);
    expect(placed).toMatchObject({ x: 5, y: 5, width: 300 });
  });
});

describe('a box around boxes', () => {
  it('holds them all, and is none around none', () => {
    expect(
      around([
        { x: 10, y: 20, width: 5, height: 5 },
        { x: 0, y: 30, width: 5, height: 10 },
      ]),
    ).toEqual({ x: 0, y: 20, width: 15, height: 20 });
    expect(around([])).toBeNull();
  });
});
