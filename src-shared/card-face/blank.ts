import type { OtherCard } from '@shared/abilities';
import { mix } from '@shared/art/drawing/colour';
import { n } from '@shared/art/drawing/number';
import { polygon, star } from '@shared/art/drawing/path';
import { Random, subSeed } from '@shared/art/drawing/random';
import { fill, line } from '@shared/art/drawing/shape';
import { placedMark } from '@shared/art/marks';
import { inLanguage, type Language } from '@shared/cards/words';
import { type Face, heartOutline } from './index-part';
import { fitName, nameLines } from './name';
import { type Bleed, cardOutline, edgeLine } from './outline';
import { INK, PAPER } from './palette';
import { paperGrain } from './paper-grain';
import { PLUM, PLUM_LIT, PLUM_SHADE } from './plum-hills';

/** Graphite on paper, strong enough to read as a line. */
export const PENCIL = '#8A7F93';

/** A dashed pencil line. */
export const dashed = (d: string, width = 6): string =>
  `<path d="${d}" fill="none" stroke="${PENCIL}" stroke-width="${width}" stroke-dasharray="20 17" stroke-linecap="round"/>`;
/** A pencil line. */
export const pencil = (d: string, width = 5, opacity = 0.85): string => line(d, PENCIL, width, opacity);

/** The pencil's hill: two Béziers from the left edge of the window to its right. */
const HILL = [
  [24, 20, 130, -40, 270, -36, 400, 0],
  [400, 0, 530, 36, 560, 18, 606, -12],
] as const;

/** The pencil's hill at a height. */
export const hillLine = (y: number): string =>
  HILL.map(
    ([ax, ay, bx, by, cx, cy, dx, dy], i) =>
      `${i === 0 ? `M${ax} ${y + ay}` : ''}C${bx} ${y + by} ${cx} ${y + cy} ${dx} ${y + dy}`,
  ).join('');

/** Hatching below the hill: strokes that rise to the right, longest in the middle of each cluster. */
export function hatch(seed: string, hill: number, deep: number): string {
  const random = new Random(subSeed(seed, 'hatch'));
  let strokes = '';
  for (const [ax, ay, bx, by, cx, cy, dx, dy] of HILL) {
    const clusters = dx - ax > 300 ? 6 : 3;
    for (let i = 0; i < clusters; i++) {
      const t = (i + 0.5) / clusters;
      const mixed = (a: number, b: number, c: number, d: number): number =>
        a * (1 - t) ** 3 + 3 * b * t * (1 - t) ** 2 + 3 * c * t * t * (1 - t) + d * t ** 3;
      const [x, y] = [mixed(ax, bx, cx, dx), hill + mixed(ay, by, cy, dy)];
      const count = random.whole(4, 6);
      for (let k = 0; k < count; k++) {
        const long = 16 + 22 * (1 - Math.abs(k - (count - 1) / 2) / count);
        const px = Math.min(566, x - 26 + k * 9);
        strokes += `M${n(px)} ${n(y + 30 + random.whole(0, deep))}l${n(long)} ${n(-long * 0.4)}`;
      }
    }
  }
  return pencil(strokes, 3, 0.5);
}

/** A sun with its rays, as one draws it first. */
const sun = (x: number, y: number): string => {
  let rays = '';
  for (let i = 0; i < 12; i++) {
    const angle = (i * Math.PI) / 6 + 0.2;
    const [dx, dy] = [Math.cos(angle), Math.sin(angle)];
    rays += `M${n(x + dx * 58)} ${n(y + dy * 58)}L${n(x + dx * (i % 2 ? 74 : 84))} ${n(y + dy * (i % 2 ? 74 : 84))}`;
  }
  const ring = `M${x - 40} ${y}a40 40 0 1 1 80 2a40 40 0 1 1 -79 -8`;
  return pencil(ring) + pencil(rays, 4.4, 0.7);
};

