import { counter, type Table } from '@shared/table/table';
import { setQuietly } from '../counters';

/** What is open now. Only `over` has no decision. */
export const PHASE = {
  play: 0,
  /** The target of a hand card. */
  target: 1,
  challengeDiscard: 2,
  /** The target of a card turned up for a challenge. */
  challengeTarget: 3,
  loseEnemy: 4,
  over: 5,
} as const;
type Phase = (typeof PHASE)[keyof typeof PHASE];

/** The word a traced record has for each phase. */
const PHASE_WORDS = ['play', 'attack', 'challenge', 'challenge', 'challenge', 'end'] as const;

/** Counter numbers. */
export const COUNTER = {
  seat: 0,
  /** The set that is played, from 1. */
  set: 1,
  /** The seat that began the set: the one with the first-turn card. */
  starter: 2,
  phase: 3,
} as const;

/** Counter names, by the numbers of {@link COUNTER}. */
export const COUNTER_NAMES: readonly string[] = ['seat', 'set', 'starter', 'phase'];

/** The phase that is open, one of {@link PHASE}. */
export const phaseOf = (table: Table): number => counter(table, COUNTER.phase);

/** Opens a phase, without an event. */
export function setPhase(table: Table, phase: Phase): void {
  setQuietly(table, COUNTER.phase, phase);
}

/** The counters of the match under the names that traced records use. */
export function tracedCounters(table: Table): Record<string, number | string> {
  return {
    seat: counter(table, COUNTER.seat),
    set: counter(table, COUNTER.set),
    starter: counter(table, COUNTER.starter),
    phase: PHASE_WORDS[phaseOf(table)] ?? 'end',
  };
}
