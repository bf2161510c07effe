import { lch, mix, shift } from '../drawing/colour';
import { linear } from '../drawing/gradient';
import { n } from '../drawing/number';
import { polygon, smooth, type Point } from '../drawing/path';
import { fill, line } from '../drawing/shape';
import type { Brush } from './stage';

/** The crest of a piece of land, from beyond the left edge to beyond the right. */
export interface Ridge {
  readonly points: readonly Point[];
  /** Corner radius of peaks; 0 for a soft line. */
  readonly corner: number;
}

/** `soft` rolls in two sines, `peak` alternates tops and saddles, `flat` hardly moves. */
export type RidgeKind = 'soft' | 'peak' | 'flat';

const OVERHANG = 60;

/** A crest around height `y`, rising and falling by `height` (grid units). */
export function ridge(brush: Brush, y: number, height: number, kind: RidgeKind = 'soft', corner = 20): Ridge {
  const { width, unit } = brush.stage;
  const span = width / (630 * unit);
  if (kind === 'peak') {
    const points: Point[] = [];
    const step = () => brush.s(630) * brush.between(0.09, 0.17);
    let top = brush.random.chance(0.5);
    for (let x = -OVERHANG; x < width + brush.s(100); x += step()) {
      points.push([x, top ? y - height * brush.between(0.55, 1.1) : y + height * brush.between(0.2, 0.5)]);
      top = !top;
    }
    return { points, corner: brush.s(corner) };
  }
  const steps = Math.round((kind === 'flat' ? 10 : 14) * Math.max(1, span));
  const slow = brush.between(0.9, 1.5) * 4.71 * span;
  const fast = brush.between(2.1, 3.1) * 3.77 * span;
  const slowStart = brush.between(0, 6.28);
  const fastStart = brush.between(0, 6.28);
  const points: Point[] = [];
  for (let i = -1; i <= steps + 1; i++) {
    const t = i / steps;
    const rise =
      kind === 'flat'
        ? brush.between(-1, 1)
        : 0.62 * Math.sin(slow * t + slowStart) + 0.38 * Math.sin(fast * t + fastStart);
    points.push([width * t, y - height * rise]);
  }
  return { points, corner: 0 };
}

/** A crest through points of one's own. */
export function crest(points: readonly Point[]): Ridge {
  return { points, corner: 0 };
}

/** How high the crest is at `x`. */
export function heightAt({ points, corner }: Ridge, x: number): number {
  for (let i = 0; i < points.length - 1; i++) {
    const [ax, ay] = points[i] ?? [0, 0];
    const [bx, by] = points[i + 1] ?? [0, 0];
    if (x < ax || x > bx) continue;
    const t = (x - ax) / (bx - ax || 1);
    const eased = corner > 0 ? t : t * t * (3 - 2 * t) * 0.55 + t * 0.45;
    return ay + (by - ay) * eased;
  }
  return points[0]?.[1] ?? 0;
}

/** How a piece of land is painted. */
export interface LandOptions {
  /** How far it dissolves into the air at its foot, 0–1. */
  readonly mist?: number;
  /** How much lighter its crest is. */
  readonly rim?: number;
  /** Size of rim and grain: under 1 far away, over 1 near. */
  readonly size?: number;
  /** Grain marks on the full face. */
  readonly marks?: number;
  /** How far below the crest grain reaches, in grid units. */
  readonly depth?: number;
  /** Colour at the foot where there is no mist. */
  readonly foot?: string;
}

/** One layer of land: lit crest, body that fades into mist, and grain that thins with depth. */
export function land(brush: Brush, crestLine: Ridge, colour: string, options: LandOptions = {}): string {
  const { width, height } = brush.stage;
  const { mist = 0, rim = 0.1, size = 1, marks = 150, depth = brush.s(120), foot } = options;
  const { points, corner } = crestLine;
  const bottom = height + 20;
  const outline =
    corner > 0
      ? polygon([...points, [width + brush.s(110), bottom], [-OVERHANG - 20, bottom]], corner)
      : `${smooth(points)}L${n(width + OVERHANG)} ${n(bottom)}L${n(-OVERHANG)} ${n(bottom)}Z`;
  const rimColour = mix(shift(colour, rim), brush.day.light, 0.3);
  const heights = points.map(([, y]) => y);
  const top = Math.min(...heights);
  const paint = linear(
    brush,
    [
      [0, mix(colour, brush.day.light, 0.12)],
      [0.3, colour],
      [0.62, foot ?? mix(colour, brush.air, mist * 0.6)],
      [1, foot ?? mix(colour, brush.air, mist)],
    ],
    `gradientUnits="userSpaceOnUse" x1="0" y1="${n(top)}" x2="0" y2="${n(Math.min(height, Math.max(...heights) + height * 0.28))}"`,
  );
  const clip = brush.newId();
  const lift = brush.s(7 * size);
  return (
    `${paint.definition}<clipPath id="${clip}"><path d="${outline}"/></clipPath>` +
    fill(outline, rimColour) +
    `<g clip-path="url(#${clip})"><path d="${outline}" transform="translate(${n(-lift)} ${n(lift)})" fill="${paint.paint}"/>` +
    `${landGrain(brush, crestLine, colour, rimColour, { marks, depth, size })}</g>`
  );
}

