/** Lets a piece of work begin, now or later, and hands on what comes of it. */
export type Turns = <Value>(work: () => Promise<Value>) => Promise<Value>;

/**
 * At most so many pieces of work at a time, in the order they came. A piece that fails makes room like any
 * other.
 * @param most 1 or more
 */
export function turns(most: number): Turns {
  const waiting: (() => void)[] = [];
  let running = 0;
  return async (work) => {
    if (running === most) await new Promise<void>((resolve) => waiting.push(resolve));
    else running += 1;
    try {
      return await work();
    } finally {
      const next = waiting.shift();
      // Whoever comes next takes the place over, so that nobody slips in between.
      if (next) next();
      else running -= 1;
    }
  };
}
