import { z } from 'zod';
import { numberField } from '@shared/cards/block';
import { defineEffect } from '../definition';
import type { EffectOf } from '../effect';
import { cards, cardsJa } from '../words';

const RANGE = [2, 3] as const;

/** A Kokopelli its owner lays counts as so many cards, wherever it lies (KO-9). */
export const kokopelliCounts = defineEffect<EffectOf<'stack-size', 'kokopelli'>>({
  kind: 'kokopelliCounts',
  hears: 'stack-size',
  field: 'kokopelli',
  is: (effect) => effect.hears === 'stack-size' && 'kokopelli' in effect,
  schema: z.strictObject({
    hears: z.literal('stack-size'),
    kokopelli: z.int().min(RANGE[0]).max(RANGE[1]),
  }),
  rule: ({ kokopelli }) => ({ kokopelliCounts: kokopelli }),
  text: {
    en: ({ kokopelli }) => ['A Kokopelli you lay', `counts as ${cards(kokopelli)}.`],
    ja: ({ kokopelli }) => ['自分《じぶん》が おいた ココペリは', `${cardsJa(kokopelli)}と 数《かぞ》える。`],
  },
  short: {
    en: ({ kokopelli }) => `Own Kokopelli count as ${cards(kokopelli)}`,
    ja: ({ kokopelli }) => `自分のココペリは ${cardsJa(kokopelli)}分`,
  },
  signs: ({ kokopelli }) => [{ sign: 'kokopelli' }, { text: `×${kokopelli}` }],
  block: {
    fresh: { hears: 'stack-size', kokopelli: 2 },
    fields: (effect) => [
      numberField('kokopelli', RANGE, effect.kokopelli, (kokopelli) => ({ ...effect, kokopelli })),
    ],
  },
});
