import { describe, expect, it } from 'vitest';
import type { MatchResult } from './match-result';
import { questStandings } from './standings';
import { tally } from './tally';

const base: MatchResult = {
  match: 'm',
  game: 'copy-ability-battle',
  finished: '2026-01-02T00:00:00.000Z',
  players: ['human', 'greedy'],
  scores: [20, 12],
  places: [1, 2],
  reason: 'rounds',
  attacks: [6, 9],
  practice: false,
};

const quest = (turns: number, lifeLeft: number, stars: number, place = 1): MatchResult => ({
  ...base,
  game: 'solo-battle',
  players: ['human'],
  scores: [stars],
  places: [place],
  attacks: [5],
  reason: place === 1 ? 'target' : 'damage',
  quest: { quest: 2, turns, lifeLeft },
});

const standing = (...results: MatchResult[]) => questStandings(results)[1];

describe('how a quest stands (CT-S10)', () => {
  it('counts tries and wins, and has no best without a win', () => {
    expect(questStandings([])).toHaveLength(10);
    expect(standing(quest(9, 0, 31, 2), quest(8, 0, 12, 2))).toEqual({
      quest: 2,
      tries: 2,
      wins: 0,
      best: null,
    });
    expect(standing(quest(9, 1, 51), quest(8, 0, 12, 2))).toMatchObject({ tries: 2, wins: 1 });
  });

  it.each([
    ['the fewest turns', quest(7, 0, 50), quest(8, 5, 60), { turns: 7, lifeLeft: 0, stars: 50 }],
    ['then the most hits left', quest(8, 3, 50), quest(8, 2, 60), { turns: 8, lifeLeft: 3, stars: 50 }],
    ['then the most stars', quest(8, 3, 52), quest(8, 3, 51), { turns: 8, lifeLeft: 3, stars: 52 }],
  ])('has as best the win with %s', (_, better, worse, best) => {
    expect(standing(better, worse)?.best).toEqual(best);
    expect(standing(worse, better)?.best).toEqual(best);
  });

  it('leaves practice and other games out', () => {
    expect(standing({ ...quest(1, 5, 99), practice: true }, base)).toEqual({
      quest: 2,
      tries: 0,
      wins: 0,
      best: null,
    });
  });
});

describe('the statistics', () => {
  it('have a row for each game and opponent, with means and the best attack of the person', () => {
    const lost: MatchResult = { ...base, scores: [11, 30], places: [2, 1], attacks: [8, 4] };
    expect(tally([base, lost, quest(5, 1, 52)], null)).toEqual({
      since: null,
      practice: 0,
      rows: [
        {
          game: 'copy-ability-battle',
          opponent: 'greedy',
          matches: 2,
          wins: 1,
          meanStars: 15.5,
          bestAttack: 8,
        },
        { game: 'solo-battle', opponent: 'alone', matches: 1, wins: 1, meanStars: 52, bestAttack: 5 },
      ],
    });
  });

  it.each([
    [['human', 'random', 'beginner'], 'beginner'],
    [['master', 'human', 'skilled'], 'master'],
    [['human', 'search:50', 'greedy'], 'search:50'],
    [['human', 'search:50', 'search:400'], 'search:400'],
    [['human', 'human'], 'human'],
    [['human', 'master', 'human'], 'human'],
  ] as const)('%j meets %s', (players, opponent) => {
    const result = { ...base, players: [...players] };
    expect(tally([result], null).rows.map((row) => row.opponent)).toEqual([opponent]);
  });

  it('of several people are over all of them: a win is a match that one of them won', () => {
    const players = ['human', 'greedy', 'human'] as const;
    const won = {
      ...base,
      players: [...players],
      scores: [10, 12, 20],
      places: [3, 2, 1],
      attacks: [4, 15, 3],
    };
    const lost = { ...won, scores: [10, 40, 20], places: [3, 1, 2] };
    expect(tally([won, lost], null).rows).toEqual([
      { game: 'copy-ability-battle', opponent: 'human', matches: 2, wins: 1, meanStars: 15, bestAttack: 4 },
    ]);
  });

  it('count a shared first place of Easy Battle as a win', () => {
    const drawn: MatchResult = {
      ...base,
      game: 'easy-battle',
      scores: [9, 9],
      places: [1, 1],
      reason: 'hands',
    };
    expect(tally([drawn], null).rows).toMatchObject([{ game: 'easy-battle', wins: 1 }]);
  });

  it('count practice apart, and nothing that was finished before the reset', () => {
    const early = { ...base, finished: '2025-12-31T23:59:59.999Z' };
    const practice = { ...base, practice: true };
    const since = '2026-01-01T00:00:00.000Z';
    expect(tally([early, { ...early, practice: true }, practice, base], since)).toMatchObject({
      since,
      practice: 1,
      rows: [{ matches: 1 }],
    });
  });
});
