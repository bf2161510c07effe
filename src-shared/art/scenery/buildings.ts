import { shift } from '../drawing/colour';
import { form } from '../drawing/form';
import { n } from '../drawing/number';
import { polygon, roundRect } from '../drawing/path';
import { fill, line } from '../drawing/shape';
import { specks } from '../drawing/specks';
import type { Brush } from './stage';

const LIT_WINDOW = '#FFE19A';

/** A window or door with a round top, its sill at (x, y). Lit ones belong to the house; the lamp is another thing. */
export function windowAt(
  brush: Brush,
  x: number,
  y: number,
  width: number,
  height: number,
  lit: boolean,
  dark = shift(brush.local('#4A4468'), -0.05),
): string {
  const path =
    `M${n(x - width / 2)} ${n(y)}v${n(-height + width / 2)}a${n(width / 2)} ${n(width / 2)} 0 0 1 ${n(width)} 0` +
    `v${n(height - width / 2)}Z`;
  const bars = `M${n(x)} ${n(y)}v${n(-height)}M${n(x - width / 2)} ${n(y - height * 0.48)}h${n(width)}`;
  const sill = `M${n(x - width * 0.66)} ${n(y + 0.5)}h${n(width * 1.32)}`;
  return (
    fill(path, lit ? LIT_WINDOW : dark) +
    (lit ? line(bars, '#8A5A3E', Math.max(1, width * 0.09), 0.55) : '') +
    line(sill, brush.lit(dark, 0.5), Math.max(1.2, width * 0.12), 0.6)
  );
}

/** A doorway without bars. */
export function doorAt(x: number, y: number, width: number, height: number, colour: string): string {
  const path =
    `M${n(x - width / 2)} ${n(y)}v${n(-height + width / 2)}a${n(width / 2)} ${n(width / 2)} 0 0 1 ${n(width)} 0` +
    `v${n(height - width / 2)}Z`;
  return fill(path, colour);
}

/** What covers a tower. */
export type TowerTop = 'cone' | 'dome' | 'battlement';

/** A round tower, foot at (x, y). */
export function tower(
  brush: Brush,
  [x, y]: readonly [number, number],
  width: number,
  height: number,
  wall: string,
  roof: string,
  top: TowerTop = 'cone',
): string {
  let stones = '';
  for (let i = 0; i < 5; i++) {
    const sx = x + width * brush.between(-0.38, 0.2);
    const sy = y - height * brush.between(0.08, 0.9);
    stones += `M${n(sx)} ${n(sy)}h${n(width * 0.16)}`;
  }
  const body = form(brush, roundRect(x - width / 2, y - height, width, height + 6, 3), wall, {
    edge: [width * 0.1, 2],
    reach: width * 0.34,
    rim: brush.lit(wall, 0.55),
    on:
      specks(
        brush,
        { x: x - width / 2, y: y - height, width: width * 0.6, height },
        14,
        shift(wall, -0.1),
        0.4,
        2,
      ) + line(stones, shift(wall, -0.09), Math.max(1.2, width * 0.04), 0.55),
  });
  return body + towerTop(brush, [x, y - height], width, top, wall, roof);
}

