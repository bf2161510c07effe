import { z } from 'zod';
import { defineEffect } from '../definition';
import type { EffectOf } from '../effect';

/** The play area covers all spaces of both neighbours, for laying and for the opening bar (KO-9). */
export const reachAll = defineEffect<EffectOf<'reach', 'spaces'>>({
  kind: 'reachAll',
  hears: 'reach',
  field: 'spaces',
  is: (effect) => effect.hears === 'reach' && 'spaces' in effect,
  schema: z.strictObject({ hears: z.literal('reach'), spaces: z.literal('all') }),
  rule: () => ({ wide: true }),
  text: {
    en: () => ['Your play area covers', 'all spaces of', 'both your neighbours.'],
    ja: () => ['となりの村《むら》の', '場所《ばしょ》 ぜんぶに', '手《て》が とどく。'],
  },
  short: { en: () => 'Reaches all of both neighbours', ja: () => 'となりの村の ぜんぶに とどく' },
  signs: () => [{ sign: 'reach' }],
  block: { fresh: { hears: 'reach', spaces: 'all' }, fields: () => [] },
});
