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

/** What a hint may cost: about as much as a good computer's move, and no more than a second. */
const HINT_BUDGET: Budget = { iterations: 4_000, milliseconds: 900 };
/** A quest is decided by few chances, and is tried out faster. */
const QUEST_HINT_BUDGET: Budget = { iterations: 10_000, milliseconds: 900 };

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

  /** Where only one pick seems worth a try, it is compared with others, so that there are numbers to tell. */
  async #consider(situation: Situation, seed: string, signal: AbortSignal): Promise<Thought> {
    const { view, decision, toGo } = situation;
    const question = { view, decision, seed, budget: toGo === null ? HINT_BUDGET : QUEST_HINT_BUDGET };
    const thought = await this.thinker.think(question, signal);
    if (thought.candidates.length > 1) return thought;
    return this.thinker.think({ ...question, consider: someOf(decision) }, signal);
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
