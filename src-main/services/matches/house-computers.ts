import type { Hint } from '@shared/contract/view';
import { budgetOf, makePlayer, playerRandom, type Budget, type Player, type Seating } from '@shared/players';
import { optionId, type Decision } from '@shared/table/decision';
import type { Match } from '@shared/table/match';
import { seenBy, type SeenTable } from '@shared/table/seen';
import type { MatchThinker } from '../thinking/thinking';
import type { ComputerName, Computers } from './computers';
import { reasonFor } from './hint-reason';

/**
 * The computer players of this program. Those that answer in far less than a millisecond are asked where
 * the match is, those that search think in a thread of their own. Either sees its own seat's view and
 * nothing else.
 */
export class HouseComputers implements Computers {
  readonly #players = new Map<ComputerName, Player>();

  constructor(
    private readonly seating: Seating,
    private readonly thinker: MatchThinker,
  ) {}

  async choose(
    player: ComputerName,
    match: Match,
    seat: number,
    signal: AbortSignal,
  ): Promise<readonly string[]> {
    const { decision, table, rules } = match;
    if (decision === null) return [];
    const asked = { view: seenBy(table, seat), decision, seed: seedOf(match, player, seat) };
    const budget = budgetOf(player);
    const codes = budget === null ? this.#answer(player, asked) : await this.#think(asked, budget, signal);
    return codes.map((code) => optionId(rules.layout, rules.acts, code));
  }

  async hint(match: Match, seat: number): Promise<Hint> {
    const { rules, table, decision } = match;
    if (decision === null) return { pick: [], reason: reasonFor('', [], new Map()), facts: [] };
    const codes = this.#answer('greedy', { view: seenBy(table, seat), decision, seed: '' });
    const { previews } = rules.describe(table, decision);
    return {
      pick: codes.map((code) => optionId(rules.layout, rules.acts, code)),
      reason: reasonFor(decision?.kind ?? '', codes, previews),
      facts: [],
    };
  }

  #answer(name: ComputerName, { view, decision, seed }: Asked): readonly number[] {
    const player = this.#players.get(name) ?? makePlayer(name, this.seating);
    this.#players.set(name, player);
    return player.decide(view, decision, { rng: playerRandom(seed) });
  }

  async #think(asked: Asked, budget: Budget, signal: AbortSignal): Promise<readonly number[]> {
    return (await this.thinker.think({ ...asked, budget }, signal)).pick;
  }
}

/** A decision as a player is asked it. */
interface Asked {
  readonly view: SeenTable;
  readonly decision: Decision;
  readonly seed: string;
}

/** The same match asks the same question with the same luck, however often it is taken up again. */
const seedOf = (match: Match, player: ComputerName, seat: number): string =>
  `${match.seed}/${player}/${seat}/${match.picks}`;
