import { cardAt, counter, moveCard, shuffleZone, topCard, zoneSize, type Table } from '@shared/table/table';
import { lifeOf, pointsOf, powerOf } from '../faces';
import { moveAll } from '../refill';
import { beats } from './aim';
import { COUNTER } from './counters';
import type { Setting } from './setting';
import { playedOf, wonOf, ZONE } from './zones';

/** The attacking card. Only while one lies there. */
export const playedCard = ({ seats }: Setting, table: Table): number =>
  cardAt(table, playedOf(seats, counter(table, COUNTER.seat)), 0);

/** Lays a hand card on the table, before its target is named. */
export function layDown({ seats }: Setting, table: Table, card: number): void {
  const seat = counter(table, COUNTER.seat);
  moveCard(table, card, playedOf(seats, seat));
  table.events?.push({ type: 'said', key: 'log.plays', seat, card });
}

/**
 * Discards a hand card and turns up the top of the Kirby deck in its stead, for all to see before a target
 * is chosen (CT-E2). An empty deck is made anew from the discards, that hand card included, so there always
 * is a card to turn up (CT-E6).
 */
export function challenge({ seats }: Setting, table: Table, discarded: number): void {
  const seat = counter(table, COUNTER.seat);
  moveCard(table, discarded, ZONE.discardKirby);
  if (zoneSize(table, ZONE.deckKirby) === 0) rebuildDeck(table);
  const card = topCard(table, ZONE.deckKirby);
  moveCard(table, card, playedOf(seats, seat));
  table.events?.push({ type: 'said', key: 'log.challenge', seat, card, cards: [discarded] });
}

function rebuildDeck(table: Table): void {
  moveAll(table, ZONE.discardKirby, ZONE.deckKirby);
  shuffleZone(table, ZONE.deckKirby);
  const n = zoneSize(table, ZONE.deckKirby);
  table.events?.push({ type: 'said', key: 'log.rebuilt-kirby', values: { n } });
}

/** Attacks an enemy: it goes to the seat's pile or, when it stands, to the discards; so does the card. */
export function attack(setting: Setting, table: Table, enemy: number): void {
  const seat = counter(table, COUNTER.seat);
  const card = playedCard(setting, table);
  const falls = beats(setting, card, enemy);
  moveCard(table, enemy, falls ? wonOf(setting.seats, seat) : ZONE.discardEnemy);
  if (table.events !== null) {
    const { faces } = setting;
    const values = { power: powerOf(faces, card), life: lifeOf(faces, enemy), n: pointsOf(faces, enemy) };
    table.events.push({ type: 'said', key: falls ? 'log.falls' : 'log.leaves', seat, card: enemy, values });
  }
  moveCard(table, card, ZONE.discardKirby);
}

/** A challenge without a legal target has failed: the enemy its seat names is lost (CT-E1). */
export function loseEnemy(setting: Setting, table: Table, enemy: number): void {
  moveCard(table, enemy, ZONE.discardEnemy);
  table.events?.push({
    type: 'said',
    key: 'log.no-target-lost',
    seat: counter(table, COUNTER.seat),
    card: enemy,
  });
  moveCard(table, playedCard(setting, table), ZONE.discardKirby);
}

/** The house rule of CT-E1: the challenge is over and every enemy stays. */
export function keepEnemies(setting: Setting, table: Table): void {
  const card = playedCard(setting, table);
  table.events?.push({ type: 'said', key: 'log.no-target', seat: counter(table, COUNTER.seat), card });
  moveCard(table, card, ZONE.discardKirby);
}
