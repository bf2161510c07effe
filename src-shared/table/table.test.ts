import { describe, expect, it } from 'vitest';
import { makeLayout, zoneNumber } from './layout';
import { seedTable } from './random';
import {
  cardAt,
  copyCards,
  copyInto,
  copyTable,
  counter,
  knownTo,
  makeTable,
  moveCard,
  moveCardUnder,
  placeCard,
  revealCard,
  setCounter,
  shuffleZone,
  topCard,
  zoneCards,
  zoneOf,
  zoneSize,
  type Table,
} from './table';

const layout = makeLayout({
  seats: 3,
  cards: 5,
  zones: [
    { name: 'deck', owner: null, looks: 'nobody' },
    { name: 'open', owner: null, looks: 'all' },
    { name: 'hand:0', owner: 0, looks: 'owner' },
    { name: 'hand:1', owner: 1, looks: 'owner' },
    { name: 'small', owner: null, looks: 'all', capacity: 1 },
  ],
  counters: ['round'],
});
const [DECK, OPEN, HAND0, HAND1, SMALL] = [0, 1, 2, 3, 4];
const EVERYBODY = 0b111;

/** Five cards in a deck, 4 on top. */
function deck(): Table {
  const table = makeTable(layout);
  seedTable(table, 'table');
  for (let card = 0; card < 5; card += 1) placeCard(table, card, DECK);
  return table;
}

describe('moving cards', () => {
  it('lays a card on top of another zone and closes the gap it leaves', () => {
    const table = deck();
    moveCard(table, 2, OPEN);
    moveCard(table, 4, OPEN);
    expect(zoneCards(table, DECK)).toEqual([0, 1, 3]);
    expect(zoneCards(table, OPEN)).toEqual([2, 4]);
    expect([topCard(table, DECK), topCard(table, OPEN), topCard(table, HAND0)]).toEqual([3, 4, -1]);
    expect([zoneOf(table, 2), zoneOf(table, 3), zoneSize(table, DECK), cardAt(table, DECK, 2)]).toEqual([
      OPEN,
      DECK,
      3,
      3,
    ]);
  });

  it('lays a card under everything else', () => {
    const table = deck();
    moveCard(table, 4, HAND0);
    moveCard(table, 3, HAND0);
    moveCardUnder(table, 3, DECK);
    expect(zoneCards(table, DECK)).toEqual([3, 0, 1, 2]);
  });

  it('moves a card within its own zone to the top', () => {
    const table = deck();
    moveCard(table, 0, DECK);
    expect(zoneCards(table, DECK)).toEqual([1, 2, 3, 4, 0]);
  });

  it('leaves equal arrays behind on different ways to the same table', () => {
    const [one, other] = [deck(), deck()];
    moveCard(one, 4, OPEN);
    moveCard(one, 4, SMALL);
    moveCard(other, 4, SMALL);
    expect(one.cells).toEqual(other.cells);
  });

  it('is a programming error into a full zone, and a second laying down', () => {
    const table = deck();
    moveCard(table, 0, SMALL);
    expect(() => moveCard(table, 1, SMALL)).toThrow('small is full');
    expect(() => placeCard(table, 1, OPEN)).toThrow('already lies');
  });
});

describe('who knows a card', () => {
  it('is everybody in the open, its owner in a hand, nobody in a deck', () => {
    const table = deck();
    expect(knownTo(table, 0)).toBe(0);
    moveCard(table, 0, HAND1);
    expect(knownTo(table, 0)).toBe(0b010);
    moveCard(table, 1, OPEN);
    expect(knownTo(table, 1)).toBe(EVERYBODY);
  });

  it('goes on knowing it wherever it goes', () => {
    const table = deck();
    moveCard(table, 4, OPEN);
    moveCard(table, 4, HAND0);
    expect(knownTo(table, 4)).toBe(EVERYBODY);
    moveCard(table, 3, HAND1);
    moveCardUnder(table, 3, DECK);
    moveCard(table, 3, HAND0);
    expect(knownTo(table, 3)).toBe(0b011);
  });

  it('forgets it in a shuffled deck, but not in a hand of its own or in the open', () => {
    const table = deck();
    revealCard(table, 4);
    expect(knownTo(table, 4)).toBe(EVERYBODY);
    shuffleZone(table, DECK);
    expect(knownTo(table, 4)).toBe(0);
    moveCard(table, 4, OPEN);
    moveCard(table, 4, HAND1);
    shuffleZone(table, HAND1);
    expect(knownTo(table, 4)).toBe(0b010);
    moveCard(table, 3, OPEN);
    shuffleZone(table, OPEN);
    expect(knownTo(table, 3)).toBe(EVERYBODY);
  });
});

describe('events', () => {
  it('tell what happened in order, and a counter only when its value is new', () => {
    const table = deck();
    table.events = [];
    moveCard(table, 4, HAND1);
    setCounter(table, 0, 2);
    setCounter(table, 0, 2);
    shuffleZone(table, DECK);
    revealCard(table, 4);
    expect(table.events).toEqual([
      { type: 'moved', card: 4, from: DECK, to: HAND1, known: 0b010 },
      { type: 'counted', counter: 0, value: 2 },
      { type: 'shuffled', zone: DECK },
      { type: 'revealed', card: 4 },
    ]);
    expect(counter(table, 0)).toBe(2);
  });
});

describe('copies', () => {
  it('share nothing that changes, and nobody watches them', () => {
    const table = deck();
    table.events = [];
    const copy = copyTable(table);
    moveCard(copy, 4, OPEN);
    expect(zoneCards(table, DECK)).toEqual([0, 1, 2, 3, 4]);
    expect([table.events, copy.events]).toEqual([[], null]);
    copyInto(copy, table);
    expect(copy.cells).toEqual(table.cells);
  });

  it('stay apart however many there are', () => {
    const table = deck();
    const copies = Array.from({ length: 40 }, () => copyTable(table));
    copies.forEach((copy, index) => moveCard(copy, index % 5, OPEN));
    copies.forEach((copy, index) => expect(zoneCards(copy, OPEN)).toEqual([index % 5]));
    expect(zoneCards(table, OPEN)).toEqual([]);
  });

  it('of cards leave the generator alone', () => {
    const [box, table] = [makeTable(layout), makeTable(layout)];
    for (let card = 0; card < 5; card += 1) placeCard(box, card, OPEN);
    seedTable(table, 'table');
    copyCards(table, box);
    expect(zoneCards(table, OPEN)).toEqual([0, 1, 2, 3, 4]);
    const other = deck();
    const words = (of: Table): number[] =>
      Array.from(of.cells.subarray(layout.randomStart, layout.randomStart + 4));
    expect(words(table)).toEqual(words(other));
  });
});

describe('a layout', () => {
  it('cannot have two zones of one name, and knows no others', () => {
    const twice = { name: 'deck', owner: null, looks: 'all' as const };
    expect(() => makeLayout({ seats: 2, cards: 1, zones: [twice, twice], counters: [] })).toThrow(
      'share a name',
    );
    expect(zoneNumber(layout, 'hand:1')).toBe(HAND1);
    expect(() => zoneNumber(layout, 'hand:7')).toThrow('hand:7');
  });
});
