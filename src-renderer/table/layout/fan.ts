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
  /** Share of a card, from its left, that its neighbour leaves free at the height of its name: in steps of 0.05. */
  readonly clear: number;
  readonly places: readonly FanPlace[];
}

/** The left part of a card that must stay free in a fan: number and ribbon. */
export const FREE_SHARE = 0.38;

/** What is left free besides where there is room for it: enough for a name in two or three lines. */
const NAMED_SHARE = 0.62;
/** From here on cards are so many that a name in every one of them would make them too small. */
const MANY = 10;
/** A card narrower than this, in pixels, bears no name. */
const NAMED_WIDTH = 76;
/** The ring around a card that can be picked lies so far over its neighbour, in pixels. */
const RING = 6;
/** Distance of the name from a card's middle, as a share of the card's height. */
const NAME_BELOW = 0.36;

/** The share of a card that a hand of so many keeps free, if it can. */
const freeOf = (count: number): number =>
  Math.max(FREE_SHARE, NAMED_SHARE - Math.max(0, count - MANY) * 0.03);

/** Turn of one card against the next, in degrees: a little less in a full hand. */
function turnOf(count: number): number {
  return count <= 5 ? 2.6 : Math.max(2.4, 2.6 - (count - 5) * 0.05);
}

/**
 * Lays `count` cards on an arc inside a box of `room` pixels. The step shrinks as far as names can still be read
 * beside it, then the cards get smaller; and before a card would be too small for a name, the step shrinks to
 * {@link FREE_SHARE} of it and no further, so that no number is ever covered.
 */
export function fanOf(count: number, wished: number, wishedStep: number, room: number): Fan {
  if (count === 0) return { card: wished, step: wishedStep, clear: 1, places: [] };
  const turn = turnOf(count);
  const gaps = count - 1;
  // A turned card is a little wider than itself; its corners must stay inside the box too.
  const lean = Math.sin((((gaps * turn) / 2) * Math.PI) / 180) * CARD_RATIO;
  const filling = (free: number): number => room / (1 + lean + gaps * free);
  const card = Math.min(wished, Math.max(filling(freeOf(count)), Math.min(NAMED_WIDTH, filling(FREE_SHARE))));
  const widest = gaps === 0 ? wishedStep : (room - card * (1 + lean)) / gaps;
  const step = Math.max(card * FREE_SHARE, Math.min((wishedStep * card) / wished, widest));
  // The neighbour's lower end leans towards this card.
  const leaning = Math.sin((turn * Math.PI) / 180) * CARD_RATIO * NAME_BELOW;
  const clear = Math.min(1, Math.max(FREE_SHARE, step / card - leaning - RING / card));
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
  return { card, step, clear: Math.floor(clear * 20) / 20, places };
}
