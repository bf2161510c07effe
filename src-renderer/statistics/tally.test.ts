import { describe, expect, it } from 'vitest';
import { altogether, byGame, strengthOf } from './tally';
import type { Row } from './tally';

const row = (game: Row['game'], opponent: Row['opponent'], matches: number, wins: number): Row => ({
  game,
  opponent,
  matches,
  wins,
  meanStars: 20,
  bestAttack: matches,
});

describe('statistics of people', () => {
  it('stand by game, the one played most in front, opponents from the weakest', () => {
    const tallies = byGame([
      row('easy-battle', 'human', 1, 1),
      row('copy-ability-battle', 'human', 2, 1),
      row('copy-ability-battle', 'search:500', 1, 0),
      row('copy-ability-battle', 'master', 5, 1),
      row('copy-ability-battle', 'beginner', 3, 3),
      row('solo-battle', 'alone', 0, 0),
    ]);
    expect(tallies.map(({ game, matches, wins }) => [game, matches, wins])).toEqual([
      ['copy-ability-battle', 11, 5],
      ['easy-battle', 1, 1],
    ]);
    expect(tallies[0]?.rows.map(({ opponent }) => opponent)).toEqual([
      'beginner',
      'master',
      'search:500',
      'human',
    ]);
  });

  it('add up', () => {
    const rows = [row('easy-battle', 'human', 4, 1), row('solo-battle', 'alone', 9, 6)];
    expect(altogether(rows)).toEqual({ matches: 13, wins: 7, bestAttack: 9 });
    expect(altogether([])).toEqual({ matches: 0, wins: 0, bestAttack: 0 });
  });

  it.each([
    ['beginner', 1],
    ['greedy', 2],
    ['skilled', 3],
    ['master', 4],
    ['search:50', 4],
    ['random', 0],
    ['human', 0],
    ['alone', 0],
  ] as const)('know how strong %s is', (opponent, strength) => {
    expect(strengthOf(opponent)).toBe(strength);
  });
});
