import { describe, expect, it } from 'vitest';
import { makeBelow, randomPick } from '@main/cli/bench/random-picks';
import { COPY_ABILITY_BATTLE } from '@shared/games/copytoru/copy-ability-battle';
import { COUNTER, PHASE, setPhase, setQuietly } from '@shared/games/copytoru/counters';
import { takeUp } from '@shared/games/testing/take-up';
import { optionId } from '@shared/table/decision';
import type { Rules } from '@shared/table/game';
import { zoneNumber } from '@shared/table/layout';
import { takePickById } from '@shared/table/match';
import { placeCard, setCounter, zoneCards, type Table } from '@shared/table/table';
import { agreement, alike } from '../agreement';
import { seatingOf } from '../seatings';
import { choiceOf, type Battle, type Option } from './battle';
import { startPeer } from './game';

/** Every pile of the peer's state under the core's names. */
function pilesOf(G: Battle): Record<string, readonly number[]> {
  return {
    'deck:normal': G.deck.normal,
    'deck:copy': G.deck.copy,
    'deck:enemy': G.deck.enemy,
    'discard:kirby': G.discard.kirby,
    'discard:enemy': G.discard.enemy,
    offer: G.offer,
    'table:enemy': G.table,
    ...Object.fromEntries(G.hands.map((hand, seat) => [`hand:${seat}`, hand])),
    ...Object.fromEntries(G.won.map((won, seat) => [`won:${seat}`, won])),
  };
}

/** Lays the core's table as the peer has dealt. */
function layLike(rules: Rules, G: Battle): (table: Table) => void {
  return (table) => {
    const left = new Set(rules.faces.keys());
    for (const [name, cards] of Object.entries(pilesOf(G)))
      for (const card of cards) {
        placeCard(table, card, zoneNumber(rules.layout, name));
        left.delete(card);
      }
    for (const card of left) placeCard(table, card, zoneNumber(rules.layout, 'removed'));
    setQuietly(table, COUNTER.firstSeat, G.first);
    setCounter(table, COUNTER.seat, G.first);
    setCounter(table, COUNTER.round, 1);
    setCounter(table, COUNTER.actions, 1);
    setPhase(table, PHASE.play);
  };
}

const idOf = (option: Option): string => (typeof option === 'number' ? `c${option}` : option);
const kebab = (asked: string): string => asked.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
const sorted = <Value>(values: readonly Value[]): Value[] => [...values].sort();

/** Cards are drawn from the top; a deck that is no beginning of what it was has been shuffled anew. */
const wasRebuilt = (before: Battle, after: Battle): boolean =>
  (['normal', 'copy', 'enemy'] as const).some((deck) =>
    after.deck[deck].some((card, index) => card !== before.deck[deck][index]),
  );

const snapshot = (G: Battle): Battle => structuredClone(G);

/** Plays both with the same random picks until a deck is shuffled anew, and gives the number of picks. */
function playTogether(seats: number, seed: string): number {
  const { rules } = seatingOf(COPY_ABILITY_BATTLE, seats);
  const peer = startPeer(seats, seed);
  const below = makeBelow(seats * 1000 + seed.length);
  const { match } = takeUp(rules, layLike(rules, peer.look().G));
  for (let picks = 0; ; picks += 1) {
    const { G, seat, over } = peer.look();
    if (over || match.decision === null) {
      expect([over, match.decision]).toEqual([true, null]);
      return picks;
    }
    const choice = choiceOf(G, seat);
    const { options, ...asked } = match.decision;
    expect(asked).toMatchObject({ seat, kind: kebab(G.asked), min: choice.min, max: choice.max });
    const ids = options.map((code) => optionId(rules.layout, rules.acts, code));
    expect(sorted(ids)).toEqual(sorted(choice.options.map(idOf)));
    const before = snapshot(G);
    const pick = randomPick(choice, below);
    peer.take(G.asked, pick);
    expect(takePickById(match, pick.map(idOf))).toBeNull();
    const after = peer.look().G;
    if (wasRebuilt(before, after)) return picks + 1;
    for (const [name, cards] of Object.entries(pilesOf(after))) {
      const own = zoneCards(match.table, zoneNumber(rules.layout, name));
      // Only decks have an order that means something.
      if (name.startsWith('deck:')) expect(own, name).toEqual(cards);
      else expect(sorted(own), name).toEqual(sorted(cards));
    }
  }
}

describe('what the core is measured against', () => {
  it.each([2, 4])('boardgame.io plays the same rules, pick by pick, with %i seats', (seats) => {
    const picks = Array.from({ length: 4 }, (_, match) => playTogether(seats, `${'x'.repeat(match + 1)}`));
    // Far enough that turns, gets and refills have been compared.
    expect(Math.min(...picks)).toBeGreaterThan(10);
  });

  it('the floor plays matches of the same length and the same points as the core and boardgame.io', () => {
    const { rules } = seatingOf(COPY_ABILITY_BATTLE, 2);
    const { core, floor, 'boardgame.io': peer } = agreement(rules, 2, 20);
    if (core === undefined || floor === undefined || peer === undefined)
      throw new Error('Somebody is missing.');
    for (const what of ['picks', 'points'] as const) {
      expect(alike(core[what], floor[what]), `${what} of the floor`).toBe(true);
      expect(alike(core[what], peer[what]), `${what} of boardgame.io`).toBe(true);
    }
    expect(alike(core.picks, { ...core.picks, mean: core.picks.mean * 1.1 })).toBe(false);
  });
});
