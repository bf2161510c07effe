import type { Decision } from '@shared/table/decision';
import type { Chance } from '@shared/table/sample';
import type { SeenTable } from '@shared/table/seen';

/** A player's own source of chance, apart from the match's, so that the deal does not depend on who plays. */
export type PlayerRandom = Chance;

/** How long a player may think. */
export interface Budget {
  /** Matches tried out in the mind. The same number and the same chance give the same decision. */
  readonly iterations: number;
  /**
   * Thinking ends after so many milliseconds even so: a safety, for a machine far slower than any expected.
   * Needs {@link PlayerTools.now}.
   */
  readonly milliseconds?: number;
}

/** Says that an answer is no longer wanted. */
export interface Signal {
  readonly aborted: boolean;
}

/** What a player may use besides what it sees. */
export interface PlayerTools {
  readonly rng: PlayerRandom;
  /** Instead of the budget of the player's level. Players that do not search have no use for it. */
  readonly budget?: Budget;
  /** Looked at many times a second while a player searches; it then answers at once with the best so far. */
  readonly signal?: Signal;
  /** A clock in milliseconds, for the budget's time. */
  readonly now?: () => number;
}

/** Somebody who can sit down. A player keeps nothing between decisions, so it can be asked anew at any time. */
export interface Player {
  readonly name: string;
  /** A legal pick, as option codes, for a decision of the seat whose view it is. */
  decide(view: SeenTable, decision: Decision, tools: PlayerTools): readonly number[];
}

/** A pick that was thought about, and how it went in the matches tried out. */
export interface Candidate {
  readonly pick: readonly number[];
  /** In how many of them it was picked. */
  readonly visits: number;
  /** The share of them that this seat won, from 0 to 1; shared first places count in part. */
  readonly chance: number;
  /** The stars this seat had at their end, on average. */
  readonly stars: number;
}

/** What thinking came to. */
export interface Thought {
  readonly pick: readonly number[];
  /** The one picked first, the others by how often they were tried. */
  readonly candidates: readonly Candidate[];
  /** Matches tried out. Fewer than allowed when the result could no longer change. */
  readonly iterations: number;
}

/** What is to be thought about beside what the search itself finds worth a try. */
export interface ThinkTools extends PlayerTools {
  readonly budget: Budget;
  /** Legal picks that are to be among the candidates, each tried often enough to be compared. */
  readonly consider?: readonly (readonly number[])[];
}
