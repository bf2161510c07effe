import type { WireMessage } from '@shared/contract/view';
import type { Seating } from '@shared/players';
import type { Rules } from '@shared/table/game';
import type { MatchThinker } from '../thinking/thinking';
import type { Computers } from './computers';
import type { RecordHeader, SetRef } from '@shared/table/record';

/** A game made ready, with the sets it is played with; or why it cannot be. */
export type ReadyGame =
  | {
      readonly ok: true;
      readonly rules: Rules;
      /**
       * The options as records and views hold them: those that were given, or all as the game read them where it
       * settles what they leave to chance.
       */
      readonly recorded: Readonly<Record<string, unknown>>;
      /** The options as the game read them, defaults included. */
      readonly options: Readonly<Record<string, unknown>>;
      /** The computer players for matches of these rules. */
      readonly computers: Computers;
      /** Thinks about decisions of matches of these rules. */
      readonly thinker: MatchThinker;
      /** What players are told of these rules. */
      readonly seating: Seating;
      readonly sets: readonly SetRef[];
      /** The full text of sets that are not shipped, by id. */
      readonly cards: Readonly<Record<string, unknown>>;
    }
  | { readonly ok: false; readonly refusal: WireMessage };

/** A match that is to begin. */
export interface WantedGame {
  readonly game: string;
  /** As they were given. */
  readonly options: Readonly<Record<string, unknown>>;
  readonly seats: number;
  /** What the options leave to chance follows from it, as the deal does. */
  readonly seed: string;
  /** Sets at hand beside those of the cards that options name. */
  readonly sets?: readonly string[];
}

/** Makes matches out of the library's cards. */
export interface Games {
  /** Makes a game ready for a match that begins now. */
  prepare(wanted: WantedGame): ReadyGame;
  /** Makes a game ready as a record's header describes it, designs from its own text. */
  prepareRecorded(header: RecordHeader): ReadyGame;
}
