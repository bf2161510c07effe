import { percentile, processorSeconds } from '@main/cli/bench/measure';
import { decisionsOf, type Asked } from '@main/cli/bench/searching';
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
 */
export function answers(level: 'skilled' | 'master', seating: Seating, wanted: number): Answers {
  const asked = Array.from({ length: MATCHES }, (_, match) =>
    decisionsOf(seating, `answers:${match}`),
  ).flat();
  const player = makePlayer(level, seating);
  const times = evenly(asked, wanted).map(({ view, decision }, index) =>
    processorSeconds(() => {
      player.decide(view, decision, { rng: playerRandom(`answers:${index}`) });
    }),
  );
  const [median = 0, slow = 0, slowest = 0] = [0.5, 0.99, 1].map((share) => percentile(times, share));
  return { median, slow, slowest, count: times.length };
}

const evenly = (asked: readonly Asked[], wanted: number): readonly Asked[] => {
  const step = Math.max(1, asked.length / wanted);
  return asked.filter((_, index) => Math.floor(index / step) !== Math.floor((index - 1) / step));
};
