import type { Rules } from '@shared/table/game';
import { copyMatch, startMatch } from '@shared/table/match';
import { copyInto, copyTable } from '@shared/table/table';
import type { Contender } from './measure';

/** Copies are small against a clock: this many make one unit of work. */
const COPIES = 1_000;

/** Copying a match state in the ways there are, against `structuredClone` of the same state. */
export function copying(rules: Rules): Contender[] {
  const match = startMatch(rules, 'copy');
  const { cells } = match.table;
  const target = copyTable(match.table);
  const plain = { cells: Array.from(cells), decision: match.decision, picks: match.picks };
  const repeat = (name: string, copy: () => unknown): Contender => ({
    name,
    run: (count) => {
      for (let unit = 0; unit < count; unit += 1) for (let once = 0; once < COPIES; once += 1) copy();
      return count * COPIES;
    },
  });
  return [
    repeat('copy into a state at hand', () => copyInto(target, match.table)),
    repeat('copy of a match', () => copyMatch(match)),
    repeat('structuredClone', () => structuredClone(plain)),
    repeat('structuredClone, typed array', () => structuredClone(cells)),
  ];
}
