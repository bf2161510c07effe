import { z } from 'zod';
import { designsOption } from '../options';

/** What a group may decide before a match of Easy Battle; the defaults are the printed rules. */
export const easyBattleOptions = z.strictObject({
  /** Whether a hand card may attack what it cannot beat (CT-E4); if not, only winning attacks are legal. */
  weakAttacks: z.boolean().default(true),
  /** What happens when a challenge card has no legal target (CT-E1): an enemy is lost, or all stay. */
  challengeMiss: z.enum(['lose-enemy', 'keep-enemy']).default('lose-enemy'),
  /** The seat that begins; drawn from the seed when absent. */
  first: z.int().min(0).max(5).optional(),
  designs: designsOption,
  /** Stars handed out at the start, by seat; seats beyond the list have none. */
  handicap: z.array(z.int().min(0).max(99)).max(6).default([]),
});
export type EasyBattleOptions = z.output<typeof easyBattleOptions>;
