import { z } from 'zod';
import { DOERS, LAID_CARDS, PLACES, type Effect } from '../effect';

const points = z.int().min(1).max(5);
const heard = { by: z.enum(DOERS), where: z.enum(PLACES), points };

/** What a set file may say under `effect`. */
export const effectSchema: z.ZodType<Effect> = z.union([
  z.strictObject({ hears: z.literal('draw'), cards: z.int().min(2).max(4) }),
  z.strictObject({ hears: z.literal('draw'), free: z.int().min(1).max(2) }),
  z.strictObject({ hears: z.literal('open'), points, every: z.enum(['turn', 'time']) }),
  z.strictObject({ hears: z.literal('play'), cards: z.int().min(2).max(3) }),
  z.strictObject({ hears: z.literal('play'), mismatched: z.int().min(1).max(2) }),
  z.strictObject({ hears: z.literal('laid'), card: z.enum(LAID_CARDS), ...heard }),
  z.strictObject({ hears: z.literal('completed'), ...heard }),
  z.strictObject({ hears: z.literal('empty-hand'), points: z.int().min(2).max(6) }),
  z.strictObject({ hears: z.literal('empty-hand'), cards: z.int().min(4).max(6) }),
  z.strictObject({ hears: z.literal('exchange'), cards: z.int().min(1).max(3) }),
  z.strictObject({ hears: z.literal('hand-limit'), limit: z.int().min(6).max(10) }),
  z.strictObject({ hears: z.literal('reach'), spaces: z.literal('all') }),
  z.strictObject({ hears: z.literal('reach'), closed: z.enum(['kokopelli', 'ceremony']) }),
  z.strictObject({ hears: z.literal('stack-size'), kokopelli: z.int().min(2).max(3) }),
  z.strictObject({ hears: z.literal('stack-size'), complete: z.int().min(2).max(3) }),
]);
