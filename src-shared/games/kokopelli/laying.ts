import { PLAIN_RULE } from '@shared/ceremonies';
import { cardAt, counter, moveCard, setCounter, topCard, zoneSize, type Table } from '@shared/table/table';
import { setQuietly } from '../quiet';
import { addPoints, COUNTER, countQuietly } from './counters';
import { NO_TYPE } from './deal';
import { rewardEmptyHand } from './drawing';
import { isRepeated, least, most, sayActs, strongest, typeIn } from './running';
import { HOST_POINTS, LATER_TILE } from './numbers';
import type { Setting } from './setting';
import { DOER, KIND, PLACE_BIT, type HeardColumns } from './types-in-play';

/*
 * What happens when a card is laid, in the order of KO-8: it is placed, effects of laying are heard, is the
 * ceremony complete?, tile, host's point, effects of completion, the stack is cleared, the game-end tile is
 * placed, an emptied hand is rewarded.
 */

/** Opens a ceremony. It does not hear its own opening (KO-8), but counts for an emptied hand at once. */
export function open(setting: Setting, table: Table, seat: number, card: number, space: number): void {
  table.events?.push({ type: 'said', key: 'log.kokopelli.opens', seat, card });
  moveCard(table, card, space);
  hear(setting, table, setting.types.laid, 'laid', seat, seat, KIND.ceremony, space);
  rewardOpening(setting, table, seat, space);
  rewardEmptyHand(setting, table, seat);
}

/** Lays a card on a running ceremony. */
export function lay(setting: Setting, table: Table, seat: number, card: number, space: number): void {
  const host = setting.reach.hostOf[space] ?? seat;
  const [type, own] = [typeIn(setting, table, space), setting.deal.typeOf[card] ?? NO_TYPE.tile];
  const kokopelli = own === NO_TYPE.kokopelli;
  if (table.events !== null) sayLays(setting, table, seat, card, space);
  if (!kokopelli && own !== type) countQuietly(table, COUNTER.mismatched);
  countQuietly(table, COUNTER.laid);
  setQuietly(table, COUNTER.laidTypes, counter(table, COUNTER.laidTypes) | (1 << type));
  moveCard(table, card, space);
  const kind = kokopelli ? KIND.kokopelli : KIND.ceremony;
  hear(setting, table, setting.types.laid, 'laid', seat, host, kind, -1);
  if (isComplete(setting, table, space)) complete(setting, table, seat, space);
  rewardEmptyHand(setting, table, seat);
}

function sayLays(setting: Setting, table: Table, seat: number, card: number, space: number): void {
  const { deal, reach, types } = setting;
  const own = deal.typeOf[card] ?? NO_TYPE.tile;
  const matches = own === NO_TYPE.kokopelli || own === typeIn(setting, table, space);
  const near = reach.near[seat]?.includes(space) ?? true;
  table.events?.push({
    type: 'said',
    key: 'log.kokopelli.lays',
    seat,
    card: cardAt(table, space, 0),
    cards: [card],
  });
  if (!matches) sayActs(table, 'mismatched', seat, strongest(setting, table, seat, types.mismatches, 0));
  if (!near) sayActs(table, 'wide', seat, strongest(setting, table, seat, types.wide, 0));
  if (counter(table, COUNTER.laid) > 0) {
    sayActs(table, 'play', seat, strongest(setting, table, seat, types.playCards, PLAIN_RULE.playCards));
  }
}

/**
 * Gives the points of everything that hears what a seat does in a village.
 *
 * @param kind the kind of card it is done with, a {@link KIND} bit
 * @param except the space of a ceremony that does not hear it, or −1
 */
function hear(
  setting: Setting,
  table: Table,
  heard: HeardColumns,
  what: 'laid' | 'completed',
  seat: number,
  village: number,
  kind: number,
  except: number,
): void {
  if (!heard.any) return;
  const { zones, seats } = setting;
  const end = zones.village + seats * zones.spaces;
  for (let space = zones.village; space < end; space += 1) {
    const type = space === except ? -1 : typeIn(setting, table, space);
    const n = type < 0 ? 0 : (heard.points[type] ?? 0);
    if (n === 0) continue;
    const owner = setting.reach.hostOf[space] ?? -1;
    const doer = owner === seat ? DOER.me : DOER.others;
    const place = owner === village ? PLACE_BIT.home : PLACE_BIT.away;
    if (((heard.by[type] ?? 0) & doer) === 0 || ((heard.where[type] ?? 0) & place) === 0) continue;
    if (((heard.cards[type] ?? 0) & kind) === 0 || isRepeated(setting, table, space, except)) continue;
    sayActs(table, what, owner, space, n);
    addPoints(table, owner, n);
  }
}

/** Gives the points for opening: once a turn for each effect, or every time. */
function rewardOpening(setting: Setting, table: Table, seat: number, opened: number): void {
  const { types, zones } = setting;
  const first = zones.village + seat * zones.spaces;
  for (let space = first; space < first + zones.spaces; space += 1) {
    const type = space === opened ? -1 : typeIn(setting, table, space);
    const n = type < 0 ? 0 : (types.openPoints[type] ?? 0);
    if (n === 0 || isRepeated(setting, table, space, opened)) continue;
    const [sparked, effect] = [counter(table, COUNTER.sparked), 1 << (types.alike[type] ?? type)];
    if (types.openOnce[type] === 1 && (sparked & effect) !== 0) continue;
    setQuietly(table, COUNTER.sparked, sparked | effect);
    sayActs(table, 'open', seat, space, n);
    addPoints(table, seat, n);
  }
}

