import { z } from 'zod';
import { message, pickSeen } from './view';

/** One of the moments that decided a match, looked at again with a search. */
export const moment = z.object({
  /** Number of the pick, counted from 1. */
  pick: z.number().int().min(1),
  round: z.number().int(),
  seat: z.number().int(),
  /** What was picked, and what the search would have picked, each with what it is worth. */
  chosen: pickSeen,
  better: pickSeen,
  /** What the better move would have brought, in words and numbers, most telling first. */
  reasons: z.array(message),
});
export type Moment = z.infer<typeof moment>;

/** The look back over a finished match. */
export const lookBack = z.discriminatedUnion('state', [
  z.object({ state: z.literal('none') }),
  z.object({ state: z.literal('running'), done: z.number().int(), of: z.number().int() }),
  /** At most three moments, in the order they came; fewer when people hardly erred. */
  z.object({ state: z.literal('done'), moments: z.array(moment).max(3) }),
  z.object({ state: z.literal('cancelled') }),
  z.object({ state: z.literal('failed'), reason: message }),
]);
export type LookBack = z.infer<typeof lookBack>;

/** A look back went on, or ended. */
export const lookBackChange = z.object({ id: z.string(), lookBack });
