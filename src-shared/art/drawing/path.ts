import { n } from './number';

/** A place on the drawing: x to the right, y down, in grid units. */
export type Point = readonly [x: number, y: number];

/** A soft line through all points (Catmull-Rom as Béziers); `closed` joins the last to the first. */
export function smooth(points: readonly Point[], closed = false): string {
  const count = points.length;
  const at = (i: number): Point => {
    const index = closed ? (i + count) % count : Math.max(0, Math.min(count - 1, i));
    return points[index] ?? [0, 0];
  };
  let path = `M${n(at(0)[0])} ${n(at(0)[1])}`;
  for (let i = 0; i < (closed ? count : count - 1); i++) {
    const [ax, ay] = at(i - 1);
    const [bx, by] = at(i);
    const [cx, cy] = at(i + 1);
    const [dx, dy] = at(i + 2);
    path +=
      `C${n(bx + (cx - ax) / 6)} ${n(by + (cy - ay) / 6)} ` +
      `${n(cx - (dx - bx) / 6)} ${n(cy - (dy - by) / 6)} ${n(cx)} ${n(cy)}`;
  }
  return closed ? `${path}Z` : path;
}

/** A closed polygon with rounded corners (0 for sharp ones); a corner never takes more than half of its sides. */
export function polygon(points: readonly Point[], radius = 6): string {
  if (radius === 0) return `M${points.map(([x, y]) => `${n(x)} ${n(y)}`).join('L')}Z`;
  const count = points.length;
  let path = '';
  for (let i = 0; i < count; i++) {
    const [ax, ay] = points[(i - 1 + count) % count] ?? [0, 0];
    const [bx, by] = points[i] ?? [0, 0];
    const [cx, cy] = points[(i + 1) % count] ?? [0, 0];
    const before = Math.hypot(ax - bx, ay - by) || 1;
    const after = Math.hypot(cx - bx, cy - by) || 1;
    const r = Math.min(radius, before / 2, after / 2);
    path +=
      `${i > 0 ? 'L' : 'M'}${n(bx + ((ax - bx) / before) * r)} ${n(by + ((ay - by) / before) * r)}` +
      `Q${n(bx)} ${n(by)} ${n(bx + ((cx - bx) / after) * r)} ${n(by + ((cy - by) / after) * r)}`;
  }
  return `${path}Z`;
}

/** An ellipse; a circle when only one radius is given. */
export function ellipse(x: number, y: number, rx: number, ry = rx): string {
  const half = `a${n(rx)} ${n(ry)} 0 1 1`;
  return `M${n(x - rx)} ${n(y)}${half} ${n(rx * 2)} 0${half} ${n(-rx * 2)} 0Z`;
}

/** A rectangle with rounded corners. */
export function roundRect(x: number, y: number, width: number, height: number, radius: number): string {
  return polygon(
    [
      [x, y],
      [x + width, y],
      [x + width, y + height],
      [x, y + height],
    ],
    radius,
  );
}

/** What a star looks like: `waist` is the inner radius and `round` the corner, both as a share of the outer radius. */
export interface StarShape {
  readonly points?: number;
  readonly waist?: number;
  readonly round?: number;
  /** Degrees; −90 points a tip upwards. */
  readonly turn?: number;
}

/** A star with soft tips. */
export function star(x: number, y: number, radius: number, shape: StarShape = {}): string {
  const { points = 5, waist = 0.5, round = 0.18, turn = -90 } = shape;
  const corners: Point[] = [];
  for (let i = 0; i < points * 2; i++) {
    const angle = ((turn + (i * 180) / points) * Math.PI) / 180;
    const r = i % 2 === 1 ? radius * waist : radius;
    corners.push([x + r * Math.cos(angle), y + r * Math.sin(angle)]);
  }
  return polygon(corners, radius * round);
}

/**
 * A tapered arc such as a comet's tail: thin at the angle `from`, thickest near `to` (degrees, 0 points right,
 * 90 down), around a centre. `flatten` scales it vertically.
 */
export function swoosh(
  [cx, cy]: Point,
  radius: number,
  from: number,
  to: number,
  width: number,
  flatten = 1,
): string {
  const steps = 18;
  const outer: Point[] = [];
  const inner: Point[] = [];
  for (let i = 0; i <= steps; i++) {
    const t = i / steps;
    const angle = ((from + (to - from) * t) * Math.PI) / 180;
    const half = width * 0.62 * t ** 0.85 * Math.max(0, 1 - t) ** 0.2;
    outer.push([cx + (radius + half) * Math.cos(angle), cy + (radius + half) * Math.sin(angle) * flatten]);
    inner.unshift([cx + (radius - half) * Math.cos(angle), cy + (radius - half) * Math.sin(angle) * flatten]);
  }
  return `${smooth(outer)}L${smooth(inner).slice(1)}Z`;
}

/** A closed shape between two lines of the same direction, such as a trunk between its left and right edge. */
export function ribbon(left: readonly Point[], right: readonly Point[]): string {
  return `${smooth(left)}L${smooth([...right].reverse()).slice(1)}Z`;
}
