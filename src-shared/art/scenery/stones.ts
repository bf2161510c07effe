import { mix, shift } from '../drawing/colour';
import { form } from '../drawing/form';
import { polygon, smooth, type Point } from '../drawing/path';
import { fill } from '../drawing/shape';
import { specks } from '../drawing/specks';
import type { Brush } from './stage';

/** A round-backed stone; `half` is half its width. */
export function rock(brush: Brush, x: number, y: number, half: number, colour: string): string {
  const s = half;
  const lean = brush.between(-0.2, 0.2);
  const outline = smooth([
    [x - s, y + s * 0.14],
    [x - s * 0.8, y - s * 0.5],
    [x + s * lean, y - s * brush.between(0.7, 0.9)],
    [x + s * 0.72, y - s * 0.45],
    [x + s, y + s * 0.14],
  ]);
  return form(brush, `${outline}Z`, colour, {
    edge: [s * 0.14, s * 0.1],
    reach: s * 0.4,
    rim: brush.lit(shift(colour, 0.1), 0.4),
    on: specks(
      brush,
      { x: x - s, y: y - s * 0.8, width: s * 1.3, height: s * 0.9 },
      8,
      shift(colour, -0.1),
      0.5,
      2.2,
    ),
  });
}

/** A crystal standing at (x, y), leaning by `lean` radians: dark left face, bright right face, light cap. */
export function crystal(brush: Brush, x: number, y: number, size: number, colour: string, lean = 0): string {
  const at = (px: number, py: number): Point => [
    x + px * size * Math.cos(lean) - py * size * Math.sin(lean),
    y + px * size * Math.sin(lean) + py * size * Math.cos(lean),
  ];
  const white = brush.lit('#ffffff', 0.3);
  const bright = brush.day.moon ? 0.6 : 1;
  const body = [at(-0.2, 0.05), at(-0.24, -0.7), at(0, -1.1), at(0.22, -0.66), at(0.2, 0.05)];
  const right = [at(0, 0.05), at(-0.02, -0.62), at(0, -1.08), at(0.22, -0.66), at(0.2, 0.05)];
  const cap = [at(-0.24, -0.7), at(0, -1.1), at(0.22, -0.66), at(-0.02, -0.58)];
  const glint = [at(0.07, -0.1), at(0.06, -0.5), at(0.11, -0.52), at(0.12, -0.14)];
  const shade = [at(-0.2, 0.05), at(-0.225, -0.4), at(-0.11, -0.2), at(-0.08, 0.05)];
  return (
    fill(polygon(body, 3), colour) +
    fill(polygon(shade, 2), shift(colour, -0.09), 0.6) +
    fill(polygon(right, 2), mix(colour, white, 0.42 * bright)) +
    fill(polygon(cap, 2), mix(colour, white, 0.68 * bright)) +
    fill(polygon(glint, 2), white, 0.5 * bright)
  );
}
