import type { NewMatch } from '@shared/contract/calls';
import type { GameId } from '@shared/contract/players';
import type { MatchSummary } from '@shared/contract/view';
import { GUIDE_ROUNDS } from './copy-ability/lessons';
import { GUIDE_TILES } from './kokopelli/lessons';
import { memoryOf } from './memory';

/** A guided match: its game, and the deal in which everything comes up that is to be learnt. Tests play it. */
export interface Guided {
  readonly game: GameId;
  readonly seed: string;
  readonly options: NewMatch['options'];
}

const BY_GAME = {
  'copy-ability-battle': { seed: 'first match 264', options: { rounds: GUIDE_ROUNDS, first: 0 } },
  kokopelli: {
    seed: 'first festival 2480',
    options: { types: 'starter', tilesToEnd: GUIDE_TILES, first: 0 },
  },
} as const satisfies Partial<Record<GameId, Omit<Guided, 'game'>>>;

/** A game that can be learnt in a guided match. */
export type GuidedGame = keyof typeof BY_GAME;

/** The games that can, easiest first. */
export const GUIDED_GAMES: readonly GuidedGame[] = ['copy-ability-battle', 'kokopelli'];

/** The same as one's own; null for a game without a guided match. */
export const guidedGame = (game: string | undefined): GuidedGame | null =>
  GUIDED_GAMES.find((guided) => guided === game) ?? null;

/** The guided match of a game: a person who begins, and one easy-going computer. */
export const guidedMatch = (game: GuidedGame, person: string, rival: string): NewMatch => ({
  game,
  seats: [
    { name: person, player: 'human', handicap: 0 },
    { name: rival, player: 'beginner', handicap: 0 },
  ],
  options: { ...BY_GAME[game].options },
  seed: BY_GAME[game].seed,
});

/** What an address adds for a match that is to go on with the guide: nothing for any other match. */
export function guideQuery(match: Pick<MatchSummary, 'id' | 'seed' | 'game'> | undefined): { guide?: '1' } {
  const game = guidedGame(match?.game);
  if (match === undefined || game === null || match.seed !== BY_GAME[game].seed) return {};
  return memoryOf(match.id).left() ? {} : { guide: '1' };
}
