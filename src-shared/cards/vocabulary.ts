import type { z } from 'zod';

/** The five card colours, in the order they are always listed. */
export const COLORS = ['white', 'red', 'blue', 'yellow', 'green'] as const;
export type Color = (typeof COLORS)[number];

/** The copy abilities a coloured card shows. */
export const ABILITIES = ['beam', 'cutter', 'bomb', 'ice', 'fire', 'fighter', 'sword', 'spark'] as const;
export type AbilityName = (typeof ABILITIES)[number];

/** The games a set can belong to. */
export const GAMES = ['copytoru', 'kokopelli'] as const;
export type GameId = (typeof GAMES)[number];

/** How a set stands to others: a playable whole, other pictures for its cards, or filled-in blanks. */
export const SET_KINDS = ['base', 'variants', 'designs'] as const;
export type SetKind = (typeof SET_KINDS)[number];

/**
 * What a game's cards can do, given to the reader from outside so that `cards/` need not know it:
 * the schema of an effect list, and the names a typing error may be corrected to.
 */
export interface EffectVocabulary<Effects> {
  readonly schema: z.ZodType<Effects>;
}
