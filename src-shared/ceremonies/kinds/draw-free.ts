import { z } from 'zod';
import { numberField } from '@shared/cards/block';
import { wide } from '@shared/cards/japanese';
import { defineEffect } from '../definition';
import type { EffectOf } from '../effect';

const RANGE = [1, 2] as const;

/** The first draw actions of a turn cost no action (KO-9). */
export const drawFree = defineEffect<EffectOf<'draw', 'free'>>({
  kind: 'drawFree',
  hears: 'draw',
  field: 'free',
  is: (effect) => effect.hears === 'draw' && 'free' in effect,
  schema: z.strictObject({ hears: z.literal('draw'), free: z.int().min(RANGE[0]).max(RANGE[1]) }),
  rule: ({ free }) => ({ freeDraws: free }),
  text: {
    en: ({ free }) =>
      free === 1
        ? ['The first time you draw in', 'a turn costs no action.']
        : [`The first ${free} times you draw`, 'in a turn cost no action.'],
    ja: ({ free }) => [`ターンに ${wide(free)}回《かい》まで`, '行動《こうどう》を つかわずに ひける。'],
  },
  short: {
    en: ({ free }) =>
      free === 1 ? 'First draw of a turn is free' : `First ${free} draws of a turn are free`,
    ja: ({ free }) => `ターンに ${wide(free)}回 行動なしで ひける`,
  },
  signs: ({ free }) => [{ sign: 'draw' }, { sign: 'free' }, { text: `×${free}` }],
  block: {
    fresh: { hears: 'draw', free: 1 },
    fields: (effect) => [numberField('free', RANGE, effect.free, (free) => ({ ...effect, free }))],
  },
});
