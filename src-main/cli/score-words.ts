import type { GameId } from '@shared/cards/vocabulary';
import { games } from '@shared/games/index';

/** What a sentence about scores ends its key with, by whose cards are played with: stars, or points. */
const SCORED_IN: Readonly<Record<GameId, string>> = { copytoru: '', kokopelli: '-points' };

/** The key of a sentence about scores, for a game. */
export const scoreKey = (key: string, game: string): string => {
  const cards = games.get(game)?.cards;
  return cards === undefined ? key : `${key}${SCORED_IN[cards]}`;
};
