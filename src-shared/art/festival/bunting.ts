import { n } from '../drawing/number';
import type { Point } from '../drawing/path';
import { polygon } from '../drawing/path';
import { fill, line } from '../drawing/shape';

/** Paper colours of the flags, each with its turned-over edge. */
const PAPERS = [
  ['#E8C25E', '#C99A3C'],
  ['#6FA9A6', '#4E8583'],
  ['#D8705C', '#B24F44'],
  ['#E9DCC0', '#C9B795'],
  ['#8C7BB0', '#6B5A8F'],
] as const;

/** How a string of flags hangs. */
export interface BuntingOptions {
  readonly width: number;
  /** Where the string is fixed at both ends, and how far it sags between them. */
  readonly top: number;
  readonly sag: number;
  /** Height of a flag, and how many hang on the string. */
  readonly flag: number;
  readonly count: number;
}

/** A string of paper flags from edge to edge, each a little turned by the air; the same on every card. */
export function bunting({ width, top, sag, flag, count }: BuntingOptions): string {
  const overhang = width * 0.06;
  const at = (t: number): Point => [-overhang + (width + 2 * overhang) * t, top + sag * 4 * t * (1 - t)];
  const step = 1 / count;
  const half = ((width + 2 * overhang) * step) / 2;
  let shadows = '';
  let flags = '';
  for (let i = 0; i < count; i++) {
    const [x, y] = at((i + 0.5) * step);
    const slope = (sag * 4 * (1 - 2 * (i + 0.5) * step)) / (width + 2 * overhang);
    const [paper, turned] = PAPERS[i % PAPERS.length] ?? PAPERS[0];
    const lean = (i % 3) - 1;
    const left: Point = [x - half * 0.86, y - half * 0.86 * slope];
    const right: Point = [x + half * 0.86, y + half * 0.86 * slope];
    const tip: Point = [x - slope * flag * 0.5 + lean * half * 0.14, y + flag * (i % 2 === 0 ? 1 : 0.94)];
    shadows += fill(polygon([left, right, tip], flag * 0.08), '#2A1B33', 0.22);
    flags +=
      fill(polygon([left, right, tip], flag * 0.08), paper) +
      fill(
        polygon([left, [left[0] + half * 0.62, left[1] + half * 0.62 * slope], tip], flag * 0.06),
        turned,
        0.75,
      );
  }
  const [sx, sy] = at(0);
  const [ex, ey] = at(1);
  const string = `M${n(sx)} ${n(sy)}Q${n((sx + ex) / 2)} ${n(top + sag * 2)} ${n(ex)} ${n(ey)}`;
  return (
    `<g transform="translate(${n(-flag * 0.1)} ${n(flag * 0.14)})">${shadows}</g>` +
    flags +
    line(string, '#FFF3DC', flag * 0.075)
  );
}
