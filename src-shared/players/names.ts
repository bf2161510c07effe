import type { Budget } from './player';

/** Levels that search, from the weakest: matches tried out for a decision, and the time limit for safety. */
export const SEARCH_LEVELS = [
  { name: 'skilled', iterations: 200, milliseconds: 3_000 },
  { name: 'master', iterations: 6_000, milliseconds: 10_000 },
] as const;

/** Names of the computer players, from the weakest; beside them there is `search:ITERATIONS`. */
export const PLAYER_NAMES = ['random', 'beginner', 'greedy', 'skilled', 'master'] as const;

/** A computer player: one of those with names, or a search of so many iterations. */
export type ComputerName = (typeof PLAYER_NAMES)[number] | `search:${number}`;

const SEARCH = /^search:([1-9]\d{0,7})$/;
/** The most iterations a name may ask for. */
const MOST_ITERATIONS = 10_000_000;

/** The computer player of this name, or null when nobody is called that. */
export function readComputerName(text: string): ComputerName | null {
  const named = PLAYER_NAMES.find((name) => name === text);
  if (named !== undefined) return named;
  const iterations = searchIterations(text);
  return iterations === null ? null : `search:${iterations}`;
}

/** What a player of this name may spend on a decision; null for those that do not search. */
export function budgetOf(name: ComputerName): Budget | null {
  const level = SEARCH_LEVELS.find((row) => row.name === name);
  if (level !== undefined) return { iterations: level.iterations, milliseconds: level.milliseconds };
  const iterations = searchIterations(name);
  return iterations === null ? null : { iterations };
}

function searchIterations(text: string): number | null {
  const iterations = Number(SEARCH.exec(text)?.[1] ?? 0);
  return iterations >= 1 && iterations <= MOST_ITERATIONS ? iterations : null;
}
