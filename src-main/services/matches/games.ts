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

/** Makes matches out of the library's cards. */
export interface Games {
  /** Makes a game ready for a match that begins now. */
  prepare(game: string, options: Readonly<Record<string, unknown>>, seats: number): ReadyGame;
  /** Makes a game ready as a record's header describes it, designs from its own text. */
  prepareRecorded(header: RecordHeader): ReadyGame;
}
