import { fromLch, lch } from '../drawing/colour';
import { swoosh } from '../drawing/path';
import { fill } from '../drawing/shape';
import type { Hand } from './hand';

/** A trail's turn: its hue, and the lightness at which that hue is itself (a light red would be pink). */
interface Turn {
  readonly h: number;
  readonly l: number;
}

/** What a promo picture may ask for instead of the emblem's own cream: the colour of all that flies off it. */
const TURNS: Readonly<Record<string, Turn>> = {
  'trail-yellow': { h: 96, l: 0.88 },
  'trail-blue': { h: 245, l: 0.74 },
  'trail-red': { h: 25, l: 0.61 },
  'trail-green': { h: 145, l: 0.77 },
};

const askedTurn = (hand: Hand): Turn | undefined =>
  Object.entries(TURNS).find(([prop]) => hand.has(prop))?.[1];

/** A trail's colour: its own, or the one that the card's art asks for. */
export function trailOf(hand: Hand, own: string): string {
  const turn = askedTurn(hand);
  if (turn === undefined) return own;
  const { l, c } = lch(own);
  return fromLch({ l: Math.min(l, turn.l), c: Math.max(c, 0.15), h: turn.h });
}

/** Behind an emblem that has turned colour: the whole sweep of its flight, once around it, in that colour. */
export function turnedSweep(hand: Hand): string {
  const turn = askedTurn(hand);
  if (turn === undefined) return '';
  const tone = (lighter: number, c: number): string => fromLch({ l: turn.l + lighter, c, h: turn.h });
  return (
    fill(swoosh([100, 104], 92, 150, -190, 40), tone(-0.06, 0.17), 0.9) +
    fill(swoosh([100, 104], 84, 130, -170, 18), tone(0.05, 0.15), 0.9) +
    fill(swoosh([100, 104], 112, 40, -120, 14), tone(0, 0.16), 0.85)
  );
}
