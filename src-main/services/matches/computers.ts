import type { Hint, PlayerName } from '@shared/contract/view';
import type { Match } from '@shared/table/match';

/** Who sits at a seat without being a person. */
export type ComputerName = Exclude<PlayerName, 'human'>;

/** The computer players, as the matches need them. They are shown their own seat's view and no more. */
export interface Computers {
  /** The option ids `player` picks for the decision that is open, which must be `seat`'s. */
  choose(player: ComputerName, match: Match, seat: number): Promise<readonly string[]>;
  /** What the rule of thumb would do for `seat`, with its reason in numbers. */
  hint(match: Match, seat: number): Promise<Hint>;
}
