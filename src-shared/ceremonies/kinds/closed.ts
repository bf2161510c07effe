import { z } from 'zod';
import { choiceField } from '@shared/cards/block';
import { defineEffect } from '../definition';
import { CLOSED_CARDS, type EffectOf } from '../effect';

/** Neighbours cannot lay such cards in the village. */
export const closed = defineEffect<EffectOf<'reach', 'closed'>>({
  kind: 'closed',
  hears: 'reach',
  field: 'closed',
  is: (effect) => effect.hears === 'reach' && 'closed' in effect,
  schema: z.strictObject({ hears: z.literal('reach'), closed: z.enum(CLOSED_CARDS) }),
  rule: (effect) => ({ closed: effect.closed }),
  text: {
    en: (effect) => [
      'Neighbours cannot lay',
      effect.closed === 'kokopelli' ? 'a Kokopelli' : 'a ceremony card',
      'in your village.',
    ],
    ja: (effect) => [
      'となりの人《ひと》は この村《むら》に',
      `${effect.closed === 'kokopelli' ? 'ココペリ' : 'おまつりカード'}を おけない。`,
    ],
  },
  short: {
    en: (effect) => `No ${effect.closed === 'kokopelli' ? 'Kokopelli' : 'ceremony cards'} from neighbours`,
    ja: (effect) => `となりは ${effect.closed === 'kokopelli' ? 'ココペリ' : 'まつり札'}を おけない`,
  },
  signs: (effect) => [{ sign: 'closed' }, { sign: effect.closed }],
  block: {
    fresh: { hears: 'reach', closed: 'kokopelli' },
    fields: (effect) => [
      choiceField(
        'closed',
        { options: CLOSED_CARDS, words: 'blocks.ceremonies.closed' },
        effect.closed,
        (cards) => ({ ...effect, closed: cards }),
      ),
    ],
  },
});
