import type { Result } from '@shared/table/game';
import type { Table } from '@shared/table/table';
import { pointsIn } from '../won';
import type { Setting } from './setting';
import { wonOf } from './zones';

/** Stars by seat: the handicap and the points of every defeated enemy. */
export function scoresOf({ seats, faces, options }: Setting, table: Table): number[] {
  const scores: number[] = [];
  for (let seat = 0; seat < seats; seat += 1) {
    scores.push((options.handicap[seat] ?? 0) + pointsIn(faces, table, wonOf(seats, seat)));
  }
  return scores;
}

/** The final result. Equal points share a place, and the next one is skipped. */
export function resultOf(setting: Setting, table: Table): Result {
  const scores = scoresOf(setting, table);
  const places = scores.map((score) => 1 + scores.filter((other) => other > score).length);
  return { scores, places, reason: 'hands' };
}
