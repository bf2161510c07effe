import { describe, expect, it } from 'vitest';
import type { TableEvent } from '@shared/table/events';
import type { Layout } from '@shared/table/layout';
import { startMatch, takePick } from '@shared/table/match';
import { makeBelow, randomPick } from '@shared/table/testing/generator';
import { viewOf } from '@shared/table/view';
import type { Position } from '../../testing/take-up';
import { easyRules, position, type EasyPosition } from './testing/position';

const ENEMIES = ['enemy-red-1', 'enemy-blue-4', 'enemy-white-7-dyna', 'enemy-yellow-8'];

/** It is the turn of seat 0; seat 1 holds two Normal 6, or one where seat 0 has only one card. */
function turn(zones: EasyPosition['zones'], more: Omit<EasyPosition, 'zones'> = {}): Position {
  const other = Array.from({ length: zones['hand:0']?.length ?? 0 }, () => 'normal-6').slice(0, 2);
  return position({ ...more, zones: { 'table:enemy': ENEMIES, 'hand:1': other, ...zones } });
}

const forcedKinds = (at: Position): string[] =>
  at.taken.flatMap(({ forced, decision }) => (forced ? [decision.kind] : []));

/** The rule by which a take-back is refused between people: a card that lay face down became known. */
const gaveAway = (layout: Layout, events: readonly TableEvent[]): boolean =>
  events.some(
    (each) =>
      each.type === 'shuffled' ||
      each.type === 'revealed' ||
      (each.type === 'moved' && each.known !== 0 && layout.zones[each.from]?.looks === 'nobody'),
  );

