import type { ZoneSpec } from '@shared/table/layout';
import { zoneCards, zoneSize, type Table } from '@shared/table/table';
import { isCopy, isNormal, type Faces } from './faces';
import type { Setting } from './setting';
import { sharedZone, zonesBySeat } from '../zone-specs';

/** Zone numbers that do not depend on how many play. */
export const ZONE = {
  deckNormal: 0,
  deckCopy: 1,
  discardKirby: 2,
  offer: 3,
  deckEnemy: 4,
  discardEnemy: 5,
  /** Where new enemies are laid: the table, or in a quest the farthest row. */
  tableEnemy: 6,
} as const;

const SHARED = 7;

/** Zones of one seat, and the cards taken out of the game: their numbers go by how many play. */
export const handOf = (seat: number): number => SHARED + seat;
export const wonOf = (seats: number, seat: number): number => SHARED + seats + seat;
export const playedOf = (seats: number, seat: number): number => SHARED + 2 * seats + seat;
export const removedZone = (seats: number): number => SHARED + 3 * seats;

/** A zone that only one mode has: open, and nobody's. */
export interface OwnZone {
  readonly name: string;
  /** The most cards it can ever hold. */
  readonly capacity: number;
}

/**
 * Every zone under the name records use. Everything but decks and hands is open (CT-C20). Capacities are
 * the most that can ever lie there, so that states stay small to copy.
 *
 * @param newEnemies the mode's name for the zone in which new enemies are laid
 * @param own the zones that only this mode has, numbered after `removed`
 */
export function makeZones(
  seats: number,
  faces: Faces,
  newEnemies: string,
  own: readonly OwnZone[] = [],
): ZoneSpec[] {
  const normal = countOf(faces, isNormal);
  const copy = countOf(faces, isCopy);
  const kirby = normal + copy;
  const enemies = faces.count - kirby;
  return [
    sharedZone('deck:normal', 'nobody', normal),
    sharedZone('deck:copy', 'nobody', copy),
    sharedZone('discard:kirby', 'all', kirby),
    sharedZone('offer', 'all', copy),
    sharedZone('deck:enemy', 'nobody', enemies),
    sharedZone('discard:enemy', 'all', enemies),
    sharedZone(newEnemies, 'all', enemies),
    ...zonesBySeat(seats, 'hand', 'owner', kirby),
    ...zonesBySeat(seats, 'won', 'all', enemies),
    ...zonesBySeat(seats, 'played', 'all', 1),
    sharedZone('removed', 'all', faces.count),
    ...own.map(({ name, capacity }) => sharedZone(name, 'all', capacity)),
  ];
}

/** Every enemy that can be attacked, as a new array. */
export function enemiesInPlay({ enemyZones }: Setting, table: Table): number[] {
  if (enemyZones.length === 1) return zoneCards(table, ZONE.tableEnemy);
  return enemyZones.flatMap((zone) => zoneCards(table, zone));
}

/** How many enemies can be attacked. */
export function countEnemies({ enemyZones }: Setting, table: Table): number {
  let count = 0;
  for (let row = 0; row < enemyZones.length; row += 1) count += zoneSize(table, enemyZones[row] ?? 0);
  return count;
}

function countOf(faces: Faces, is: (faces: Faces, card: number) => boolean): number {
  let count = 0;
  for (let card = 0; card < faces.count; card += 1) if (is(faces, card)) count += 1;
  return count;
}
