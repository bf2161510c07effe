/**
 * Lets a piece of work begin, now or later, and hands on what comes of it. `rank` is asked whenever a place is free:
 * the lowest begins, among equals the one that came first.
 */
export type Turns = <Value>(work: () => Promise<Value>, rank?: () => number) => Promise<Value>;

interface Waiting {
  readonly begin: () => void;
  readonly rank: () => number;
}

/**
 * At most so many pieces of work at a time, in the order of their ranks and of their coming. A piece that fails makes
 * room like any other.
 * @param most 1 or more
 */
export function turns(most: number): Turns {
  let waiting: readonly Waiting[] = [];
  let running = 0;

  function takeNext(): Waiting | undefined {
    let next: Waiting | undefined;
    let lowest = Infinity;
    for (const one of waiting) {
      const rank = one.rank();
      if (rank >= lowest) continue;
      lowest = rank;
      next = one;
    }
    waiting = waiting.filter((one) => one !== next);
    return next;
  }

  return async (work, rank = () => 0) => {
    if (running === most) {
      await new Promise<void>((begin) => {
        waiting = [...waiting, { begin, rank }];
      });
    } else running += 1;
    try {
      return await work();
    } finally {
      const next = takeNext();
      // Whoever comes next takes the place over, so that nobody slips in between.
      if (next) next.begin();
      else running -= 1;
    }
  };
}
