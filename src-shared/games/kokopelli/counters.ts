import { counter, setCounter, type Table } from '@shared/table/table';
import { setQuietly } from '../quiet';

/** What is open now. Only `over` has no decision. */
export const PHASE = { action: 0, card: 1, space: 2, order: 3, excess: 4, over: 5 } as const;
type Phase = (typeof PHASE)[keyof typeof PHASE];

/** Counter numbers. Points by seat follow the last one. */
export const COUNTER = {
  seat: 0,
  /** Actions left in this turn, the open one included. */
  actions: 1,
  /** 1 once the end is triggered. */
  endTriggered: 2,
  /** Turns each seat has begun, from 1. */
  round: 3,
  phase: 4,
  /** The seat that had the first turn. */
  first: 5,
  /** The act that is carried out, one of `ACT`; 0 between actions. */
  act: 6,
  /** The card that waits for its space; only its owner may know. */
  held: 7,
  /** Cards laid by the open action. */
  laid: 8,
  /** The types those cards counted as, a bit each. */
  laidTypes: 9,
  /** Draw actions of this turn. */
  draws: 10,
  /** Cards laid in this turn that did not match. */
  mismatched: 11,
  /** Effects whose points for opening were given in this turn: a bit each, of the first type that has it. */
  sparked: 12,
  /** 1 when tiles triggered the end, 0 when a draw pile did. */
  endByTiles: 13,
  points: 14,
} as const;

/** Counter names, by the numbers of {@link COUNTER}. */
export const counterNames = (seats: number): readonly string[] => [
  ...['seat', 'actions', 'endTriggered', 'round', 'phase', 'first', 'act', 'held', 'laid', 'laidTypes'],
  ...['draws', 'mismatched', 'sparked', 'endByTiles'],
  ...Array.from({ length: seats }, (_, seat) => `points:${seat}`),
];

/** The phase that is open, one of {@link PHASE}. */
export const phaseOf = (table: Table): number => counter(table, COUNTER.phase);

/** Opens a phase, without an event. */
export function setPhase(table: Table, phase: Phase): void {
  setQuietly(table, COUNTER.phase, phase);
}

/** Points of a seat so far. */
export const pointsOf = (table: Table, seat: number): number => counter(table, COUNTER.points + seat);

/** Gives points to a seat. */
export function addPoints(table: Table, seat: number, points: number): void {
  setCounter(table, COUNTER.points + seat, pointsOf(table, seat) + points);
}

/** Sets a counter only the rules read to one more, and gives the new value. */
export function countQuietly(table: Table, index: number): number {
  const value = counter(table, index) + 1;
  setQuietly(table, index, value);
  return value;
}

/** The counters of the match under the names that traced records use. */
export function tracedCounters(table: Table): Record<string, number | string> {
  const counters: Record<string, number | string> = {
    seat: counter(table, COUNTER.seat),
    actions: counter(table, COUNTER.actions),
    endTriggered: counter(table, COUNTER.endTriggered),
  };
  for (let seat = 0; seat < table.layout.seats; seat += 1) {
    counters[`points:${seat}`] = pointsOf(table, seat);
  }
  return counters;
}
