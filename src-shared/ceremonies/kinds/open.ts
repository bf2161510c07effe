import { z } from 'zod';
import { choiceField, numberField } from '@shared/cards/block';
import { defineEffect } from '../definition';
import { EVERY, POINTS_RANGE, type EffectOf } from '../effect';
import { points, pointsJa, shortPointsJa } from '../words';

/** Points for opening a ceremony; not for its own opening (KO-8). */
export const open = defineEffect<EffectOf<'open', 'points'>>({
  kind: 'open',
  hears: 'open',
  field: 'points',
  is: (effect) => effect.hears === 'open',
  schema: z.strictObject({
    hears: z.literal('open'),
    points: z.int().min(POINTS_RANGE[0]).max(POINTS_RANGE[1]),
    every: z.enum(EVERY),
  }),
  rule: (effect) => ({ openPoints: effect.points, openOnce: effect.every === 'turn' }),
  text: {
    en: (effect) =>
      effect.every === 'turn'
        ? [`Once a turn, ${points(effect.points)}`, 'when you open a ceremony.']
        : [`${points(effect.points)} each time`, 'you open a ceremony.'],
    ja: (effect) =>
      effect.every === 'turn'
        ? ['ターンに １回《かい》、おまつりを', `ひらくと ${pointsJa(effect.points)}。`]
        : ['おまつりを ひらくたびに', `${pointsJa(effect.points)}。`],
  },
  short: {
    en: (effect) =>
      effect.every === 'turn'
        ? `Once a turn: ${points(effect.points)} for opening`
        : `${points(effect.points)} for each opening`,
    ja: (effect) =>
      effect.every === 'turn'
        ? `ひらくと ${shortPointsJa(effect.points)}（ターンに１回）`
        : `ひらくたびに ${shortPointsJa(effect.points)}`,
  },
  signs: (effect) => [
    { sign: 'open' },
    { text: `+${effect.points}` },
    { sign: 'point' },
    ...(effect.every === 'turn' ? [{ sign: 'once' } as const] : []),
  ],
  block: {
    fresh: { hears: 'open', points: 1, every: 'turn' },
    fields: (effect) => [
      numberField('points', POINTS_RANGE, effect.points, (count) => ({ ...effect, points: count })),
      choiceField('every', { options: EVERY, words: 'blocks.ceremonies.every' }, effect.every, (every) => ({
        ...effect,
        every,
      })),
    ],
  },
});
