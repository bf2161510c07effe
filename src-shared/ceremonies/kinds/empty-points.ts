import { z } from 'zod';
import { numberField } from '@shared/cards/block';
import { defineEffect } from '../definition';
import type { EffectOf } from '../effect';
import { points, pointsJa, shortPointsJa } from '../words';

const RANGE = [2, 6] as const;

/** Emptying the hand gives so many points instead of one. */
export const emptyPoints = defineEffect<EffectOf<'empty-hand', 'points'>>({
  kind: 'emptyPoints',
  hears: 'empty-hand',
  field: 'points',
  is: (effect) => effect.hears === 'empty-hand' && 'points' in effect,
  schema: z.strictObject({ hears: z.literal('empty-hand'), points: z.int().min(RANGE[0]).max(RANGE[1]) }),
  rule: (effect) => ({ emptyPoints: effect.points }),
  text: {
    en: (effect) => [`${points(effect.points)} instead of 1`, 'when you empty your hand.'],
    ja: (effect) => ['手札《てふだ》を つかいきると', `１点《てん》ではなく ${pointsJa(effect.points)}。`],
  },
  short: {
    en: (effect) => `${points(effect.points)} for an empty hand`,
    ja: (effect) => `手札を つかいきると ${shortPointsJa(effect.points)}`,
  },
  signs: (effect) => [{ sign: 'empty-hand' }, { text: String(effect.points) }, { sign: 'point' }],
  block: {
    fresh: { hears: 'empty-hand', points: 3 },
    fields: (effect) => [
      numberField('points', RANGE, effect.points, (count) => ({ ...effect, points: count })),
    ],
  },
});
