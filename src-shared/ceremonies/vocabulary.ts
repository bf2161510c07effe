import { z } from 'zod';
import { chosen } from '@shared/cards/chosen';
import { anyCard, type CardVocabulary } from '@shared/cards/schema';
import { didYouMean } from '@shared/cards/suggest';
import { CEREMONY_TYPES } from '@shared/cards/vocabulary';
import type { CeremonyCard, KokopelliCard, WildCard } from './card';
import { effectSchema } from './kinds';

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
    if (typeof value !== 'object' || value === null) return { code: 'wrong-type', expected: '{…}' };
    const given: unknown = Reflect.get(value, 'type');
    const type = CEREMONY_TYPES.find((name) => name === given);
    if (type !== undefined) return BY_TYPE[type];
    const expected = CEREMONY_TYPES.join(' | ');
    if (given === undefined) return { code: 'missing-field', expected, path: ['type'] };
    const hint = typeof given === 'string' ? didYouMean(given, CEREMONY_TYPES) : undefined;
    return { code: 'unknown-type', expected, path: ['type'], ...(hint === undefined ? {} : { hint }) };
  },
  z.union([ceremony, wild]),
);

/** What cards of Kokopelli can say, for the reader of card sets. */
export const kokopelliVocabulary: CardVocabulary<KokopelliCard> = {
  cards,
  fields: [
    'effect',
    'starter',
    'hears',
    'cards',
    'free',
    'points',
    'every',
    'mismatched',
    'card',
    'by',
    'where',
  ],
  review: () => [],
};
