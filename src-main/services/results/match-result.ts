import { z } from 'zod';
import { gameId, playerName } from '@shared/contract/players';
import { questNumber } from '@shared/contract/quests';
import { result } from '@shared/contract/view';
import { bearableHits } from '@shared/games/copytoru/solo-battle/quests';
import { peopleAmong } from '../matches/seats';
import { questOf } from '../matches/stretches';
import { resultOf, type Told } from '../matches/view';

const count = z.number().int().min(0);

/** What came of one finished match: all that quests and statistics are made of. */
export const matchResult = z.object({
  match: z.string(),
  game: gameId,
  /** ISO 8601. */
  finished: z.iso.datetime(),
  /** Who sat where. */
  players: z
    .array(playerName)
    .max(15)
    .refine((players) => players.includes('human'), 'Nobody is counted in it.'),
  ...result.shape,
  /** Stars of each seat's best single attack; 0 when it had none. */
  attacks: z.array(count),
  practice: z.boolean(),
  /** The quest, and how far it went; absent in other games. */
  quest: z.object({ quest: questNumber, turns: count.min(1), lifeLeft: count }).optional(),
});
export type MatchResult = z.infer<typeof matchResult>;

/**
 * What came of a match; null while it goes on, and when no person played in it.
 *
 * @param finished ISO 8601
 */
export function resultOfMatch(told: Told, finished: string): MatchResult | null {
  const { id, header, seats, history, practice } = told;
  const end = resultOf(history);
  const game = gameId.safeParse(header.game);
  if (end === null || !game.success || peopleAmong(seats).length === 0) return null;
  const quest = questResult(told);
  return {
    match: id,
    game: game.data,
    finished,
    players: seats.map(({ player }) => player),
    ...end,
    attacks: seats.map((_, seat) => history.follower.bestStars.get(seat) ?? 0),
    practice,
    ...(quest !== null && { quest }),
  };
}

function questResult({ header, options, history }: Told): NonNullable<MatchResult['quest']> | null {
  const quest = questOf(header.game, options);
  if (quest === null) return null;
  const { rules, table } = history.match;
  const { life, damage } = rules.counters(table);
  const hits = bearableHits(Number(life), options['lossWhen'] === 'reaches' ? 'reaches' : 'exceeds');
  return { quest, turns: history.follower.round, lifeLeft: Math.max(0, hits - Number(damage)) };
}
