import { RANDOM_CELLS, seatBit, type LaidOut } from './layout';
import type { Table } from './table';

/** What stands in a seen table where a card lies that the seat cannot know. */
export const BLANK = -1;

/**
 * A match as one seat may see it, for players that think: the table's cells, laid out alike, without the
 * cards the seat cannot know. Plain data with memory of its own, so that it can go to another thread.
 *
 * Zones keep their sizes, and a {@link BLANK} stands for each hidden card. In somebody else's hand the cards
 * that were seen going there stand first, by their numbers, and then the blanks: the order of a hidden hand
 * would tell which card came when. A hidden card lies nowhere (−1) and nobody is said to know it. The
 * match's generator is all 0.
 */
export interface SeenTable extends LaidOut {
  readonly seat: number;
}

/** What `seat` may see of a match. Permuting what it cannot know changes nothing here. */
export function seenBy(table: Table, seat: number): SeenTable {
  const { layout } = table;
  const cells = Int32Array.from(table.cells);
  const bit = seatBit(seat);
  for (let zone = 0; zone < layout.zones.length; zone += 1) {
    const start = layout.slotStart[zone]!;
    const end = start + cells[layout.sizeStart + zone]!;
    for (let cell = start; cell < end; cell += 1) {
      const card = cells[cell]!;
      if ((cells[layout.knownStart + card]! & bit) !== 0) continue;
      cells[cell] = BLANK;
      cells[layout.zoneOfStart + card] = -1;
      cells[layout.knownStart + card] = 0;
    }
    const { looks, owner } = layout.zones[zone]!;
    if (looks === 'owner' && owner !== seat) cells.subarray(start, end).sort(knownFirst);
  }
  cells.fill(0, layout.randomStart, layout.randomStart + RANDOM_CELLS);
  return { layout, cells, seat };
}

const knownFirst = (a: number, b: number): number =>
  a === BLANK ? (b === BLANK ? 0 : 1) : b === BLANK ? -1 : a - b;

/**
 * What is seen, to be read like a table. It has the very shape of one: readers that meet objects of two
 * shapes are half as fast for both, and matches are tried out by the ten thousand.
 */
export function asReadable({ layout, cells }: SeenTable): LaidOut {
  const shaped = { layout, cells, events: null };
  return shaped;
}

/** The cards of a zone that the seat knows, from the bottom up. */
export function seenCards({ layout, cells }: SeenTable, zone: number): number[] {
  const start = layout.slotStart[zone]!;
  const end = start + cells[layout.sizeStart + zone]!;
  const cards: number[] = [];
  for (let cell = start; cell < end; cell += 1) if (cells[cell] !== BLANK) cards.push(cells[cell]!);
  return cards;
}