/** A hedgehog sketched in a few lines, waiting to become somebody. */
const somebody = (x: number, y: number): string => {
  let spines = '';
  for (let i = 0; i <= 10; i++) {
    const angle = Math.PI * (1.02 - i * 0.098);
    const at = (radius: number): string =>
      `${n(x + 20 + radius * Math.cos(angle))} ${n(y - radius * 0.92 * Math.sin(angle))}`;
    spines += `${i === 0 ? 'M' : 'L'}${at(104)}L${at(i % 2 ? 140 : 134)}`;
  }
  return (
    pencil(`${spines}L${x + 128} ${y}`) +
    pencil(
      `M${x - 84} ${y - 4}C${x - 128} ${y - 6} ${x - 150} ${y - 22} ${x - 152} ${y - 34}C${x - 138} ${y - 60} ${x - 112} ${y - 82} ${x - 78} ${y - 84}`,
    ) +
    pencil(`M${x - 84} ${y}H${x + 128}M${x - 60} ${y - 2}q18 16 40 0M${x + 56} ${y - 2}q18 16 40 0`) +
    pencil(`M${x - 100} ${y - 50}h.1M${x - 152} ${y - 36}h.1`, 15, 0.95) +
    pencil(`M${x - 130} ${y - 18}q12 8 26 2`, 4)
  );
};

/** The pencil itself, lying across the lower right corner. */
function tool(x: number, y: number, size: number): string {
  const part = (points: readonly (readonly [number, number])[], color: string, round = 2): string =>
    fill(polygon(points, round), color);
  return (
    `<g transform="translate(${x} ${y}) rotate(-24) scale(${size})">` +
    fill('M8 25H246V31H8Z', INK, 0.12) +
    part(
      [
        [0, 10],
        [46, -12],
        [46, 22],
      ].map(([px = 0, py = 0]): readonly [number, number] => [px, py]),
      '#EAD3B4',
      3,
    ) +
    part(
      [
        [0, 10],
        [15, 3],
        [15, 14],
      ],
      INK,
    ) +
    part(
      [
        [42, -12],
        [214, -12],
        [214, 22],
        [42, 22],
      ],
      PLUM,
    ) +
    part(
      [
        [42, -12],
        [214, -12],
        [214, -2],
        [42, -2],
      ],
      PLUM_LIT,
    ) +
    part(
      [
        [42, 13],
        [214, 13],
        [214, 22],
        [42, 22],
      ],
      PLUM_SHADE,
    ) +
    part(
      [
        [214, -13],
        [232, -13],
        [232, 23],
        [214, 23],
      ],
      '#C9BECD',
      3,
    ) +
    part(
      [
        [232, -12],
        [252, -12],
        [252, 22],
        [232, 22],
      ],
      '#D9B4BE',
      9,
    ) +
    '</g>'
  );
}

/** Where things of a sketched card stand, in card units. */
interface Sketch {
  /** Radius of the number's place, and its centre. */
  readonly spot: { readonly x: number; readonly y: number; readonly radius: number };
  /** The hill's height. */
  readonly hill: number;
}

const SKETCH: Readonly<Record<'kirby' | 'enemy', Readonly<Record<Face, Sketch>>>> = {
  kirby: {
    full: { spot: { x: 104, y: 102, radius: 76 }, hill: 548 },
    table: { spot: { x: 124, y: 122, radius: 104 }, hill: 590 },
    token: { spot: { x: 176, y: 174, radius: 150 }, hill: 792 },
  },
  enemy: {
    full: { spot: { x: 104, y: 108, radius: 80 }, hill: 640 },
    table: { spot: { x: 124, y: 128, radius: 108 }, hill: 660 },
    token: { spot: { x: 176, y: 182, radius: 152 }, hill: 690 },
  },
};

/** The ribbon that will hang from the number. */
const ribbon = (x: number, top: number, half: number, long: number): string =>
  dashed(`M${x - half} ${top}V${top + long}a${half} ${half} 0 0 0 ${half * 2} 0V${top}`, 5);

