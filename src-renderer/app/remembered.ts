import { z } from 'zod';
import { newMatch } from '@shared/contract/calls';
import type { NewMatch } from '@shared/contract/calls';
import type { GameId } from '@shared/contract/players';

/** What was started before: the last match, and the last of each game. */
export interface Remembered {
  readonly last: NewMatch | null;
  readonly byGame: ReadonlyMap<GameId, NewMatch>;
}

/** Beside the last match itself: the last ones of the other games. Files from before there were any have none. */
const withOthers = z.object({ others: z.array(z.unknown()) });

const readMatch = (stored: unknown): NewMatch[] => {
  const read = newMatch.safeParse(stored);
  return read.success ? [read.data] : [];
};

/** Reads `lastMatch` of the settings. Whatever cannot be read in it is left out. */
export function readRemembered(stored: unknown): Remembered {
  const others = withOthers.safeParse(stored);
  const [last] = readMatch(stored);
  const matches = [
    ...(others.success ? others.data.others.flatMap(readMatch) : []),
    ...(last === undefined ? [] : [last]),
  ];
  return { last: last ?? null, byGame: new Map(matches.map((match) => [match.game, match])) };
}

/**
 * What `lastMatch` of the settings becomes when a match starts. Its seed is not kept: the same again means the
 * same people and rules, with new cards.
 */
export function remember(started: NewMatch, stored: unknown): NewMatch & { others: NewMatch[] } {
  const { game, seats, options } = started;
  const others = [...readRemembered(stored).byGame.values()].filter((match) => match.game !== game);
  return { game, seats, options, others };
}
