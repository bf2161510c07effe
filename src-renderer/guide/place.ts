/** A rectangle on the page, in CSS pixels. */
export interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** Something that had better stay in sight. */
export interface Obstacle {
  readonly box: Box;
  /** How bad it is to cover a square pixel of it. */
  readonly weight: number;
}

/** Where a bubble lies, and the side it speaks from; null where it speaks of nothing or lies over it. */
export interface Placed extends Box {
  readonly tail: 'up' | 'down' | 'left' | 'right' | null;
  /** Where the tail sits along its side, in pixels from the bubble's corner. */
  readonly tailAt: number;
}

/** Distance between the places that are tried. */
const STEP = 10;
/** How bad a pixel of distance from what it speaks of is. */
const FAR = 26;
/** How bad a pixel between the middles is: of places as near, the one straight across is clearest. */
const ASKEW = 2;
/** How bad a narrower bubble is: words in a wide one are easier to read. */
const NARROW = 500;
/** Air between a bubble and what it speaks of. */
const AIR = 14;
/** Farther away a tail would seem to point at something else. */
const BESIDE = 40;
/** The tail keeps away from the rounded corners. */
const CORNER = 24;

const clamp = (value: number, least: number, most: number): number =>
  Math.max(least, Math.min(Math.max(least, most), value));

function overlap(a: Box, b: Box): number {
  const wide = Math.min(a.x + a.width, b.x + b.width) - Math.max(a.x, b.x);
  const high = Math.min(a.y + a.height, b.y + b.height) - Math.max(a.y, b.y);
  return wide > 0 && high > 0 ? wide * high : 0;
}

/** How far two boxes lie apart across and down; below 0 where they overlap that way. */
const gaps = (a: Box, b: Box): { readonly x: number; readonly y: number } => ({
  x: Math.max(b.x - (a.x + a.width), a.x - (b.x + b.width)),
  y: Math.max(b.y - (a.y + a.height), a.y - (b.y + b.height)),
});

function distance(a: Box, b: Box): number {
  const { x, y } = gaps(a, b);
  return Math.hypot(Math.max(0, x - AIR), Math.max(0, y - AIR));
}

/** How bad it is to be so far from what a bubble speaks of. */
function away(box: Box, target: Box): number {
  const across = box.x + box.width / 2 - target.x - target.width / 2;
  const down = box.y + box.height / 2 - target.y - target.height / 2;
  return distance(box, target) * FAR + Math.hypot(across, down) * ASKEW;
}

/** How bad it is to lie there: what is covered, and how far it is from what is spoken of. */
export function costOf(
  box: Box,
  room: Box,
  target: Box | null,
  obstacles: readonly Obstacle[],
  most = Number.POSITIVE_INFINITY,
): number {
  const centre = { x: room.x + room.width / 2, y: room.y + room.height / 2, width: 0, height: 0 };
  let cost = away(box, target ?? centre);
  for (const obstacle of obstacles) {
    if (cost >= most) return cost;
    cost += overlap(box, obstacle.box) * obstacle.weight;
  }
  return cost;
}

/**
 * The place for a bubble: where it covers the least of what matters, and of such places the nearest to what
 * it speaks of.
 * @param room what it must stay inside of
 * @param sizes the forms it can take, the widest first
 */
export function placeBubble(
  room: Box,
  sizes: readonly { readonly width: number; readonly height: number }[],
  target: Box | null,
  obstacles: readonly Obstacle[],
): Placed {
  let best: { readonly box: Box; readonly cost: number } | null = null;
  for (const [index, size] of sizes.entries()) {
    for (let y = room.y; y + size.height <= room.y + room.height; y += STEP) {
      for (let x = room.x; x + size.width <= room.x + room.width; x += STEP) {
        const box = { x, y, ...size };
        const narrow = index * NARROW;
        const cost: number = narrow + costOf(box, room, target, obstacles, (best?.cost ?? Infinity) - narrow);
        if (best === null || cost < best.cost) best = { box, cost };
      }
    }
  }
  const [first = { width: 0, height: 0 }] = sizes;
  const box = best?.box ?? { x: room.x, y: room.y, ...first };
  return { ...box, ...tailOf(box, target) };
}

function tailOf(box: Box, target: Box | null): Pick<Placed, 'tail' | 'tailAt'> {
  if (target === null || overlap(box, target) > 0 || distance(box, target) > BESIDE)
    return { tail: null, tailAt: 0 };
  const { x, y } = gaps(box, target);
  const middle = { x: target.x + target.width / 2, y: target.y + target.height / 2 };
  if (y >= x) {
    const at = clamp(middle.x - box.x, CORNER, box.width - CORNER);
    return { tail: target.y > box.y ? 'down' : 'up', tailAt: at };
  }
  const at = clamp(middle.y - box.y, CORNER, box.height - CORNER);
  return { tail: target.x > box.x ? 'right' : 'left', tailAt: at };
}

/** The smallest box around several; null around none. */
export function around(boxes: readonly Box[]): Box | null {
  if (boxes.length === 0) return null;
  const x = Math.min(...boxes.map((box) => box.x));
  const y = Math.min(...boxes.map((box) => box.y));
  return {
    x,
    y,
    width: Math.max(...boxes.map((box) => box.x + box.width)) - x,
    height: Math.max(...boxes.map((box) => box.y + box.height)) - y,
  };
}
