import { gameId, LEVELS } from '@shared/contract/players';
import type { Statistics } from '@shared/contract/statistics';
import type { MatchResult } from './match-result';

type Row = Statistics['rows'][number];
type Opponent = Row['opponent'];

/** How one person did in a match. */
interface Showing {
  readonly won: boolean;
  readonly stars: number;
  readonly attack: number;
}

/**
 * How people did, by game and opponent.
 *
 * With one person at the table the opponent is the strongest computer there, or nobody in a quest, and a
 * win is that person's first place. With several people the opponent is `human`, also when computers play
 * along: nobody knows which of them is asking, so a win is a match that a person won, `meanStars` is over
 * all of them, and the best attack is anybody's of them.
 *
 * @param since ISO 8601: what was finished before is not counted; null counts everything
 */
export function tally(results: Iterable<MatchResult>, since: string | null): Statistics {
  const groups = new Map<string, { game: Row['game']; opponent: Opponent; of: Showing[][] }>();
  let practice = 0;
  for (const result of results) {
    if (since !== null && result.finished <= since) continue;
    if (result.practice) practice += 1;
    else {
      const opponent = opponentIn(result);
      const key = `${result.game} ${opponent}`;
      const group = groups.get(key) ?? { game: result.game, opponent, of: [] };
      group.of.push(showingsIn(result));
      groups.set(key, group);
    }
  }
  const rows = Array.from(groups.values(), ({ game, opponent, of }) => rowOf(game, opponent, of));
  rows.sort((a, b) => gameOrder(a) - gameOrder(b) || strength(a.opponent) - strength(b.opponent));
  return { since, rows, practice };
}

function rowOf(game: Row['game'], opponent: Opponent, matches: readonly Showing[][]): Row {
  const showings = matches.flat();
  const stars = showings.reduce((sum, showing) => sum + showing.stars, 0);
  return {
    game,
    opponent,
    matches: matches.length,
    wins: matches.filter((people) => people.some(({ won }) => won)).length,
    meanStars: stars / showings.length,
    bestAttack: Math.max(...showings.map(({ attack }) => attack)),
  };
}

const showingsIn = ({ players, places, scores, attacks }: MatchResult): Showing[] =>
  players.flatMap((player, seat) =>
    player === 'human'
      ? [{ won: places[seat] === 1, stars: scores[seat] ?? 0, attack: attacks[seat] ?? 0 }]
      : [],
  );

function opponentIn({ players }: MatchResult): Opponent {
  if (players.filter((player) => player === 'human').length > 1) return 'human';
  const computers = players.filter((player) => player !== 'human');
  return computers.reduce<Opponent>(
    (strongest, player) => (strength(player) > strength(strongest) ? player : strongest),
    'alone',
  );
}

const gameOrder = ({ game }: Row): number => gameId.options.indexOf(game);

/** Nobody, then computers from the weakest, searches by how much they try out, then people. */
function strength(opponent: Opponent): number {
  if (opponent === 'alone') return -2;
  if (opponent === 'random') return -1;
  if (opponent === 'human') return Number.MAX_SAFE_INTEGER;
  const level = LEVELS.findIndex((name) => name === opponent);
  return level >= 0 ? level : LEVELS.length + Number(opponent.slice('search:'.length));
}
