import { z } from 'zod';
import { gameId, playerName } from './players';

/** How people did in one game against one kind of opponent; practice is left out (CT-E9). */
export const statisticsRow = z.object({
  game: gameId,
  /** The strongest computer at the table, `human` when only people played, `alone` in a quest. */
  opponent: z.union([playerName, z.literal('alone')]),
  matches: z.number().int(),
  wins: z.number().int(),
  meanStars: z.number(),
  /** Stars of the best single attack; 0 when there was none. */
  bestAttack: z.number().int(),
});

/** How people did since the last reset. */
export const statistics = z.object({
  /** ISO 8601: what was finished before is not counted. Null when nothing was ever reset. */
  since: z.string().nullable(),
  rows: z.array(statisticsRow),
  /** Matches left out: something was taken back in them, or they were played on from a record. */
  practice: z.number().int(),
});
export type Statistics = z.infer<typeof statistics>;
