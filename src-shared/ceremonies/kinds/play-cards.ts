import { z } from 'zod';
import { numberField } from '@shared/cards/block';
import { defineEffect } from '../definition';
import type { EffectOf } from '../effect';
import { cards, cardsJa } from '../words';

const RANGE = [2, 3] as const;

/** A play action may lay several cards of different types. */
export const playCards = defineEffect<EffectOf<'play', 'cards'>>({
  kind: 'playCards',
  hears: 'play',
  field: 'cards',
  is: (effect) => effect.hears === 'play' && 'cards' in effect,
  schema: z.strictObject({ hears: z.literal('play'), cards: z.int().min(RANGE[0]).max(RANGE[1]) }),
  rule: (effect) => ({ playCards: effect.cards }),
  text: {
    en: (effect) => ['A play action may lay up to', `${cards(effect.cards)} of different types.`],
    ja: (effect) => [
      '１回《かい》 おく 行動《こうどう》で',
      'ちがう種類《しゅるい》の カードを',
      `${cardsJa(effect.cards)}まで おける。`,
    ],
  },
  short: {
    en: (effect) => `A play may lay ${effect.cards} different cards`,
    ja: (effect) => `１回に ちがう${cardsJa(effect.cards)}まで おける`,
  },
  signs: (effect) => [{ sign: 'play' }, { text: `×${effect.cards}` }],
  block: {
    fresh: { hears: 'play', cards: 2 },
    fields: (effect) => [numberField('cards', RANGE, effect.cards, (count) => ({ ...effect, cards: count }))],
  },
});
