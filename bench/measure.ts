/** Something to measure. It does `count` units of work and says how many picks that took. */
export interface Contender {
  readonly name: string;
  readonly run: (count: number) => number;
}

/** What came out for one contender: medians over all repetitions, per second of processor time. */
export interface Measured {
  readonly name: string;
  readonly perSecond: number;
  readonly picksPerSecond: number;
}

/** How long one turn of one contender takes, about. Seconds of processor time. */
const TURN_SECONDS = 0.4;

/**
 * Measures contenders side by side: in every repetition each has one turn, so that whatever slows the
 * machine down slows them all.
 */
export function measure(contenders: readonly Contender[], repetitions: number): Map<string, Measured> {
  const counts = contenders.map(unitsATurn);
  const turns = contenders.map((): Measured[] => []);
  for (let repetition = 0; repetition < repetitions; repetition += 1) {
    contenders.forEach((contender, index) => {
      turns[index]?.push(oneTurn(contender, counts[index] ?? 1));
    });
  }
  return new Map(
    contenders.map(({ name }, index) => {
      const own = turns[index] ?? [];
      return [
        name,
        {
          name,
          perSecond: median(own.map((turn) => turn.perSecond)),
          picksPerSecond: median(own.map((turn) => turn.picksPerSecond)),
        },
      ];
    }),
  );
}

export const median = (values: readonly number[]): number => {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[sorted.length >> 1] ?? 0;
};

function oneTurn({ name, run }: Contender, count: number): Measured {
  const before = process.cpuUsage();
  const picks = run(count);
  const { user, system } = process.cpuUsage(before);
  const seconds = (user + system) / 1e6;
  return { name, perSecond: count / seconds, picksPerSecond: picks / seconds };
}

/** Warms a contender up until its pace is known, and says how much it does in a turn. */
function unitsATurn(contender: Contender): number {
  let count = 1;
  for (;;) {
    const { perSecond } = oneTurn(contender, count);
    const seconds = count / perSecond;
    if (seconds > TURN_SECONDS / 2) return Math.max(1, Math.round(perSecond * TURN_SECONDS));
    count = Math.max(count * 2, Math.round(perSecond * TURN_SECONDS * 0.6));
  }
}
