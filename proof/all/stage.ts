/** What was counted in the output of a stage. */
export interface Counted {
  readonly passed: number;
  readonly failed: number;
  /** By name: what was left out, and why where that is known. */
  readonly skipped: readonly string[];
}

/** One part of the proof: a command, and what its success shows. */
export interface Stage {
  readonly name: string;
  /** What it shows, in a few words. */
  readonly shows: string;
  /** The command as a person would type it, for the report. */
  readonly typed: string;
  /** Program and arguments. */
  readonly command: readonly [program: string, ...args: readonly string[]];
  readonly env?: Readonly<Record<string, string>>;
  /** Why it cannot be run here; null when it can. */
  readonly hindrance: string | null;
  /** Counts what it printed. Absent: the whole command is one thing that passes or fails. */
  readonly count?: (output: string) => Counted;
}

/** How a stage went. */
export interface StageOutcome extends Counted {
  readonly name: string;
  readonly shows: string;
  readonly typed: string;
  readonly ok: boolean;
  readonly seconds: number;
  /** Where everything that it printed lies; null when it was not run. */
  readonly log: string | null;
}
