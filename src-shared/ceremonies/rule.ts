import type { DOERS, LAID_CARDS, PLACES } from './effect';

/** How many types of ceremony a match is played with. */
export const TYPES_IN_PLAY = 10;

/** Something that happens on the table, and what it is worth to the owner of a village. */
export interface Heard {
  readonly by: (typeof DOERS)[number];
  readonly where: (typeof PLACES)[number];
  /** 1 or more. */
  readonly points: number;
}

/** {@link Heard}, of a card being laid. */
export interface HeardCard extends Heard {
  readonly card: (typeof LAID_CARDS)[number];
}

/**
 * What one running ceremony changes for the owner of its village, as numbers a game can put together. A field
 * its effect does not speak of has the value of {@link PLAIN_RULE}: what the rules say without any ceremony.
 * Of several ceremonies in one village the largest counts where nothing else is said, and the very same effect
 * never more than once.
 */
export interface CeremonyRule {
  /** Cards a draw action draws. */
  readonly drawCards: number;
  /** Draw actions of a turn that cost no action; different effects add up. */
  readonly freeDraws: number;
  /** Points for opening a ceremony; different effects add up. */
  readonly openPoints: number;
  /** Whether {@link openPoints} are given once a turn only. */
  readonly openOnce: boolean;
  /** Cards a play action may lay, of different types. */
  readonly playCards: number;
  /** Ceremony cards a turn that may be laid although they do not match; different effects add up. */
  readonly mismatches: number;
  /** Points for laid cards; each different effect hears for itself. */
  readonly laid: HeardCard | null;
  /** Points for completions, beside the tile and the host's point; each different effect hears for itself. */
  readonly completed: Heard | null;
  /** Points for emptying the hand. */
  readonly emptyPoints: number;
  /** Cards for emptying the hand. */
  readonly emptyCards: number;
  /** Cards drawn after an exchange beside those exchanged; different effects add up. */
  readonly exchangeCards: number;
  /** Cards the hand may hold at the end of a turn. */
  readonly handLimit: number;
  /** Whether the play area covers all spaces of both neighbours. */
  readonly wide: boolean;
  /** Which cards neighbours cannot lay in the village; several are closed each for itself. */
  readonly closed: 'kokopelli' | 'ceremony' | null;
  /** Cards a Kokopelli laid by the owner counts as, wherever it lies. */
  readonly kokopelliCounts: number;
  /** Cards that complete a ceremony in the village; the smallest counts. */
  readonly completeAt: number;
}

/** The rules without any ceremony. */
export const PLAIN_RULE: CeremonyRule = {
  drawCards: 1,
  freeDraws: 0,
  openPoints: 0,
  openOnce: false,
  playCards: 1,
  mismatches: 0,
  laid: null,
  completed: null,
  emptyPoints: 1,
  emptyCards: 3,
  exchangeCards: 0,
  handLimit: 5,
  wide: false,
  closed: null,
  kokopelliCounts: 1,
  completeAt: 4,
};