function towerTop(
  brush: Brush,
  [x, y]: readonly [number, number],
  width: number,
  top: TowerTop,
  wall: string,
  roof: string,
): string {
  const w = width;
  if (top === 'battlement') {
    let teeth = '';
    for (const i of [-1.5, -0.5, 0.5, 1.5])
      teeth += roundRect(x + i * w * 0.3 - w * 0.1, y - w * 0.2, w * 0.2, w * 0.3, 2);
    return fill(teeth, brush.lit(wall, 0.25));
  }
  const outline =
    top === 'cone'
      ? polygon(
          [
            [x, y - w * 1.25],
            [x + w * 0.72, y + 4],
            [x - w * 0.72, y + 4],
          ],
          w * 0.12,
        )
      : `M${n(x - w * 0.62)} ${n(y + 3)}C${n(x - w * 0.74)} ${n(y - w * 0.5)} ${n(x - w * 0.15)} ${n(y - w * 0.62)} ${n(x)} ${n(y - w * 1.05)}` +
        `C${n(x + w * 0.15)} ${n(y - w * 0.62)} ${n(x + w * 0.74)} ${n(y - w * 0.5)} ${n(x + w * 0.62)} ${n(y + 3)}Z`;
  const tiles =
    `M${n(x - w * 0.42)} ${n(y - w * 0.3)}q${n(w * 0.2)} ${n(w * 0.1)} ${n(w * 0.4)} ${n(w * 0.06)}` +
    `M${n(x - w * 0.2)} ${n(y - w * 0.64)}q${n(w * 0.12)} ${n(w * 0.07)} ${n(w * 0.24)} ${n(w * 0.04)}`;
  return form(brush, outline, roof, {
    edge: [w * 0.09, 3],
    reach: w * 0.28,
    rim: brush.lit(shift(roof, 0.06), 0.45),
    on: line(tiles, shift(roof, -0.11), Math.max(1.3, w * 0.05), 0.6),
  });
}

/** A small house with a hipped roof, the middle of its foot at (x, y), without windows. */
export function house(brush: Brush, x: number, y: number, size: number, wall: string, roof: string): string {
  const s = size;
  const eaves = polygon(
    [
      [x - s * 0.72, y - s * 0.62],
      [x - s * 0.34, y - s * 1.24],
      [x + s * 0.3, y - s * 1.24],
      [x + s * 0.74, y - s * 0.62],
    ],
    s * 0.12,
  );
  const thatch =
    `M${n(x - s * 0.5)} ${n(y - s * 0.78)}h${n(s * 0.3)}M${n(x - s * 0.3)} ${n(y - s * 0.98)}h${n(s * 0.22)}` +
    `M${n(x - s * 0.02)} ${n(y - s * 0.8)}h${n(s * 0.26)}`;
  const chimney = roundRect(x + s * 0.22, y - s * 1.44, s * 0.16, s * 0.4, 2);
  return (
    fill(chimney, shift(wall, -0.14)) +
    form(brush, roundRect(x - s * 0.46, y - s * 0.7, s * 0.92, s * 0.74, 3), wall, {
      edge: [s * 0.07, 2],
      reach: s * 0.26,
      rim: brush.lit(wall, 0.6),
      on: specks(
        brush,
        { x: x - s * 0.46, y: y - s * 0.7, width: s * 0.5, height: s * 0.7 },
        10,
        shift(wall, -0.12),
        0.4,
        2,
      ),
    }) +
    form(brush, eaves, roof, {
      edge: [s * 0.08, s * 0.05],
      reach: s * 0.26,
      rim: brush.lit(shift(roof, 0.08), 0.4),
      on: line(thatch, shift(roof, -0.09), Math.max(1.3, s * 0.035), 0.6),
    })
  );
}

/** A flag on its pole, blowing to the right. */
export function flag(brush: Brush, x: number, y: number, size: number, colour: string): string {
  const cloth =
    `M${n(x)} ${n(y - size)}q${n(size * 0.4)} ${n(size * 0.12)} ${n(size * 0.75)} ${n(-size * 0.02)}` +
    `q${n(-size * 0.1)} ${n(size * 0.22)} ${n(-size * 0.02)} ${n(size * 0.4)}q${n(-size * 0.35)} ${n(size * 0.1)} ${n(-size * 0.73)} 0Z`;
  return (
    line(`M${n(x)} ${n(y)}v${n(-size * 1.04)}`, brush.day.ink, Math.max(1.6, size * 0.06)) +
    form(brush, cloth, colour, { edge: [1, size * 0.06], reach: size * 0.24, rim: brush.lit(colour, 0.45) })
  );
}
