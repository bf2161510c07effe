import { COUNTER } from '@shared/games/copytoru/counters';
import type { Faces } from '@shared/games/copytoru/faces';
import { handOf, wonOf, ZONE } from '@shared/games/copytoru/zones';
import { COLORS } from '@shared/cards/vocabulary';
import type { SeatView } from '../seat-view';

/** What a player of Copy Ability Battle weighs: its own hand, and what lies open. */
export interface Situation {
  readonly faces: Faces;
  readonly hand: readonly number[];
  readonly enemies: readonly number[];
  readonly offer: readonly number[];
  /** Enemies this seat has defeated, by position in `COLORS`. */
  readonly won: readonly number[];
  readonly boost: number;
  /** Turns this seat has after this one. */
  readonly turnsLeft: number;
}

/** Reads the situation from a seat's view. `rounds` is how many turns each seat has. */
export function readSituation(view: SeatView, faces: Faces, rounds: number): Situation {
  const won = COLORS.map(() => 0);
  for (const card of view.seen(wonOf(view.layout.seats, view.seat))) {
    const color = faces.color[card] ?? 0;
    won[color] = (won[color] ?? 0) + 1;
  }
  return {
    faces,
    hand: view.seen(handOf(view.seat)),
    enemies: view.seen(ZONE.tableEnemy),
    offer: view.seen(ZONE.offer),
    won,
    boost: view.counter(COUNTER.boost),
    turnsLeft: rounds - view.counter(COUNTER.round),
  };
}
