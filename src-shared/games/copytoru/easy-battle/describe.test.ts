import { describe, expect, it } from 'vitest';
import { isSentence } from '@shared/locales/testing/sentences';
import { messages } from '@shared/locales';
import type { Preview } from '@shared/table/game';
import { startMatch, takePick } from '@shared/table/match';
import { makeBelow, randomPick } from '@shared/table/testing/generator';
import type { Position } from '../../testing/take-up';
import { details, instanceOf, reasonFor } from '../testing/told';
import { easyRules, position, type EasyPosition } from './testing/position';

const ENEMIES = ['enemy-red-1', 'enemy-blue-4', 'enemy-white-7-dyna', 'enemy-yellow-8'];

const turn = (zones: EasyPosition['zones'], options: EasyPosition['options'] = {}): Position =>
  position({
    options,
    zones: { 'table:enemy': ENEMIES, 'hand:1': ['normal-7', 'normal-7'], ...zones },
  });

const previewOf = (at: Position, name: string): Preview | undefined =>
  details(at).previews.get(instanceOf(at, name));

const ofCard = (power: number): Preview => ({ power, parts: [{ source: 'card', amount: power }] });

describe('what a decision of Easy Battle tells', () => {
  it('asks for a card, with the power of each', () => {
    const at = turn({ 'hand:0': ['blue-4', 'normal-6'] });
    expect(details(at).prompt).toEqual({ key: 'prompts.easy.play' });
    expect(previewOf(at, 'blue-4')).toEqual(ofCard(4));
    expect(previewOf(at, 'normal-6')).toEqual(ofCard(6));
    expect(details(at).previews.has(-1)).toBe(false);
  });

  it('tells of a card with one target what it would do, so that a weak attack is no surprise (CT-E4)', () => {
    const zones = { 'hand:0': ['blue-4', 'yellow-2'], 'table:enemy': ['enemy-blue-4', 'enemy-yellow-8'] };
    const at = turn(zones);
    expect(previewOf(at, 'blue-4')).toEqual({ ...ofCard(4), life: 4, succeeds: true, stars: 3 });
    expect(previewOf(at, 'yellow-2')).toEqual({ ...ofCard(2), life: 8, succeeds: false, stars: 0 });
  });

  it('asks for a target by the card’s colour and power, with what each attack would do', () => {
    const at = turn({ 'hand:0': ['blue-4', 'normal-6'] });
    at.pick('blue-4');
    expect(details(at).prompt).toEqual({ key: 'prompts.easy.target-blue', values: { power: 4 } });
    expect(previewOf(at, 'enemy-blue-4')).toEqual({ ...ofCard(4), life: 4, succeeds: true, stars: 3 });
    expect(previewOf(at, 'enemy-white-7-dyna')).toEqual({
      ...ofCard(4),
      life: 7,
      succeeds: false,
      stars: 0,
    });
  });

  it('knows that 1 beats 8 (CT-E3)', () => {
    const at = turn({ 'hand:0': ['normal-1', 'normal-6'] });
    at.pick('normal-1');
    expect(previewOf(at, 'enemy-yellow-8')).toEqual({ ...ofCard(1), life: 8, succeeds: true, stars: 10 });
    expect(previewOf(at, 'enemy-white-7-dyna')?.succeeds).toBe(false);
  });

  it('asks in words of their own for what a challenge needs', () => {
    const at = turn({ 'hand:0': ['blue-4', 'normal-6'], 'deck:kirby': ['yellow-3'] });
    at.pick('challenge');
    expect(details(at).prompt).toEqual({ key: 'prompts.easy.challenge-discard' });
    expect(reasonFor(at, 'enemy-blue-4')).toBe('prompts.easy.discard-first');
    at.pick('blue-4');
    expect(details(at).prompt).toEqual({ key: 'prompts.easy.challenge-yellow', values: { power: 3 } });
    expect(previewOf(at, 'enemy-yellow-8')).toEqual({ ...ofCard(3), life: 8, succeeds: false, stars: 0 });
    expect(reasonFor(at, 'enemy-blue-4')).toBe('prompts.easy.only-yellow');
    expect(reasonFor(at, 'normal-6')).toBe('prompts.reasons.card-open');
  });

  it('asks which enemy is lost, and promises nothing for it (CT-E1)', () => {
    const enemies = ['enemy-red-1', 'enemy-blue-4'];
    const at = turn({
      'hand:0': ['blue-4', 'normal-6'],
      'table:enemy': enemies,
      'deck:kirby': ['yellow-8'],
    });
    at.pick('challenge');
    at.pick('blue-4');
    expect(details(at).prompt).toEqual({ key: 'prompts.easy.lose-enemy' });
    expect(previewOf(at, 'enemy-red-1')).toEqual({ ...ofCard(8), life: 1, succeeds: false, stars: 0 });
    expect(details(at).barred.size).toBe(1);
  });

  it('says why a card cannot be played', () => {
    const at = turn({ 'hand:0': ['green-8', 'red-1'], 'table:enemy': ['enemy-red-5', 'enemy-blue-4'] });
    expect(reasonFor(at, 'green-8')).toBe('prompts.easy.no-target-green');
    expect(reasonFor(at, 'red-1')).toBeUndefined();
    expect(reasonFor(at, 'enemy-red-5')).toBe('prompts.reasons.card-first');
    const strict = turn(
      { 'hand:0': ['green-8', 'red-1', 'blue-5'], 'table:enemy': ['enemy-red-5', 'enemy-blue-4'] },
      { weakAttacks: false },
    );
    expect(reasonFor(strict, 'green-8')).toBe('prompts.easy.no-target-green');
    expect(reasonFor(strict, 'red-1')).toBe('prompts.easy.too-weak');
  });

  it('says why an enemy cannot be attacked', () => {
    const at = turn({ 'hand:0': ['blue-5', 'normal-6'] }, { weakAttacks: false });
    at.pick('normal-6');
    expect(reasonFor(at, 'enemy-yellow-8')).toBe('prompts.easy.too-strong');
    const other = turn({ 'hand:0': ['blue-5', 'normal-6'] });
    other.pick('blue-5');
    expect(reasonFor(other, 'enemy-red-1')).toBe('prompts.easy.only-blue');
    expect(reasonFor(other, 'enemy-white-7-dyna')).toBeUndefined();
    expect(reasonFor(other, 'normal-6')).toBe('prompts.reasons.card-open');
  });

  it('speaks of nothing that its seat cannot see', () => {
    const at = turn({ 'hand:0': ['green-8', 'red-1'], 'hand:1': ['yellow-2', 'yellow-3'] });
    const named = [...details(at).barred.keys(), ...details(at).previews.keys()];
    expect(named).not.toContain(instanceOf(at, 'yellow-2'));
  });
});

