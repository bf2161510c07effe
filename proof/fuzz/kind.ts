import fc from 'fast-check';

/** What became of one input, or of each of those that are fed at once. */
export interface Fed {
  readonly accepted: number;
  readonly refused: number;
  /** Codes and keys of what was said about it, for the hint how much of the program was reached. */
  readonly said: readonly string[];
}

/** One kind of input, ready to be fed. */
export interface Feeder<Input> {
  /** Valid inputs, and mutations of them. */
  readonly inputs: fc.Arbitrary<Input>;
  /** How many inputs are fed together, on average at the least, where one goes on from another; else one. */
  readonly together?: number;
  /**
   * Gives an input to the program and watches what it makes of it.
   *
   * @throws at the first thing that does not hold
   */
  feed(input: Input): Fed | Promise<Fed>;
  /** An input as it is kept for people to look at. */
  shown(input: Input): string | Uint8Array;
  /** What a long run must have made the program say, or it has been blind. */
  readonly expected: readonly string[];
  /** Lets go of what was opened for the run. */
  close?(): Promise<void>;
}

/** How a run goes. */
export interface RunOptions {
  /** The same seed gives the same inputs. */
  readonly seed: number;
  /** How many inputs. */
  readonly inputs: number;
  /** Leads straight to one input of a run with this seed; empty for a whole run. */
  readonly path?: string;
  /**
   * Told before an input is fed, or several together: the number in the run, from 0; or that of what a smaller one is
   * made of.
   */
  readonly onInput?: (number: number, isSmaller: boolean) => void;
}

/** The smallest input with which something did not hold. */
export interface Fault {
  readonly seed: number;
  readonly path: string;
  readonly why: string;
  readonly input: string | Uint8Array;
}

/** What came of a run. */
export interface Outcome {
  readonly inputs: number;
  readonly accepted: number;
  readonly refused: number;
  readonly said: readonly string[];
  readonly expected: readonly string[];
  readonly fault: Fault | null;
}

/** A kind of input that can be run; what its inputs are is its own business. */
export interface Kind {
  readonly name: string;
  run(options: RunOptions): Promise<Outcome>;
}

/** So many smaller inputs are tried once something was found, and for so long. */
const MOST_SMALLER = 1500;
const MOST_SECONDS = 30;

/** Makes a kind runnable. Opening a feeder may take long: it is done once a run. */
export function defineKind<Input>(name: string, open: () => Feeder<Input> | Promise<Feeder<Input>>): Kind {
  return {
    name,
    run: async (options) => {
      const feeder = await open();
      try {
        return await runFeeder(feeder, options);
      } finally {
        await feeder.close?.();
      }
    },
  };
}

async function runFeeder<Input>(feeder: Feeder<Input>, options: RunOptions): Promise<Outcome> {
  const { seed, inputs, path = '', onInput } = options;
  const said = new Set<string>();
  let [runs, accepted, refused, smaller] = [0, 0, 0, 0];
  let failed = false;
  let deadline = Infinity;
  const property = fc.asyncProperty(feeder.inputs, async (input) => {
    if (failed && ((smaller += 1) > MOST_SMALLER || performance.now() > deadline)) return;
    onInput?.(runs, failed);
    try {
      const found = await feeder.feed(input);
      if (failed) return;
      runs += 1;
      accepted += found.accepted;
      refused += found.refused;
      for (const code of found.said) said.add(code);
    } catch (error) {
      if (!failed) deadline = performance.now() + MOST_SECONDS * 1000;
      failed = true;
      throw error;
    }
  });
  const details = await fc.check(property, {
    seed,
    path,
    numRuns: Math.ceil(inputs / (feeder.together ?? 1)),
    // Values are shown by the feeder; many of fast-check's own words for them would be megabytes.
    verbose: 0,
    includeErrorInReport: false,
  });
  const [input] = details.counterexample ?? [];
  const error = details.errorInstance;
  const fault =
    input === undefined
      ? null
      : {
          seed,
          path: details.counterexamplePath ?? '',
          why: error instanceof Error ? (error.stack ?? error.message) : String(error),
          input: feeder.shown(input),
        };
  return { inputs: accepted + refused, accepted, refused, said: [...said], expected: feeder.expected, fault };
}
