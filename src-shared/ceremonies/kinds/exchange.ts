import { z } from 'zod';
import { numberField } from '@shared/cards/block';
import { defineEffect } from '../definition';
import type { EffectOf } from '../effect';
import { cards, cardsJa } from '../words';

const RANGE = [1, 3] as const;

/** After an exchange, so many cards more. */
export const exchange = defineEffect<EffectOf<'exchange', 'cards'>>({
  kind: 'exchange',
  hears: 'exchange',
  field: 'cards',
  is: (effect) => effect.hears === 'exchange',
  schema: z.strictObject({ hears: z.literal('exchange'), cards: z.int().min(RANGE[0]).max(RANGE[1]) }),
  rule: (effect) => ({ exchangeCards: effect.cards }),
  text: {
    en: (effect) => ['After an exchange,', `draw ${cards(effect.cards)} more.`],
    ja: (effect) => ['手札《てふだ》を 入《い》れかえたら', `さらに ${cardsJa(effect.cards)} ひく。`],
  },
  short: {
    en: (effect) => `${cards(effect.cards)} more after an exchange`,
    ja: (effect) => `入れかえたら さらに ${cardsJa(effect.cards)}`,
  },
  signs: (effect) => [{ sign: 'exchange' }, { sign: 'draw' }, { text: `+${effect.cards}` }],
  block: {
    fresh: { hears: 'exchange', cards: 1 },
    fields: (effect) => [numberField('cards', RANGE, effect.cards, (count) => ({ ...effect, cards: count }))],
  },
});
