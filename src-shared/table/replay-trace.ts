import type { Decision } from './decision';
import type { Match, TakenPick } from './match';
import type { RecordTrace } from './record';
import type { ForcedLine, TracedFields } from './record-lines';
import { idsOf, tracedTable } from './trace';

/** A traced value; null where there is none. */
export type TracedValue = number | string | readonly string[] | null;

/** Which part of a traced line differs. `name` is that of the zone or counter. */
export type TracedPart =
  | { readonly part: 'seat' | 'decision' | 'pick' | 'options' | 'min' | 'max' }
  | { readonly part: 'zone' | 'counter'; readonly name: string };

/** Where a traced record and the match it tells of part. `at` is a pick's number; 0 means the set-up. */
export type TraceDrift =
  | {
      readonly code: 'other-trace';
      readonly at: number;
      /** The decision of the forced pick that differs, after pick `at`; null for the pick or set-up itself. */
      readonly forced: string | null;
      readonly where: TracedPart;
      /** What the record says. */
      readonly found: TracedValue;
      /** What the match has. */
      readonly expected: TracedValue;
    }
  | { readonly code: 'missing-set-up'; readonly at: 0 }
  /** A forced pick after pick `at` that the record does not have, or that the match does not have. */
  | { readonly code: 'missing-forced' | 'extra-forced'; readonly at: number; readonly decision: string };

interface Difference {
  readonly where: TracedPart;
  readonly found: TracedValue;
  readonly expected: TracedValue;
}

/** Follows a match that is played again and compares it with every traced field its record carries. */
export class TraceComparison {
  #drift: TraceDrift | null = null;
  /** Forced picks since the last pick. */
  #forced = 0;

  /**
   * @param open number of picks after which the record breaks off, so that forced picks may be missing there;
   *   null when it is whole
   */
  constructor(
    private readonly trace: RecordTrace,
    private readonly open: number | null,
  ) {}

  /** After the set-up, before any pick. */
  setUp(match: Match): void {
    const { setUp } = this.trace;
    if (setUp === null) this.#drift = { code: 'missing-set-up', at: 0 };
    else this.#note(0, null, tableDifference(setUp, match));
  }

  /** Before the next pick: the first difference so far, the open decision's options included. */
  offered(match: Match, decision: Decision): TraceDrift | null {
    const at = match.picks + 1;
    this.#note(at, null, offerDifference(this.trace.picks.get(at) ?? {}, match, decision));
    return this.#drift;
  }

  /** After a pick was carried out. */
  taken(match: Match, taken: TakenPick): void {
    if (taken.forced) return this.#takeForced(match, taken);
    this.#forced = 0;
    const line = this.trace.picks.get(match.picks);
    if (line !== undefined) this.#note(match.picks, null, tableDifference(line, match));
  }

  /** When the next decision is open: the first difference so far. */
  settled(match: Match): TraceDrift | null {
    const extra = this.#lines(match)[this.#forced];
    if (extra !== undefined) {
      this.#drift ??= { code: 'extra-forced', at: match.picks, decision: extra.decision };
    }
    return this.#drift;
  }

  #takeForced(match: Match, { decision, pick }: TakenPick): void {
    const at = match.picks;
    const line = this.#lines(match)[this.#forced];
    this.#forced += 1;
    if (line === undefined) {
      if (at !== this.open) this.#drift ??= { code: 'missing-forced', at, decision: decision.kind };
      return;
    }
    const difference =
      differing({ part: 'decision' }, line.decision, decision.kind) ??
      differing({ part: 'seat' }, line.seat, decision.seat) ??
      offerDifference(line, match, decision) ??
      differing({ part: 'pick' }, line.pick, idsOf(match.rules, pick)) ??
      tableDifference(line, match);
    this.#note(at, decision.kind, difference);
  }

  #lines(match: Match): readonly ForcedLine[] {
    return this.trace.forced.get(match.picks) ?? [];
  }

  #note(at: number, forced: string | null, difference: Difference | null): void {
    if (difference !== null) this.#drift ??= { code: 'other-trace', at, forced, ...difference };
  }
}

/** The first difference between what a line says was offered and what is. */
function offerDifference(line: TracedFields, { rules }: Match, decision: Decision): Difference | null {
  return (
    differing({ part: 'options' }, line.options, idsOf(rules, decision.options)) ??
    differing({ part: 'min' }, line.min, decision.min) ??
    differing({ part: 'max' }, line.max, decision.max)
  );
}

/** The first difference between the table a line shows and the table as it stands, zones before counters. */
function tableDifference(line: Pick<TracedFields, 'zones' | 'counters'>, match: Match): Difference | null {
  const { zones, counters } = tracedTable(match.rules, match.table);
  return namedDifference('zone', line.zones, zones) ?? namedDifference('counter', line.counters, counters);
}

function namedDifference(
  part: 'zone' | 'counter',
  found: Readonly<Record<string, NonNullable<TracedValue>>> | undefined,
  expected: Readonly<Record<string, NonNullable<TracedValue>>>,
): Difference | null {
  if (found === undefined) return null;
  const [here, there] = [new Map(Object.entries(found)), new Map(Object.entries(expected))];
  for (const name of new Set([...there.keys(), ...here.keys()])) {
    const difference = differing({ part, name }, here.get(name) ?? null, there.get(name) ?? null);
    if (difference !== null) return difference;
  }
  return null;
}

/** @param found undefined where the line does not carry it, so that there is nothing to compare */
function differing(
  where: TracedPart,
  found: TracedValue | undefined,
  expected: TracedValue,
): Difference | null {
  if (found === undefined || JSON.stringify(found) === JSON.stringify(expected)) return null;
  return { where, found, expected };
}
