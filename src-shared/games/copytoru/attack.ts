import { lifeOf, powerOf, pointsOf } from './faces';
import { counter, moveCard, zoneCards, type Table } from '@shared/table/table';
import { COUNTER, setQuietly } from './counters';
import { playedCard, rememberLate } from './effects';
import type { Setting } from './setting';
import { enemiesInPlay, playedOf, wonOf, ZONE } from './zones';

/** Lays a hand card on the table, with nothing carried out yet. */
export function layDown(setting: Setting, table: Table, card: number): void {
  const seat = counter(table, COUNTER.seat);
  moveCard(table, card, playedOf(setting.seats, seat));
  setQuietly(table, COUNTER.power, 0);
  setQuietly(table, COUNTER.extraTargets, 0);
  setQuietly(table, COUNTER.discarded, 0);
  setQuietly(table, COUNTER.step, 0);
  table.events?.push({ type: 'said', key: 'log.plays', seat, card });
}

/** The attack's power: the card's own, what its steps gave, and the turn's boost (CT-C4). */
export const attackPower = (setting: Setting, table: Table): number =>
  powerOf(setting.faces, playedCard(setting, table)) +
  counter(table, COUNTER.power) +
  counter(table, COUNTER.boost);

/**
 * Attacks every target on its own with the full power (CT-C1), then discards the played card. A defeated
 * enemy goes to the seat's open pile, another stays where it is.
 */
export function attack(setting: Setting, table: Table, targets: readonly number[]): void {
  const seat = counter(table, COUNTER.seat);
  const power = attackPower(setting, table);
  const card = playedCard(setting, table);
  if (targets.length === 0) table.events?.push({ type: 'said', key: 'log.no-attack', seat, card });
  // Plain loops here: lists of options are of several kinds inside, and an iterator over them is never inlined.
  for (let index = 0; index < targets.length; index += 1) strike(setting, table, targets[index] ?? 0, power);
  rememberLate(setting, table, card);
  moveCard(table, card, ZONE.discardKirby);
}

function strike(setting: Setting, table: Table, enemy: number, power: number): void {
  const seat = counter(table, COUNTER.seat);
  const life = lifeOf(setting.faces, enemy);
  const falls = power >= life;
  if (falls) moveCard(table, enemy, wonOf(setting.seats, seat));
  if (table.events === null) return;
  table.events.push({
    type: 'said',
    key: falls ? 'log.falls' : 'log.stands',
    seat,
    card: enemy,
    values: { power, life, n: pointsOf(setting.faces, enemy) },
  });
}

/** Discards the chosen hand cards and counts them for the played card's other lines. */
export function discardFromHand(table: Table, cards: readonly number[]): void {
  setQuietly(table, COUNTER.discarded, counter(table, COUNTER.discarded) + cards.length);
  discard(table, cards, ZONE.discardKirby, 'log.discards-hand');
}

/** Discards the chosen enemies: no damage, and no stars (CT-S5). */
export function discardEnemies(table: Table, cards: readonly number[]): void {
  discard(table, cards, ZONE.discardEnemy, 'log.discards-enemies');
}

/** Discards every enemy but the kept one, which stays where it is; −1 when there is none (CT-C15). */
export function keepOneEnemy(setting: Setting, table: Table, kept: number): void {
  discardOthers(table, enemiesInPlay(setting, table), kept, ZONE.discardEnemy);
}

/** Discards the whole row but the kept card, which is −1 when there is none. */
export function keepOneOffered(table: Table, kept: number): void {
  discardOthers(table, zoneCards(table, ZONE.offer), kept, ZONE.discardKirby);
}

function discardOthers(table: Table, cards: readonly number[], kept: number, to: number): void {
  for (let index = 0; index < cards.length; index += 1) {
    const card = cards[index] ?? 0;
    if (card !== kept) moveCard(table, card, to);
  }
  if (kept >= 0) {
    table.events?.push({ type: 'said', key: 'log.keeps', seat: counter(table, COUNTER.seat), card: kept });
  }
}

/** Discards what is over the hand limit. */
export function dropExcess(table: Table, cards: readonly number[]): void {
  discard(table, cards, ZONE.discardKirby, 'log.hand-limit');
}

function discard(table: Table, cards: readonly number[], to: number, key: string): void {
  for (let index = 0; index < cards.length; index += 1) moveCard(table, cards[index] ?? 0, to);
  if (cards.length === 0 || table.events === null) return;
  table.events.push({ type: 'said', key, seat: counter(table, COUNTER.seat), cards: cards.slice() });
}
