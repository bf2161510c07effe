import { mix } from '../drawing/colour';
import { linear, radial } from '../drawing/gradient';
import { n } from '../drawing/number';
import { ellipse, polygon, roundRect, star } from '../drawing/path';
import { form } from '../drawing/form';
import { disc, fill, group, line, rect } from '../drawing/shape';
import type { Brush } from './stage';

/** The sky from the top to a little below the horizon, with pale dots that thicken downwards. */
export function sky(brush: Brush): string {
  const { width, height, horizon, grain } = brush.stage;
  const [top, middle, low] = brush.day.sky;
  const end = Math.min(height, horizon * 1.22);
  const paint = linear(brush, [
    [0, top],
    [0.55, middle],
    [1, low],
  ]);
  let dots = '';
  const dotCount = Math.round(190 * grain);
  for (let i = 0; i < dotCount; i++) {
    const x = Math.round(brush.grainRandom.between(0, width));
    const y = Math.round(end * 0.94 * brush.grainRandom.next() ** 0.55);
    dots += `M${x} ${y}h.1`;
  }
  return (
    paint.definition +
    rect(0, 0, width, end, paint.paint) +
    rect(0, end - 1, width, height - end + 1, low) +
    line(dots, mix(low, '#ffffff', 0.4), brush.s(2), 0.34)
  );
}

/** Where the light stands; worked out once so that the sky's glow and everything lit by it agree. */
export interface Light {
  readonly x: number;
  readonly y: number;
  readonly radius: number;
}

/** One of three heights of the sun around the given place, by seed. `x` and `y` are shares of width and sky. */
export function lightAt(brush: Brush, x: number, y: number, radius: number): Light {
  const lift = brush.random.pick([-0.09, 0, 0.08]);
  return {
    x: brush.x(x + brush.between(-0.02, 0.02)),
    y: brush.sky(y + lift),
    radius: brush.s(radius),
  };
}

/** Sun or moon with its three rings and a wide glow in the air. */
export function sun(brush: Brush, { x, y, radius }: Light): string {
  const paint = brush.day.sun;
  const glow = radial(brush, [
    [0, paint, 0.42],
    [0.45, paint, 0.13],
    [1, paint, 0],
  ]);
  let drawn = glow.definition + disc(x, y, Math.min(radius * 5.4, brush.s(290)), glow.paint);
  for (const [reach, opacity] of [
    [2.7, 0.1],
    [1.95, 0.14],
    [1.4, 0.22],
  ] as const) {
    drawn += disc(x, y, radius * reach, paint, opacity);
  }
  drawn += disc(x, y, radius, paint);
  if (!brush.day.moon) return drawn;
  const craters =
    ellipse(x - radius * 0.34, y + radius * 0.1, radius * 0.2) +
    ellipse(x + radius * 0.12, y + radius * 0.42, radius * 0.13) +
    ellipse(x + radius * 0.1, y - radius * 0.38, radius * 0.1);
  return drawn + fill(craters, mix(paint, brush.day.sky[1], 0.22));
}

/** Stars for the hour: small discs, and a few four-pointed ones. None by day. */
export function stars(brush: Brush, fullNight = 60): string {
  const count = Math.round(fullNight * brush.day.stars);
  if (count === 0) return '';
  let large = '';
  let small = '';
  for (let i = 0; i < count; i++) {
    const x = brush.between(0, brush.stage.width);
    const y = brush.sky(brush.between(0, 0.9));
    const bright = brush.random.chance(0.12);
    const size = brush.s(brush.between(4.5, 8));
    if (brush.stage.calm && x < brush.x(0.52)) continue;
    if (bright) large += star(x, y, size, { points: 4, waist: 0.3, round: 0.08 });
    else small += `M${n(x)} ${n(y)}h.1`;
  }
  return (
    line(small, brush.day.sun, brush.s(2.8), 0.8) + (large === '' ? '' : fill(large, brush.day.sun, 0.95))
  );
}

