import { isForced, optionCode, refusalOf, type Decision, type Refusal } from './decision';
import type { Rules } from './game';
import { seedTable } from './random';
import { copyTable, makeTable, type Table } from './table';

/** One pick as it was taken. */
export interface TakenPick {
  readonly decision: Decision;
  readonly pick: readonly number[];
  /** Taken by the match itself because nothing else was possible; such picks are not recorded. */
  readonly forced: boolean;
}

/** A match in progress: its rules, its table and the decision that is open. */
export interface Match {
  readonly rules: Rules;
  readonly table: Table;
  readonly seed: string;
  /** The open decision; null when the match is over. Never a forced one. */
  decision: Decision | null;
  /** Number of recorded picks so far. The open decision is number `picks` + 1. */
  picks: number;
  /** Called for every pick taken, forced ones included, after it was carried out. */
  onPick: ((taken: TakenPick) => void) | null;
}

export interface MatchOptions {
  readonly onPick?: (taken: TakenPick) => void;
  /** Called once, after the set-up and before any pick, forced ones included. */
  readonly onSetUp?: (match: Match) => void;
  /** Keep events of the set-up and of every pick in `table.events`. The reader empties the list. */
  readonly events?: boolean;
}

/** Sets a match up and takes it to its first decision. The same rules and seed give the same match. */
export function startMatch(rules: Rules, seed: string, options: MatchOptions = {}): Match {
  const table = makeTable(rules.layout);
  if (options.events === true) table.events = [];
  seedTable(table, seed);
  rules.setUp(table);
  const match: Match = { rules, table, seed, decision: null, picks: 0, onPick: options.onPick ?? null };
  options.onSetUp?.(match);
  advance(match);
  return match;
}

/** A match that goes on from here by itself: nothing that changes is shared, and nobody watches it. */
export function copyMatch(match: Match): Match {
  return { ...match, table: copyTable(match.table), onPick: null };
}

/**
 * Takes a pick of option codes for the open decision. Returns null when it was taken, otherwise the
 * reason it was refused, and then nothing has changed.
 */
export function takePick(match: Match, pick: readonly number[]): Refusal['code'] | null {
  const decision = match.decision;
  if (decision === null) return 'match-over';
  const refusal = refusalOf(decision, pick);
  if (refusal !== null) return refusal;
  match.picks += 1;
  carryOut(match, decision, pick, false);
  advance(match);
  return null;
}

/** The same for option ids from outside, which may be anything. */
export function takePickById(match: Match, ids: readonly string[]): Refusal | null {
  const codes: number[] = [];
  for (const id of ids) {
    const code = optionCode(match.rules.layout, match.rules.acts, id);
    if (code === null) return { code: 'unknown-option', option: id };
    codes.push(code);
  }
  const code = takePick(match, codes);
  return code === null ? null : { code };
}

function carryOut(match: Match, decision: Decision, pick: readonly number[], forced: boolean): void {
  match.rules.apply(match.table, decision, pick);
  match.onPick?.({ decision, pick, forced });
}

/** Goes on to the next decision that somebody must be asked, taking forced picks on the way. */
function advance(match: Match): void {
  let decision = match.rules.decide(match.table);
  while (decision !== null && isForced(decision)) {
    carryOut(match, decision, decision.options, true);
    decision = match.rules.decide(match.table);
  }
  match.decision = decision;
}