interface GrainOptions {
  readonly marks: number;
  readonly depth: number;
  readonly size: number;
}

function landGrain(
  brush: Brush,
  crestLine: Ridge,
  colour: string,
  rimColour: string,
  { marks, depth, size }: GrainOptions,
): string {
  const { width, height } = brush.stage;
  const random = brush.grainRandom;
  const count = Math.round(marks * brush.grainShare * Math.max(1, width / brush.s(630)));
  let dark = '';
  let light = '';
  for (let i = 0; i < count; i++) {
    const x = Math.round(random.between(0, width));
    const y = Math.round(heightAt(crestLine, x) + brush.s(9) + random.next() ** 1.7 * depth);
    const length = brush.s(random.between(0.1, 5) * size);
    if (y > height) continue;
    if (i % 4 > 0) dark += `M${x} ${y}l${n(length)} ${n(length * 0.25)}`;
    else light += `M${x + 4} ${y - 4}h.1`;
  }
  let hatchDark = '';
  let hatchLight = '';
  const clusters = Math.round(count / 7);
  for (let i = 0; i < clusters; i++) {
    const x = random.between(-20, width);
    const y = heightAt(crestLine, x) + brush.s(14) + random.next() ** 1.4 * depth * 0.9;
    const hatch = hatchAt(brush, x, y, size);
    if (y > height) continue;
    if (i % 8 < 5) hatchDark += hatch;
    else hatchLight += hatch;
  }
  const width3 = brush.s(2.5) * (0.7 + 0.3 * size);
  return (
    line(dark, shift(colour, -0.1), width3, 0.5) +
    line(light, rimColour, width3, 0.75) +
    line(hatchDark, shift(colour, -0.07), width3, 0.42) +
    line(hatchLight, mix(rimColour, colour, 0.3), width3, 0.5)
  );
}

/** A cluster of 3–8 strokes that rise to the right, the longest in the middle. */
function hatchAt(brush: Brush, x: number, y: number, size: number): string {
  const random = brush.grainRandom;
  const strokes = random.whole(3, 8);
  const longest = brush.s(random.between(16, 44)) * (0.5 + 0.5 * size);
  let path = '';
  for (let j = 0; j < strokes; j++) {
    const middle = 1 - Math.abs((j / (strokes - 1)) * 2 - 1);
    const length = longest * (0.35 + 0.65 * middle) * random.between(0.8, 1.1);
    const sx = Math.round(x + j * brush.s(random.between(6, 8)) * size - length / 2);
    const sy = Math.round(y + j * brush.s(random.between(1.5, 3)));
    path += `M${sx} ${sy}q${n(length * 0.5)} ${n(-length * 0.1)} ${n(length)} ${n(-length * 0.34)}`;
  }
  return path;
}

/** The darkest land, in front of the figure's feet: crest at 86–93 % of the height. */
export function nearRidge(brush: Brush, share = 0.885, rise = 0.03): Ridge {
  const { height } = brush.stage;
  return ridge(brush, height * share, height * rise);
}

/** Paints {@link nearRidge}: larger grain, and darker towards the bottom. */
export function nearLand(brush: Brush, crestLine: Ridge, colour: string): string {
  return land(brush, crestLine, colour, {
    marks: 190,
    depth: brush.stage.height * 0.16,
    size: 1.15,
    rim: 0.12,
    foot: mix(shift(colour, -0.07), brush.day.ink, lch(colour).l > 0.7 ? 0.04 : 0.12),
  });
}

/** A soft shadow on the ground, falling to the lower left. */
export function groundShadow(brush: Brush, x: number, y: number, half: number, opacity = 0.2): string {
  const path = `M${n(x - half * 1.5)} ${n(y + half * 0.12)}Q${n(x - half * 0.4)} ${n(y - half * 0.2)} ${n(x + half * 0.7)} ${n(y - half * 0.05)}Q${n(x + half * 0.1)} ${n(y + half * 0.34)} ${n(x - half * 1.5)} ${n(y + half * 0.12)}Z`;
  return fill(path, brush.day.ink, opacity);
}
