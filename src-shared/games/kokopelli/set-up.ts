import { randomBelow } from '@shared/table/random';
import { copyCards, moveCard, shuffleZone, topCard, type Table } from '@shared/table/table';
import { layOutBox } from '../box-table';
import { setQuietly } from '../quiet';
import { COUNTER } from './counters';
import { DEALT, TILES } from './numbers';
import type { Setting } from './setting';
import { beginRound, beginTurn } from './turn';

/** The table before anything is shuffled. */
export function makeBox({ deal, layout, zones }: Setting): Table {
  const places = Array.from({ length: deal.count }, (_, card) => {
    if (card >= deal.endTilesFrom) return zones.endTiles;
    if (card >= deal.tilesFrom) return zones.tiles + Math.floor((card - deal.tilesFrom) / TILES.length);
    return zones.deck + (deal.ownerOf[card] ?? 0);
  });
  return layOutBox(layout, places);
}

/**
 * Shuffles the draw piles, deals hands and says who goes first.
 *
 * @param box the table before anything is shuffled
 */
export function setUp({ seats, options, zones }: Setting, box: Table, table: Table): void {
  copyCards(table, box);
  for (let seat = 0; seat < seats; seat += 1) shuffleZone(table, zones.deck + seat);
  for (let seat = 0; seat < seats; seat += 1) {
    for (let card = 0; card < DEALT; card += 1) {
      moveCard(table, topCard(table, zones.deck + seat), zones.hand + seat);
    }
  }
  const first = options.first ?? randomBelow(table, seats);
  setQuietly(table, COUNTER.first, first);
  table.events?.push({ type: 'said', key: 'log.set-up', seat: first });
  beginRound(table, 1);
  beginTurn(table, first);
}
