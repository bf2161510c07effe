import { mix, shift } from '../drawing/colour';
import { form } from '../drawing/form';
import { n } from '../drawing/number';
import { ellipse, polygon, ribbon, smooth, type Point } from '../drawing/path';
import { disc, fill, line } from '../drawing/shape';
import { specks } from '../drawing/specks';
import { heightAt, type Ridge } from './ground';
import type { Brush } from './stage';

function crownOutline(brush: Brush, x: number, y: number, s: number): string {
  const kind = brush.random.whole(0, 3);
  const at = (px: number, py: number): Point => [x + px * s, y + py * s];
  if (kind === 0) return ellipse(x, y - s * 0.72, s * 0.36, s * 0.42);
  if (kind === 1) {
    const drop = [
      at(-0.34, -0.5),
      at(-0.28, -0.86),
      at(0, -1.1),
      at(0.3, -0.84),
      at(0.34, -0.5),
      at(0, -0.4),
    ];
    return smooth(drop, true);
  }
  if (kind === 2) {
    const wide = [
      at(-0.4, -0.62),
      at(-0.2, -0.95),
      at(0.16, -0.98),
      at(0.42, -0.66),
      at(0.22, -0.42),
      at(-0.24, -0.42),
    ];
    return smooth(wide, true);
  }
  return (
    ellipse(x - s * 0.2, y - s * 0.62, s * 0.23) +
    ellipse(x + s * 0.22, y - s * 0.64, s * 0.22) +
    ellipse(x - s * 0.08, y - s * 0.86, s * 0.24) +
    ellipse(x + s * 0.12, y - s * 0.8, s * 0.24) +
    ellipse(x, y - s * 0.6, s * 0.26)
  );
}

/** A round tree standing at (x, y), `size` grid units high; `colour` as it looks there (local or far). */
export function tree(brush: Brush, x: number, y: number, size: number, colour: string): string {
  const trunk = mix(colour, brush.local('#5B3A3E'), 0.75);
  const stem =
    `M${n(x - size * 0.065)} ${n(y + size * 0.03)}Q${n(x - size * 0.03)} ${n(y - size * 0.2)} ${n(x - size * 0.03)} ${n(y - size * 0.62)}` +
    `h${n(size * 0.065)}Q${n(x + size * 0.03)} ${n(y - size * 0.2)} ${n(x + size * 0.075)} ${n(y + size * 0.03)}Z`;
  const branch = `M${n(x)} ${n(y - size * 0.34)}L${n(x + size * 0.14)} ${n(y - size * 0.5)}`;
  let leaves = '';
  for (let i = 0; i < 4; i++) {
    const lx = x + size * brush.between(-0.08, 0.2);
    const ly = y - size * brush.between(0.62, 0.95);
    leaves += `M${n(lx)} ${n(ly)}q${n(size * 0.05)} ${n(-size * 0.03)} ${n(size * 0.09)} ${n(size * 0.015)}`;
  }
  const crown = form(brush, crownOutline(brush, x, y, size), colour, {
    edge: [size * 0.05, size * 0.045],
    reach: size * 0.17,
    rim: brush.lit(shift(colour, 0.1), 0.36),
    on:
      specks(
        brush,
        { x: x - size * 0.4, y: y - size, width: size * 0.56, height: size * 0.64 },
        14,
        shift(colour, -0.13),
        0.5,
        size * 0.02 + brush.s(1),
      ) + line(leaves, brush.lit(shift(colour, 0.07), 0.2), size * 0.018 + brush.s(0.8), 0.8),
  });
  return fill(stem, trunk) + line(branch, trunk, size * 0.035) + crown;
}

/** A fir of three tiers. */
export function pine(brush: Brush, x: number, y: number, size: number, colour: string): string {
  const trunk = `M${n(x - size * 0.03)} ${n(y - size * 0.13)}h${n(size * 0.06)}v${n(size * 0.15)}h${n(-size * 0.06)}Z`;
  let drawn = fill(trunk, mix(brush.day.ink, colour, 0.3));
  for (let tier = 0; tier < 3; tier++) {
    const foot = y - size * (0.1 + 0.24 * tier);
    const half = size * (0.31 - 0.075 * tier);
    const outline = polygon(
      [
        [x, foot - size * 0.44],
        [x + half, foot - size * 0.02],
        [x + half * 0.45, foot + size * 0.02],
        [x, foot],
        [x - half * 0.5, foot + size * 0.03],
        [x - half, foot],
      ],
      size * 0.045,
    );
    const tint = shift(colour, tier * 0.018);
    drawn += form(brush, outline, tint, {
      edge: [size * 0.035, size * 0.02],
      reach: size * 0.12,
      rim: brush.lit(shift(tint, 0.08), 0.32),
    });
  }
  return drawn;
}

