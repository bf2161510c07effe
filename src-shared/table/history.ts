import type { Refusal } from './decision';
import type { TableEvent } from './events';
import type { Rules } from './game';
import { startMatch, takePickById, type Match, type TakenPick } from './match';
import { undoneAfter, type RecordedPick } from './record';
import { replayPicks, type Drift } from './replay';

/**
 * Keeps something up to date beside a match: a log, points by round. It is made anew whenever the match
 * is played again from its beginning, so that an undo cannot leave anything behind.
 */
export interface Follower {
  /**
   * Called after the set-up (`taken` null) and after every pick, forced ones included, with what happened
   * since the call before.
   */
  follow(match: Match, events: readonly TableEvent[], taken: TakenPick | null): void;
}

/** A match that can go back: its picks, and those that were undone. */
export interface History<F extends Follower> {
  readonly rules: Rules;
  readonly seed: string;
  readonly makeFollower: () => F;
  match: Match;
  follower: F;
  /** The recorded picks so far; pick number n is `picks[n − 1]`. */
  picks: readonly RecordedPick[];
  /** Picks that were undone and can be taken again, the next one first. */
  undone: readonly RecordedPick[];
  /** What the last pick made happen, forced picks after it included; empty after an undo. */
  events: readonly TableEvent[];
}

/** Follows nothing. */
export const noFollower = (): Follower => ({ follow: () => undefined });

/** Starts a match that can go back. */
export function startHistory<F extends Follower>(
  rules: Rules,
  seed: string,
  makeFollower: () => F,
): History<F> {
  const follower = makeFollower();
  const match = followedMatch(rules, seed, follower, () => undefined);
  return { rules, seed, makeFollower, match, follower, picks: [], undone: [], events: [] };
}

/** Takes up a match from the picks of its journal, or says at which pick they stop to fit. */
export function resumeHistory<F extends Follower>(
  rules: Rules,
  seed: string,
  makeFollower: () => F,
  record: {
    readonly picks: readonly RecordedPick[];
    readonly undone: readonly RecordedPick[];
    readonly checks?: ReadonlyMap<number, string>;
  },
): { readonly history: History<F>; readonly drift: Drift | null } {
  const history = startHistory(rules, seed, makeFollower);
  const drift = replayPicks(history.match, record.picks, record.checks);
  history.picks = record.picks.slice(0, history.match.picks);
  history.undone = drift === null ? takeable(rules, seed, history.picks, record.undone) : [];
  return { history, drift };
}

/** Those of undone picks that can be taken again one after another: a damaged file can hold any. */
function takeable(
  rules: Rules,
  seed: string,
  picks: readonly RecordedPick[],
  undone: readonly RecordedPick[],
): readonly RecordedPick[] {
  if (undone.length === 0) return undone;
  const match = startMatch(rules, seed);
  replayPicks(match, [...picks, ...undone]);
  return undone.slice(0, match.picks - picks.length);
}

/** Takes a pick. On a refusal nothing has changed. Picking what was undone keeps the rest to redo. */
export function takeInHistory<F extends Follower>(
  history: History<F>,
  ids: readonly string[],
): Refusal | null {
  const open = history.match.decision;
  if (open === null) return { code: 'match-over' };
  const happened: TableEvent[] = [];
  const { onPick } = history.match;
  history.match.onPick = (taken) => {
    happened.push(...(history.match.table.events ?? []));
    onPick?.(taken);
  };
  const refusal = takePickById(history.match, ids);
  history.match.onPick = onPick;
  if (refusal !== null) return refusal;
  const taken = { seat: open.seat, decision: open.kind, pick: [...ids] };
  history.picks = [...history.picks, taken];
  history.undone = undoneAfter(history.undone, taken);
  history.events = happened;
  return null;
}

/** Goes back to just before pick number `n`, 1 … the number of picks. Throws outside that range. */
export function undoTo<F extends Follower>(history: History<F>, n: number): void {
  if (!Number.isInteger(n) || n < 1 || n > history.picks.length) throw new Error(`There is no pick ${n}.`);
  const kept = history.picks.slice(0, n - 1);
  history.undone = [...history.picks.slice(n - 1), ...history.undone];
  history.picks = kept;
  history.events = [];
  history.follower = history.makeFollower();
  history.match = followedMatch(history.rules, history.seed, history.follower, (match) => {
    const drift = replayPicks(match, kept);
    if (drift !== null) throw new Error(`A match did not replay: ${drift.code} at pick ${drift.at}.`);
  });
}

/** Takes the next undone pick again and returns it; null when there is none. */
export function redo<F extends Follower>(history: History<F>): RecordedPick | null {
  const [next] = history.undone;
  if (next === undefined) return null;
  const refusal = takeInHistory(history, next.pick);
  if (refusal !== null) throw new Error(`An undone pick was refused: ${refusal.code}.`);
  return next;
}

/** Starts a match whose events go to the follower and are then emptied, and plays it on. */
function followedMatch(
  rules: Rules,
  seed: string,
  follower: Follower,
  playOn: (match: Match) => void,
): Match {
  // During the first forced picks the match is not returned yet, so it is kept as soon as it is set up.
  let match: Match | null = null;
  const tell = (of: Match, taken: TakenPick | null): void => {
    follower.follow(of, of.table.events ?? [], taken);
    of.table.events = [];
  };
  const started = startMatch(rules, seed, {
    events: true,
    onSetUp: (setUp) => {
      match = setUp;
      tell(setUp, null);
    },
    onPick: (taken) => {
      if (match !== null) tell(match, taken);
    },
  });
  playOn(started);
  return started;
}
