import type { CardInPlay } from '@shared/games/prepared';
import type { Decision } from '@shared/table/decision';
import type { Rules } from '@shared/table/game';
import { asReadable, type SeenTable } from '@shared/table/seen';
import { beginnerPlayer } from './beginner';
import { mindFor } from './minds';
import type { Mind } from './mind';
import { budgetOf, type ComputerName } from './names';
import type { Budget, Player, Thought, ThinkTools } from './player';
import { randomPlayer } from './random';
import { Search } from './search/search';

export { budgetOf, PLAYER_NAMES, readComputerName, SEARCH_LEVELS, type ComputerName } from './names';
export type { Budget, Candidate, Player, PlayerTools, Signal, Thought, ThinkTools } from './player';
export { facesOf } from './minds';
export { playerRandom } from './player-random';

/** The match a player is to join. */
export interface Seating {
  readonly rules: Rules;
  /** Every card that can be played, as the match was prepared with. */
  readonly cards: readonly CardInPlay[];
  /** The match's options as the game read them. */
  readonly options: Readonly<Record<string, unknown>>;
}

/** Makes a computer player for a match. One serves any number of seats and matches of the same rules. */
export function makePlayer(name: ComputerName, seating: Seating): Player {
  if (name === 'random') return randomPlayer;
  const mind = mindFor(seating);
  if (name === 'beginner') return beginnerPlayer(mind);
  const budget = budgetOf(name);
  return budget === null ? thumbPlayer(name, mind) : searchPlayer(name, seating.rules, mind, budget);
}

function thumbPlayer(name: string, mind: Mind): Player {
  return {
    name,
    decide: (view, decision) => [...mind.choose(asReadable(view), decision)],
  };
}

function searchPlayer(name: string, rules: Rules, mind: Mind, budget: Budget): Player {
  return {
    name,
    decide: (view, decision, tools) =>
      new Search(rules, mind, view, decision, { ...tools, budget: tools.budget ?? budget }).run().pick,
  };
}

/** Somebody who tells what a search thinks of a decision, for hints and for looking back. */
export interface Thinker {
  /** Thinks about a decision of the seat whose view it is. */
  think(view: SeenTable, decision: Decision, tools: ThinkTools): Thought;
}

/** Makes a thinker for a match. It keeps nothing between decisions. */
export function makeThinker(seating: Seating): Thinker {
  const mind = mindFor(seating);
  return {
    think: (view, decision, tools) => new Search(seating.rules, mind, view, decision, tools).run(),
  };
}
