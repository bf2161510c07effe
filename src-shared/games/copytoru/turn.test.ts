import { describe, expect, it } from 'vitest';
import { randomBelow } from '@shared/table/random';
import { startMatch, takePick, type Match } from '@shared/table/match';
import { copyTable, zoneSize } from '@shared/table/table';
import { prepareCopyAbilityBattle } from './copy-ability-battle';
import { BOX, boxCards } from './testing/box';
import { position } from './testing/position';
import { ZONE } from './zones';

function begin(seats: number, options: unknown, events: boolean): Match {
  const prepared = prepareCopyAbilityBattle({ cards: boxCards, box: BOX, seats, options });
  if (!prepared.ok) throw new Error(JSON.stringify(prepared.problems));
  return startMatch(prepared.rules, 'turns', { events });
}

/** Plays to the end, picking by a generator apart from the match's own. */
function playOut(match: Match): Match {
  const dice = copyTable(match.table);
  while (match.decision !== null) {
    const { options, min, max } = match.decision;
    const count = Math.max(min, Math.min(1, max));
    const from = randomBelow(dice, options.length - count + 1);
    takePick(match, options.slice(from, from + count));
  }
  return match;
}

describe('the course of a match', () => {
  it.each([2, 3, 4])('gives every one of %i seats seven turns, in rising order from the first', (seats) => {
    const match = playOut(begin(seats, { first: 1 }, true));
    const turns = (match.table.events ?? []).flatMap((each) =>
      each.type === 'said' && each.key === 'log.turn' ? [each.seat] : [],
    );
    expect(turns).toEqual(Array.from({ length: 7 * seats }, (_, turn) => (1 + turn) % seats));
    expect(match.rules.counters(match.table)).toMatchObject({
      round: 7,
      phase: 'end',
      actions: 0,
      getsLeft: 0,
    });
  });

  it('moves the round on when everybody had a turn', () => {
    const match = playOut(begin(3, { first: 2, rounds: 4 }, true));
    const rounds = (match.table.events ?? []).flatMap((each) =>
      each.type === 'said' && (each.key === 'log.round' || each.key === 'log.turn')
        ? [each.values?.['round'] ?? `seat ${each.seat}`]
        : [],
    );
    expect(rounds.slice(0, 9)).toEqual([1, 'seat 2', 'seat 0', 'seat 1', 2, 'seat 2', 'seat 0', 'seat 1', 3]);
  });

  it('goes the same way whether anybody watches or not', () => {
    const watched = playOut(begin(4, {}, true));
    const unwatched = playOut(begin(4, {}, false));
    expect(unwatched.table.events).toBeNull();
    expect(unwatched.table.cells).toEqual(watched.table.cells);
  });

  it('forgets everything of a turn when it ends', () => {
    const at = position({
      zones: {
        'hand:0': ['yellow-2', 'red-6', 'normal-3'],
        'hand:1': ['normal-4'],
        'table:enemy': ['enemy-red-1', 'enemy-blue-4', 'enemy-green-5', 'enemy-yellow-8', 'enemy-red-8'],
        offer: ['red-8', 'blue-8', 'yellow-8', 'green-8', 'red-7'],
        'deck:normal': ['normal-6', 'normal-7'],
      },
    });
    at.pick('yellow-2');
    at.pick();
    at.pick('red-6');
    at.pick('normal-3');
    at.pick();
    at.pick('reset');
    expect(at.rules.counters(at.table)).toEqual({
      round: 1,
      seat: 1,
      phase: 'action',
      actions: 1,
      boost: 0,
      resetUsed: 0,
      getsLeft: 0,
    });
    at.pick('normal-4');
    expect(at.match.decision?.max).toBe(1);
  });

  it('refills row and table after a turn, except after the very last', () => {
    const zones = {
      'hand:0': ['normal-5'],
      'table:enemy': ['enemy-green-5'],
      offer: ['red-8'],
      'won:0': ['enemy-red-1'],
      'deck:normal': ['normal-6'],
    };
    const ordinary = position({ zones });
    ordinary.pick('normal-5');
    ordinary.pick('enemy-green-5');
    ordinary.pick('red-8');
    expect(zoneSize(ordinary.table, ZONE.offer)).toBe(5);
    expect(zoneSize(ordinary.table, ZONE.tableEnemy)).toBe(5);

    const last = position({ zones, round: 7, first: 1 });
    last.pick('normal-5');
    last.pick('enemy-green-5');
    last.pick('red-8');
    expect([last.kind(), last.zone('offer'), last.zone('table:enemy')]).toEqual(['over', [], []]);
    expect(last.rules.result(last.table).scores).toEqual([6, 0]);
  });

  it('skips by itself with an empty hand', () => {
    const at = position({
      zones: {
        'table:enemy': ['enemy-red-1'],
        offer: ['red-8', 'blue-8', 'yellow-8', 'green-8', 'red-7'],
        'deck:normal': ['normal-6'],
      },
    });
    expect(at.taken.map(({ decision, forced }) => [decision.kind, forced])).toEqual([['play', true]]);
    expect(at.kind()).toBe('get');
  });
});
