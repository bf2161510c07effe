import { z } from 'zod';
import type { Message } from '@shared/table/game';
import { typeName } from './type-names';
import { TYPES } from './numbers';

/** What a group may decide before a match of Kokopelli; the defaults are the printed rules. */
export const kokopelliOptions = z.strictObject({
  /**
   * The ceremony types in play: the starter ten (KO-15), ten drawn from the box, or ten by name. A ceremony of the
   * box may be called by its whole name too.
   */
  types: z.union([z.enum(['starter', 'random']), z.array(z.string().transform(typeName))]).default('starter'),
  /** Game-end tiles that trigger the end (KO-3); by the number of seats when absent. */
  tilesToEnd: z.int().min(1).max(TYPES).optional(),
  /** Where a running ceremony bars the opening of its type (KO-1): in the play area, or in the own village. */
  openBar: z.enum(['area', 'village']).default('area'),
  /** The seat that begins; drawn from the seed when absent. */
  first: z.int().min(0).max(3).optional(),
});
type ReadKokopelliOptions = z.output<typeof kokopelliOptions>;

/** The options of a match with everything settled. */
export interface KokopelliOptions extends ReadKokopelliOptions {
  /** Ten type names. */
  readonly types: string[];
  readonly tilesToEnd: number;
}

/** What is said of options with a value that will not do. */
export const WORDED: Readonly<Record<string, Message>> = {
  types: { key: 'prompts.kokopelli.types-form' },
  tilesToEnd: { key: 'prompts.kokopelli.tiles-to-end', values: { min: 1, max: TYPES } },
};
