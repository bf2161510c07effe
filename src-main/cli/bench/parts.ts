import type { Decision } from '@shared/table/decision';
import type { Rules } from '@shared/table/game';
import { startMatch, takePick } from '@shared/table/match';
import { copyInto, copyTable, makeTable, type Table } from '@shared/table/table';
import { measure, type Contender, type Patience } from './measure';
import { nextSeed } from './playing';
import { makeBelow, randomPick } from './random-picks';

/** Matches the positions are taken from, and positions in all. */
const MATCHES = 8;

/** A position of a match, what was asked there and what was picked. */
interface Position {
  readonly table: Table;
  readonly decision: Decision;
  readonly pick: readonly number[];
}

/** What the parts of a match cost. Microseconds of processor time. */
export interface Parts {
  /** Making a table, dealing, and going to the first decision. */
  readonly setUp: number;
  /** Finding the open decision and listing its options. */
  readonly listing: number;
  /** Carrying a pick out, up to the next decision. */
  readonly applying: number;
  /** Copying a table into one that is there. */
  readonly copying: number;
}

/** Takes the parts of random matches apart. */
export function partsOf(rules: Rules, patience: Patience): Parts {
  const positions = somePositions(rules);
  const target = makeTable(rules.layout);
  const onEach = (name: string, work: (position: Position) => void): Contender => ({
    name,
    run: (count) => {
      for (let done = 0; done < count; done += 1) positions.forEach(work);
      return count * positions.length;
    },
  });
  const of = measure(
    [
      {
        name: 'set-up',
        run: (count) => {
          for (let done = 0; done < count; done += 1) startMatch(rules, `bench:${nextSeed()}`);
          return count;
        },
      },
      onEach('listing', ({ table }) => rules.decide(table)),
      onEach('copying', ({ table }) => copyInto(target, table)),
      onEach('copying and applying', ({ table, decision, pick }) => {
        copyInto(target, table);
        rules.apply(target, decision, pick);
      }),
    ],
    patience,
  );
  const microseconds = (name: string): number => 1e6 / of(name).partsPerSecond;
  const copying = microseconds('copying');
  return {
    setUp: microseconds('set-up'),
    listing: microseconds('listing'),
    applying: microseconds('copying and applying') - copying,
    copying,
  };
}

/** Every position of some random matches at which somebody is asked. */
function somePositions(rules: Rules): readonly Position[] {
  const below = makeBelow(30);
  const positions: Position[] = [];
  for (let played = 0; played < MATCHES; played += 1) {
    const match = startMatch(rules, `parts:${played}`);
    while (match.decision !== null) {
      const { decision } = match;
      const pick = randomPick(decision, below);
      positions.push({ table: copyTable(match.table), decision, pick });
      takePick(match, pick);
    }
  }
  return positions;
}
