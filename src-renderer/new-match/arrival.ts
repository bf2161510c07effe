import { z } from 'zod';
import { gameId } from '@shared/contract/players';
import { gameFacts } from './games';
import type { Arrival } from './use-draft';

const query = z.object({
  game: gameId.optional().catch(undefined),
  quest: z.coerce.number().int().min(1).optional().catch(undefined),
});

/**
 * What an address says was chosen in another room: `?game=solo-battle&quest=4`. Anything may stand in an
 * address; what is not a game or a quest of it is left out.
 */
export function arrivalFrom(address: unknown): Arrival {
  const read = query.safeParse(address);
  const { game, quest } = read.success ? read.data : {};
  if (game === undefined) return {};
  return quest !== undefined && quest <= gameFacts(game).quests ? { game, quest } : { game };
}
