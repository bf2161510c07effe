import { copyCells, newCells } from './cell-pages';
import type { TableEvent } from './events';
import { everySeat, type LaidOut, type Layout } from './layout';
import { shuffleCells } from './random';

/**
 * A match's whole changing state: cards in zones, who knows them, counters and the random generator,
 * in one array of integers. Copying the array copies the match.
 */
export interface Table extends LaidOut {
  /** Collects what happens; null while nobody watches (search players). */
  events: TableEvent[] | null;
}

/** An empty table. Every card must be put somewhere with {@link placeCard} before play. */
export function makeTable(layout: Layout): Table {
  const cells = newCells(layout.cells);
  cells.fill(-1, layout.zoneOfStart, layout.zoneOfStart + layout.cards);
  return { layout, cells, events: null };
}

/** A copy that shares nothing that changes, and that nobody watches. */
export function copyTable(table: Table): Table {
  return { layout: table.layout, cells: copyCells(table.cells), events: null };
}

/** Overwrites `target` with `source` without making anything new. Both must have the same layout. */
export function copyInto(target: Table, source: Table): void {
  target.cells.set(source.cells);
}

/**
 * Lays every card as it lies in `source`, counters included, and leaves the generator of `target` alone.
 * For a set-up that begins the same every time.
 */
export function copyCards(target: Table, source: Table): void {
  const { cells, layout } = target;
  const at = layout.randomStart;
  const [a, b, c, d] = [cells[at]!, cells[at + 1]!, cells[at + 2]!, cells[at + 3]!];
  cells.set(source.cells);
  cells[at] = a;
  cells[at + 1] = b;
  cells[at + 2] = c;
  cells[at + 3] = d;
}

/** How many cards a zone holds. */
export const zoneSize = (table: LaidOut, zone: number): number => table.cells[table.layout.sizeStart + zone]!;

/** The card at a place of a zone, 0 the lowest. The place must be taken. */
export const cardAt = (table: LaidOut, zone: number, index: number): number =>
  table.cells[table.layout.slotStart[zone]! + index]!;

/** The zone a card lies in. */
export const zoneOf = (table: LaidOut, card: number): number => table.cells[table.layout.zoneOfStart + card]!;

/** The topmost card of a zone, or −1 when it is empty. */
export function topCard(table: LaidOut, zone: number): number {
  const size = zoneSize(table, zone);
  return size === 0 ? -1 : cardAt(table, zone, size - 1);
}

/** A zone's cards, the top of a deck last, as a new array. */
export function zoneCards(table: LaidOut, zone: number): number[] {
  const { cells } = table;
  const start = table.layout.slotStart[zone]!;
  const end = start + zoneSize(table, zone);
  // A plain loop: Array.from over a subarray takes ten times as long, and every decision lists a zone.
  const cards: number[] = [];
  for (let cell = start; cell < end; cell += 1) cards.push(cells[cell]!);
  return cards;
}

/** Mask of the seats that know what this card is, where it lies now. */
export const knownTo = (table: LaidOut, card: number): number => table.cells[table.layout.knownStart + card]!;

/** Puts a card that lies nowhere yet into a zone. For setting a match up, without an event. */
export function placeCard(table: Table, card: number, zone: number): void {
  if (zoneOf(table, card) !== -1) throw new Error(`Card ${card} already lies somewhere.`);
  append(table, card, zone);
  table.cells[table.layout.knownStart + card] = table.layout.seenBy[zone]!;
}

/** Moves a card to the top of another zone. The one way a card changes places. */
export function moveCard(table: Table, card: number, to: number): void {
  const from = zoneOf(table, card);
  remove(table, card, from);
  append(table, card, to);
  noteMove(table, card, from, to);
}

/** Moves a card under everything else in another zone. */
export function moveCardUnder(table: Table, card: number, to: number): void {
  const from = zoneOf(table, card);
  remove(table, card, from);
  append(table, card, to);
  const { cells, layout } = table;
  const start = layout.slotStart[to]!;
  cells.copyWithin(start + 1, start, start + zoneSize(table, to) - 1);
  cells[start] = card;
  noteMove(table, card, from, to);
}

/** Shuffles a zone. What was known of its cards' places is known no longer, unless all may look. */
export function shuffleZone(table: Table, zone: number): void {
  const { cells, layout } = table;
  const start = layout.slotStart[zone]!;
  const end = start + zoneSize(table, zone);
  shuffleCells(table, start, end - start);
  const known = layout.seenBy[zone]!;
  for (let cell = start; cell < end; cell += 1) cells[layout.knownStart + cells[cell]!] = known;
  table.events?.push({ type: 'shuffled', zone });
}

/** Shows a card to everybody where it lies. */
export function revealCard(table: Table, card: number): void {
  table.cells[table.layout.knownStart + card] = everySeat(table.layout);
  table.events?.push({ type: 'revealed', card });
}

/** A counter's value. */
export const counter = (table: LaidOut, index: number): number =>
  table.cells[table.layout.counterStart + index]!;

/** Sets a counter; says so only when the value is new. */
export function setCounter(table: Table, index: number, value: number): void {
  const cell = table.layout.counterStart + index;
  if (table.cells[cell] === value) return;
  table.cells[cell] = value;
  table.events?.push({ type: 'counted', counter: index, value });
}

function append(table: Table, card: number, zone: number): void {
  const { cells, layout } = table;
  const size = zoneSize(table, zone);
  if (size >= layout.capacity[zone]!) throw new Error(`Zone ${layout.zones[zone]!.name} is full.`);
  cells[layout.slotStart[zone]! + size] = card;
  cells[layout.sizeStart + zone] = size + 1;
  cells[layout.zoneOfStart + card] = zone;
}

function remove(table: Table, card: number, zone: number): void {
  const { cells, layout } = table;
  const start = layout.slotStart[zone]!;
  const last = start + zoneSize(table, zone) - 1;
  let at = last;
  while (cells[at] !== card) at -= 1;
  for (; at < last; at += 1) cells[at] = cells[at + 1]!;
  // Freed cells are cleared so that equal matches are equal arrays.
  cells[last] = 0;
  cells[layout.sizeStart + zone] = last - start;
}

function noteMove(table: Table, card: number, from: number, to: number): void {
  const cell = table.layout.knownStart + card;
  // Whoever knew a card before it moved goes on knowing it; those who may look there know it now.
  const known = table.cells[cell]! | table.layout.seenBy[to]!;
  table.cells[cell] = known;
  table.events?.push({ type: 'moved', card, from, to, known });
}
