import type { Faces } from '../faces';
import { removedZone, ZONE, type OwnZone } from '../zones';

/** The last zone that a match of Copy Ability Battle for one would have; those of a quest follow. */
const LAST_SHARED = removedZone(1);

/** The most enemies any step can deal up to. */
const MOST_IN_PLAY = 9;

/** The name of a row, 1 the nearest. */
export const rowName = (row: number): string => `row:${row}`;

/** The zone of a row, 1 the nearest. New enemies are laid into the farthest. */
export const rowZone = (rows: number, row: number): number =>
  row === rows ? ZONE.tableEnemy : LAST_SHARED + row;

/** The damage pile: enemies that hit. They never return (CT-S6). */
export const damageZone = (rows: number): number => LAST_SHARED + rows;

/** All rows, the nearest first. */
export const rowZones = (rows: number): number[] =>
  Array.from({ length: rows }, (_, index) => rowZone(rows, index + 1));

/** The zones only a quest has: the rows that are not the farthest, and the damage pile. */
export function questZones(rows: number, life: number, faces: Faces): OwnZone[] {
  const enemies = faces.kirby.reduce((count, kirby) => count + 1 - kirby, 0);
  const nearer = Array.from({ length: rows - 1 }, (_, index) => ({
    name: rowName(index + 1),
    capacity: Math.min(enemies, MOST_IN_PLAY),
  }));
  return [...nearer, { name: 'damage', capacity: Math.min(enemies, life + MOST_IN_PLAY) }];
}
