import { fromLch, lch } from '../drawing/colour';
import type { Hand } from './hand';

/** Hues of the trails a promo picture may ask for, instead of the emblem's own cream. */
const TRAIL_HUES: Readonly<Record<string, number>> = {
  'trail-yellow': 100,
  'trail-blue': 240,
  'trail-red': 22,
  'trail-green': 142,
};

/** A trail's colour: its own, or the same lightness in the hue the card's art asks for. */
export function trailOf(hand: Hand, own: string): string {
  const asked = Object.entries(TRAIL_HUES).find(([prop]) => hand.has(prop));
  if (asked === undefined) return own;
  const { l, c } = lch(own);
  return fromLch({ l: Math.min(l, 0.86), c: Math.max(c, 0.13), h: asked[1] });
}
