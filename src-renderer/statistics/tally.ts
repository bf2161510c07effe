import { gameId, LEVELS } from '@shared/contract/players';
import type { GameId } from '@shared/contract/players';
import type { Statistics } from '@shared/contract/statistics';

export type Row = Statistics['rows'][number];
export type Opponent = Row['opponent'];

/** Matches of one game, against everybody. */
export interface GameTally {
  readonly game: GameId;
  /** Computers from the weakest, then people. */
  readonly rows: readonly Row[];
  readonly matches: number;
  readonly wins: number;
}

const ORDER: readonly string[] = ['random', ...LEVELS];

/** Where an opponent stands in the list: levels from the weakest, then searches, then people, then nobody. */
const rank = (opponent: Opponent): number => {
  const level = ORDER.indexOf(opponent);
  if (level >= 0) return level;
  if (opponent === 'human') return ORDER.length + 1;
  return opponent === 'alone' ? ORDER.length + 2 : ORDER.length;
};

const sumOf = (rows: readonly Row[], what: 'matches' | 'wins'): number =>
  rows.reduce((sum, row) => sum + row[what], 0);

/** The games that were played, the one played most in front. */
export function byGame(rows: readonly Row[]): GameTally[] {
  return gameId.options
    .map((game) => {
      const played = rows.filter((row) => row.game === game && row.matches > 0);
      return {
        game,
        rows: played.toSorted((a, b) => rank(a.opponent) - rank(b.opponent)),
        matches: sumOf(played, 'matches'),
        wins: sumOf(played, 'wins'),
      };
    })
    .filter(({ matches }) => matches > 0)
    .toSorted((a, b) => b.matches - a.matches);
}

/** Everything together. */
export function altogether(rows: readonly Row[]): { matches: number; wins: number; bestAttack: number } {
  return {
    matches: sumOf(rows, 'matches'),
    wins: sumOf(rows, 'wins'),
    bestAttack: Math.max(0, ...rows.map(({ bestAttack }) => bestAttack)),
  };
}

/** How strong a computer is, from 1 to 4; 0 for people, for nobody, and for one that picks at random. */
export function strengthOf(opponent: Opponent): number {
  if (opponent.startsWith('search:')) return LEVELS.length;
  return LEVELS.findIndex((level) => level === opponent) + 1;
}
