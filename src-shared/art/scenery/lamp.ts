import { radial } from '../drawing/gradient';
import { star } from '../drawing/path';
import { disc, fill, group } from '../drawing/shape';
import type { Brush } from './stage';

/**
 * The one small lit thing of a picture, with a glow of four times its size. Every picture has exactly one, away
 * from the figure; the marker class lets a test count it.
 */
export function lamp(brush: Brush, x: number, y: number, size = 9): string {
  const radius = brush.s(size);
  const glow = radial(brush, [
    [0, '#FFE9A8', 0.9],
    [0.45, '#FFE3A0', 0.38],
    [1, '#FFE9A8', 0],
  ]);
  return group(
    glow.definition +
      disc(x, y, radius * 4, glow.paint) +
      fill(star(x, y, radius, { waist: 0.52 }), '#FFF6CF'),
    'class="lamp"',
  );
}
