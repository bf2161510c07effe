import { describe, expect, it } from 'vitest';
import { isSentence } from '@shared/locales/testing/sentences';
import type { TableEvent } from '@shared/table/events';
import { zoneName } from '@shared/table/layout';
import type { Step } from '@shared/abilities/step';
import type { CardInPlay } from '../faces';
import type { Position } from '../testing/position';
import { details, instanceOf } from '../testing/told';
import { passTurn, soloPosition } from './testing/solo-position';

/** Moves between the places of enemies, in words: `enemy-red-1 row:1 damage`. */
function steps(at: Position): string[] {
  const place = (zone: number): string => zoneName(at.rules.layout, zone);
  return at.events.flatMap((each) =>
    each.type === 'moved' && /row|damage/.test(place(each.from))
      ? [`${at.rules.faces[each.card]?.split('/')[1]} ${place(each.from)} ${place(each.to)}`]
      : [],
  );
}

const said = (at: Position, key: string): TableEvent[] =>
  at.events.filter((each) => each.type === 'said' && each.key === key);

describe('the enemy phase', () => {
  it('moves every enemy one row nearer, and those past row 1 to the damage pile, one damage each', () => {
    const at = soloPosition(4, {
      'row:1': ['enemy-red-8', 'enemy-blue-1'],
      'row:2': ['enemy-green-2'],
      'row:3': ['enemy-white-5'],
      'deck:enemy': ['enemy-yellow-1', 'enemy-yellow-2', 'enemy-yellow-3'],
    });
    passTurn(at);
    expect(steps(at)).toEqual([
      'enemy-red-8 row:1 damage',
      'enemy-blue-1 row:1 damage',
      'enemy-green-2 row:2 row:1',
      'enemy-white-5 row:3 row:2',
    ]);
    expect(at.counter('damage')).toBe(2);
    // Four in total, whatever row they stand in; the new ones in the farthest.
    expect(at.zone('row:3')).toEqual(['enemy-yellow-3', 'enemy-yellow-2']);
    expect([at.zone('row:2'), at.zone('row:1')]).toEqual([['enemy-white-5'], ['enemy-green-2']]);
    expect(at.zone('offer')).toHaveLength(4);
  });

  it('tells what stepped and what hit', () => {
    const at = soloPosition(4, {
      'row:1': ['enemy-red-8', 'enemy-blue-1'],
      'row:2': ['enemy-green-2'],
      damage: ['enemy-white-1'],
    });
    passTurn(at);
    expect(said(at, 'log.enemies-step')).toEqual([
      { type: 'said', key: 'log.enemies-step', values: { n: 1 } },
    ]);
    expect(said(at, 'log.hit')).toEqual([
      {
        type: 'said',
        key: 'log.hit',
        seat: 0,
        cards: [instanceOf(at, 'enemy-red-8'), instanceOf(at, 'enemy-blue-1')],
        values: { n: 2, damage: 3, life: 4 },
      },
    ]);
    expect(said(at, 'log.quest-turn')).toEqual([{ type: 'said', key: 'log.quest-turn', values: { n: 2 } }]);
    expect(at.said().filter((key) => !isSentence(key))).toEqual([]);
  });

  it('says nothing of steps and hits where there are none', () => {
    const at = soloPosition(4, { 'row:1': ['enemy-red-8'] });
    passTurn(at);
    expect(at.said()).not.toContain('log.enemies-step');
    const quiet = soloPosition(4, { 'row:2': ['enemy-red-8'] });
    passTurn(quiet);
    expect(quiet.said()).not.toContain('log.hit');
  });

  it('refills nothing once the quest is lost', () => {
    const at = soloPosition(8, {
      'row:1': ['enemy-red-8', 'enemy-red-7', 'enemy-red-6'],
      offer: ['red-8'],
    });
    passTurn(at);
    expect(at.kind()).toBe('over');
    expect([at.zone('row:3'), at.zone('offer'), at.counter('round')]).toEqual([[], ['red-8'], 1]);
  });

  it('holds as many enemies as a design may deal', () => {
    const effects: readonly Step[] = [{ refill: 'enemies', to: 9 }, { action: 1 }];
    const card = {
      id: 'crowd',
      type: 'kirby',
      color: 'red',
      power: 1,
      copies: 1,
      name: { en: 'Crowd' },
    } as const;
    const crowd: CardInPlay = { ref: 'mine/crowd', card: { ...card, effects } };
    const at = soloPosition(
      1,
      {
        'hand:0': ['crowd'],
        'row:4': ['enemy-red-8'],
        'deck:normal': ['normal-6', 'normal-7', 'normal-8', 'normal-6'],
        damage: Array.from({ length: 6 }, (_, n) => `enemy-blue-${n + 1}`),
      },
      { designs: [crowd] },
    );
    at.pick('crowd');
    at.pick();
    at.pick('draw-normal');
    expect(at.zone('row:3')).toHaveLength(9);
    while (at.kind() !== 'over') passTurn(at);
    expect(at.counter('damage')).toBe(15);
  });
});

describe('what a decision of a quest tells', () => {
  const zones = {
    'hand:0': ['red-4'],
    'won:0': ['enemy-red-8', 'enemy-blue-8', 'enemy-red-6'],
    'row:1': ['enemy-blue-4'],
    'row:3': ['enemy-green-8', 'enemy-white-2'],
  };

  it('offers the enemies of every row, and how many stars are still to go', () => {
    const at = soloPosition(1, zones);
    at.pick('red-4');
    expect(at.options()).toEqual(['enemy-blue-4', 'enemy-green-8', 'enemy-white-2']);
    expect(details(at).prompt).toEqual({
      key: 'prompts.target-quest',
      values: { n: 3, power: 4, left: 4 },
    });
  });

  it('tells which target wins by itself', () => {
    const at = soloPosition(1, { ...zones, 'hand:0': ['normal-4'] }, { options: { handicap: [1] } });
    at.pick('normal-4');
    const { previews } = details(at);
    const wins = (name: string): boolean | undefined => previews.get(instanceOf(at, name))?.wins;
    // 27 stars of 30: three more win, two do not, and a failure never does.
    expect([wins('enemy-blue-4'), wins('enemy-white-2'), wins('enemy-green-8')]).toEqual([
      true,
      false,
      false,
    ]);
    expect(previews.get(instanceOf(at, 'enemy-blue-4'))).toMatchObject({ power: 4, life: 4, stars: 3 });
  });

  it('says for enemies of every row why they cannot be picked now', () => {
    const at = soloPosition(1, zones);
    const { barred } = details(at);
    expect([...barred.keys()].map((card) => at.rules.faces[card]?.split('/')[1])).toEqual(
      expect.arrayContaining(['enemy-blue-4', 'enemy-green-8', 'enemy-white-2']),
    );
    expect(barred.get(instanceOf(at, 'enemy-blue-4'))?.key).toBe('prompts.reasons.card-first');
  });
});
