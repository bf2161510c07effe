import { percentile, processorSeconds } from '@main/cli/bench/measure';
import { allOver, decisionsOf } from '@main/cli/bench/searching';
import { makePlayer, playerRandom, type Seating } from '@shared/players/index';

/** Matches the decisions are taken from. */
const MATCHES = 12;

/** How long a level takes to answer. Seconds of processor time. */
export interface Answers {
  readonly median: number;
  readonly slow: number;
  readonly slowest: number;
  readonly count: number;
}

/**
 * Asks a level for its answer to decisions drawn evenly from whole matches between greedy players, each as the
 * seat sees it that is asked.
 *
 * @param wanted how many answers; the 99th percentile wants a hundred and more
 * @param patience no more are asked for after so many seconds of processor time; those so far were as evenly drawn
 */
export function answers(
  level: 'skilled' | 'master',
  seating: Seating,
  { wanted, patience }: { readonly wanted: number; readonly patience: number },
): Answers {
  const asked = Array.from({ length: MATCHES }, (_, match) =>
    decisionsOf(seating, `answers:${match}`),
  ).flat();
  const player = makePlayer(level, seating);
  const next = allOver(asked);
  const times: number[] = [];
  for (let spent = 0; times.length < wanted && spent < patience; spent += times.at(-1) ?? 0) {
    const { view, decision } = next();
    const tools = { rng: playerRandom(`answers:${times.length}`) };
    times.push(
      processorSeconds(() => {
        player.decide(view, decision, tools);
      }),
    );
  }
  const [median = 0, slow = 0, slowest = 0] = [0.5, 0.99, 1].map((share) => percentile(times, share));
  return { median, slow, slowest, count: times.length };
}
