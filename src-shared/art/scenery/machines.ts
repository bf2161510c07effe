import { mix, shift } from '../drawing/colour';
import { form } from '../drawing/form';
import { n } from '../drawing/number';
import { ellipse, polygon, roundRect, type Point } from '../drawing/path';
import { disc, fill, group, line } from '../drawing/shape';
import { specks } from '../drawing/specks';
import type { Brush } from './stage';

/** A toothed wheel with spokes. `turn` is in degrees. */
export function gear(
  brush: Brush,
  x: number,
  y: number,
  radius: number,
  colour: string,
  teeth: number,
  turn = 0,
): string {
  const r = radius;
  const corners: Point[] = [];
  for (let i = 0; i < teeth; i++) {
    const middle = ((i + turn / 360) * 2 * Math.PI) / teeth;
    for (const [k, reach] of [
      [-0.27, 0.85],
      [-0.17, 1],
      [0.17, 1],
      [0.27, 0.85],
    ] as const) {
      const angle = middle + (k * 2 * Math.PI) / teeth;
      corners.push([x + r * reach * Math.cos(angle), y + r * reach * Math.sin(angle)]);
    }
  }
  const holes = Array.from({ length: 5 }, (_, i) => {
    const angle = (i * 2 * Math.PI) / 5 + turn / 57;
    return ellipse(x + r * 0.52 * Math.cos(angle), y + r * 0.52 * Math.sin(angle), r * 0.14);
  }).join('');
  return (
    form(brush, polygon(corners, 0), colour, {
      edge: [r * 0.06, r * 0.05],
      reach: r * 0.32,
      rim: brush.lit(shift(colour, 0.08), 0.5),
      shade: shift(colour, -0.1),
      on:
        specks(
          brush,
          { x: x - r, y: y - r, width: r * 1.3, height: r * 2 },
          r * 0.4,
          shift(colour, -0.14),
          0.5,
          2.4,
        ) + line(ellipse(x, y, r * 0.74), shift(colour, -0.09), r * 0.045, 0.7),
    }) +
    fill(holes, shift(colour, -0.2)) +
    disc(x, y, r * 0.25, shift(colour, -0.14)) +
    disc(x + r * 0.02, y - r * 0.02, r * 0.19, brush.lit(colour, 0.45)) +
    disc(x, y, r * 0.08, shift(colour, -0.2))
  );
}

/** A pipe along a path: shaded below, a line of light above, in one bend-proof stroke each. */
export function pipe(brush: Brush, path: string, width: number, colour: string): string {
  const up = (by: number, drawn: string) => group(drawn, `transform="translate(${n(by * 0.4)} ${n(-by)})"`);
  return (
    line(path, shift(colour, -0.12), width) +
    up(width * 0.1, line(path, colour, width * 0.74)) +
    up(width * 0.24, line(path, brush.lit(shift(colour, 0.09), 0.4), width * 0.16))
  );
}

/** A collar where two pipes meet; `upright` for a vertical pipe. */
export function flange(
  brush: Brush,
  x: number,
  y: number,
  width: number,
  colour: string,
  upright: boolean,
): string {
  const long = width * 1.36;
  const short = width * 0.42;
  const outline = upright
    ? roundRect(x - long / 2, y - short / 2, long, short, short * 0.3)
    : roundRect(x - short / 2, y - long / 2, short, long, short * 0.3);
  return form(brush, outline, colour, {
    edge: [width * 0.06, width * 0.06],
    reach: width * 0.2,
    rim: brush.lit(shift(colour, 0.08), 0.5),
  });
}

/** A round chimney, slightly tapered, with a band. */
export function chimney(
  brush: Brush,
  x: number,
  foot: number,
  width: number,
  height: number,
  colour: string,
): string {
  const w = width;
  const top = foot - height;
  const outline = polygon(
    [
      [x - w * 0.5, foot],
      [x - w * 0.36, top],
      [x + w * 0.36, top],
      [x + w * 0.5, foot],
    ],
    2,
  );
  const band = roundRect(x - w * 0.44, top, w * 0.88, w * 0.26, 2);
  const rings = `M${n(x - w * 0.38)} ${n(top + height * 0.36)}h${n(w * 0.76)}`;
  return (
    form(brush, outline, colour, {
      edge: [w * 0.1, 1],
      reach: w * 0.3,
      rim: brush.lit(colour, 0.5),
      on:
        specks(brush, { x: x - w / 2, y: top, width: w * 0.6, height }, 12, shift(colour, -0.12), 0.45, 2.2) +
        line(rings, shift(colour, -0.1), w * 0.12, 0.7),
    }) +
    form(brush, band, shift(colour, -0.03), {
      edge: [w * 0.08, w * 0.06],
      reach: w * 0.2,
      rim: brush.lit(colour, 0.55),
    })
  );
}

/** Smoke from (x, y), drifting up to the left and thinning; `size` is the first puff's radius. */
export function smoke(brush: Brush, x: number, y: number, size: number): string {
  const white = mix(mix('#ffffff', brush.air, 0.5), brush.day.sky[1], brush.day.moon ? 0.7 : 0.25);
  let drawn = '';
  for (let i = 3; i >= 0; i--) {
    const r = size * (1 + i * 0.42) * brush.between(0.9, 1.1);
    const px = x - size * (0.3 + i * i * 0.36 + brush.between(0, 0.3));
    const py = y - size * (0.7 + i * 1.45);
    const puff =
      ellipse(px, py, r, r * 0.84) +
      ellipse(px - r * 0.7, py + r * 0.2, r * 0.6) +
      ellipse(px + r * 0.66, py + r * 0.22, r * 0.54);
    const thin = mix(white, brush.day.sky[1], 0.14 + 0.16 * i);
    drawn += form(brush, puff, thin, {
      edge: [r * 0.1, r * 0.12],
      reach: r * 0.4,
      rim: mix(brush.lit('#ffffff', brush.day.moon ? 0.9 : 0.3), thin, 0.3 + 0.15 * i),
      shade: mix(thin, brush.day.sky[1], 0.45),
    });
  }
  return drawn;
}

/** A packing crate, the middle of its foot at (x, y). */
export function crate(brush: Brush, x: number, y: number, size: number, colour: string): string {
  const s = size;
  const slats = `M${n(x - s * 0.5)} ${n(y - s * 0.3)}h${n(s)}M${n(x - s * 0.5)} ${n(y - s * 0.58)}h${n(s)}M${n(x - s * 0.4)} ${n(y - s * 0.04)}L${n(x + s * 0.4)} ${n(y - s * 0.8)}`;
  return form(brush, roundRect(x - s * 0.5, y - s * 0.86, s, s * 0.88, s * 0.07), colour, {
    edge: [s * 0.09, s * 0.08],
    reach: s * 0.26,
    rim: brush.lit(colour, 0.5),
    on: line(slats, shift(colour, -0.11), s * 0.06, 0.7),
  });
}
