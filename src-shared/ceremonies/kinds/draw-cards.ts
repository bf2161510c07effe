import { z } from 'zod';
import { numberField } from '@shared/cards/block';
import { defineEffect } from '../definition';
import type { EffectOf } from '../effect';
import { cards, cardsJa } from '../words';

const RANGE = [2, 4] as const;

/** The draw action draws so many cards instead of one. */
export const drawCards = defineEffect<EffectOf<'draw', 'cards'>>({
  kind: 'drawCards',
  hears: 'draw',
  field: 'cards',
  is: (effect) => effect.hears === 'draw' && 'cards' in effect,
  schema: z.strictObject({ hears: z.literal('draw'), cards: z.int().min(RANGE[0]).max(RANGE[1]) }),
  rule: (effect) => ({ drawCards: effect.cards }),
  text: {
    en: (effect) => ['Your draw action draws', `${cards(effect.cards)} instead of 1.`],
    ja: (effect) => ['１回《かい》 ひく 行動《こうどう》で', `カードを ${cardsJa(effect.cards)} ひける。`],
  },
  short: {
    en: (effect) => `A draw takes ${cards(effect.cards)}`,
    ja: (effect) => `１回に ${cardsJa(effect.cards)} ひける`,
  },
  signs: (effect) => [{ sign: 'draw' }, { text: String(effect.cards) }],
  block: {
    fresh: { hears: 'draw', cards: 2 },
    fields: (effect) => [numberField('cards', RANGE, effect.cards, (count) => ({ ...effect, cards: count }))],
  },
});
