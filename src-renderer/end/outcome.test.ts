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

  describe('of Kokopelli', () => {
    const pile = (cards: number) => ({
      ...{ cards: Array<null>(cards).fill(null), looks: 'nobody' as const, owner: 0 },
    });
    const said = (scores: number[], places: number[], changes: Partial<MatchView>) =>
      outcomeOf(viewOf(scores, places, [[0, 0], scores], { game: 'kokopelli', ...changes }))?.reasons;

    it('says which draw pile ran out, and by how much was won', () => {
      expect(
        said([20, 17], [1, 2], {
          result: { scores: [20, 17], places: [1, 2], reason: 'deck' },
          log: [{ key: 'log.kokopelli.end-deck', pick: 9, round: 4, seat: 1 }],
        }),
      ).toEqual([
        { key: 'end.why.deck', values: { name: 'Kenji' } },
        { key: 'end.aheadPoints', values: { points: 20, ahead: 3 } },
      ]);
    });

    it('says how many game-end tiles lie out', () => {
      const tile = { key: 'log.kokopelli.end-tile', pick: 3, round: 1 };
      expect(
        said([20, 17], [1, 2], {
          result: { scores: [20, 17], places: [1, 2], reason: 'tiles' },
          log: [tile, tile, tile],
        })?.[0],
      ).toEqual({ key: 'end.why.tiles', values: { count: 3 } });
    });

    it.each([
      [4, 6, 'end.levelPile'],
      [5, 5, 'end.levelTurn'],
    ])('of equal points with %i and %i cards left says %s (KO-12)', (own, other, key) => {
      const zones = { 'deck:0': pile(other), 'deck:1': pile(own) };
      expect(said([12, 12], [2, 1], { zones })).toEqual([{ key, values: { points: 12, name: 'Mika' } }]);
    });
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

  it('is playing the same game, with the same types of ceremony', () => {
    const types = ['long-road', 'fair/lanterns'];
    const view = viewOf([1, 2], [2, 1], [[0, 0]], { game: 'kokopelli', options: { types } });
    expect(matchAgain(view)).toMatchObject({ game: 'kokopelli', options: { types } });
  });
});