describe('the rulings of Easy Battle', () => {
  describe('CT-E1: a challenge card without a legal target', () => {
    const zones = {
      'hand:0': ['normal-1', 'normal-2'],
      'table:enemy': ['enemy-red-1', 'enemy-blue-1', 'enemy-red-2'],
      'deck:kirby': ['yellow-8'],
    };

    it('CT-E1 has failed: the seat names any one enemy, which is discarded without points', () => {
      const at = turn(zones);
      at.pick('challenge');
      at.pick('normal-2');
      expect([at.kind(), at.options()]).toEqual([
        'lose-enemy',
        ['enemy-red-1', 'enemy-blue-1', 'enemy-red-2'],
      ]);
      expect(at.zone('played:0')).toEqual(['yellow-8']);
      at.pick('enemy-blue-1');
      expect(at.zone('table:enemy')).toEqual(['enemy-red-1', 'enemy-red-2']);
      expect(at.zone('discard:enemy')).toEqual(['enemy-blue-1']);
      expect(at.zone('discard:kirby').slice(-2)).toEqual(['normal-2', 'yellow-8']);
      expect([at.zone('won:0'), at.zone('played:0'), at.counter('seat')]).toEqual([[], [], 1]);
      expect(at.rules.scores(at.table)).toEqual([0, 0]);
    });

    it('CT-E1 loses the last enemy by itself', () => {
      const at = turn({ ...zones, 'table:enemy': ['enemy-red-1'] });
      at.pick('challenge');
      at.pick('normal-1');
      expect(at.zone('discard:enemy')).toEqual(['enemy-red-1']);
      expect(forcedKinds(at)).toEqual(['lose-enemy']);
    });

    it('CT-E1 keeps every enemy by the house rule, and the card is discarded', () => {
      const at = turn(zones, { options: { challengeMiss: 'keep-enemy' } });
      at.pick('challenge');
      at.pick('normal-2');
      expect([at.kind(), at.counter('seat')]).toEqual(['play', 1]);
      expect(at.zone('table:enemy')).toEqual(['enemy-red-1', 'enemy-blue-1', 'enemy-red-2']);
      expect([at.zone('discard:enemy'), at.zone('played:0')]).toEqual([[], []]);
      expect(at.zone('discard:kirby').slice(-2)).toEqual(['normal-2', 'yellow-8']);
    });

    it('CT-E1 does not apply to a challenge card with a legal target it cannot beat', () => {
      const weak = { ...zones, 'table:enemy': ENEMIES, 'deck:kirby': ['blue-2'] };
      const at = turn(weak, { options: { challengeMiss: 'keep-enemy' } });
      at.pick('challenge');
      at.pick('normal-2');
      expect([at.kind(), at.options()]).toEqual(['target', ['enemy-blue-4', 'enemy-white-7-dyna']]);
      at.pick('enemy-blue-4');
      expect(at.zone('discard:enemy')).toEqual(['enemy-blue-4']);
    });
  });

  it('CT-E2 shows the challenge card to everybody before its target is chosen', () => {
    const at = turn({ 'hand:0': ['normal-1', 'normal-2'], 'deck:kirby': ['red-5', 'blue-8'] });
    at.pick('challenge');
    expect([at.kind(), at.zone('played:0')]).toEqual(['challenge-discard', []]);
    at.pick('normal-1');
    expect([at.kind(), at.zone('played:0')]).toEqual(['target', ['blue-8']]);
    expect(at.options()).toEqual(['enemy-blue-4', 'enemy-white-7-dyna']);
    for (const viewer of [0, 1, null]) {
      const view = viewOf(at.match, viewer);
      const [card] = view.zones['played:0']?.cards ?? [];
      expect(view.cards[card ?? -1]).toBe('copytoru-base/blue-8');
    }
  });

  it.each([
    ['normal-1', 'enemy-yellow-8', 'won:0'],
    ['yellow-1', 'enemy-yellow-8', 'won:0'],
    ['yellow-1', 'enemy-white-8-king', 'won:0'],
    ['yellow-2', 'enemy-yellow-8', 'discard:enemy'],
    ['normal-1', 'enemy-white-7-dyna', 'discard:enemy'],
    ['normal-2', 'enemy-white-8-king', 'discard:enemy'],
  ])('CT-E3 lets 1 beat 8 where colours fit: %s against %s', (card, enemy, to) => {
    const at = turn({
      'hand:0': [card, 'normal-3'],
      'table:enemy': ['enemy-blue-4', 'enemy-white-7-dyna', 'enemy-yellow-8', 'enemy-white-8-king'],
    });
    at.pick(card);
    at.pick(enemy);
    expect(at.zone(to)).toEqual([enemy]);
  });

  it('CT-E3 keeps 1 from an 8 of another colour', () => {
    const at = turn({ 'hand:0': ['red-1', 'normal-3'] });
    at.pick('red-1');
    expect(at.options()).toEqual(['enemy-red-1', 'enemy-white-7-dyna']);
  });

  describe('CT-E4: weak attacks', () => {
    const zones = { 'hand:0': ['blue-2', 'normal-1', 'red-2'], 'deck:kirby': ['blue-3', 'blue-1'] };

    it('CT-E4 are allowed: the enemy goes to the discards', () => {
      const at = turn(zones);
      expect(at.options()).toEqual(['blue-2', 'normal-1', 'red-2', 'challenge']);
      at.pick('blue-2');
      expect(at.options()).toEqual(['enemy-blue-4', 'enemy-white-7-dyna']);
      at.pick('enemy-blue-4');
      expect([at.zone('won:0'), at.zone('discard:enemy')]).toEqual([[], ['enemy-blue-4']]);
      expect(at.zone('discard:kirby').slice(-1)).toEqual(['blue-2']);
    });

    it('CT-E4 are not, by the house rule: only winning attacks, or the challenge', () => {
      const at = turn(zones, { options: { weakAttacks: false } });
      expect(at.options()).toEqual(['normal-1', 'red-2', 'challenge']);
      expect(() => at.pick('blue-2')).toThrow('not-offered');
      at.pick('normal-1');
      // 1 against 1, and 1 against 8.
      expect(at.options()).toEqual(['enemy-red-1', 'enemy-yellow-8']);
    });

    it('CT-E4 are always allowed to a challenge card', () => {
      const at = turn(zones, { options: { weakAttacks: false } });
      at.pick('challenge');
      at.pick('normal-1');
      expect(at.zone('played:0')).toEqual(['blue-1']);
      expect(at.options()).toEqual(['enemy-blue-4', 'enemy-white-7-dyna']);
    });
  });

  it('CT-E5 makes the challenge compulsory when no hand card has a legal target', () => {
    const enemies = ['enemy-red-1', 'enemy-red-2'];
    const at = turn({ 'hand:0': ['blue-8', 'green-8'], 'table:enemy': enemies, 'deck:kirby': ['red-8'] });
    expect([at.kind(), at.options()]).toEqual(['challenge-discard', ['blue-8', 'green-8']]);
    expect(at.taken.map(({ decision, pick, forced }) => [decision.kind, pick, forced])).toEqual([
      ['play', [-1], true],
    ]);
    const weak = turn(
      { 'hand:0': ['red-1', 'red-2'], 'table:enemy': ['enemy-red-3', 'enemy-red-4'] },
      { options: { weakAttacks: false } },
    );
    expect(weak.kind()).toBe('challenge-discard');
  });

  it('CT-E5 offers the challenge beside every card that could attack', () => {
    const at = turn({ 'hand:0': ['normal-8', 'normal-7'] });
    expect(at.options()).toEqual(['normal-8', 'normal-7', 'challenge']);
  });

  it('CT-E6 makes an empty Kirby deck anew from the discards, the card just discarded included', () => {
    const at = turn({ 'hand:0': ['normal-1', 'normal-2'], 'deck:kirby': [] });
    const before = at.zone('discard:kirby').length;
    at.pick('challenge');
    at.pick('normal-1');
    expect(at.zone('discard:kirby')).toEqual([]);
    expect([...at.zone('deck:kirby'), ...at.zone('played:0')]).toHaveLength(before + 1);
    expect([...at.zone('deck:kirby'), ...at.zone('played:0')]).toContain('normal-1');
    expect(at.events).toContainEqual({ type: 'said', key: 'log.rebuilt-kirby', values: { n: before + 1 } });
  });

  it('CT-E6 leaves the deck alone while it holds a card', () => {
    const at = turn({ 'hand:0': ['normal-1', 'normal-2'], 'deck:kirby': ['red-5'] });
    at.pick('challenge');
    at.pick('normal-1');
    expect([at.zone('played:0'), at.zone('deck:kirby')]).toEqual([['red-5'], []]);
    expect(at.said()).not.toContain('log.rebuilt-kirby');
  });

  it.each([
    [2, 16],
    [3, 18],
    [4, 32],
    [5, 25],
    [6, 36],
  ])('CT-E7 never runs out of enemies: %i seats use %i of 48', (seats, used) => {
    const rules = easyRules(seats);
    for (let deal = 0; deal < 20; deal += 1) {
      const match = startMatch(rules, `enemies ${deal}`);
      const below = makeBelow(match.seed);
      while (match.decision !== null) takePick(match, randomPick(match.decision, below));
      const { zones } = viewOf(match, null);
      expect(zones['deck:enemy']?.cards).toHaveLength(48 - used);
      expect(zones['table:enemy']?.cards).toEqual([]);
    }
  });

  it('CT-E8 shows piles and the number of hand cards to all, and hands to nobody else', () => {
    const at = turn({
      'hand:0': ['normal-1', 'normal-2'],
      'won:1': ['enemy-green-1'],
      'discard:enemy': ['enemy-green-2'],
      'discard:kirby': ['red-8'],
    });
    const view = viewOf(at.match, 1);
    const names = (zone: string): unknown[] =>
      (view.zones[zone]?.cards ?? []).map((card) => (card === null ? null : view.cards[card]));
    expect(names('hand:0')).toEqual([null, null]);
    expect(names('hand:1')).toEqual(['copytoru-base/normal-6', 'copytoru-base/normal-6']);
    expect(names('won:1')).toEqual(['copytoru-base/enemy-green-1']);
    expect(names('discard:enemy')).toEqual(['copytoru-base/enemy-green-2']);
    expect(names('discard:kirby')).toEqual(['copytoru-base/red-8']);
    expect(names('deck:kirby').every((name) => name === null)).toBe(true);
    expect(view.decision?.options).toEqual([]);
  });

  it('CT-E9 tells that a deck card was turned up, and of an ordinary attack that nothing was', () => {
    const attacked = turn({ 'hand:0': ['normal-8', 'normal-7'] });
    attacked.pick('normal-8');
    attacked.pick('enemy-red-1');
    expect(gaveAway(attacked.rules.layout, attacked.events)).toBe(false);
    const challenged = turn({ 'hand:0': ['normal-8', 'normal-7'] });
    challenged.pick('challenge');
    expect(gaveAway(challenged.rules.layout, challenged.events)).toBe(false);
    challenged.pick('normal-8');
    expect(gaveAway(challenged.rules.layout, challenged.events)).toBe(true);
  });

  it('CT-E9 keeps a played card apart until its target is named too', () => {
    const at = turn({ 'hand:0': ['normal-8', 'normal-7'] });
    at.pick('normal-8');
    expect([at.zone('played:0'), at.zone('hand:0'), at.counter('seat')]).toEqual([
      ['normal-8'],
      ['normal-7'],
      0,
    ]);
    expect(at.zone('table:enemy')).toEqual(ENEMIES);
  });
});