/** A flat-bottomed cloud, lit above and shaded in sky colour below. `size` is half its width in grid units. */
export function cloud(
  brush: Brush,
  x: number,
  y: number,
  size: number,
  colour?: string,
  opacity = 1,
): string {
  const [, middle, low] = brush.day.sky;
  const body = colour ?? mix(mix(low, brush.day.light, 0.35), '#ffffff', brush.day.moon ? 0.06 : 0.5);
  const puffs = brush.random.whole(3, 4);
  let outline = roundRect(x - size * 1.25, y - size * 0.26, size * 2.5, size * 0.3, size * 0.15);
  for (let i = 0; i < puffs; i++) {
    const t = ((i + 0.5) / puffs) * 2 - 1;
    const r = size * (0.28 + 0.34 * (1 - t * t)) * brush.between(0.85, 1.12);
    outline += ellipse(x + t * size * 0.92, y - r * 0.42, r, r * 0.92);
  }
  const drawn = form(brush, outline, body, {
    rim: mix(body, brush.day.light, 0.75),
    shade: mix(body, middle, 0.42),
    edge: [brush.s(4), brush.s(5)],
    reach: size * 0.22,
  });
  return opacity < 1 ? group(drawn, `opacity="${opacity}"`) : drawn;
}

/** A lens-shaped streak of thin cloud. */
export function streak(
  brush: Brush,
  x: number,
  y: number,
  half: number,
  height: number,
  colour = mix(brush.air, '#ffffff', 0.5),
  opacity = 0.42,
): string {
  const path =
    `M${n(x - half)} ${n(y)}Q${n(x)} ${n(y - height * 2)} ${n(x + half)} ${n(y)}` +
    `Q${n(x)} ${n(y + height * 0.7)} ${n(x - half)} ${n(y)}Z`;
  return fill(path, colour, opacity);
}

/** A bank of mist across the whole picture, thickest in its middle. */
export function mist(brush: Brush, y: number, height: number, opacity = 0.5, colour = brush.air): string {
  const paint = linear(brush, [
    [0, colour, 0],
    [0.5, colour, opacity],
    [1, colour, 0],
  ]);
  return paint.definition + rect(0, y - height / 2, brush.stage.width, height, paint.paint);
}

/** Shafts of light falling from the upper right. `x` and `y` are where they start, in grid units. */
export function shafts(
  brush: Brush,
  x: number,
  y: number,
  count: number,
  length: number,
  opacity = 0.16,
): string {
  const paint = linear(brush, [
    [0, brush.day.sun, 1],
    [1, brush.day.sun, 0],
  ]);
  let drawn = paint.definition;
  for (let i = 0; i < count; i++) {
    const angle = 0.12 + (0.62 * (i + brush.between(0.2, 0.8))) / count;
    const half = brush.s(brush.between(16, 40));
    const head = x + brush.s(34) * (count / 2 - i);
    const foot = head - Math.sin(angle) * length;
    const path = polygon(
      [
        [head - half * 0.45, y],
        [head + half * 0.45, y],
        [foot + half, y + Math.cos(angle) * length],
        [foot - half, y + Math.cos(angle) * length],
      ],
      0,
    );
    drawn += fill(path, paint.paint, opacity * brush.between(0.7, 1.2));
  }
  return drawn;
}

/** The light's warmth over the land on its side, and the hour's ink gathering at the lower left. */
export function wash(brush: Brush, { x, y }: Light): string {
  const { width, height } = brush.stage;
  const warm = radial(brush, [
    [0, brush.day.light, 0.26],
    [0.5, brush.day.light, 0.08],
    [1, brush.day.light, 0],
  ]);
  const dim = linear(
    brush,
    [
      [0, brush.day.ink, 0.2],
      [0.6, brush.day.ink, 0],
    ],
    'x1="0" y1="1" x2=".7" y2=".3"',
  );
  const r = Math.max(width, height) * 0.62;
  return warm.definition + disc(x, y, r, warm.paint) + dim.definition + rect(0, 0, width, height, dim.paint);
}
