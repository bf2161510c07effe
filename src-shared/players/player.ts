import type { Decision } from '@shared/table/decision';
import type { SeatView } from './seat-view';

/** A player's own source of chance, apart from the match's, so that the deal does not depend on who plays. */
export interface PlayerRandom {
  /** A whole number from 0 to `limit` − 1. */
  below(limit: number): number;
}

/** What a player may use besides what it sees. */
interface PlayerTools {
  readonly random: PlayerRandom;
}

/** Somebody who can sit down. A player keeps nothing between decisions, so it can be asked anew at any time. */
export interface Player {
  readonly name: string;
  /** A legal pick, as option codes, for a decision of the seat whose view it is. */
  decide(view: SeatView, decision: Decision, tools: PlayerTools): readonly number[];
}
