import { z } from 'zod';
import { chosen } from '@shared/cards/chosen';
import { valueAt } from '@shared/cards/problem';
import { anyCard, type CardVocabulary } from '@shared/cards/schema';
import { CEREMONY_TYPES } from '@shared/cards/vocabulary';
import { wrongCard } from '@shared/cards/wrong-card';
import type { CeremonyCard, KokopelliCard, WildCard } from './card';
import { EFFECT_FIELDS, effectSchema } from './kinds';
import { reviewSet } from './review';

/** Cards of one ceremony, and Kokopelli cards, in one player's deck. */
export const CEREMONY_COPIES = 3;
export const WILD_COPIES = 6;

const ceremony: z.ZodType<CeremonyCard> = z
  .strictObject({
    type: z.literal('ceremony'),
    ...anyCard,
    effect: effectSchema,
    starter: z.exactOptional(z.boolean()),
  })
  .transform((card) => ({ ...card, copies: CEREMONY_COPIES }));
const wild: z.ZodType<WildCard> = z
  .strictObject({ type: z.literal('kokopelli'), ...anyCard })
  .transform((card) => ({ ...card, copies: WILD_COPIES }));
const BY_TYPE: Readonly<Record<(typeof CEREMONY_TYPES)[number], z.ZodType<KokopelliCard>>> = {
  ceremony,
  kokopelli: wild,
};

const cards = chosen<KokopelliCard>(
  (value) => {
    const given: unknown = valueAt(value, ['type']);
    const type = CEREMONY_TYPES.find((name) => name === given);
    return type === undefined ? wrongCard(value, 'kokopelli') : BY_TYPE[type];
  },
  z.union([ceremony, wild]),
);

/** What cards of Kokopelli can say, for the reader of card sets. */
export const kokopelliVocabulary: CardVocabulary<KokopelliCard> = {
  cards,
  fields: ['effect', 'starter', ...EFFECT_FIELDS],
  review: () => [],
  reviewSet,
};
