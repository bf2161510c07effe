import { makePlayer, makeThinker, playerRandom, type Seating } from '@shared/players/index';
import { mindFor } from '@shared/players/minds';
import { QuickRandom } from '@shared/players/player-random';
import type { Decision } from '@shared/table/decision';
import { startMatch, takePick } from '@shared/table/match';
import { seenBy, type SeenTable } from '@shared/table/seen';
import { makeTable, type Table } from '@shared/table/table';
import { measure, type Contender, type Patience } from './measure';
import { makeBelow, randomPick } from './random-picks';

/** Tries for each decision that is thought about. */
const ITERATIONS = 200;

/** A decision as the seat that is asked sees it. */
export interface Asked {
  readonly view: SeenTable;
  readonly decision: Decision;
}

/** How fast matches are tried out in the mind, a second of processor time. */
export interface Searching {
  /** Iterations of the search over all decisions of a match, and at its first one, the longest way from its end. */
  readonly iterations: number;
  readonly fromFirst: number;
  /** Fills of what the seat cannot see, without and with the rest of the match played by rule of thumb or at random. */
  readonly fills: number;
  readonly playouts: number;
  readonly randomPlayouts: number;
}

/** Measures the search and what it is made of over the decisions of a match between greedy players. */
export function searching(seating: Seating, patience: Patience): Searching {
  const { rules } = seating;
  const asked = worthThinking(seating);
  const [first] = asked;
  if (first === undefined) throw new Error('Nobody is asked anything.');
  const mind = mindFor(seating);
  const chance = new QuickRandom(playerRandom('bench'));
  const below = makeBelow(7);
  const next = allOver(asked);
  const parts = (name: string, after: (table: Table) => void): Contender =>
    filling(name, seating, next, after);
  const of = measure(
    [
      thinking('iterations', seating, next),
      thinking('from the first pick', seating, () => first),
      parts('filling in', () => undefined),
      parts('and by rule of thumb', (table) => {
        if (mind.foresight === undefined) mind.playOut(table, chance);
        else mind.foresight.playOn(table);
      }),
      parts('and at random', (table) => {
        for (let decision = rules.decide(table); decision !== null; decision = rules.decide(table)) {
          rules.apply(table, decision, randomPick(decision, below));
        }
      }),
    ],
    patience,
  );
  const rate = (name: string): number => of(name).partsPerSecond;
  return {
    iterations: rate('iterations'),
    fromFirst: rate('from the first pick'),
    fills: rate('filling in'),
    playouts: rate('and by rule of thumb'),
    randomPlayouts: rate('and at random'),
  };
}

/** Iterations of the search a second of processor time, over all decisions of a match between greedy players. */
export function iterationsASecond(seating: Seating, patience: Patience): number {
  const asked = worthThinking(seating);
  const name = 'iterations';
  return measure([thinking(name, seating, allOver(asked))], patience)(name).partsPerSecond;
}

/** The golden section: steps of it spread any number of places evenly over a whole. */
const GOLDEN = (Math.sqrt(5) - 1) / 2;

/**
 * Decisions from all over the match, again and again. Late ones are thought about many times as fast as early
 * ones; so each stretch of it, however short, holds both in their proportion.
 */
export function allOver(asked: readonly Asked[]): () => Asked {
  let at = 0;
  return () => {
    at = (at + GOLDEN) % 1;
    const next = asked[Math.floor(at * asked.length)];
    if (next === undefined) throw new Error('Nobody is asked anything.');
    return next;
  };
}

function thinking(name: string, seating: Seating, next: () => Asked): Contender {
  const thinker = makeThinker(seating);
  const rng = playerRandom('bench');
  return {
    name,
    run: (count) => {
      let iterations = 0;
      for (let done = 0; done < count; done += 1) {
        const { view, decision } = next();
        // Something to compare keeps it from stopping early.
        const tools = { rng, budget: { iterations: ITERATIONS }, consider: [] };
        iterations += thinker.think(view, decision, tools).iterations;
      }
      return iterations;
    },
  };
}

function filling(
  name: string,
  { rules }: Seating,
  next: () => Asked,
  after: (table: Table) => void,
): Contender {
  const chance = new QuickRandom(playerRandom('bench'));
  const table = makeTable(rules.layout);
  return {
    name,
    run: (count) => {
      for (let done = 0; done < count; done += 1) {
        const sampler = rules.sampler(next().view);
        for (let once = 0; once < ITERATIONS; once += 1) {
          sampler.fill(table, chance);
          after(table);
        }
      }
      return count * ITERATIONS;
    },
  };
}

/** Those of a match at which a search has more than one pick to try; at the others it ends before it begins. */
function worthThinking(seating: Seating): readonly Asked[] {
  const thinker = makeThinker(seating);
  const tools = { rng: playerRandom('bench'), budget: { iterations: 1 }, consider: [] };
  return decisionsOf(seating, 'bench:search').filter(
    ({ view, decision }) => thinker.think(view, decision, tools).iterations > 0,
  );
}

/** Every decision of a match between greedy players. */
export function decisionsOf(seating: Seating, seed: string): readonly Asked[] {
  const greedy = makePlayer('greedy', seating);
  const match = startMatch(seating.rules, seed);
  const rng = playerRandom(seed);
  const asked: Asked[] = [];
  while (match.decision !== null) {
    const { decision } = match;
    const view = seenBy(match.table, decision.seat);
    asked.push({ view, decision });
    takePick(match, greedy.decide(view, decision, { rng }));
  }
  return asked;
}
