import type { Hint } from '@shared/contract/view';
import {
  budgetOf,
  makePlayer,
  playerRandom,
  type Budget,
  type Player,
  type Seating,
  type Thought,
} from '@shared/players';
import { optionId, type Decision } from '@shared/table/decision';
import type { Match } from '@shared/table/match';
import { seenBy, type SeenTable } from '@shared/table/seen';
import type { MatchThinker } from '../thinking/thinking';
import type { ComputerName, Computers } from './computers';
import { factsFor } from './hint-facts';
import { reasonFor } from './hint-reason';
import { situationOf, type Situation } from './hint-situation';

/** What the two looks of a hint may cost: together about a good computer's move, and no more than a second. */
interface HintBudget {
  readonly first: Budget;
  readonly second: Budget;
}
const HINT: HintBudget = {
  first: { iterations: 1_000, milliseconds: 250 },
  second: { iterations: 4_000, milliseconds: 700 },
};
/** A quest is tried out faster, and its chances are told apart by less. */
const QUEST_HINT: HintBudget = {
  first: { iterations: 2_000, milliseconds: 250 },
  second: { iterations: 10_000, milliseconds: 700 },
};

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

  async hint(match: Match, seat: number, signal: AbortSignal): Promise<Hint> {
    const { decision, table, rules } = match;
    if (decision === null || decision.seat !== seat) throw new Error('This seat has nothing to choose.');
    const situation = situationOf(this.seating, table, decision);
    const thought = await this.#consider(situation, seedOf(match, 'hint', seat), signal);
    return {
      pick: thought.pick.map((code) => optionId(rules.layout, rules.acts, code)),
      reason: reasonFor(situation, thought.pick),
      facts: factsFor(situation, thought),
    };
  }

  /**
   * A first look finds what is worth telling apart, and the second tries the next best often enough to say
   * how much less it brings. Where only one pick seems worth a try, it is compared with any other.
   */
  async #consider(situation: Situation, seed: string, signal: AbortSignal): Promise<Thought> {
    const { view, decision, toGo } = situation;
    const { first, second } = toGo === null ? HINT : QUEST_HINT;
    const [, next] = (await this.thinker.think({ view, decision, seed, budget: first }, signal)).candidates;
    const consider = next === undefined ? someOf(decision) : [next.pick];
    return this.thinker.think({ view, decision, seed, budget: second, consider }, signal);
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

/** Picks to compare another one with: nothing where that is legal, and the first that is not too much. */
function someOf({ options, min, max }: Decision): readonly (readonly number[])[] {
  const first = options.slice(0, Math.max(min, Math.min(1, max)));
  const last = options.slice(options.length - Math.max(min, Math.min(1, max)));
  return min === 0 ? [[], first, last] : [first, last];
}

/** The same match asks the same question with the same luck, however often it is taken up again. */
const seedOf = (match: Match, player: ComputerName | 'hint', seat: number): string =>
  `${match.seed}/${player}/${seat}/${match.picks}`;
