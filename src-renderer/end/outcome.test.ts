import { describe, expect, it } from 'vitest';
import type { MatchView } from '@shared/contract/view';
import { matchAgain } from './again';
import { outcomeOf } from './outcome';

const viewOf = (
  scores: number[],
  places: number[],
  history: number[][],
  changes: Partial<MatchView> = {},
): MatchView => ({
  id: 'm',
  game: 'copy-ability-battle',
  options: { rounds: 3, handicap: [0, 2] },
  seed: 'tea',
  seats: scores.map((_, seat) => ({
    name: ['Mika', 'Kenji', 'Aoi'][seat] ?? '',
    player: 'human',
    handicap: seat * 2,
  })),
  viewer: null,
  number: 9,
  zones: {},
  cards: {},
  counters: {},
  scores,
  decision: null,
  curtain: null,
  log: [],
  canUndo: false,
  canRedo: false,
  paused: false,
  result: { scores, places, reason: 'rounds' },
  history,
  best: null,
  practice: false,
  ...changes,
});

describe('the outcome', () => {
  it('ranks by place and says by how much and when', () => {
    const view = viewOf(
      [9, 14, 3],
      [2, 1, 3],
      [
        [0, 2, 4],
        [5, 3, 3],
        [9, 14, 3],
      ],
    );
    const outcome = outcomeOf(view);
    expect(outcome?.ranking.map(({ seat }) => seat)).toEqual([1, 0, 2]);
    expect(outcome?.reasons).toEqual([
      { key: 'end.ahead', values: { stars: 14, ahead: 5 } },
      { key: 'end.turned', values: { round: 2 } },
    ]);
  });

  it('of equal stars says whose they equal: the later seat wins', () => {
    const outcome = outcomeOf(
      viewOf(
        [8, 8],
        [2, 1],
        [
          [0, 2],
          [4, 5],
          [8, 8],
        ],
      ),
    );
    expect(outcome?.winners).toEqual([1]);
    expect(outcome?.reasons).toEqual([{ key: 'end.level', values: { stars: 8, name: 'Mika' } }]);
  });

  it('of a straight win says so', () => {
    const outcome = outcomeOf(
      viewOf(
        [8, 3],
        [1, 2],
        [
          [0, 0],
          [4, 1],
          [8, 3],
        ],
      ),
    );
    expect(outcome?.reasons[1]).toEqual({ key: 'end.straight' });
  });

  it('of a shared first place says how many stars each has, and knows no turning point', () => {
    const outcome = outcomeOf(
      viewOf(
        [8, 8, 3],
        [1, 1, 3],
        [
          [0, 0, 0],
          [2, 4, 1],
          [8, 8, 3],
        ],
        { game: 'easy-battle' },
      ),
    );
    expect(outcome).toMatchObject({
      winners: [0, 1],
      turn: null,
      counts: 'set',
      reasons: [{ key: 'end.tied', values: { stars: 8 } }],
    });
  });

  it('of Easy Battle is counted in sets', () => {
    const outcome = outcomeOf(
      viewOf(
        [4, 8],
        [2, 1],
        [
          [0, 0],
          [3, 1],
          [4, 8],
        ],
        { game: 'easy-battle' },
      ),
    );
    expect(outcome?.reasons[1]).toEqual({ key: 'end.turnedSet', values: { round: 2 } });
  });

  it('of a quest knows its goal and calls it by its name', () => {
    const outcome = outcomeOf(
      viewOf([31], [2], [[0], [4], [19], [31]], {
        game: 'solo-battle',
        options: { quest: 4 },
        counters: { target: 50 },
      }),
    );
    expect(outcome).toMatchObject({ winners: [], goal: 50, turn: null, counts: 'turn' });
    expect(outcome?.reasons).toEqual([{ key: 'quests.name.4' }]);
  });

  it('is not there while the match goes on', () => {
    expect(outcomeOf({ ...viewOf([1, 2], [2, 1], [[0, 0]]), result: null })).toBeNull();
  });
});

describe('playing again', () => {
  it('keeps seats, head starts and house rules, and draws a new seed', () => {
    expect(matchAgain(viewOf([1, 2], [2, 1], [[0, 2]]))).toEqual({
      game: 'copy-ability-battle',
      seats: [
        { name: 'Mika', player: 'human', handicap: 0 },
        { name: 'Kenji', player: 'human', handicap: 2 },
      ],
      options: { rounds: 3 },
    });
  });
});
