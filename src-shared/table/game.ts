import type { Decision } from './decision';
import type { Layout } from './layout';
import type { Sampler } from './sample';
import type { SeenTable } from './seen';
import type { Table } from './table';

/** Why a match ended. */
export type EndReason = 'rounds' | 'hands' | 'target' | 'damage' | 'deck' | 'tiles';

export interface Result {
  /** Points by seat. */
  readonly scores: readonly number[];
  /** Place by seat, counted from 1; ties share a place and the next is skipped. A quest: 1 won, 2 lost. */
  readonly places: readonly number[];
  readonly reason: EndReason;
}

/** A message key with what it speaks of; `locales/` has the words. */
export interface Message {
  readonly key: string;
  readonly values?: Readonly<Record<string, number | string>>;
}

/** One part of an attack's power: the card's own, a step of its ability, or a boost. */
export interface PowerPart {
  readonly source: 'card' | 'step' | 'boost';
  readonly amount: number;
}

/** What an option would do if it were picked, computed by the game and never by the screen. */
export interface Preview {
  readonly power?: number;
  readonly parts?: readonly PowerPart[];
  readonly life?: number;
  readonly succeeds?: boolean;
  /** Points gained. */
  readonly stars?: number;
  /**
   * What else would follow, each in a sentence. Among its values `seat` is a seat's number and `card` a
   * `set-id/card-id`, as in a line of the log: whoever words it puts names in their place.
   */
  readonly notes?: readonly Message[];
  /** Whether these points win the match at once; absent where no number of points does. */
  readonly wins?: boolean;
}

/** Everything a person needs to choose, beside the options themselves. */
export interface DecisionDetails {
  readonly prompt: Message;
  /** What each option would do, by option code; options without a preview are absent. */
  readonly previews: ReadonlyMap<number, Preview>;
  /** Cards a person might expect to pick but cannot now, by instance, with the reason. */
  readonly barred: ReadonlyMap<number, Message>;
}

/**
 * A game made ready for one match: its cards, zones and options. It never changes during the match;
 * everything that does lies in the {@link Table}. Every method but `setUp` and `apply` only reads.
 */
export interface Rules {
  readonly game: string;
  readonly layout: Layout;
  /** What each instance is: `set-id/card-id`, by instance. */
  readonly faces: readonly string[];
  /** Names of the acts that can be options; their position gives their code. */
  readonly acts: readonly string[];
  /** Puts every card in its zone and carries out the set-up, with the table's own generator. */
  setUp(table: Table): void;
  /** The decision that is open now; null when the match is over. */
  decide(table: Table): Decision | null;
  /** Carries out a legal pick, up to the next decision. The pick has been checked. */
  apply(table: Table, decision: Decision, pick: readonly number[]): void;
  /** Fills in what a view hides, for players that search. */
  sampler(seen: SeenTable): Sampler;
  /** Prompt, previews and reasons for the open decision. */
  describe(table: Table, decision: Decision): DecisionDetails;
  /** Points by seat so far. */
  scores(table: Table): readonly number[];
  /** The final result. Only asked when `decide` gives null. */
  result(table: Table): Result;
  /** Counters under the names that traced records use. */
  counters(table: Table): Readonly<Record<string, number | string>>;
}
