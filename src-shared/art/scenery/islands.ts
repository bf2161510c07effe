import { shift } from '../drawing/colour';
import { form } from '../drawing/form';
import { n } from '../drawing/number';
import { smooth } from '../drawing/path';
import { line } from '../drawing/shape';
import { specks } from '../drawing/specks';
import type { Brush } from './stage';

/** A floating island: earth tapering below a lawn. Its lawn's middle is at (x, y); `far` is the air before it. */
export function island(brush: Brush, x: number, y: number, half: number, far: number): string {
  const s = half;
  const earth = brush.far('#A9765C', far);
  const grass = brush.far('#66B068', far);
  const jut = brush.between(-0.12, 0.16);
  const rock = smooth([
    [x - s, y],
    [x - s * 0.72, y + s * 0.3],
    [x - s * 0.3, y + s * brush.between(0.5, 0.66)],
    [x + s * jut, y + s * brush.between(0.82, 0.98)],
    [x + s * 0.34, y + s * brush.between(0.42, 0.56)],
    [x + s * 0.74, y + s * 0.26],
    [x + s, y],
  ]);
  let layers = '';
  for (let i = 0; i < 6; i++) {
    const ly = y + s * brush.between(0.2, 0.66);
    const lx = x + s * brush.between(-0.5, 0.3) * (1 - (ly - y) / s);
    layers += `M${n(lx)} ${n(ly)}q${n(s * 0.1)} ${n(s * 0.04)} ${n(s * 0.2)} ${n(-s * 0.01)}`;
  }
  const lawn = smooth(
    [
      [x - s * 1.05, y + s * 0.05],
      [x - s * 0.6, y - s * 0.16],
      [x, y - s * 0.22],
      [x + s * 0.66, y - s * 0.15],
      [x + s * 1.05, y + s * 0.05],
      [x + s * 0.72, y + s * 0.08],
      [x + s * 0.5, y + s * 0.2],
      [x + s * 0.2, y + s * 0.09],
      [x - s * 0.12, y + s * 0.16],
      [x - s * 0.44, y + s * 0.08],
      [x - s * 0.66, y + s * 0.19],
    ],
    true,
  );
  return (
    form(brush, `${rock}Z`, earth, {
      edge: [s * 0.08, s * 0.06],
      reach: s * 0.4,
      rim: brush.lit(shift(earth, 0.1), 0.35),
      shade: shift(earth, -0.12),
      on:
        specks(brush, { x: x - s, y, width: s * 1.2, height: s * 0.8 }, 24, shift(earth, -0.17), 0.45, 2.6) +
        line(layers, shift(earth, -0.1), Math.max(1.4, s * 0.03), 0.7),
    }) +
    form(brush, lawn, grass, {
      edge: [s * 0.06, s * 0.05],
      reach: s * 0.3,
      rim: brush.lit(shift(grass, 0.1), 0.4),
      on: specks(
        brush,
        { x: x - s, y: y - s * 0.2, width: s * 1.6, height: s * 0.3 },
        12,
        shift(grass, -0.12),
        0.5,
        2.2,
      ),
    })
  );
}
