import type { Budget, Thought } from '@shared/players/index';
import { textHash } from '@shared/table/canonical';
import type { Decision } from '@shared/table/decision';
import type { SeenTable } from '@shared/table/seen';
import { GIVEN_UP_CELLS, type ThinkingMatch, type ThinkingTask } from '@main/workers/thinking';

/** A decision to think about. */
export interface Question {
  /** What the seat that is asked may see. */
  readonly view: SeenTable;
  readonly decision: Decision;
  readonly budget: Budget;
  /** Legal picks that are to be compared with what the search finds. */
  readonly consider?: readonly (readonly number[])[];
  /** The same seed gives the same answer. Any text; only its digest is told to who thinks. */
  readonly seed: string;
}

/** Where decisions are thought about. */
export interface Thinking {
  /** How many questions are thought about at the same time. */
  readonly threads: number;
  /** Rejects when nobody could answer, and with {@link GivenUp} once the signal says so. */
  think(match: ThinkingMatch, question: Question, signal: AbortSignal): Promise<Thought>;
}

/** Thinks about decisions of one match. */
export interface MatchThinker {
  readonly threads: number;
  think(question: Question, signal: AbortSignal): Promise<Thought>;
}

/** The answer was no longer wanted. */
export class GivenUp extends Error {
  override readonly name = 'GivenUp';
}

/** Where nothing is ever thought about. */
export const nobodyThinks: Thinking = {
  threads: 1,
  think: () => Promise.reject(new Error('Nobody thinks here.')),
};

let matches = 0;

/** Somebody to think about one match, made ready with these cards and options. */
export function thinkerOf(thinking: Thinking, made: Omit<ThinkingMatch, 'key'>): MatchThinker {
  matches += 1;
  const match = { ...made, key: matches };
  return {
    threads: thinking.threads,
    think: (question, signal) => thinking.think(match, question, signal),
  };
}

/** A question as it is sent to a thread. Everything in it is a copy. */
export function taskOf(match: ThinkingMatch, question: Question): ThinkingTask {
  const { view, decision, budget, consider, seed } = question;
  return {
    match,
    seat: view.seat,
    // Cells may lie in a page that other states share, and a page must never be sent.
    cells: Int32Array.from(view.cells),
    decision: { ...decision, options: [...decision.options] },
    budget,
    consider: consider?.map((pick) => [...pick]) ?? null,
    seed: textHash(seed),
    givenUp: new SharedArrayBuffer(GIVEN_UP_CELLS * Int32Array.BYTES_PER_ELEMENT),
  };
}

/** Tells a thread that the answer to a task is no longer wanted. */
export function giveUp({ givenUp }: ThinkingTask): void {
  Atomics.store(new Int32Array(givenUp), 0, 1);
}