/** Where the words will stand: a Kirby card's steps, or an enemy's stars. */
function wordsPlace(enemy: boolean, face: Face, hill: number): string {
  if (face === 'token') return '';
  const size = face === 'full' ? 1 : 1.25;
  if (enemy) {
    const stars = Array.from({ length: 5 }, (_, i) =>
      star(315 + (i - 2) * 56 * size, hill + 158, 20 * size, { waist: 0.54 }),
    ).join('');
    return pencil(stars, 4.4);
  }
  return (face === 'full' ? [0, 1, 2] : [0, 1])
    .map((row) => {
      const y = hill + 160 + row * 52 * size;
      return (
        pencil(star(72, y - 8, 15, { waist: 0.54 }), 3.6, 0.7) +
        line(
          `M112 ${y}H${row === 2 || (row === 1 && face === 'table') ? 320 : 540 - row * 40}`,
          PENCIL,
          3.6,
          0.42,
        )
      );
    })
    .join('');
}

/** The pencil lies where no word will stand. */
export function pencilTool(enemy: boolean, face: Face): string {
  if (face === 'full') return enemy ? tool(462, 856, 0.58) : tool(378, 838, 0.86);
  return face === 'table' && !enemy ? tool(382, 854, 0.86) : '';
}

/**
 * A blank card as a sketch of what it is to become: dashed window, pencil hill, the number's place, its ribbon, and
 * where words or stars will stand. The pencil lies ready.
 */
export function drawBlank(card: OtherCard, face: Face, language: Language, bleed?: Bleed): string {
  const enemy = card.design === 'enemy';
  const { spot, hill } = SKETCH[enemy ? 'enemy' : 'kirby'][face];
  const line2 = `M60 ${hill - 6}C160 ${hill - 46} 280 ${hill - 34} 384 ${hill - 6}M430 ${hill + 8}Q520 ${hill + 22} 584 ${hill + 2}`;
  const frame = `M${spot.x + spot.radius} 36H572a22 22 0 0 1 22 22V${hill - 14}M36 ${hill}V${spot.y + spot.radius}`;
  const name = fitName(inLanguage(card.name, language), {
    width: 520,
    size: face === 'full' ? 50 : 60,
    least: face === 'full' ? 36 : 42,
  });
  const place = enemy
    ? ({ x: 315, y: hill + 104, color: INK, anchor: 'middle' } as const)
    : ({ x: 56, y: hill + 100, color: INK, anchor: 'start' } as const);
  const scale = face === 'token' ? 1.3 : 1;
  return (
    fill(cardOutline(bleed), PAPER) +
    dashed(frame) +
    sun(488, Math.round(hill * 0.235)) +
    (enemy
      ? `<g transform="translate(336 ${hill - 58}) scale(${scale * 1.12}) translate(-336 ${-(hill - 58)})">${somebody(336, hill - 58)}</g>`
      : placedMark(
          'ability:normal',
          mix(PENCIL, PAPER, 0.18),
          392 - 105 * scale,
          hill * 0.5 - 105 * scale + 20,
          210 * scale,
        )) +
    pencil(hillLine(hill), 6, 0.95) +
    pencil(line2, 4, 0.6) +
    hatch(card.id, hill, face === 'token' ? 46 : 6) +
    ribbon(spot.x, spot.y + spot.radius * 0.86, spot.radius * 0.6, spot.radius * (enemy ? 1.9 : 2.1)) +
    (enemy
      ? fill(heartOutline(spot.x, spot.y, spot.radius), PAPER) +
        dashed(heartOutline(spot.x, spot.y, spot.radius))
      : `<circle cx="${spot.x}" cy="${spot.y}" r="${spot.radius}" fill="${PAPER}" stroke="${PENCIL}" ` +
        'stroke-width="6" stroke-dasharray="20 17" stroke-linecap="round"/>') +
    paperGrain(card.id, hill + 60, 860, 40, '#D9CBB8') +
    (face === 'token' ? '' : nameLines(name, place) + wordsPlace(enemy, face, hill)) +
    pencilTool(enemy, face) +
    edgeLine(bleed)
  );
}
