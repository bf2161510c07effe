import { mix } from '@shared/art/drawing/colour';
import { n } from '@shared/art/drawing/number';
import { roundRect } from '@shared/art/drawing/path';
import { disc, fill } from '@shared/art/drawing/shape';
import { placedMark } from '@shared/art/marks';
import type { AbilityName, Color } from '@shared/cards/vocabulary';
import { textWidth } from './measure';
import { textLine } from './markup';
import { CARD_COLORS, INK, PAPER } from './palette';

/** The three faces: large and on paper, on the table, and as small as a counter. */
export const FACES = ['full', 'table', 'token'] as const;
export type Face = (typeof FACES)[number];

/** What the card's index says: the number in its disc or heart, and the ribbon below it. */
export interface CardIndex {
  readonly shape: 'disc' | 'heart';
  readonly number: number;
  readonly color: Color;
  readonly ability?: AbilityName | undefined;
}

interface IndexMeasures {
  readonly x: number;
  readonly y: number;
  readonly radius: number;
  readonly digit: number;
  readonly ribbon: number;
  /** Length of the ribbon with and without an ability sign, from the number's middle. */
  readonly long: number;
  readonly short: number;
  readonly sign: number;
  /** Space between the number and the first sign, and between the signs. */
  readonly lead: number;
  readonly gap: number;
}

const MEASURES: Readonly<Record<Face, IndexMeasures>> = {
  full: {
    x: 104,
    y: 102,
    radius: 84,
    digit: 116,
    ribbon: 92,
    long: 260,
    short: 164,
    sign: 58,
    lead: 18,
    gap: 26,
  },
  table: {
    x: 124,
    y: 122,
    radius: 112,
    digit: 158,
    ribbon: 118,
    long: 339,
    short: 209,
    sign: 74,
    lead: 26,
    gap: 34,
  },
  token: {
    x: 176,
    y: 174,
    radius: 158,
    digit: 226,
    ribbon: 170,
    long: 478,
    short: 298,
    sign: 116,
    lead: 18,
    gap: 44,
  },
};

// How far the middle of a digit's ink lies left of the middle of its advance, in ems (weight 800): "1" and "4" would
// stand visibly off the disc's middle.
const OPTICAL: Readonly<Record<string, number>> = { '1': 0.044, '4': 0.012, '5': -0.008 };
/** Half the height of a digit, in ems. */
const HALF_DIGIT = 0.366;

const heart = (x: number, y: number, s: number): string => {
  const p = (dx: number, dy: number): string => `${n(x + dx * s)} ${n(y + dy * s)}`;
  return (
    `M${p(0, 0.92)}C${p(-0.34, 0.7)} ${p(-1.06, 0.3)} ${p(-1.06, -0.3)}` +
    `C${p(-1.06, -0.78)} ${p(-0.7, -0.98)} ${p(-0.46, -0.98)}C${p(-0.26, -0.98)} ${p(-0.08, -0.88)} ${p(0, -0.72)}` +
    `C${p(0.08, -0.88)} ${p(0.26, -0.98)} ${p(0.46, -0.98)}C${p(0.7, -0.98)} ${p(1.06, -0.78)} ${p(1.06, -0.3)}` +
    `C${p(1.06, 0.3)} ${p(0.34, 0.7)} ${p(0, 0.92)}Z`
  );
};

/** The heart of an enemy, also on backs: its middle and size (half its height, nearly). */
export const heartOutline = heart;

const ring = (path: string, color: string, width: number): string =>
  `<path d="${path}" fill="none" stroke="${color}" stroke-width="${width}"/>`;

function drawDisc({ x, y, radius }: IndexMeasures, color: Color): string {
  const { base, deep } = CARD_COLORS[color];
  const line = color === 'white' ? { at: radius - 9, color: deep, width: 8 } : undefined;
  const hairline = line ?? { at: radius - 19, color: mix(base, PAPER, 0.45), width: 4 };
  return (
    disc(x, y, radius, PAPER) +
    disc(x, y, radius - 9, base) +
    `<circle cx="${x}" cy="${y}" r="${hairline.at}" fill="none" stroke="${hairline.color}" stroke-width="${hairline.width}"/>`
  );
}

function drawHeart({ x, y, radius }: IndexMeasures, color: Color): string {
  const { base, deep } = CARD_COLORS[color];
  return (
    fill(heart(x, y + 6, radius * 0.98), PAPER) +
    fill(heart(x, y + 6, radius * 0.86), base) +
    (color === 'white'
      ? ring(heart(x, y + 6, radius * 0.84), deep, 8)
      : ring(heart(x, y + 5, radius * 0.74), mix(base, PAPER, 0.45), 4))
  );
}

/** Draws number and ribbon: what a card is told by when only its corner shows. */
export function drawIndex({ shape, number, color, ability }: CardIndex, face: Face): string {
  const m = MEASURES[face];
  const colors = CARD_COLORS[color];
  const length = ability === undefined ? m.short : m.long;
  const half = m.ribbon / 2;
  const digit = String(number);
  // A design may have been written with two digits; they share the room of one.
  const size = Math.min(m.digit, (m.radius * 1.5) / textWidth(digit, 1, 800));
  const nudge = (OPTICAL[digit] ?? 0) * size;
  const ribbon =
    fill(roundRect(m.x - half, m.y, m.ribbon, length, half), PAPER) +
    fill(roundRect(m.x - half + 6, m.y, m.ribbon - 12, length - 6, half - 6), colors.tint);
  const top = m.y + m.radius * 0.86 + m.lead;
  const left = m.x - m.sign / 2;
  const signs =
    placedMark(`color:${color}`, colors.ink, left, top, m.sign) +
    (ability === undefined ? '' : placedMark(`ability:${ability}`, INK, left, top + m.sign + m.gap, m.sign));
  return (
    ribbon +
    (shape === 'disc' ? drawDisc(m, color) : drawHeart(m, color)) +
    textLine(digit, {
      x: m.x + nudge,
      y: m.y + size * HALF_DIGIT - (shape === 'disc' ? 0 : 4),
      size,
      weight: 800,
      color: colors.onBase,
      anchor: 'middle',
    }) +
    signs
  );
}
