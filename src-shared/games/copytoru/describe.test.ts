import { describe, expect, it } from 'vitest';
import { isSentence } from '@shared/locales/testing/sentences';
import { position, type Position } from './testing/position';
import { details, instanceOf, reasonFor } from './testing/told';

const ENEMIES = ['enemy-red-1', 'enemy-blue-4', 'enemy-green-5', 'enemy-white-7-dyna', 'enemy-yellow-8'];
const OFFER = ['red-8', 'blue-8', 'yellow-8', 'green-8', 'red-7'];
const NORMALS = ['normal-6', 'normal-7', 'normal-8'];

const turn = (zones: Record<string, readonly string[]>): Position =>
  position({ zones: { 'table:enemy': ENEMIES, offer: OFFER, 'deck:normal': NORMALS, ...zones } });

describe('what a decision tells', () => {
  it('previews an attack: power with its parts, life, success and stars', () => {
    const at = turn({ 'hand:0': ['yellow-2', 'yellow-1'], 'won:0': ['enemy-white-1', 'enemy-white-1'] });
    at.pick('yellow-2');
    at.pick();
    at.pick('yellow-1');
    expect(details(at).prompt).toEqual({ key: 'prompts.target', values: { n: 1, power: 4 } });
    const { previews } = details(at);
    const parts = [
      { source: 'card', amount: 1 },
      { source: 'step', amount: 2 },
      { source: 'boost', amount: 1 },
    ];
    expect(previews.get(instanceOf(at, 'enemy-blue-4'))).toEqual({
      power: 4,
      parts,
      life: 4,
      succeeds: true,
      stars: 3,
    });
    expect(previews.get(instanceOf(at, 'enemy-green-5'))).toEqual({
      power: 4,
      parts,
      life: 5,
      succeeds: false,
      stars: 0,
    });
  });

  it('previews the power of hand cards as they would be played now', () => {
    const at = turn({ 'hand:0': ['green-1', 'yellow-2', 'normal-3'] });
    const { previews, prompt } = details(at);
    expect(prompt.key).toBe('prompts.play');
    expect(previews.get(instanceOf(at, 'green-1'))?.power).toBe(5);
    expect(previews.get(instanceOf(at, 'yellow-2'))).toEqual({
      power: 3,
      parts: [
        { source: 'card', amount: 2 },
        { source: 'boost', amount: 1 },
      ],
    });
    expect(previews.get(instanceOf(at, 'normal-3'))?.power).toBe(3);
  });

  it('says why an offered card cannot be taken', () => {
    const at = turn({ 'hand:0': ['normal-3'], 'won:0': ['enemy-blue-1'] });
    expect(reasonFor(at, 'red-8')).toBe('prompts.reasons.get-phase-first');
    expect(reasonFor(at, 'enemy-red-1')).toBe('prompts.reasons.card-first');
    at.pick('skip');
    expect(reasonFor(at, 'red-8')).toBe('prompts.reasons.not-defeated-red');
    expect(reasonFor(at, 'green-8')).toBe('prompts.reasons.not-defeated-green');
    expect(reasonFor(at, 'blue-8')).toBeUndefined();
    expect(reasonFor(at, 'normal-3')).toBe('prompts.reasons.getting');
    expect(reasonFor(at, 'enemy-red-1')).toBe('prompts.reasons.attack-over');
  });

  it('speaks of nothing that its seat cannot see', () => {
    const at = turn({ 'hand:0': ['normal-3'], 'hand:1': ['normal-4', 'red-1'] });
    const named = [...details(at).barred.keys(), ...details(at).previews.keys()];
    expect(named).not.toContain(instanceOf(at, 'normal-4'));
    expect(named).not.toContain(instanceOf(at, 'red-1'));
  });

  it('has a sentence for every prompt and reason of a whole turn', () => {
    const hand = ['yellow-3', 'red-6', 'yellow-7', 'green-7', 'yellow-2', 'red-5', 'green-4'];
    const at = turn({ 'hand:0': [...hand, 'normal-5', 'normal-5'], 'won:0': ['enemy-red-2'] });
    const keys = new Set<string>();
    const plays = ['yellow-3', 'yellow-2', 'red-5'];
    for (let guard = 0; at.counter('seat') === 0 && guard < 40; guard += 1) {
      const { prompt, barred } = details(at);
      keys.add(prompt.key);
      for (const { key } of barred.values()) keys.add(key);
      const { min = 0 } = at.match.decision ?? {};
      const next = at.kind() === 'play' ? (plays.shift() ?? 'skip') : null;
      at.pick(...(next === null ? at.options().slice(0, min) : [next]));
    }
    expect([...keys].filter((key) => !isSentence(key))).toEqual([]);
    expect([...keys]).toEqual(
      expect.arrayContaining([
        'prompts.play-again',
        'prompts.discard-enemies',
        'prompts.get',
        'prompts.hand-limit',
      ]),
    );
  });
});

describe('the log', () => {
  it('has a sentence for everything said', () => {
    const at = turn({ 'hand:0': ['red-4', 'green-3', 'normal-3'], 'won:0': ['enemy-white-1'] });
    at.pick('green-3');
    at.pick('normal-3');
    at.pick('enemy-red-1');
    at.pick('red-4');
    at.pick('enemy-blue-4', 'enemy-green-5', 'enemy-yellow-8');
    expect(at.said().filter((key) => !isSentence(key))).toEqual([]);
    expect(at.said()).toEqual([
      'log.plays',
      'log.discards-hand',
      'log.boost',
      'log.action',
      'log.falls',
      'log.plays',
      'log.targets',
      'log.falls',
      'log.falls',
      'log.stands',
    ]);
  });

  it('never names a Normal card that was drawn', () => {
    const at = turn({ 'hand:0': ['normal-3'] });
    at.pick('skip');
    at.pick('draw-normal');
    const drawn = at.events.filter((each) => each.type === 'said' && each.key === 'log.draws-normal');
    expect(drawn).toEqual([{ type: 'said', key: 'log.draws-normal', seat: 0 }]);
  });
});
