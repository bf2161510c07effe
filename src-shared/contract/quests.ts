import { z } from 'zod';

/** How one quest of Solo Battle stands (CT-S10). */
export const questStanding = z.object({
  /** 1 … 10. */
  quest: z.number().int().min(1).max(10),
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