describe('the words of Easy Battle', () => {
  it('exist for every prompt, reason and line of many matches', () => {
    const keys = new Set<string>();
    const house = [{}, { weakAttacks: false }, { challengeMiss: 'keep-enemy' }];
    for (const [index, options] of house.entries()) {
      for (const seats of [2, 3, 6]) {
        for (let deal = 0; deal < 10; deal += 1) {
          const match = startMatch(easyRules(seats, options), `${index} ${seats} ${deal}`, { events: true });
          const below = makeBelow(match.seed);
          while (match.decision !== null) {
            const { prompt, barred } = match.rules.describe(match.table, match.decision);
            keys.add(prompt.key);
            for (const { key } of barred.values()) keys.add(key);
            takePick(match, randomPick(match.decision, below));
          }
          for (const each of match.table.events ?? []) if (each.type === 'said') keys.add(each.key);
        }
      }
    }
    expect([...keys].filter((key) => !isSentence(key))).toEqual([]);
    // Every sentence written for this game is really said.
    const easy = Object.keys(messages.en.prompts.easy).map((key) => `prompts.easy.${key}`);
    const lines = ['challenge', 'leaves', 'no-target', 'no-target-lost', 'rebuilt-kirby', 'set', 'draw'];
    expect([...easy, ...lines.map((line) => `log.${line}`)].filter((key) => !keys.has(key))).toEqual([]);
  });

  it('tell what happened, in order', () => {
    const at = turn({ 'hand:0': ['blue-2', 'normal-6'], 'deck:kirby': ['red-2'] });
    at.pick('blue-2');
    at.pick('enemy-blue-4');
    at.pick('challenge');
    at.pick('normal-7');
    at.pick('enemy-red-1');
    const said = at.events.flatMap((each) => (each.type === 'said' ? [each] : []));
    const named = (card: number | undefined): string => at.rules.faces[card ?? -1]?.slice(14) ?? '';
    expect(
      said.map(({ key, seat, card, cards, values }) => [key, seat, named(card), cards?.map(named), values]),
    ).toEqual([
      ['log.plays', 0, 'blue-2', undefined, undefined],
      ['log.leaves', 0, 'enemy-blue-4', undefined, { power: 2, life: 4, n: 3 }],
      ['log.turn', 1, '', undefined, undefined],
      ['log.challenge', 1, 'red-2', ['normal-7'], undefined],
      ['log.falls', 1, 'enemy-red-1', undefined, { power: 2, life: 1, n: 2 }],
      ['log.turn', 0, '', undefined, undefined],
    ]);
  });
});
