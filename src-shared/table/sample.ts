import { RANDOM_CELLS, type Layout } from './layout';
import { BLANK, type SeenTable } from './seen';
import type { Table } from './table';

/** A source of chance. */
export interface Chance {
  /** A whole number from 0 to `limit` − 1, every one as likely. */
  below(limit: number): number;
}

/** Which cards can lie hidden where: as many pools as there are kinds of hidden cards that cannot mix. */
export interface Pools {
  /** The pool each card belongs to, by instance. */
  readonly ofCard: ArrayLike<number>;
  /** The pool whose cards can lie hidden in a zone, by zone number; any number where none can. */
  readonly ofZone: ArrayLike<number>;
}

/** Fills in what a seat cannot see, as often as asked. */
export interface Sampler {
  /**
   * Overwrites `into` with a table on which every card lies somewhere and which the seat cannot tell from
   * the real one. All ways to fill it in are as likely. Its generator is started anew.
   */
  fill(into: Table, chance: Chance): void;
}

/** The hidden cards of one pool, and the cells they go to. */
interface Hidden {
  readonly cards: Int32Array;
  readonly cells: Int32Array;
  readonly zones: Int32Array;
}

/**
 * A sampler for games whose hidden cards fall into pools: every blank gets a card of the pool that belongs
 * to its zone. Throws when the cards do not come out even, which only a wrong pool can cause.
 */
export function poolSampler(seen: SeenTable, pools: Pools): Sampler {
  const { layout, cells } = seen;
  const hidden = hiddenByPool(seen, pools);
  return {
    fill(into, chance) {
      into.cells.set(cells);
      for (const pool of hidden) lay(pool, layout, into.cells, chance);
      restart(into, chance);
    },
  };
}

function hiddenByPool({ layout, cells }: SeenTable, pools: Pools): Hidden[] {
  const cards = new Map<number, number[]>();
  const places = new Map<number, { cell: number; zone: number }[]>();
  for (let card = 0; card < layout.cards; card += 1) {
    if (cells[layout.zoneOfStart + card] === -1) listOf(cards, pools.ofCard[card]!).push(card);
  }
  for (let zone = 0; zone < layout.zones.length; zone += 1) {
    const start = layout.slotStart[zone]!;
    const end = start + cells[layout.sizeStart + zone]!;
    for (let cell = start; cell < end; cell += 1) {
      if (cells[cell] === BLANK) listOf(places, pools.ofZone[zone]!).push({ cell, zone });
    }
  }
  return Array.from(new Set([...cards.keys(), ...places.keys()]), (pool) => {
    const [own, taken] = [cards.get(pool) ?? [], places.get(pool) ?? []];
    if (own.length !== taken.length) throw new Error('Hidden cards and their places do not come out even.');
    return {
      cards: Int32Array.from(own),
      cells: Int32Array.from(taken, ({ cell }) => cell),
      zones: Int32Array.from(taken, ({ zone }) => zone),
    };
  });
}

function listOf<Value>(lists: Map<number, Value[]>, key: number): Value[] {
  const found = lists.get(key) ?? [];
  lists.set(key, found);
  return found;
}

/** Deals a pool out. It stays shuffled as it is, which makes the next deal no less fair. */
function lay(
  { cards, cells: places, zones }: Hidden,
  layout: Layout,
  cells: Int32Array,
  chance: Chance,
): void {
  const { zoneOfStart, knownStart, seenBy } = layout;
  for (let last = cards.length - 1; last >= 0; last -= 1) {
    const other = chance.below(last + 1);
    const card = cards[other]!;
    cards[other] = cards[last]!;
    cards[last] = card;
    const zone = zones[last]!;
    cells[places[last]!] = card;
    cells[zoneOfStart + card] = zone;
    cells[knownStart + card] = seenBy[zone]!;
  }
}

const WORD = 2 ** 30;

function restart({ cells, layout: { randomStart } }: Table, chance: Chance): void {
  for (let word = 0; word < RANDOM_CELLS; word += 1) cells[randomStart + word] = chance.below(WORD);
  // xoroshiro128+ never leaves the all-zero state.
  cells[randomStart]! |= 1;
}
