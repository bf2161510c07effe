import type { Rules } from '@shared/table/game';
import { zoneNumber } from '@shared/table/layout';
import { moveCard, placeCard, topCard, type Table } from '@shared/table/table';
import type { CardInPlay } from '../../prepared';
import { setQuietly } from '../../quiet';
import { shortName, takeUp, type Position } from '../../testing/take-up';
import { COUNTER } from '../counters';
import { KOKOPELLI_BOX } from '../../box';
import { prepareKokopelli } from '../kokopelli';
import { TYPES } from '../numbers';
import { beginTurn } from '../turn';
import { boxCards } from './box';
import { TEST_CEREMONIES } from './ceremonies';

/** For tests: a position of Kokopelli by the names of its cards, from the bottom of a zone up. */
export interface KokopelliPosition {
  /** 4 when absent. */
  readonly seats?: number;
  /** Whose turn it is; 0 when absent. */
  readonly seat?: number;
  /** Actions left; 2 when absent. */
  readonly actions?: number;
  /** The seat that had the first turn; 0 when absent. */
  readonly first?: number;
  /** Points by seat; 0 when absent. */
  readonly points?: readonly number[];
  /**
   * Cards by zone name. Each belongs to the seat of its zone, or to the one before a colon: `1:kokopelli`.
   * What is named nowhere lies in its owner's draw pile, or in the discards when that pile is named.
   */
  readonly zones: Readonly<Record<string, readonly string[]>>;
  /** How often types were completed; their tiles lie with seat 0. */
  readonly completed?: Readonly<Record<string, number>>;
  /** The ten types hold those that are named, and as many others as are missing. */
  readonly options?: Readonly<Record<string, unknown>>;
}

const ALL: readonly CardInPlay[] = [...boxCards, ...TEST_CEREMONIES];

/** For tests: the rules of Kokopelli with the box as it ships. Throws when it cannot be made ready. */
export function kokopelliRules(seats: number, options: Readonly<Record<string, unknown>> = {}): Rules {
  const prepared = prepareKokopelli({ cards: ALL, box: KOKOPELLI_BOX, seats, options });
  if (!prepared.ok) throw new Error(JSON.stringify(prepared.problems));
  return prepared.rules;
}

/** For tests: sets a position up by hand. Designed ceremonies go by their card id, as the box's do. */
export function position(input: KokopelliPosition): Position {
  const options = { types: typesFor(input), ...input.options };
  const rules = kokopelliRules(input.seats ?? 4, options);
  return takeUp(rules, (table) => place(rules, table, input));
}

/** The type names of the cards that a position names, filled up to ten with others of the box. */
function typesFor({ zones, completed = {} }: KokopelliPosition): string[] {
  const named = [...Object.values(zones).flat().map(nameOf), ...Object.keys(completed)];
  const designs = TEST_CEREMONIES.filter(({ card }) => named.includes(card.id)).map(({ ref }) => ref);
  const box = boxCards.flatMap(({ card }) => (card.type === 'ceremony' ? [card.id] : []));
  const wanted = box.filter((id) => named.includes(id));
  const others = box.filter((id) => !named.includes(id));
  return [...designs, ...wanted, ...others].slice(0, TYPES);
}

const nameOf = (text: string): string => text.replace(/^\d:/, '');

function place(rules: Rules, table: Table, input: KokopelliPosition): void {
  const seats = input.seats ?? 4;
  const deck = rules.layout.zones[0]?.capacity ?? 0;
  const zone = (name: string): number => zoneNumber(rules.layout, name);
  const free = rules.faces.map((ref) => shortName(ref));
  for (const [name, cards] of Object.entries(input.zones)) {
    const seat = Number(name.split(':')[1]);
    for (const text of cards) {
      const owner = /^\d:/.test(text) ? Number(text[0]) : seat;
      const card = free.findIndex(
        (other, index) => other === nameOf(text) && Math.floor(index / deck) === owner,
      );
      if (card < 0) throw new Error(`Seat ${owner} has no card left that is called ${text}.`);
      free[card] = '';
      placeCard(table, card, zone(name));
    }
  }
  free.forEach((name, card) => {
    const owner = Math.floor(card / deck);
    if (name === '' || owner >= seats) return;
    placeCard(
      table,
      card,
      zone(input.zones[`deck:${owner}`] === undefined ? `deck:${owner}` : `discard:${owner}`),
    );
  });
  placeTiles(rules, table, input, seats * deck);
  setQuietly(table, COUNTER.first, input.first ?? 0);
  setQuietly(table, COUNTER.round, 1);
  beginTurn(table, input.seat ?? 0);
  setQuietly(table, COUNTER.actions, input.actions ?? 2);
  (input.points ?? []).forEach((points, seat) => setQuietly(table, COUNTER.points + seat, points));
  table.events?.splice(0);
}

function placeTiles(rules: Rules, table: Table, input: KokopelliPosition, from: number): void {
  const { layout, faces } = rules;
  const piles = layout.zones.flatMap(({ name }, zone) => (name.startsWith('tiles:') ? [zone] : []));
  const [end, won] = [zoneNumber(layout, 'end-tiles'), zoneNumber(layout, 'won:0')];
  for (let card = from; card < layout.cards; card += 1) {
    const isEnd = faces[card]?.endsWith('/tile-end') ?? false;
    placeCard(table, card, isEnd ? end : (piles[Math.floor((card - from) / 2)] ?? end));
  }
  for (const [type, times] of Object.entries(input.completed ?? {})) {
    const pile = zoneNumber(layout, `tiles:${type}`);
    for (let taken = 0; taken < Math.min(times, 2); taken += 1) moveCard(table, topCard(table, pile), won);
    if (times >= 2) moveCard(table, topCard(table, end), pile);
  }
}
