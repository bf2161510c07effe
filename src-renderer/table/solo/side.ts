import { CARD_RATIO } from '../layout/sizes';

/** Widths of the cards right of the hills, in CSS pixels. */
export interface SideSizes {
  /** A card of the offer. */
  readonly card: number;
  /** A card that hit, and the enemy deck. */
  readonly small: number;
  readonly gap: number;
}

/** What stands between and around the three lines of cards, in design pixels. */
const WORDS = 40 * 2 + 12 + 22;

/** A small card beside one of the offer. */
const SMALL = 0.86;

/** Fits three cards beside each other, and two lines of them over one of small ones, into a panel. */
export function sideSizes(width: number, height: number, unit: number): SideSizes {
  const gap = Math.max(8, Math.round(width * 0.045));
  const byWidth = (width - 2 * gap) / 3;
  const byHeight = (height - WORDS * unit) / ((2 + SMALL) * CARD_RATIO);
  const card = Math.max(44, Math.floor(Math.min(byWidth, byHeight)));
  return { card, small: Math.round(card * SMALL), gap: Math.max(gap, Math.floor((width - 3 * card) / 2)) };
}

/** Cards lying over each other: their width, and how far the next one lies to the right. */
export interface PileFit {
  readonly card: number;
  readonly step: number;
}

/** The left share of a small card that bears its number and must stay free. */
const NUMBER = 0.56;

/** Lays `count` cards into `room`: side by side, then over each other, then smaller; a number is never covered. */
export function pileFit(count: number, most: number, room: number): PileFit {
  const gaps = Math.max(0, count - 1);
  const card = Math.round(Math.min(most, room / (1 + gaps * NUMBER)));
  return { card, step: gaps === 0 ? 0 : Math.min(card * 1.1, (room - card) / gaps) };
}
