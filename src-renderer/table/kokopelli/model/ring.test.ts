import { describe, expect, it } from 'vitest';
import { roundedOutline } from './outline';
import { spaceOf, villageOf } from './places';
import { ringOf, type Rect, type Ring } from './ring';

const ROOMS = {
  S: { width: 976, height: 478, unit: 0.86, head: 44 },
  M: { width: 1232, height: 560, unit: 1, head: 44 },
  L: { width: 1520, height: 760, unit: 1.3, head: 64 },
  /** As near to each other as they draw where a window is zoomed in. */
  close: { width: 592, height: 344, unit: 0.62, head: 44 },
} as const;

const right = ({ left, width }: Rect): number => left + width;
const below = ({ top, height }: Rect): number => top + height;
const apart = (a: Rect, b: Rect): boolean =>
  right(a) <= b.left || right(b) <= a.left || below(a) <= b.top || below(b) <= a.top;

const at = (ring: Ring, zone: string): Rect =>
  ring.spaces.get(zone) ?? { left: 0, top: 0, width: 0, height: 0 };
const inRow = (ring: Ring, zones: readonly string[]): readonly string[] =>
  zones.toSorted((a, b) => at(ring, a).left - at(ring, b).left);

describe.each([2, 3, 4])('the villages of %i', (seats) => {
  it.each(['S', 'M', 'L', 'close'] as const)(
    'keep apart from each other and inside the felt, in a window of form %s',
    (form) => {
      const room = ROOMS[form];
      const ring = ringOf(seats, 0, false, room);
      const things = [...ring.spaces.values(), ...ring.nearby.values(), ring.tiles, ring.effects, ring.own];
      expect(ring.spaces.size).toBe(seats === 2 ? 10 : seats * 4);
      for (const thing of things) {
        expect(thing.left).toBeGreaterThanOrEqual(0);
        expect(right(thing)).toBeLessThanOrEqual(room.width);
        expect(thing.top).toBeGreaterThanOrEqual(room.head);
        expect(below(thing)).toBeLessThanOrEqual(room.height);
      }
      const touching = things.flatMap((one, index) =>
        things.slice(index + 1).filter((other) => !apart(one, other)),
      );
      expect(touching).toEqual([]);
    },
  );
});

describe('who lies where', () => {
  const ring = ringOf(4, 0, false, ROOMS.M);

  it('has my spaces below from left to right', () => {
    expect(inRow(ring, villageOf(4, 0))).toEqual(villageOf(4, 0));
  });

  it('has the far village in a row above, seen from across', () => {
    expect(inRow(ring, villageOf(4, 2))).toEqual([
      'village:2:4',
      'village:2:3',
      'village:2:2',
      'village:2:1',
    ]);
  });

  it('has of each neighbour the pair nearest to me lower: 3 and 4 on the left, 1 and 2 on the right', () => {
    const lower = (seat: number) =>
      villageOf(4, seat).filter((zone) => at(ring, zone).top > at(ring, 'village:2:1').top + 1);
    expect(lower(1)).toEqual(['village:1:3', 'village:1:4']);
    expect(lower(3)).toEqual(['village:3:1', 'village:3:2']);
    expect(at(ring, 'village:1:3').left).toBeLessThan(at(ring, 'village:3:1').left);
  });

  it('has what runs at each neighbour of four beside its village, and that of others beside mine', () => {
    expect([...ring.nearby.keys()]).toEqual([1, 3]);
    const [left, far, farRight, rightmost] = ['village:1:2', 'village:2:4', 'village:2:1', 'village:3:3'].map(
      (zone) => at(ring, zone),
    );
    const [first, second] = [...ring.nearby.values()];
    expect(first?.left).toBeGreaterThan(left?.left ?? NaN);
    expect(first?.left).toBeLessThan(far?.left ?? NaN);
    expect(second?.left).toBeGreaterThan(farRight?.left ?? NaN);
    expect(second?.left).toBeLessThan(rightmost?.left ?? NaN);
    expect(ringOf(3, 0, false, ROOMS.M).nearby.size).toBe(0);
  });

  it('has the private spaces of two players in the middle (KO-4)', () => {
    const two = ringOf(2, 1, false, ROOMS.M);
    expect(inRow(two, villageOf(2, 1))[2]).toBe('village:1:5');
    expect(inRow(two, villageOf(2, 0)).map((zone) => spaceOf(zone)?.number)).toEqual([4, 3, 5, 2, 1]);
  });
});

/** Whether the middle of a rectangle lies within an outline: a ray to the right crosses it an odd number of times. */
function holds(ring: Ring, { left, top, width, height }: Rect): boolean {
  const [x, y] = [left + width / 2, top + height / 2];
  return (
    ring.reach.filter(([ax, ay], index) => {
      const [bx, by] = ring.reach[(index + 1) % ring.reach.length] ?? [0, 0];
      return ay > y !== by > y && x < ((bx - ax) * (y - ay)) / (by - ay) + ax;
    }).length %
      2 ===
    1
  );
}

describe('the outline around what I reach', () => {
  const held = (seats: number, wide: boolean): readonly string[] => {
    const ring = ringOf(seats, 0, wide, ROOMS.M);
    return [...ring.spaces].flatMap(([zone, rect]) => (holds(ring, rect) ? [zone] : [])).toSorted();
  };

  it('holds my village and the nearest pairs, and nothing else', () => {
    const nearest = ['village:1:3', 'village:1:4', 'village:3:1', 'village:3:2'];
    expect(held(4, false)).toEqual([...villageOf(4, 0), ...nearest]);
  });

  it('leaves out the private space of one opponent (KO-4)', () => {
    expect(held(2, false)).not.toContain('village:1:5');
    expect(held(2, false)).toHaveLength(9);
  });

  it('grows with Long Road to all of both neighbours (E13)', () => {
    expect(held(4, true)).toHaveLength(12);
    expect(held(2, true)).toHaveLength(10);
  });
});

it('rounds an outline’s corners by at most half a side', () => {
  const square = [
    [0, 0],
    [10, 0],
    [10, 10],
    [0, 10],
  ] as const;
  expect(roundedOutline(square, 2)).toBe(
    'M 0 2 Q 0 0 2 0 L 8 0 Q 10 0 10 2 L 10 8 Q 10 10 8 10 L 2 10 Q 0 10 0 8 Z',
  );
  expect(roundedOutline(square, 50)).toContain('M 0 5 Q 0 0 5 0');
});
