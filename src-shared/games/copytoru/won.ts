import { colorOf, pointsOf, type Faces } from './faces';
import { cardAt, zoneSize, type Table } from '@shared/table/table';
import type { Setting } from './setting';
import { wonOf } from './zones';

/** How many enemies of a colour (its position in `COLORS`) a seat has defeated since the match began. */
export function countWon(setting: Setting, table: Table, seat: number, color: number): number {
  const zone = wonOf(setting.seats, seat);
  let count = 0;
  for (let index = zoneSize(table, zone) - 1; index >= 0; index -= 1) {
    if (setting.faces.color[cardAt(table, zone, index)] === color) count += 1;
  }
  return count;
}

/** The colours of all enemies a seat has defeated, a bit for each position in `COLORS`. */
export function wonColors(setting: Setting, table: Table, seat: number): number {
  const zone = wonOf(setting.seats, seat);
  let mask = 0;
  for (let index = zoneSize(table, zone) - 1; index >= 0; index -= 1) {
    mask |= 1 << colorOf(setting.faces, cardAt(table, zone, index));
  }
  return mask;
}

/** Stars by seat: the handicap and the points of every defeated enemy. */
export function scoresOf(setting: Setting, table: Table): number[] {
  const scores: number[] = [];
  for (let seat = 0; seat < setting.seats; seat += 1) scores.push(scoreOf(setting, table, seat));
  return scores;
}

/** Stars of one seat. */
export const scoreOf = ({ seats, options, faces }: Setting, table: Table, seat: number): number =>
  (options.handicap[seat] ?? 0) + pointsIn(faces, table, wonOf(seats, seat));

/** How many stars a seat still needs to win the match; null where no number of stars does. */
export function starsToGo(setting: Setting, table: Table, seat: number): number | null {
  const { target } = setting.mode;
  return target === null ? null : target - scoreOf(setting, table, seat);
}

/** The points of all enemies in a zone. */
export function pointsIn(faces: Faces, table: Table, zone: number): number {
  let points = 0;
  for (let index = zoneSize(table, zone) - 1; index >= 0; index -= 1) {
    points += pointsOf(faces, cardAt(table, zone, index));
  }
  return points;
}
