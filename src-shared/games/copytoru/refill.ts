import type { LaidOut } from '@shared/table/layout';
import { cardAt, moveCard, shuffleZone, topCard, zoneSize, type Table } from '@shared/table/table';
import { isCopy } from './faces';
import type { Setting } from './setting';
import { countEnemies, ZONE } from './zones';

/** Deals Copy Ability cards until `to` lie in the offer, or none are left. Says how many were dealt. */
export function refillOffer(setting: Setting, table: Table, to: number): number {
  let dealt = 0;
  while (zoneSize(table, ZONE.offer) < to && readyCopyDeck(setting, table)) {
    moveCard(table, topCard(table, ZONE.deckCopy), ZONE.offer);
    dealt += 1;
  }
  return dealt;
}

/** Deals enemies until `to` are in play, or none are left. Says how many were dealt. */
export function refillEnemies(setting: Setting, table: Table, to: number): number {
  const missing = to - countEnemies(setting, table);
  let dealt = 0;
  while (dealt < missing && readyEnemyDeck(table)) {
    moveCard(table, topCard(table, ZONE.deckEnemy), ZONE.tableEnemy);
    dealt += 1;
  }
  return dealt;
}

/** Moves a whole zone to another, lowest card first. */
export function moveAll(table: Table, from: number, to: number): void {
  for (let left = zoneSize(table, from); left > 0; left -= 1) moveCard(table, cardAt(table, from, 0), to);
}

/** Whether a Normal card could be drawn, from the deck or by rebuilding it (CT-C10). */
export function hasNormal({ returns }: Pick<Setting, 'returns'>, table: LaidOut): boolean {
  if (zoneSize(table, ZONE.deckNormal) > 0) return true;
  for (let index = zoneSize(table, ZONE.discardKirby) - 1; index >= 0; index -= 1) {
    if (returns[cardAt(table, ZONE.discardKirby, index)] === 1) return true;
  }
  return false;
}

/** Puts the top card of the Normal deck into a zone. Only when {@link hasNormal}. */
export function drawNormal(setting: Setting, table: Table, to: number): void {
  if (zoneSize(table, ZONE.deckNormal) === 0) {
    for (let index = zoneSize(table, ZONE.discardKirby) - 1; index >= 0; index -= 1) {
      const card = cardAt(table, ZONE.discardKirby, index);
      if (setting.returns[card] === 1) moveCard(table, card, ZONE.deckNormal);
    }
    shuffleRebuilt(table, ZONE.deckNormal, 'log.rebuilt-normal');
  }
  moveCard(table, topCard(table, ZONE.deckNormal), to);
}

/**
 * Makes sure a Copy Ability card can be dealt: an empty deck is rebuilt at once from the discards
 * (CT-C16), and Normal cards found there stay behind for their own deck (CT-C9).
 */
function readyCopyDeck(setting: Setting, table: Table): boolean {
  if (zoneSize(table, ZONE.deckCopy) > 0) return true;
  for (let index = zoneSize(table, ZONE.discardKirby) - 1; index >= 0; index -= 1) {
    const card = cardAt(table, ZONE.discardKirby, index);
    if (isCopy(setting.faces, card)) moveCard(table, card, ZONE.deckCopy);
  }
  return shuffleRebuilt(table, ZONE.deckCopy, 'log.rebuilt-copy');
}

/** The same for enemies. */
function readyEnemyDeck(table: Table): boolean {
  if (zoneSize(table, ZONE.deckEnemy) > 0) return true;
  moveAll(table, ZONE.discardEnemy, ZONE.deckEnemy);
  return shuffleRebuilt(table, ZONE.deckEnemy, 'log.rebuilt-enemies');
}

function shuffleRebuilt(table: Table, deck: number, key: string): boolean {
  const cards = zoneSize(table, deck);
  if (cards === 0) return false;
  shuffleZone(table, deck);
  table.events?.push({ type: 'said', key, values: { n: cards } });
  return true;
}
