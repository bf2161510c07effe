import type { Rules } from '@shared/table/game';
import { copyMatch, startMatch } from '@shared/table/match';
import { copyInto, copyTable } from '@shared/table/table';
import { measure, type Contender, type Patience } from './measure';

/** Copies are small against a clock: this many make one unit of work. */
const COPIES = 1_000;

/** What a copy of a match costs, beside `structuredClone` of the same state. Microseconds of processor time. */
export interface Copies {
  readonly match: number;
  /** Into a table that is there already, as players that search copy. */
  readonly intoTable: number;
  /** Of the same cells and open decision, as they are: a typed array and a small object. */
  readonly structuredClone: number;
  /** Of the same state with the cells as a plain array of numbers. */
  readonly plainClone: number;
}

/** Copies a match state in each of these ways. */
export function copying(rules: Rules, patience: Patience): Copies {
  const match = startMatch(rules, 'copy');
  const { decision, picks, seed } = match;
  const state = { cells: match.table.cells.slice(), decision, picks, seed };
  const plain = { ...state, cells: Array.from(match.table.cells) };
  const target = copyTable(match.table);
  const repeat = (name: string, copy: () => unknown): Contender => ({
    name,
    run: (count) => {
      for (let unit = 0; unit < count; unit += 1) for (let once = 0; once < COPIES; once += 1) copy();
      return count * COPIES;
    },
  });
  const of = measure(
    [
      repeat('match', () => copyMatch(match)),
      repeat('into', () => copyInto(target, match.table)),
      repeat('clone', () => structuredClone(state)),
      repeat('plain clone', () => structuredClone(plain)),
    ],
    patience,
  );
  const microseconds = (name: string): number => 1e6 / of(name).partsPerSecond;
  return {
    match: microseconds('match'),
    intoTable: microseconds('into'),
    structuredClone: microseconds('clone'),
    plainClone: microseconds('plain clone'),
  };
}
