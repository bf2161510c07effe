import { describe, expect, it } from 'vitest';
import { startMatch, takePick } from '@shared/table/match';
import type { Position } from '../testing/position';
import { BOX, boxCards } from '../testing/box';
import { prepareSoloBattle } from './solo-battle';
import { passTurn, soloPosition } from './testing/solo-position';

const DEFEATED_26 = ['enemy-red-8', 'enemy-blue-8', 'enemy-red-6'];

const resultOf = (at: Position): unknown => at.rules.result(at.table);

/** Plays a quest from its set-up and never attacks. Gives the turn in which it ended. */
function skipToTheEnd(quest: number, lossWhen: string): { turns: unknown; reason: string } {
  const prepared = prepareSoloBattle({ cards: boxCards, box: BOX, seats: 1, options: { quest, lossWhen } });
  if (!prepared.ok) throw new Error(JSON.stringify(prepared.problems));
  const { rules } = prepared;
  const match = startMatch(rules, 'skip');
  while (match.decision !== null) {
    const { options, kind, min } = match.decision;
    takePick(match, kind === 'hand-limit' ? options.slice(0, min) : options.slice(-1));
  }
  const { reason } = rules.result(match.table);
  return { turns: rules.counters(match.table)['round'], reason };
}

describe('the rulings of Solo Battle', () => {
  it('CT-S1 survives as many hits as the quest has life, and is lost by one more', () => {
    const zones = { 'row:1': ['enemy-red-1'], damage: ['enemy-blue-1', 'enemy-blue-2', 'enemy-blue-3'] };
    const alive = soloPosition(6, zones);
    passTurn(alive);
    expect([alive.kind(), alive.counter('damage'), alive.counter('life')]).toEqual(['play', 4, 4]);

    const lost = soloPosition(6, { ...zones, damage: [...zones.damage, 'enemy-blue-4'] });
    passTurn(lost);
    expect([lost.kind(), lost.counter('damage')]).toEqual(['over', 5]);
    expect(resultOf(lost)).toEqual({ scores: [0], places: [2], reason: 'damage' });
    expect(lost.said().at(-1)).toBe('log.quest-lost');
  });

  it('CT-S1 is lost when damage reaches life where the house says so', () => {
    const zones = { 'row:1': ['enemy-red-1'], damage: ['enemy-blue-1', 'enemy-blue-2', 'enemy-blue-3'] };
    const lost = soloPosition(6, zones, { options: { lossWhen: 'reaches' } });
    passTurn(lost);
    expect([lost.kind(), lost.counter('damage')]).toEqual(['over', 4]);
    expect(resultOf(lost)).toEqual({ scores: [0], places: [2], reason: 'damage' });

    const alive = soloPosition(6, { ...zones, damage: [] }, { options: { lossWhen: 'reaches' } });
    passTurn(alive);
    expect(alive.kind()).toBe('play');
  });

  it('CT-S2 has no turn limit', () => {
    const at = soloPosition(1, { 'row:4': ['enemy-red-8'] }, { round: 500 });
    passTurn(at);
    expect([at.kind(), at.counter('round')]).toEqual(['play', 501]);
  });

  it('CT-S2 takes an empty hand as a skipped attack', () => {
    const at = soloPosition(1, { 'row:4': ['enemy-red-8'] });
    expect(at.taken.map(({ decision, forced }) => [decision.kind, forced])).toEqual([['play', true]]);
    expect(at.kind()).toBe('get');
  });

  it.each([
    // All enemies of a layout hit together, N every R turns: quest 1 has 4 hits after turn 4, 8 after turn 8.
    ['exceeds', [8, 8, 8, 6, 3, 6, 3, 3, 4, 4]],
    ['reaches', [8, 8, 4, 3, 3, 3, 3, 3, 4, 2]],
  ])('CT-S2 ends by damage for whoever never attacks (%s)', (lossWhen, turns) => {
    const ends = turns.map((_, index) => skipToTheEnd(index + 1, lossWhen));
    expect(ends.map((end) => end.turns)).toEqual(turns);
    expect(new Set(ends.map(({ reason }) => reason))).toEqual(new Set(['damage']));
  });

  it('CT-S2 is lost when no enemy is left anywhere, since it could never end', () => {
    const at = soloPosition(1, { 'hand:0': ['normal-3'], 'row:4': ['enemy-red-3'], 'deck:enemy': [] });
    at.pick('normal-3');
    at.pick('enemy-red-3');
    at.pick('draw-normal');
    expect(at.kind()).toBe('over');
    expect(resultOf(at)).toEqual({ scores: [3], places: [2], reason: 'deck' });
    expect(at.said().at(-1)).toBe('log.quest-stuck');

    const goesOn = soloPosition(1, { 'hand:0': ['normal-3'], 'row:4': ['enemy-red-3'], 'deck:enemy': [] });
    passTurn(goesOn);
    expect([goesOn.kind(), goesOn.zone('row:3')]).toEqual(['play', ['enemy-red-3']]);
  });

  it('CT-S2 cannot run out of enemies with the box as it ships', () => {
    const points = boxCards.reduce(
      (sum, { card }) => sum + (card.type === 'enemy' ? card.points * card.copies : 0),
      0,
    );
    // At most 79 stars won, and six hits of 10 stars each that life 6 survives.
    expect(points).toBe(228);
    expect(points - 79 - 6 * 10).toBeGreaterThan(0);
  });

  it.each(['yellow-3', 'blue-3'])('CT-S3 lets enemies that %s deals step in the same turn', (card) => {
    const at = soloPosition(1, {
      'hand:0': [card],
      'row:1': ['enemy-red-1', 'enemy-blue-1'],
      'row:4': ['enemy-green-8'],
      'deck:enemy': ['enemy-red-5', 'enemy-yellow-5', 'enemy-blue-5'],
    });
    at.pick(card);
    at.pick('enemy-red-1');
    expect(at.zone('row:4')).toEqual(['enemy-green-8', 'enemy-blue-5', 'enemy-yellow-5']);
    at.pick();
    at.pick('draw-normal');
    expect(at.zone('row:3')).toEqual(['enemy-green-8', 'enemy-blue-5', 'enemy-yellow-5']);
    expect([at.zone('damage'), at.zone('row:4')]).toEqual([['enemy-blue-1'], ['enemy-red-5']]);
  });

  it.each(['red-7', 'green-7'])('CT-S3 lets enemies that %s deals step in the same turn', (card) => {
    const at = soloPosition(4, {
      'hand:0': [card],
      'row:2': ['enemy-white-8-king', 'enemy-red-1'],
      'deck:enemy': ['enemy-red-8', 'enemy-yellow-5', 'enemy-blue-5'],
    });
    at.pick(card);
    at.pick('enemy-white-8-king');
    expect(at.zone('row:3')).toEqual(['enemy-blue-5', 'enemy-yellow-5']);
    at.pick();
    at.pick('draw-normal');
    expect(at.zone('row:1')).toEqual(['enemy-white-8-king']);
    expect(at.zone('row:2')).toEqual(['enemy-blue-5', 'enemy-yellow-5']);
    expect(at.zone('row:3')).toEqual(['enemy-red-8']);
  });

  it('CT-S4 fills up to three where three are printed, and up to N where five are', () => {
    const rows = { 'row:1': ['enemy-red-1', 'enemy-blue-1'], 'row:2': ['enemy-green-8', 'enemy-white-2'] };
    const inPlay = (at: Position): number =>
      ['row:1', 'row:2', 'row:3'].reduce((sum, row) => sum + at.zone(row).length, 0);
    const three = soloPosition(4, { ...rows, 'hand:0': ['red-7'] });
    three.pick('red-7');
    three.pick('enemy-blue-1');
    expect([three.kind(), inPlay(three)]).toEqual(['target', 3]);

    const full = soloPosition(4, { ...rows, 'hand:0': ['blue-3'] });
    full.pick('blue-3');
    full.pick('enemy-red-1', 'enemy-green-8');
    expect([full.kind(), inPlay(full)]).toEqual(['target', 4]);

    const small = soloPosition(9, { 'row:1': ['enemy-red-1'], 'hand:0': ['green-7', 'yellow-7'] });
    small.pick('green-7');
    expect([small.zone('row:1').length, small.zone('row:2').length]).toEqual([1, 2]);

    const row = soloPosition(9, { offer: ['red-8', 'blue-8', 'green-8'], 'hand:0': ['yellow-7'] });
    row.pick('yellow-7');
    row.pick('red-8');
    expect(row.zone('offer')).toHaveLength(3);
  });

  it('CT-S5 counts neither damage nor stars for enemies that abilities discard', () => {
    const at = soloPosition(1, {
      'hand:0': ['yellow-3'],
      'row:1': ['enemy-red-8', 'enemy-blue-8'],
      'row:2': ['enemy-green-8', 'enemy-white-2'],
    });
    at.pick('yellow-3');
    at.pick('enemy-red-8', 'enemy-blue-8', 'enemy-green-8');
    at.pick();
    at.pick('draw-normal');
    expect(at.zone('discard:enemy')).toEqual(['enemy-red-8', 'enemy-blue-8', 'enemy-green-8']);
    expect([at.counter('damage'), at.rules.scores(at.table)]).toEqual([0, [0]]);
  });

  it.each(['red-7', 'green-7'])('CT-S5 leaves the enemy that %s keeps in its row', (card) => {
    const at = soloPosition(1, {
      'hand:0': [card],
      'row:1': ['enemy-red-8'],
      'row:2': ['enemy-green-8', 'enemy-white-2'],
      'row:3': ['enemy-blue-8'],
    });
    at.pick(card);
    at.pick('enemy-green-8');
    expect([at.zone('row:1'), at.zone('row:2'), at.zone('row:3')]).toEqual([[], ['enemy-green-8'], []]);
    expect(at.zone('row:4')).toHaveLength(2);
    expect(at.zone('discard:enemy').sort()).toEqual(['enemy-blue-8', 'enemy-red-8', 'enemy-white-2']);
  });

  it('CT-S6 never brings enemies of the damage pile back', () => {
    const at = soloPosition(1, {
      'row:1': ['enemy-green-1'],
      damage: ['enemy-red-8'],
      'discard:enemy': ['enemy-blue-1'],
      'deck:enemy': [],
    });
    passTurn(at);
    expect(at.said()).toContain('log.rebuilt-enemies');
    expect(at.zone('row:4')).toEqual(['enemy-blue-1']);
    expect([at.zone('damage'), at.zone('deck:enemy')]).toEqual([['enemy-red-8', 'enemy-green-1'], []]);
  });

  it('CT-S7 is won when the target is reached in the turn that would be the last', () => {
    const at = soloPosition(8, {
      'hand:0': ['normal-4'],
      // 77 stars.
      'won:0': [
        ...['red', 'blue', 'yellow', 'green'].flatMap((color) => [`enemy-${color}-8`, `enemy-${color}-7`]),
        'enemy-white-3',
        'enemy-white-1',
      ],
      'row:1': ['enemy-white-4', 'enemy-red-1', 'enemy-blue-1', 'enemy-green-1'],
      damage: ['enemy-white-1', 'enemy-white-2'],
    });
    expect(at.rules.scores(at.table)).toEqual([77]);
    at.pick('normal-4');
    at.pick('enemy-white-4');
    expect(resultOf(at)).toEqual({ scores: [80], places: [1], reason: 'target' });
    // Neither get phase nor enemies: row 1 stands as it stood.
    expect([at.kind(), at.counter('phase'), at.counter('damage')]).toEqual(['over', 'end', 2]);
    expect(at.zone('row:1')).toEqual(['enemy-red-1', 'enemy-blue-1', 'enemy-green-1']);
  });

  it('CT-S7 resolves every chosen target and discards the card before the match ends', () => {
    const at = soloPosition(1, {
      'hand:0': ['yellow-2', 'red-4', 'normal-3'],
      'won:0': DEFEATED_26,
      'row:1': ['enemy-blue-5'],
      'row:2': ['enemy-yellow-8'],
      'row:4': ['enemy-green-3', 'enemy-white-1'],
    });
    at.pick('yellow-2');
    at.pick();
    at.pick('red-4');
    at.pick('enemy-blue-5', 'enemy-yellow-8', 'enemy-white-1', 'enemy-green-3');
    expect(at.zone('won:0').slice(3)).toEqual(['enemy-blue-5', 'enemy-white-1', 'enemy-green-3']);
    expect([at.zone('row:2'), at.zone('discard:kirby')]).toEqual([['enemy-yellow-8'], ['yellow-2', 'red-4']]);
    expect(resultOf(at)).toEqual({ scores: [26 + 4 + 2 + 3], places: [1], reason: 'target' });
    expect(at.rules.counters(at.table)).toEqual({
      round: 1,
      seat: 0,
      phase: 'end',
      actions: 0,
      boost: 0,
      resetUsed: 0,
      getsLeft: 0,
      life: 6,
      damage: 0,
      target: 30,
    });
  });

  it('CT-S7 is won with an action phase still to come', () => {
    const at = soloPosition(1, {
      'hand:0': ['yellow-2', 'normal-3'],
      'won:0': [...DEFEATED_26, 'enemy-white-1'],
      'row:1': ['enemy-blue-2'],
    });
    at.pick('yellow-2');
    at.pick('enemy-blue-2');
    expect([at.kind(), at.counter('actions'), at.counter('boost')]).toEqual(['over', 0, 0]);
  });

  it.each([
    [1, 4],
    [4, 3],
    [9, 2],
  ])('CT-S8 leaves an enemy of quest %i attackable for %i turns', (quest, turns) => {
    const at = soloPosition(quest, {
      'hand:0': ['normal-3', 'normal-3', 'normal-4', 'normal-4', 'normal-5'],
      [`row:${turns}`]: ['enemy-white-8-king', 'enemy-red-8', 'enemy-blue-8'],
    });
    let attackable = 0;
    while (!at.zone('damage').includes('enemy-white-8-king')) {
      at.pick(at.options()[0] ?? '');
      if (at.options().includes('enemy-white-8-king')) attackable += 1;
      at.pick();
      at.pick('draw-normal');
    }
    expect(attackable).toBe(turns);
  });

  it('CT-S9 resets the whole row once a turn, while nothing in it can be got', () => {
    const at = soloPosition(9, {
      'row:2': ['enemy-red-8'],
      offer: ['red-8', 'blue-8', 'green-8'],
      'won:0': ['enemy-white-1'],
    });
    expect(at.options()).toEqual(['draw-normal', 'reset']);
    at.pick('reset');
    expect(at.zone('discard:kirby')).toEqual(['red-8', 'blue-8', 'green-8']);
    expect([at.zone('offer').length, at.zone('hand:0')]).toEqual([3, ['normal-8']]);
  });

  it('CT-S9 gets by colour, keeps the hand limit and fills after it', () => {
    const hand = ['normal-3', 'normal-3', 'normal-4', 'normal-4', 'normal-5', 'normal-5'];
    const full = soloPosition(1, {
      'hand:0': ['green-4', ...hand, 'red-1'],
      'row:4': ['enemy-red-8'],
      'won:0': ['enemy-blue-1'],
    });
    full.pick('green-4');
    full.pick();
    expect(full.options()).toEqual(['blue-8', 'draw-normal']);
    full.pick('blue-8');
    expect([full.kind(), full.match.decision?.min]).toEqual(['hand-limit', 1]);
    full.pick('red-1');
    expect([full.kind(), full.zone('hand:0').length]).toEqual(['play', 7]);

    const fills = soloPosition(1, {
      'hand:0': ['blue-6'],
      'row:4': ['enemy-red-8'],
      'won:0': ['enemy-blue-1'],
    });
    fills.pick('blue-6');
    fills.pick();
    fills.pick('blue-8');
    // The row is refilled only after the enemies stepped: three Normal cards fill the hand to four.
    expect(fills.zone('hand:0')).toEqual(['blue-8', 'normal-8', 'normal-7', 'normal-6']);
    expect(fills.zone('offer')).toHaveLength(4);
  });

  it('CT-S9 rebuilds decks in the middle of an effect as ever (CT-C16)', () => {
    const at = soloPosition(1, {
      'hand:0': ['yellow-3'],
      'row:1': ['enemy-red-1'],
      'row:4': ['enemy-red-8', 'enemy-blue-8', 'enemy-green-8'],
      'deck:enemy': [],
    });
    at.pick('yellow-3');
    at.pick('enemy-red-1', 'enemy-red-8');
    expect(at.zone('row:4').slice(2).sort()).toEqual(['enemy-red-1', 'enemy-red-8']);
    expect([at.zone('row:1'), at.zone('discard:enemy')]).toEqual([[], []]);
  });

  it('CT-S10 leaves turns, life left and stars of a quest to be read at its end', () => {
    const zones = {
      'hand:0': ['normal-4'],
      'won:0': [...DEFEATED_26, 'enemy-white-1'],
      'row:1': ['enemy-red-1', 'enemy-green-1'],
      'row:2': ['enemy-red-3'],
    };
    const at = soloPosition(1, zones, { round: 7, options: { handicap: [1] } });
    passTurn(at);
    at.pick('normal-4');
    at.pick('enemy-red-3');
    expect(resultOf(at)).toEqual({ scores: [26 + 2 + 1 + 3], places: [1], reason: 'target' });
    expect([at.counter('round'), at.counter('life'), at.counter('damage')]).toEqual([8, 6, 2]);
  });
});
