import type { Hint, PlayerName } from '@shared/contract/view';
import type { Match } from '@shared/table/match';

/** Who sits at a seat without being a person. */
export type ComputerName = Exclude<PlayerName, 'human'>;

/** The computer players, as the matches need them. They are shown their own seat's view and no more. */
export interface Computers {
  /**
   * The option ids `player` picks for the decision that is open, which must be `seat`'s. The match stays
   * as it is until the answer is there or the signal says that nobody waits for it any more; a promise
   * that was given up may be rejected.
   */
  choose(player: ComputerName, match: Match, seat: number, signal: AbortSignal): Promise<readonly string[]>;
  /** What `seat` might do, with the reason in numbers; given up as `choose` is. */
  hint(match: Match, seat: number, signal: AbortSignal): Promise<Hint>;
}
