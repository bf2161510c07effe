import { z } from 'zod';
import { numberField } from '@shared/cards/block';
import { defineEffect } from '../definition';
import type { EffectOf } from '../effect';
import { cards, cardsJa } from '../words';

const RANGE = [2, 3] as const;

/** Ceremonies in the village are complete at so many cards instead of four (KO-9). */
export const completeAt = defineEffect<EffectOf<'stack-size', 'complete'>>({
  kind: 'completeAt',
  hears: 'stack-size',
  field: 'complete',
  is: (effect) => effect.hears === 'stack-size' && 'complete' in effect,
  schema: z.strictObject({ hears: z.literal('stack-size'), complete: z.int().min(RANGE[0]).max(RANGE[1]) }),
  rule: ({ complete }) => ({ completeAt: complete }),
  text: {
    en: ({ complete }) => ['Ceremonies in your village', `are complete with ${cards(complete)}.`],
    ja: ({ complete }) => ['この村《むら》の おまつりは', `${cardsJa(complete)}で 完成《かんせい》する。`],
  },
  short: {
    en: ({ complete }) => `Complete with ${cards(complete)} at home`,
    ja: ({ complete }) => `この村は ${cardsJa(complete)}で 完成`,
  },
  signs: ({ complete }) => [{ sign: 'complete' }, { sign: 'home' }, { text: String(complete) }],
  block: {
    fresh: { hears: 'stack-size', complete: 3 },
    fields: (effect) => [
      numberField('complete', RANGE, effect.complete, (complete) => ({ ...effect, complete })),
    ],
  },
});