/**
 * Whether a stack is complete. Its own effect does not help it (KO-8); how many cards are needed goes by the
 * village it lies in, what a Kokopelli counts by the village of whoever laid it (KO-9).
 */
function isComplete(setting: Setting, table: Table, space: number): boolean {
  const host = setting.reach.hostOf[space] ?? -1;
  const needed = least(setting, table, host, setting.types.completeAt, PLAIN_RULE.completeAt, space);
  return countsAs(setting, table, space) >= needed;
}

/** How many cards a stack counts as. */
export function countsAs(setting: Setting, table: Table, space: number): number {
  const { deal, types } = setting;
  let count = 0;
  for (let index = zoneSize(table, space) - 1; index >= 0; index -= 1) {
    const card = cardAt(table, space, index);
    count +=
      deal.typeOf[card] === NO_TYPE.kokopelli
        ? most(setting, table, deal.ownerOf[card] ?? -1, types.kokopelliCounts, 1, space)
        : 1;
  }
  return count;
}

function complete(setting: Setting, table: Table, seat: number, space: number): void {
  const host = setting.reach.hostOf[space] ?? seat;
  const [type, ceremony] = [typeIn(setting, table, space), cardAt(table, space, 0)];
  if (table.events !== null) sayWhyComplete(setting, table, space);
  takeTile(setting, table, seat, space);
  if (host !== seat) {
    const values = { n: HOST_POINTS };
    table.events?.push({ type: 'said', key: 'log.kokopelli.hosts', seat: host, values });
    addPoints(table, host, HOST_POINTS);
  }
  hear(setting, table, setting.types.completed, 'completed', seat, host, KIND.ceremony | KIND.kokopelli, -1);
  clear(setting, table, space);
  placeEndTile(setting, table, type, ceremony);
}

/** Names what made a stack complete that has fewer cards than the rules ask for. */
function sayWhyComplete(setting: Setting, table: Table, space: number): void {
  const { deal, reach, types } = setting;
  const size = zoneSize(table, space);
  if (size >= PLAIN_RULE.completeAt) return;
  const host = reach.hostOf[space] ?? -1;
  const { completeAt } = PLAIN_RULE;
  const needed = least(setting, table, host, types.completeAt, completeAt, space);
  const first = setting.zones.village + host * setting.zones.spaces;
  for (let at = first; at < first + setting.zones.spaces && needed < completeAt; at += 1) {
    const type = at === space ? -1 : typeIn(setting, table, at);
    if (type >= 0 && types.completeAt[type] === needed) {
      sayActs(table, 'complete-at', host, at, needed);
      break;
    }
  }
  if (size >= needed) return;
  for (let index = 0; index < size; index += 1) {
    const card = cardAt(table, space, index);
    const owner = deal.ownerOf[card] ?? -1;
    if (deal.typeOf[card] !== NO_TYPE.kokopelli) continue;
    const by = strongest(setting, table, owner, types.kokopelliCounts, 1, space);
    const n = most(setting, table, owner, types.kokopelliCounts, 1, space);
    sayActs(table, 'kokopelli-counts', owner, by, n);
  }
}

function takeTile({ deal, zones }: Setting, table: Table, seat: number, space: number): void {
  const type = deal.typeOf[cardAt(table, space, 0)] ?? 0;
  const tile = topCard(table, zones.tiles + type);
  const worth = tile < 0 ? 0 : (deal.worth[tile] ?? 0);
  const n = worth === 0 ? LATER_TILE : worth;
  const card = cardAt(table, space, 0);
  table.events?.push({ type: 'said', key: 'log.kokopelli.completes', seat, card, values: { n } });
  if (worth > 0) moveCard(table, tile, zones.won + seat);
  addPoints(table, seat, n);
}

/** Clears a space: every card goes to its owner's discards. */
export function clear({ deal, zones }: Setting, table: Table, space: number): void {
  while (zoneSize(table, space) > 0) {
    const card = cardAt(table, space, 0);
    moveCard(table, card, zones.discard + (deal.ownerOf[card] ?? 0));
  }
}

/** Places a type's game-end tile once its tiles are taken (KO-2); enough of them trigger the end (KO-3). */
function placeEndTile(
  { options, types, zones }: Setting,
  table: Table,
  type: number,
  ceremony: number,
): void {
  const pile = zones.tiles + type;
  if (zoneSize(table, pile) > 0) return;
  const tile = topCard(table, zones.endTiles);
  moveCard(table, tile, pile);
  const placed = types.count - zoneSize(table, zones.endTiles);
  const values = { n: placed, of: options.tilesToEnd };
  table.events?.push({ type: 'said', key: 'log.kokopelli.end-tile', card: ceremony, values });
  if (placed < options.tilesToEnd || counter(table, COUNTER.endTriggered) === 1) return;
  setCounter(table, COUNTER.endTriggered, 1);
  setQuietly(table, COUNTER.endByTiles, 1);
  table.events?.push({ type: 'said', key: 'log.kokopelli.end-tiles', values: { n: placed } });
}
