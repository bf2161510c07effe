/** Something to measure. It does `count` units of work and says how many parts of the finer kind that took. */
export interface Contender {
  readonly name: string;
  /** @returns picks of the matches played, or whatever a unit is made of */
  readonly run: (count: number) => number;
}

/** What came out for one contender: medians over all repetitions, per second of processor time. */
export interface Measured {
  readonly name: string;
  /** Units a second. */
  readonly perSecond: number;
  /** What a unit is made of, a second: the picks of matches. */
  readonly partsPerSecond: number;
}

/** How long and how often is measured. */
export interface Patience {
  /** Turns each contender has. */
  readonly repetitions: number;
  /** Seconds of processor time a turn takes, about. */
  readonly turn: number;
}

/**
 * Measures contenders side by side: in every repetition each has one turn, so that whatever slows the
 * machine down slows them all.
 *
 * @param contenders each with a name of its own
 */
export function measure(
  contenders: readonly Contender[],
  { repetitions, turn }: Patience,
): (name: string) => Measured {
  const counts = contenders.map((contender) => unitsATurn(contender, turn));
  const turns = contenders.map((): Measured[] => []);
  for (let repetition = 0; repetition < repetitions; repetition += 1) {
    contenders.forEach((contender, index) => {
      turns[index]?.push(oneTurn(contender, counts[index] ?? 1));
    });
  }
  const found = new Map(
    contenders.map(({ name }, index): [string, Measured] => {
      const own = turns[index] ?? [];
      const perSecond = median(own.map((one) => one.perSecond));
      return [name, { name, perSecond, partsPerSecond: median(own.map((one) => one.partsPerSecond)) }];
    }),
  );
  return (name) => {
    const measured = found.get(name);
    if (measured === undefined) throw new Error(`Nothing was measured under ${name}.`);
    return measured;
  };
}

/** The middle one of some values; 0 when there are none. */
export const median = (values: readonly number[]): number => percentile(values, 0.5);

/** The value that this share of all values stays below; 0 when there are none. */
export function percentile(values: readonly number[], share: number): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
}

/** Seconds of processor time that something takes, whatever else the machine does meanwhile. */
export function processorSeconds(work: () => void): number {
  const before = process.cpuUsage();
  work();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1e6;
}

function oneTurn({ name, run }: Contender, count: number): Measured {
  let parts = 0;
  const seconds = processorSeconds(() => {
    parts = run(count);
  });
  return { name, perSecond: count / seconds, partsPerSecond: parts / seconds };
}

/** Warms a contender up until its pace is known, and says how much it does in a turn. */
function unitsATurn(contender: Contender, turn: number): number {
  const units = (pace: number): number => Math.max(1, Math.round(pace * turn));
  let count = 1;
  for (;;) {
    const { perSecond } = oneTurn(contender, count);
    // The pace so far is that of code still being compiled; a turn that is not counted takes it along.
    if (count / perSecond > turn / 2) return units(oneTurn(contender, units(perSecond)).perSecond);
    count = Math.max(count * 2, units(perSecond * 0.6));
  }
}
