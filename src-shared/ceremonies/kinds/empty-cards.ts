import { z } from 'zod';
import { numberField } from '@shared/cards/block';
import { defineEffect } from '../definition';
import type { EffectOf } from '../effect';
import { cards, cardsJa } from '../words';

const RANGE = [4, 6] as const;

/** Emptying the hand gives so many cards instead of three. */
export const emptyCards = defineEffect<EffectOf<'empty-hand', 'cards'>>({
  kind: 'emptyCards',
  hears: 'empty-hand',
  field: 'cards',
  is: (effect) => effect.hears === 'empty-hand' && 'cards' in effect,
  schema: z.strictObject({ hears: z.literal('empty-hand'), cards: z.int().min(RANGE[0]).max(RANGE[1]) }),
  rule: (effect) => ({ emptyCards: effect.cards }),
  text: {
    en: (effect) => [`Draw ${cards(effect.cards)} instead of 3`, 'when you empty your hand.'],
    ja: (effect) => ['手札《てふだ》を つかいきると', `３まいではなく ${cardsJa(effect.cards)} ひく。`],
  },
  short: {
    en: (effect) => `${cards(effect.cards)} for an empty hand`,
    ja: (effect) => `手札を つかいきると ${cardsJa(effect.cards)}`,
  },
  signs: (effect) => [{ sign: 'empty-hand' }, { sign: 'draw' }, { text: String(effect.cards) }],
  block: {
    fresh: { hears: 'empty-hand', cards: 4 },
    fields: (effect) => [numberField('cards', RANGE, effect.cards, (count) => ({ ...effect, cards: count }))],
  },
});
