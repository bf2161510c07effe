import { matchHash } from './canonical';
import type { Message, Result, Rules } from './game';
import { startMatch, takePickById, type Match, type MatchOptions } from './match';
import type { MatchRecord, RecordedEnd, RecordedPick, RecordHeader, SetRef } from './record';
import { TraceComparison, type TraceDrift } from './replay-trace';
import type { RefusalCode } from './decision';

/** Why a record does not replay. `at` is the number of the pick at fault; 0 means before the first. */
export type Drift =
  | { readonly code: 'unknown-game'; readonly at: 0; readonly game: string }
  /** The options, seats or cards of the header make no match. */
  | { readonly code: 'no-match'; readonly at: 0; readonly reason: Message }
  | { readonly code: 'missing-set'; readonly at: 0; readonly set: string }
  /** Every pick still fits, but a set is not the one the match was played with. */
  | { readonly code: 'changed-set'; readonly at: 0; readonly set: string }
  | { readonly code: 'match-over'; readonly at: number }
  | { readonly code: 'unknown-card'; readonly at: number; readonly option: string }
  | { readonly code: 'other-seat'; readonly at: number; readonly found: number; readonly expected: number }
  | {
      readonly code: 'other-decision';
      readonly at: number;
      readonly found: string;
      readonly expected: string;
    }
  | {
      readonly code: 'illegal-pick';
      readonly at: number;
      readonly refusal: RefusalCode;
      readonly pick: readonly string[];
    }
  | TraceDrift
  /** The match is not the one whose hash was written after this pick. */
  | { readonly code: 'other-match'; readonly at: number }
  /** The match does not end as the record says, or not yet. */
  | { readonly code: 'other-end'; readonly at: number };

/** A replayed match, or how far it came. */
export interface Replay {
  /** Null when not even the set-up was possible. */
  readonly match: Match | null;
  readonly drift: Drift | null;
  /** Sets whose content is not what the record names: the likely cause of a drift. */
  readonly changedSets: readonly string[];
}

/** What a game makes of a record's header. */
export type Prepared =
  | {
      readonly ok: true;
      readonly rules: Rules;
      /** The sets it was made from, as they are now. */
      readonly sets: readonly SetRef[];
    }
  | { readonly ok: false; readonly drift: Drift };

/**
 * Plays a record again, up to its end or the first drift. Of a traced record every traced field is compared.
 *
 * @param prepare makes the rules of the match that the header describes, with the sets at hand
 */
export function replayRecord(
  record: MatchRecord,
  prepare: (header: RecordHeader) => Prepared,
  options: MatchOptions = {},
): Replay {
  const prepared = prepare(record.header);
  if (!prepared.ok) return { match: null, drift: prepared.drift, changedSets: [] };
  const changedSets = record.header.sets.filter((set) => differs(set, prepared.sets)).map(({ id }) => id);
  const comparison = comparisonOf(record);
  const match = startMatch(prepared.rules, record.header.seed, compared(options, comparison));
  const [changed] = changedSets;
  const drift =
    takePicks(match, record.picks, record.checks, comparison) ??
    endDrift(match, record.end) ??
    (changed === undefined ? null : { code: 'changed-set', at: 0, set: changed });
  return { match, drift, changedSets };
}

const differs = (recorded: SetRef, now: readonly SetRef[]): boolean =>
  now.some((set) => set.id === recorded.id && set.sha256 !== recorded.sha256);

function comparisonOf({ trace, picks, checks, end }: MatchRecord): TraceComparison | null {
  if (trace === null) return null;
  const last = picks.length;
  return new TraceComparison(trace, end === null && !checks.has(last) ? last : null);
}

/** The same options, with the match compared as it goes on. */
function compared(options: MatchOptions, comparison: TraceComparison | null): MatchOptions {
  if (comparison === null) return options;
  let playing: Match | null = null;
  return {
    ...options,
    onSetUp: (match) => {
      playing = match;
      comparison.setUp(match);
      options.onSetUp?.(match);
    },
    onPick: (taken) => {
      if (playing !== null) comparison.taken(playing, taken);
      options.onPick?.(taken);
    },
  };
}

/** Takes recorded picks one after another; null when all fitted, otherwise the first that did not. */
export function replayPicks(
  match: Match,
  picks: readonly RecordedPick[],
  checks: ReadonlyMap<number, string> = new Map(),
): Drift | null {
  return takePicks(match, picks, checks, null);
}

function takePicks(
  match: Match,
  picks: readonly RecordedPick[],
  checks: ReadonlyMap<number, string>,
  comparison: TraceComparison | null,
): Drift | null {
  const settled = (): Drift | null => comparison?.settled(match) ?? checkDrift(match, checks);
  for (const pick of picks) {
    const drift = settled() ?? replayPick(match, pick, comparison);
    if (drift !== null) return drift;
  }
  return settled();
}

function checkDrift(match: Match, checks: ReadonlyMap<number, string>): Drift | null {
  const expected = checks.get(match.picks);
  if (expected === undefined || expected === matchHash(match)) return null;
  return { code: 'other-match', at: match.picks };
}

function replayPick(
  match: Match,
  { seat, decision, pick }: RecordedPick,
  comparison: TraceComparison | null,
): Drift | null {
  const at = match.picks + 1;
  const open = match.decision;
  if (open === null) return { code: 'match-over', at };
  if (open.kind !== decision) return { code: 'other-decision', at, found: decision, expected: open.kind };
  if (open.seat !== seat) return { code: 'other-seat', at, found: seat, expected: open.seat };
  const otherOffer = comparison?.offered(match, open) ?? null;
  if (otherOffer !== null) return otherOffer;
  const refusal = takePickById(match, pick);
  if (refusal === null) return null;
  if (refusal.code === 'unknown-option') return { code: 'unknown-card', at, option: refusal.option ?? '' };
  return { code: 'illegal-pick', at, refusal: refusal.code, pick };
}

function endDrift(match: Match, end: RecordedEnd | null): Drift | null {
  if (end === null) return null;
  if (match.decision === null && sameEnd(match.rules.result(match.table), end)) return null;
  return { code: 'other-end', at: match.picks };
}

const sameEnd = (result: Result, end: RecordedEnd): boolean =>
  result.reason === end.reason &&
  result.scores.join() === end.scores.join() &&
  result.places.join() === end.places.join();
