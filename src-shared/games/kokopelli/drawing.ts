import { PLAIN_RULE } from '@shared/ceremonies';
import {
  cardAt,
  counter,
  moveCard,
  moveCardUnder,
  setCounter,
  topCard,
  zoneSize,
  type Table,
} from '@shared/table/table';
import { addPoints, COUNTER, countQuietly } from './counters';
import { drawsFree } from './legal';
import { isRepeated, most, sayActs, strongest, sum } from './running';
import type { Setting } from './setting';

/** The draw action. Gives whether it cost an action (KO-9). */
export function drawAction(setting: Setting, table: Table, seat: number): boolean {
  const { drawCards, freeDraws } = setting.types;
  const free = drawsFree(setting, table, seat);
  countQuietly(table, COUNTER.draws);
  const cards = most(setting, table, seat, drawCards, PLAIN_RULE.drawCards);
  if (table.events !== null) {
    if (free) sayActs(table, 'free-draw', seat, strongest(setting, table, seat, freeDraws, 0));
    sayActs(table, 'draw', seat, strongest(setting, table, seat, drawCards, PLAIN_RULE.drawCards), cards);
  }
  draw(setting, table, seat, cards);
  return !free;
}

/** Draws as many cards as there are, `cards` at most. An empty pile triggers the end (KO-10). */
function draw({ zones }: Setting, table: Table, seat: number, cards: number): void {
  const pile = zones.deck + seat;
  const n = Math.min(cards, zoneSize(table, pile));
  if (n > 0) table.events?.push({ type: 'said', key: 'log.kokopelli.draws', seat, values: { n } });
  for (let drawn = 0; drawn < n; drawn += 1) moveCard(table, topCard(table, pile), zones.hand + seat);
  if (zoneSize(table, pile) > 0 || counter(table, COUNTER.endTriggered) === 1) return;
  setCounter(table, COUNTER.endTriggered, 1);
  table.events?.push({ type: 'said', key: 'log.kokopelli.end-deck', seat });
}

/** The bonus for a hand that was just emptied: points, and as many cards as there are (KO-10). */
export function rewardEmptyHand(setting: Setting, table: Table, seat: number): void {
  if (zoneSize(table, setting.zones.hand + seat) > 0) return;
  const { emptyPoints, emptyCards } = setting.types;
  const n = most(setting, table, seat, emptyPoints, PLAIN_RULE.emptyPoints);
  const cards = most(setting, table, seat, emptyCards, PLAIN_RULE.emptyCards);
  table.events?.push({ type: 'said', key: 'log.kokopelli.empties', seat, values: { n } });
  if (table.events !== null) {
    const [points, more] = [PLAIN_RULE.emptyPoints, PLAIN_RULE.emptyCards];
    sayActs(table, 'empty-points', seat, strongest(setting, table, seat, emptyPoints, points), n);
    sayActs(table, 'empty-cards', seat, strongest(setting, table, seat, emptyCards, more), cards);
  }
  addPoints(table, seat, n);
  draw(setting, table, seat, cards);
}

/** Puts the whole hand under the pile and draws as many, and more where an effect says so (KO-5). */
export function exchange(setting: Setting, table: Table, seat: number, order: readonly number[]): void {
  const n = order.length;
  table.events?.push({ type: 'said', key: 'log.kokopelli.exchanges', seat, values: { n } });
  putUnder(setting, table, seat, order);
  const { exchangeCards } = setting.types;
  const more = sum(setting, table, seat, exchangeCards);
  if (table.events !== null) sayEach(setting, table, seat);
  draw(setting, table, seat, n + more);
}

function sayEach(setting: Setting, table: Table, seat: number): void {
  const { exchangeCards } = setting.types;
  const first = setting.zones.village + seat * setting.zones.spaces;
  for (let space = first; space < first + setting.zones.spaces; space += 1) {
    if (zoneSize(table, space) === 0) continue;
    const n = exchangeCards[setting.deal.typeOf[cardAt(table, space, 0)] ?? -1] ?? 0;
    if (n > 0 && !isRepeated(setting, table, space)) sayActs(table, 'exchange', seat, space, n);
  }
}

/** Puts hand cards under the own pile; the first one lies highest. */
export function putUnder({ zones }: Setting, table: Table, seat: number, order: readonly number[]): void {
  for (const card of order) moveCardUnder(table, card, zones.deck + seat);
}

/** Cards a hand holds beyond its limit. */
export function excessOf(setting: Setting, table: Table, seat: number): number {
  const limit = most(setting, table, seat, setting.types.handLimit, PLAIN_RULE.handLimit);
  return Math.max(0, zoneSize(table, setting.zones.hand + seat) - limit);
}
