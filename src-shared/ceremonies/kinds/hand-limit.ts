import { z } from 'zod';
import { numberField } from '@shared/cards/block';
import { defineEffect } from '../definition';
import type { EffectOf } from '../effect';
import { cards, cardsJa } from '../words';

const RANGE = [6, 10] as const;

/** The hand may hold so many cards at the end of a turn instead of five. */
export const handLimit = defineEffect<EffectOf<'hand-limit', 'limit'>>({
  kind: 'handLimit',
  hears: 'hand-limit',
  field: 'limit',
  is: (effect) => effect.hears === 'hand-limit',
  schema: z.strictObject({ hears: z.literal('hand-limit'), limit: z.int().min(RANGE[0]).max(RANGE[1]) }),
  rule: ({ limit }) => ({ handLimit: limit }),
  text: {
    en: ({ limit }) => [`You may keep ${cards(limit)}`, 'at the end of your turn.'],
    ja: ({ limit }) => ['ターンの おわりに 手札《てふだ》を', `${cardsJa(limit)}まで もてる。`],
  },
  short: {
    en: ({ limit }) => `Hand limit ${limit}`,
    ja: ({ limit }) => `手札は ${cardsJa(limit)}まで`,
  },
  signs: ({ limit }) => [{ sign: 'hand' }, { text: String(limit) }],
  block: {
    fresh: { hears: 'hand-limit', limit: 7 },
    fields: (effect) => [numberField('limit', RANGE, effect.limit, (limit) => ({ ...effect, limit }))],
  },
});
