import { ellipse, type Point, polygon, smooth } from '../../drawing/path';
import { fill } from '../../drawing/shape';

/** The colours all household things are made of, so that they look like one household's. */
export const WOOD = '#C98F55';
export const PALE_WOOD = '#E6BE86';
export const DARK_WOOD = '#8A5A3C';
export const CREAM = '#F7E8CB';
export const RED = '#C8503F';
export const GOLD = '#EDB94C';
export const GREEN = '#7C9E68';
export const BLUE = '#6C93BC';
export const LILAC = '#9A82BE';
export const IRON = '#5A5568';
export const NIGHT = '#3A2438';
export const FLAME = '#FFD98A';

/** The soft shadow a thing throws on the cloth. */
export const shadow = (x = 100, y = 176, rx = 62, ry = 9): string =>
  fill(ellipse(x, y, rx, ry), '#2A1B33', 0.26);

/** A bar from one point to another, `width` thick, its ends rounded by `round`. */
export function bar([ax, ay]: Point, [bx, by]: Point, width: number, round = 3): string {
  const length = Math.hypot(bx - ax, by - ay) || 1;
  const dx = (-(by - ay) / length) * (width / 2);
  const dy = ((bx - ax) / length) * (width / 2);
  return polygon(
    [
      [ax + dx, ay + dy],
      [bx + dx, by + dy],
      [bx - dx, by - dy],
      [ax - dx, ay - dy],
    ],
    round,
  );
}

/** Moved, turned and scaled. */
export const placed = (x: number, y: number, turn: number, scale: number, inner: string): string =>
  `<g transform="translate(${x} ${y}) rotate(${turn}) scale(${scale})">${inner}</g>`;

const pairs = (xy: readonly number[]): Point[] => {
  const points: Point[] = [];
  for (let i = 0; i + 1 < xy.length; i += 2) points.push([xy[i] ?? 0, xy[i + 1] ?? 0]);
  return points;
};

/** A closed soft outline through points, x and y in turn. */
export const soft = (xy: readonly number[]): string => smooth(pairs(xy), true);

/** An open soft line through points, x and y in turn. */
export const curve = (xy: readonly number[]): string => smooth(pairs(xy));

/** A closed outline with corners rounded by `round`, from points, x and y in turn. */
export const cut = (xy: readonly number[], round: number): string => polygon(pairs(xy), round);

/** The same points seen in a mirror: a thing's other half, lit like the first. */
export const mirrored = (xy: readonly number[]): readonly number[] =>
  xy.map((value, i) => (i % 2 === 0 ? -value : value));

/** The same points turned around 0, 0 and moved: a thing's other parts, lit like the first. */
export function turned(xy: readonly number[], degrees: number, x: number, y: number): readonly number[] {
  const angle = (degrees * Math.PI) / 180;
  return pairs(xy).flatMap(([px, py]) => [
    x + px * Math.cos(angle) - py * Math.sin(angle),
    y + px * Math.sin(angle) + py * Math.cos(angle),
  ]);
}
