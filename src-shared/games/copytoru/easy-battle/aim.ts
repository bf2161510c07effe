import { cardAt, zoneSize, type Table } from '@shared/table/table';
import { colorOf, lifeOf, powerOf, WHITE } from '../faces';
import type { Setting } from './setting';
import { ZONE } from './zones';

/** The one power that also beats one life far above it. */
const SMALLEST_POWER = 1;
const GREATEST_LIFE = 8;

/**
 * Whether the colours let a card aim at an enemy: they are the same, or one of the two is white. It
 * limits the choice of target only, for 1 against 8 as well (CT-E3).
 */
export function colorsFit({ faces }: Pick<Setting, 'faces'>, card: number, enemy: number): boolean {
  const own = colorOf(faces, card);
  const other = colorOf(faces, enemy);
  return own === other || own === WHITE || other === WHITE;
}

/** Whether an attack succeeds: power against life, and power 1 beats life 8. */
export function beats({ faces }: Pick<Setting, 'faces'>, card: number, enemy: number): boolean {
  const power = powerOf(faces, card);
  const life = lifeOf(faces, enemy);
  return power >= life || (power === SMALLEST_POWER && life === GREATEST_LIFE);
}

/**
 * Whether a card may attack an enemy. A hand card may be too weak for it (CT-E4) unless the house rule
 * allows winning attacks only; a card turned up for a challenge always may.
 */
export const mayAttack = (setting: Setting, card: number, enemy: number, turnedUp: boolean): boolean =>
  colorsFit(setting, card, enemy) && (turnedUp || setting.options.weakAttacks || beats(setting, card, enemy));

/** Whether a card has any legal target on the table. */
export function hasTarget(setting: Setting, table: Table, card: number, turnedUp: boolean): boolean {
  for (let index = zoneSize(table, ZONE.tableEnemy) - 1; index >= 0; index -= 1) {
    if (mayAttack(setting, card, cardAt(table, ZONE.tableEnemy, index), turnedUp)) return true;
  }
  return false;
}
