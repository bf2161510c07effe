import { actCode, placeCode, type Decision } from '../decision';
import type { DecisionDetails, Result, Rules } from '../game';
import { makeLayout, zoneNumber, type Layout, type ZoneSpec } from '../layout';
import { randomBelow } from '../random';
import { poolSampler } from '../sample';
import {
  counter,
  moveCard,
  moveCardUnder,
  placeCard,
  revealCard,
  setCounter,
  shuffleZone,
  topCard,
  zoneCards,
  zoneSize,
  type Table,
} from '../table';

const CARDS = 16;
const HAND = 3;
const [TURN, STAGE, HELD] = [0, 1, 2];
/** What is asked: something to play, where to lay it, what to throw away. */
const STAGES = ['play', 'lay', 'throw'] as const;

/**
 * A small made-up game that needs everything the core has: hidden and open zones, acts, places, picks of
 * several cards whose order counts, forced picks, shuffles, reveals and cards put under a deck.
 *
 * In turn each seat lays a hand card on a pile of its choice or draws. Then it may throw away up to two
 * cards, which go under the deck in the order picked. After `turns` turns of each seat it ends.
 */
export function tinyGame(seats: number, turns = 6): Rules {
  const layout = tinyLayout(seats);
  const zone = (name: string): number => zoneNumber(layout, name);
  const [deck, discard, left, right] = [zone('deck'), zone('discard'), zone('pile:left'), zone('pile:right')];
  const hands = Array.from({ length: seats }, (_, seat) => zone(`hand:${seat}`));
  const handOf = (seat: number): number => hands[seat] ?? -1;
  const seatOf = (table: Table): number => counter(table, TURN) % seats;

  const draw = (table: Table, seat: number): void => {
    if (zoneSize(table, deck) === 0) {
      for (const card of zoneCards(table, discard)) moveCard(table, card, deck);
      shuffleZone(table, deck);
    }
    if (zoneSize(table, deck) > 0) moveCard(table, topCard(table, deck), handOf(seat));
  };
  const decide = (table: Table): Decision | null => {
    if (counter(table, TURN) === turns * seats) return null;
    const seat = seatOf(table);
    const kind = STAGES[counter(table, STAGE)] ?? 'play';
    const hand = zoneCards(table, handOf(seat));
    const one = { seat, kind, min: 1, max: 1, ordered: false };
    if (kind === 'play') return { ...one, options: [...hand, actCode(0)] };
    if (kind === 'lay') return { ...one, options: [placeCode(left), placeCode(right)] };
    return { ...one, options: hand, min: 0, max: Math.min(2, hand.length), ordered: true };
  };
  const play = (table: Table, seat: number, code: number): void => {
    if (code < 0) {
      draw(table, seat);
      setCounter(table, STAGE, 2);
      return;
    }
    setCounter(table, HELD, code);
    setCounter(table, STAGE, 1);
  };
  const lay = (table: Table, code: number): void => {
    const pile = code === placeCode(left) ? left : right;
    if (zoneSize(table, pile) === 2) moveCard(table, topCard(table, pile), discard);
    moveCard(table, counter(table, HELD), pile);
    setCounter(table, HELD, -1);
    setCounter(table, STAGE, 2);
    const top = topCard(table, deck);
    if (top >= 0 && randomBelow(table, 3) === 0) revealCard(table, top);
  };
  const endTurn = (table: Table, seat: number, thrown: readonly number[]): void => {
    for (const card of thrown) moveCardUnder(table, card, deck);
    while (zoneSize(table, handOf(seat)) < HAND && zoneSize(table, deck) + zoneSize(table, discard) > 0) {
      draw(table, seat);
    }
    table.events?.push({ type: 'said', key: 'turn-over', seat });
    setCounter(table, TURN, counter(table, TURN) + 1);
    setCounter(table, STAGE, 0);
  };

  return {
    game: 'tiny',
    layout,
    faces: Array.from({ length: CARDS }, (_, card) => `tiny/card-${card % 8}`),
    acts: ['draw'],
    setUp: (table) => {
      for (let card = 0; card < CARDS; card += 1) placeCard(table, card, deck);
      shuffleZone(table, deck);
      for (let round = 0; round < HAND; round += 1) hands.forEach((_, seat) => draw(table, seat));
      setCounter(table, HELD, -1);
    },
    decide,
    apply: (table, decision, pick) => {
      const code = pick[0] ?? -1;
      if (decision.kind === 'play') play(table, decision.seat, code);
      else if (decision.kind === 'lay') lay(table, code);
      else endTurn(table, decision.seat, pick);
    },
    sampler: (seen) =>
      poolSampler(seen, { ofCard: new Uint8Array(CARDS), ofZone: new Uint8Array(layout.zones.length) }),
    describe: (table, decision): DecisionDetails => ({
      prompt: { key: `tiny.${decision.kind}`, values: { seat: decision.seat } },
      previews: new Map(decision.options.filter((code) => code < 0).map((code) => [code, { stars: 1 }])),
      barred: new Map(
        decision.kind === 'lay'
          ? zoneCards(table, handOf(decision.seat)).map((card) => [card, { key: 'tiny.not-now' }])
          : [],
      ),
    }),
    scores: (table) => hands.map((hand) => zoneSize(table, hand)),
    result: (table): Result => {
      const scores = hands.map((hand) => zoneSize(table, hand));
      const places = scores.map((score) => 1 + scores.filter((other) => other > score).length);
      return { scores, places, reason: 'rounds' };
    },
    counters: (table) => ({ turn: counter(table, TURN), phase: STAGES[counter(table, STAGE)] ?? 'play' }),
  };
}

function tinyLayout(seats: number): Layout {
  const open = (name: string): ZoneSpec => ({ name, owner: null, looks: 'all' });
  const hands = Array.from({ length: seats }, (_, seat): ZoneSpec => ({
    name: `hand:${seat}`,
    owner: seat,
    looks: 'owner',
  }));
  const deck: ZoneSpec = { name: 'deck', owner: null, looks: 'nobody' };
  return makeLayout({
    seats,
    cards: CARDS,
    zones: [deck, open('discard'), open('pile:left'), open('pile:right'), ...hands],
    counters: ['turn', 'stage', 'held'],
  });
}
