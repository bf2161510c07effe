import { counter, type Table } from '@shared/table/table';
import { setQuietly } from '../quiet';

export { setQuietly } from '../quiet';

/** What is open now. Only `over` has no decision. */
export const PHASE = {
  play: 0,
  discardHand: 1,
  discardEnemies: 2,
  keepEnemy: 3,
  keepCopy: 4,
  target: 5,
  get: 6,
  handLimit: 7,
  getAfter: 8,
  over: 9,
} as const;
export type Phase = (typeof PHASE)[keyof typeof PHASE];

/** The word a traced record has for each phase. */
const PHASE_WORDS = [...Array.from({ length: 6 }, () => 'action'), 'get', 'get', 'after', 'end'] as const;

/** The most cards one seat can play in a turn: a full hand (CT-C13). */
const PLAYS_A_TURN = 7;

/** Counter numbers. The first seven are those that records trace; the others are the turn's memory. */
export const COUNTER = {
  round: 0,
  seat: 1,
  phase: 2,
  /** Action phases left in this turn, the open one included. */
  actions: 3,
  /** Power that every card of this turn gets (CT-C4). */
  boost: 4,
  resetUsed: 5,
  /** Gets left in this turn, the open one included; 0 outside the get phase. */
  getsLeft: 6,
  /** The seat that had the first turn. */
  firstSeat: 7,
  /** 1 until the first get of the get phase is taken or lost (CT-C11). */
  firstGet: 8,
  /** Power the played card's own steps gave it. */
  power: 9,
  /** Targets beyond the first. */
  extraTargets: 10,
  /** Cards discarded by the played card's own `discardHand`. */
  discarded: 11,
  /** The played card's next step. */
  step: 12,
  /** The most cards the open `discard-…` decision lets go. */
  upTo: 13,
  /** The hand size that AFTER lines fill to (CT-C8). */
  fillTo: 14,
  /** Action phases of this turn that are over. */
  actionsDone: 15,
  /** How many `late` entries are in use. */
  lateCount: 16,
  /** First of the entries for cards whose lines wait for the get phase or after it. */
  late: 17,
} as const;

export const COUNTER_NAMES: readonly string[] = [
  'round',
  'seat',
  'phase',
  'actions',
  'boost',
  'resetUsed',
  'getsLeft',
  'firstSeat',
  'firstGet',
  'power',
  'extraTargets',
  'discarded',
  'step',
  'upTo',
  'fillTo',
  'actionsDone',
  'lateCount',
  ...Array.from({ length: PLAYS_A_TURN }, (_, index) => `late:${index + 1}`),
];

export const phaseOf = (table: Table): number => counter(table, COUNTER.phase);

export function setPhase(table: Table, phase: Phase): void {
  setQuietly(table, COUNTER.phase, phase);
}

/** The counters of the match under the names that traced records use. */
export function tracedCounters(table: Table): Record<string, number | string> {
  return {
    round: counter(table, COUNTER.round),
    seat: counter(table, COUNTER.seat),
    phase: PHASE_WORDS[phaseOf(table)] ?? 'end',
    actions: counter(table, COUNTER.actions),
    boost: counter(table, COUNTER.boost),
    resetUsed: counter(table, COUNTER.resetUsed),
    getsLeft: counter(table, COUNTER.getsLeft),
  };
}
