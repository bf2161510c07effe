import { cardAt, zoneSize, type Table } from '@shared/table/table';
import type { Setting } from './setting';
import type { Column } from './types-in-play';

/*
 * What runs where. An effect is looked up on the table each time: a village has five spaces at most, and a
 * list of what runs would have to be copied with every state. Plain loops, since matches are tried out by
 * the ten thousand. `except` is a space that does not count; −1 for none.
 */

/** The type of the ceremony that runs in a space, or −1 when the space is empty. */
export const typeIn = ({ deal }: Setting, table: Table, space: number): number =>
  zoneSize(table, space) === 0 ? -1 : (deal.typeOf[cardAt(table, space, 0)] ?? -1);

/** The space of a seat's village whose ceremony has the largest number above `plain`, or −1. */
export function strongest(
  setting: Setting,
  table: Table,
  seat: number,
  column: Column,
  plain: number,
  except = -1,
): number {
  const first = setting.zones.village + seat * setting.zones.spaces;
  let [best, found] = [plain, -1];
  for (let space = first; space < first + setting.zones.spaces; space += 1) {
    const type = space === except ? -1 : typeIn(setting, table, space);
    if (type < 0) continue;
    const value = column[type] ?? 0;
    if (value > best) {
      best = value;
      found = space;
    }
  }
  return found;
}

/** The largest number that runs in a seat's village, `plain` at least. */
export function most(
  setting: Setting,
  table: Table,
  seat: number,
  column: Column,
  plain: number,
  except = -1,
): number {
  const first = setting.zones.village + seat * setting.zones.spaces;
  let best = plain;
  for (let space = first; space < first + setting.zones.spaces; space += 1) {
    const type = space === except ? -1 : typeIn(setting, table, space);
    if (type >= 0) best = Math.max(best, column[type] ?? 0);
  }
  return best;
}

/** The smallest number that runs in a seat's village, `plain` at most. */
export function least(
  setting: Setting,
  table: Table,
  seat: number,
  column: Column,
  plain: number,
  except = -1,
): number {
  const first = setting.zones.village + seat * setting.zones.spaces;
  let best = plain;
  for (let space = first; space < first + setting.zones.spaces; space += 1) {
    const type = space === except ? -1 : typeIn(setting, table, space);
    if (type >= 0) best = Math.min(best, column[type] ?? plain);
  }
  return best;
}

/**
 * Whether the very same effect runs in an earlier space of the same village too: it never counts twice. In the
 * box no two ceremonies are alike, but designed ones may be.
 */
export function isRepeated(setting: Setting, table: Table, space: number, except = -1): boolean {
  const { types, zones } = setting;
  if (!types.someAlike) return false;
  const effect = types.alike[typeIn(setting, table, space)];
  for (let at = space - ((space - zones.village) % zones.spaces); at < space; at += 1) {
    const type = at === except ? -1 : typeIn(setting, table, at);
    if (type >= 0 && types.alike[type] === effect) return true;
  }
  return false;
}

/** The sum of the numbers that run in a seat's village, the same effect once. */
export function sum(setting: Setting, table: Table, seat: number, column: Column): number {
  const first = setting.zones.village + seat * setting.zones.spaces;
  let total = 0;
  for (let space = first; space < first + setting.zones.spaces; space += 1) {
    const type = typeIn(setting, table, space);
    const n = type < 0 ? 0 : (column[type] ?? 0);
    if (n > 0 && !isRepeated(setting, table, space)) total += n;
  }
  return total;
}

/** The bits that run in a seat's village, put together. */
export function bits(setting: Setting, table: Table, seat: number, column: Column): number {
  const first = setting.zones.village + seat * setting.zones.spaces;
  let all = 0;
  for (let space = first; space < first + setting.zones.spaces; space += 1) {
    const type = typeIn(setting, table, space);
    if (type >= 0) all |= column[type] ?? 0;
  }
  return all;
}

/**
 * Says that a running ceremony acts, for the screen to light it up and the log to name it.
 *
 * @param seat its owner
 * @param n points or cards it gives, where it gives any
 */
export function sayActs(table: Table, what: string, seat: number, space: number, n?: number): void {
  if (table.events === null || space < 0) return;
  const key = `log.kokopelli.acts.${what}`;
  const card = cardAt(table, space, 0);
  table.events.push({ type: 'said', key, seat, card, ...(n !== undefined && { values: { n } }) });
}