function tuftPath(x: number, y: number, s: number): string {
  let path = '';
  for (let i = -2; i <= 2; i++) {
    const lean = i * 0.34;
    const fx = x + i * s * 0.11;
    path +=
      `M${n(fx - s * 0.06)} ${n(y)}Q${n(fx + lean * s * 0.3)} ${n(y - s * 0.6)} ${n(fx + lean * s * 0.9)} ${n(y - s * (1 - 0.12 * Math.abs(i)))}` +
      `Q${n(fx + lean * s * 0.5 + s * 0.06)} ${n(y - s * 0.4)} ${n(fx + s * 0.06)} ${n(y)}Z`;
  }
  return path;
}

/** Tufts of grass along a crest; three in ten catch the light. Sizes in grid units. */
export function tufts(
  brush: Brush,
  crestLine: Ridge,
  count: number,
  colour: string,
  [low, high]: readonly [number, number] = [16, 34],
): string {
  let dark = '';
  let bright = '';
  for (let i = 0; i < count; i++) {
    const x = brush.x(brush.between(-0.01, 1.01));
    const path = tuftPath(
      x,
      heightAt(crestLine, x) + brush.s(brush.between(6, 15)),
      brush.s(brush.between(low, high)),
    );
    if (brush.random.chance(0.3)) bright += path;
    else dark += path;
  }
  return (
    (dark === '' ? '' : fill(dark, colour)) + (bright === '' ? '' : fill(bright, brush.lit(colour, 0.38)))
  );
}

/** A five-petalled flower. */
export function flower(brush: Brush, x: number, y: number, size: number, colour: string): string {
  let petals = '';
  for (let i = 0; i < 5; i++) {
    const angle = (i * 72 * Math.PI) / 180;
    petals += ellipse(x + size * 0.5 * Math.cos(angle), y + size * 0.5 * Math.sin(angle), size * 0.36);
  }
  return fill(petals, colour) + disc(x, y, size * 0.3, brush.lit('#F2C25E', 0.2));
}

/** Flowers strewn below a crest. */
export function flowers(
  brush: Brush,
  crestLine: Ridge,
  count: number,
  colours: readonly [string, ...string[]],
): string {
  let drawn = '';
  for (let i = 0; i < count; i++) {
    const x = brush.x(brush.between(0.01, 0.99));
    const y = heightAt(crestLine, x) + brush.s(brush.between(8, 34));
    drawn += flower(brush, x, y, brush.s(brush.between(6, 9.5)), brush.local(brush.random.pick(colours)));
  }
  return drawn;
}

/** A toadstool; `size` is its width. */
export function mushroom(brush: Brush, x: number, y: number, size: number, cap: string): string {
  const stem = ribbon(
    [
      [x - size * 0.13, y - size * 0.7],
      [x - size * 0.2, y + size * 0.06],
    ],
    [
      [x + size * 0.13, y - size * 0.7],
      [x + size * 0.2, y + size * 0.06],
    ],
  );
  const top =
    `M${n(x - size * 0.56)} ${n(y - size * 0.5)}C${n(x - size * 0.5)} ${n(y - size * 1.25)} ${n(x + size * 0.5)} ${n(y - size * 1.25)} ${n(x + size * 0.56)} ${n(y - size * 0.5)}` +
    `Q${n(x)} ${n(y - size * 0.34)} ${n(x - size * 0.56)} ${n(y - size * 0.5)}Z`;
  const dots =
    ellipse(x - size * 0.2, y - size * 0.68, size * 0.08, size * 0.06) +
    ellipse(x + size * 0.14, y - size * 0.84, size * 0.09, size * 0.07) +
    ellipse(x + size * 0.32, y - size * 0.6, size * 0.06, size * 0.05);
  return (
    form(brush, stem, brush.local('#EBDDC0'), { edge: [size * 0.06, 1], reach: size * 0.12 }) +
    form(brush, top, cap, {
      edge: [size * 0.07, size * 0.05],
      reach: size * 0.2,
      rim: brush.lit(shift(cap, 0.1), 0.4),
      on: fill(dots, brush.local('#F6E7CC'), 0.9),
    })
  );
}

/** A leafy branch hanging into the picture from beyond the upper right corner. */
export function branchFromRight(brush: Brush, colour: string): string {
  const edge = brush.stage.width + 8;
  const down = (share: number) => brush.sky(share);
  const limb =
    `M${n(edge)} -8V${n(down(0.5))}Q${n(brush.x(0.965))} ${n(down(0.18))} ${n(brush.x(0.74))} ${n(down(0.09))}` +
    `Q${n(brush.x(0.88))} ${n(down(0.05))} ${n(brush.x(0.92))} -8Z`;
  let leaves = '';
  for (let i = 0; i < 17; i++) {
    const t = brush.random.next();
    const x = brush.x(0.74 + 0.27 * t) + brush.s(brush.between(-14, 14));
    const y = down(0.09 + 0.3 * t * t) + brush.s(brush.between(-15, 20));
    leaves += ellipse(x, y, brush.s(brush.between(11, 20)), brush.s(brush.between(8, 14)));
  }
  const body = shift(colour, 0.035);
  return (
    fill(limb, colour) +
    form(brush, leaves, body, {
      edge: [brush.s(3), brush.s(4)],
      reach: brush.s(9),
      rim: brush.lit(shift(body, 0.09), 0.3),
    })
  );
}
