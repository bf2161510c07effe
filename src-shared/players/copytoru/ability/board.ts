import { COUNTER } from '@shared/games/copytoru/counters';
import type { Faces } from '@shared/games/copytoru/faces';
import { zoneNumber, type LaidOut, type Layout } from '@shared/table/layout';
import { counter } from '@shared/table/table';

/** Where everything lies in a mode in which abilities count, by zone number; and what every card is. */
export interface Board {
  readonly faces: Faces;
  readonly seats: number;
  readonly hands: readonly number[];
  readonly won: readonly number[];
  readonly played: readonly number[];
  readonly offer: number;
  /** The zones where enemies stand; rows from the nearest on. */
  readonly enemies: readonly number[];
  /** How many turns the seat whose turn it is has after this one, as far as can be known. */
  readonly turnsLeft: (table: LaidOut) => number;
}

/** Finds the way about a table of Copy Ability Battle, in which each seat has `rounds` turns. */
export function battleBoard(layout: Layout, faces: Faces, rounds: number): Board {
  const zone = (name: string): number => zoneNumber(layout, name);
  const bySeat = (name: string): number[] =>
    Array.from({ length: layout.seats }, (_, seat) => zone(`${name}:${seat}`));
  return {
    faces,
    seats: layout.seats,
    hands: bySeat('hand'),
    won: bySeat('won'),
    played: bySeat('played'),
    offer: zone('offer'),
    enemies: [zone('table:enemy')],
    turnsLeft: (table) => rounds - counter(table, COUNTER.round),
  };
}
