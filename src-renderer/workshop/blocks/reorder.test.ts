import { describe, expect, it } from 'vitest';
import { freePlace, isAway, makeWay, placeFor, type Box } from './reorder';

/** Three blocks, the middle one twice as high, 10 apart. */
const BOXES: readonly Box[] = [
  { top: 0, height: 40 },
  { top: 50, height: 80 },
  { top: 140, height: 40 },
];

describe('where a carried block would lie', () => {
  it.each([
    // The lower edge of the first block is at 40; the middle of its neighbour at 90.
    [0, 49, 0],
    [0, 51, 1],
    [0, 119, 1],
    [0, 121, 2],
    [0, 900, 2],
    // The upper edge of the last is at 140.
    [2, -49, 2],
    [2, -51, 1],
    [2, -121, 0],
    [1, 0, 1],
  ])('from %i by %i px: %i', (from, by, to) => {
    expect(placeFor(BOXES, from, by)).toBe(to);
  });
});

describe('the blocks around a carried one', () => {
  it('make way by its height and the gap', () => {
    expect(makeWay(BOXES, 0, 2)).toEqual([0, -50, -50]);
    expect(makeWay(BOXES, 2, 0)).toEqual([50, 50, 0]);
    expect(makeWay(BOXES, 1, 1)).toEqual([0, 0, 0]);
    expect(makeWay(BOXES, 1, 2)).toEqual([0, 0, -90]);
  });

  it('leave its place free where it would lie', () => {
    expect(freePlace(BOXES, 0, 0)).toBe(0);
    // The other two moved up by 50: their last edge is at 130.
    expect(freePlace(BOXES, 0, 2)).toBe(140);
    expect(freePlace(BOXES, 2, 1)).toBe(50);
    expect(freePlace(BOXES, 1, 2)).toBe(100);
  });
});

describe('letting go', () => {
  const list = { left: 100, right: 500, top: 200, bottom: 400 };
  it.each([
    [{ x: 300, y: 300 }, false],
    [{ x: 560, y: 450 }, false],
    [{ x: 0, y: 300 }, true],
    [{ x: 300, y: 90 }, true],
    [{ x: 700, y: 300 }, true],
    [{ x: 300, y: 900 }, true],
  ])('at %j is far away from the list: %s', (pointer, away) => {
    expect(isAway(pointer, list)).toBe(away);
  });
});
