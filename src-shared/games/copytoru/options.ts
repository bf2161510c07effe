import { z } from 'zod';
import { QUESTS } from './solo-battle/quests';

/** Designs that join, as `set-id/card-id`; one that stands here twice joins with two copies. */
export const designsOption = z.array(z.string()).max(100).default([]);

/** Options of the modes that are played in attack and get phases. */
const turnOptions = {
  /** Whether the first enemies must be coloured and have life 5 or less. */
  firstLayoutFilter: z.boolean().default(true),
  /** Which discarded Normal cards join a rebuilt Normal deck: all (CT-C9), or powers 6–8 only. */
  normalsReturn: z.enum(['all', 'high']).default('all'),
  /** The seat that begins; drawn from the seed when absent. */
  first: z.int().min(0).max(3).optional(),
  designs: designsOption,
  /** Stars handed out at the start, by seat; seats beyond the list have none. */
  handicap: z.array(z.int().min(0).max(99)).max(4).default([]),
};
export type TurnOptions = z.output<z.ZodObject<typeof turnOptions, z.core.$strict>>;

/** What a group may decide before a match of Copy Ability Battle; the defaults are the printed rules. */
export const copyAbilityOptions = z.strictObject({
  /** Turns each seat has. */
  rounds: z.int().min(1).max(20).default(7),
  /** Copy Ability cards face up, and enemies too: what a step's `full` means. */
  offer: z.int().min(1).max(10).default(5),
  /** A card with which the match begins, as `set-id/card-id`: in the hand of seat 0, an enemy on the table. */
  opening: z.string().optional(),
  ...turnOptions,
});

/** What may be decided before a quest of Solo Battle; the defaults are the printed rules. */
export const soloOptions = z.strictObject({
  /** The quest's number. */
  quest: z.int().min(1).max(QUESTS.length).default(1),
  /** Whether damage must exceed the quest's life to lose it, or only reach it (CT-S1). */
  lossWhen: z.enum(['exceeds', 'reaches']).default('exceeds'),
  ...turnOptions,
});
