import { QUESTS } from '@shared/games/copytoru/solo-battle/quests';
import { z } from 'zod';

/** A quest's number: 1 … 10. */
export const questNumber = z.number().int().min(1).max(QUESTS.length);

/** How one quest of Solo Battle stands (CT-S10). */
export const questStanding = z.object({
  quest: questNumber,
  /** Finished matches that count: practice does not (CT-E9). */
  tries: z.number().int().min(0),
  wins: z.number().int().min(0),
  /** The win in the fewest turns; among equals the one with more hits left, then more stars. */
  best: z
    .object({
      turns: z.number().int().min(1),
      /** Hits that could still have been taken. */
      lifeLeft: z.number().int().min(0),
      stars: z.number().int(),
    })
    .nullable(),
});
export type QuestStanding = z.infer<typeof questStanding>;
