import type { PlayedHouseCard } from '@shared/vocabularies';
import type { Message, Rules } from '@shared/table/game';

/** A card that can join a match, with the name by which records know it. */
export interface InPlay<Card> {
  /** `set-id/card-id`. */
  readonly ref: string;
  readonly card: Card;
}

/** A card of any game that can join a match. */
export type CardInPlay = InPlay<PlayedHouseCard>;

/** What a match is made from. `Card` is what its game plays with. */
export interface MatchInput<Card = PlayedHouseCard> {
  /**
   * Every card that can be played, in the order of its set: the box itself, and designs, which join only
   * when the options name them.
   */
  readonly cards: readonly InPlay<Card>[];
  /** The set that is the box; its cards are numbered first. */
  readonly box: string;
  readonly seats: number;
  /** Options of records-and-cli.md, unread. Absent ones have their defaults. */
  readonly options: unknown;
}

/** A game made ready for one match with its options as read, or every reason why it cannot be. */
export type Prepared =
  | { readonly ok: true; readonly rules: Rules; readonly options: Readonly<Record<string, unknown>> }
  | Refused;

/** Every reason why there can be no such match. */
export interface Refused {
  readonly ok: false;
  readonly problems: readonly Message[];
}

/** Says why there can be no such match. */
export const refuse = (problems: readonly Message[]): Refused => ({ ok: false, problems });
