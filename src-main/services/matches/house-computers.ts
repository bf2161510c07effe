import type { Hint } from '@shared/contract/view';
import { makePlayer, playerRandom, type Seating } from '@shared/players';
import { optionId } from '@shared/table/decision';
import type { Match } from '@shared/table/match';
import { seenBy } from '@shared/table/seen';
import type { ComputerName, Computers } from './computers';
import { reasonFor } from './hint-reason';

/**
 * The computer players of this program. Both that there are answer in far less than a millisecond, so
 * they are asked where the match is; they see their own seat's view and nothing else.
 */
export class HouseComputers implements Computers {
  constructor(private readonly seating: Seating) {}

  async choose(player: ComputerName, match: Match, seat: number): Promise<readonly string[]> {
    const { layout, acts } = match.rules;
    return this.#codes(player, match, seat).map((code) => optionId(layout, acts, code));
  }

  async hint(match: Match, seat: number): Promise<Hint> {
    const codes = this.#codes('greedy', match, seat);
    const { rules, table, decision } = match;
    const previews = decision === null ? new Map() : rules.describe(table, decision).previews;
    return {
      pick: codes.map((code) => optionId(rules.layout, rules.acts, code)),
      reason: reasonFor(decision?.kind ?? '', codes, previews),
      facts: [],
    };
  }

  #codes(player: ComputerName, match: Match, seat: number): readonly number[] {
    const { decision } = match;
    if (decision === null) return [];
    // The same match asks the same question with the same luck, however often it is taken up again.
    const rng = playerRandom(`${match.seed}/${player}/${seat}/${match.picks}`);
    return makePlayer(player, this.seating).decide(seenBy(match.table, seat), decision, { rng });
  }
}
