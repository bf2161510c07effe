import type { Layout } from '@shared/table/layout';
import type { Faces } from '../faces';
import type { EasyBattleOptions } from './options';

/** How many cards are dealt. */
export interface Dealt {
  /** Cards of a starting hand. */
  readonly hand: number;
  /** Enemies of a set. */
  readonly set: number;
}

/** Everything about one match that never changes: who plays, with which cards, by which options. */
export interface Setting {
  readonly seats: number;
  readonly options: EasyBattleOptions;
  readonly faces: Faces;
  readonly layout: Layout;
  readonly dealt: Dealt;
}

/** Position of each act in a decision's options; {@link ACTS} names them. */
export const ACT = { challenge: -1 } as const;

/** The acts of Easy Battle, as records name them, in the order of their codes. */
export const ACTS: readonly string[] = ['challenge'];

/** Hand and set size by number of seats: the printed table. */
const DEALT: Readonly<Record<number, Dealt>> = {
  2: { hand: 8, set: 4 },
  3: { hand: 6, set: 6 },
  4: { hand: 8, set: 8 },
  5: { hand: 5, set: 5 },
  6: { hand: 6, set: 6 },
};

/** So many each of the Normal cards of these powers are taken out of the game. */
export const TAKEN_OUT = { powers: [3, 4, 5], each: 2 } as const;

/** How many can play. */
export const SEATS = { min: 2, max: 6 } as const;

/** How many cards are dealt to so many seats; null when so many cannot play. */
export const dealtTo = (seats: number): Dealt | null => DEALT[seats] ?? null;

/**
 * How many sets so many seats play: as many as their hands last, since every turn takes a card from a hand and
 * an enemy from the set; null when so many cannot play.
 */
export function setsFor(seats: number): number | null {
  const dealt = dealtTo(seats);
  return dealt === null ? null : (dealt.hand * seats) / dealt.set;
}
