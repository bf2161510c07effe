import { games, type CardInPlay } from '@shared/games/index';
import {
  makeThinker,
  playerRandom,
  type Budget,
  type Signal,
  type Thinker,
  type Thought,
} from '@shared/players/index';
import type { Decision } from '@shared/table/decision';
import type { Layout } from '@shared/table/layout';

/** What the rules of a match are made from again, in another thread. */
export interface ThinkingMatch {
  /** Tells matches apart, so that a thread makes the rules of each but once. */
  readonly key: number;
  readonly game: string;
  /** Every card that can be played, in the order of its set. */
  readonly cards: readonly CardInPlay[];
  readonly box: string;
  readonly seats: number;
  /** As the game read them, defaults included. */
  readonly options: Readonly<Record<string, unknown>>;
}

/**
 * A decision to be thought about, as it is sent to a thread: what the seat that is asked may see, and
 * nothing else of the match. Its seed is a digest, so that the match's own, from which the deal follows,
 * stays behind.
 */
export interface ThinkingTask {
  readonly match: ThinkingMatch;
  readonly seat: number;
  /** cells of the seat's view, in memory of their own. */
  readonly cells: Int32Array;
  readonly decision: Decision;
  readonly budget: Budget;
  /** Picks that are to be compared; null when the search alone says what is worth a try. */
  readonly consider: readonly (readonly number[])[] | null;
  readonly seed: string;
  /** One 32-bit cell; anything but 0 says that the answer is no longer wanted. */
  readonly givenUp: SharedArrayBuffer;
}

/** What thinking came to, or what was wrong with the question. A thread that dies gives no answer. */
export type ThinkingAnswer =
  | { readonly ok: true; readonly thought: Thought }
  | { readonly ok: false; readonly problem: string };

/** Cells of the memory that says that an answer is no longer wanted. */
export const GIVEN_UP_CELLS = 1;

/** Thinks about a decision. Called by name through the thread pool. */
export function think(task: ThinkingTask): ThinkingAnswer {
  const signal = signalOf(task.givenUp);
  if (signal.aborted) return { ok: false, problem: 'Given up before it began.' };
  try {
    return { ok: true, thought: thoughtAbout(task, signal) };
  } catch (error) {
    return { ok: false, problem: error instanceof Error ? (error.stack ?? error.message) : String(error) };
  }
}

function signalOf(givenUp: SharedArrayBuffer): Signal {
  const cells = new Int32Array(givenUp);
  return {
    get aborted() {
      return Atomics.load(cells, 0) !== 0;
    },
  };
}

const now = (): number => performance.now();

function thoughtAbout(task: ThinkingTask, signal: Signal): Thought {
  const { match, seat, cells, decision, budget, consider, seed } = task;
  const { layout, thinker } = joined(match);
  return thinker.think({ layout, cells, seat }, decision, {
    rng: playerRandom(seed),
    budget,
    signal,
    now,
    ...(consider !== null && { consider }),
  });
}

/** A match this thread knows already. */
interface Joined {
  readonly layout: Layout;
  readonly thinker: Thinker;
}

/** Matches a thread keeps in mind: those on the screens, and one that is looked back at. */
const MOST_JOINED = 6;
const known = new Map<number, Joined>();

function joined(match: ThinkingMatch): Joined {
  const found = known.get(match.key) ?? join(match);
  known.delete(match.key);
  known.set(match.key, found);
  const [oldest] = known.keys();
  if (known.size > MOST_JOINED && oldest !== undefined) known.delete(oldest);
  return found;
}

function join({ game, cards, box, seats, options }: ThinkingMatch): Joined {
  const prepared = games.get(game)?.prepare({ cards, box, seats, options });
  if (prepared === undefined || !prepared.ok) throw new Error(`The match cannot be set up: ${game}.`);
  const { rules } = prepared;
  return { layout: rules.layout, thinker: makeThinker({ rules, cards, options: prepared.options }) };
}
