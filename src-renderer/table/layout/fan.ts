import { CARD_RATIO } from './sizes';

/** Where one card of the hand lies: its upper left corner before turning, and its turn about its middle. */
export interface FanPlace {
  readonly left: number;
  readonly top: number;
  /** Degrees, clockwise. */
  readonly angle: number;
}

export interface Fan {
  /** Width of every card of the fan. */
  readonly card: number;
  readonly step: number;
  readonly places: readonly FanPlace[];
}

/** The left part of a card that must stay free in a fan: number and ribbon. */
export const FREE_SHARE = 0.38;

/** Turn of one card against the next, in degrees: a little less in a full hand. */
function turnOf(count: number): number {
  return count <= 5 ? 2.6 : Math.max(2.4, 2.6 - (count - 5) * 0.05);
}

/**
 * Lays `count` cards on an arc inside a box of `room` pixels. The step shrinks to {@link FREE_SHARE}
 * of a card and no further; then the cards get smaller, so that no number is ever covered.
 */
export function fanOf(count: number, wished: number, wishedStep: number, room: number): Fan {
  if (count === 0) return { card: wished, step: wishedStep, places: [] };
  const turn = turnOf(count);
  const gaps = count - 1;
  // A turned card is a little wider than itself; its corners must stay inside the box too.
  const lean = Math.sin((((gaps * turn) / 2) * Math.PI) / 180) * CARD_RATIO;
  const needed = 1 + lean + gaps * FREE_SHARE;
  const card = Math.min(wished, room / needed);
  const widest = gaps === 0 ? wishedStep : (room - card * (1 + lean)) / gaps;
  const step = Math.max(card * FREE_SHARE, Math.min((wishedStep * card) / wished, widest));
  const radius = step / Math.sin((turn * Math.PI) / 180);
  const first = (room - card - gaps * step) / 2;
  const places = Array.from({ length: count }, (_, index) => {
    const angle = (index - gaps / 2) * turn;
    return {
      left: first + index * step,
      // Flatter than a true arc, so that the outermost cards keep their words above the edge.
      top: radius * (1 - Math.cos((angle * Math.PI) / 180)) * 0.8,
      angle,
    };
  });
  return { card, step, places };
}
