import { z } from 'zod';
import type { PlayedCard, Variant } from '@shared/abilities/card';
import { CARD_TYPES, CEREMONY_TYPES, PLAYED_TYPES } from '@shared/cards/vocabulary';
import type { HouseCard, PlayedHouseCard } from '@shared/vocabularies';

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;
const types: readonly unknown[] = [...CARD_TYPES, ...CEREMONY_TYPES];
const playedTypes: readonly unknown[] = PLAYED_TYPES;

/**
 * The main process reads and checks every set; here it is only told apart which entries are cards, and which of
 * them are played (number, rules and blank cards are not).
 */
const anyCard = z.custom<HouseCard>(
  (value) => isObject(value) && 'type' in value && types.includes(value.type),
);
const playedCard = z.custom<PlayedCard>(
  (value) => isObject(value) && 'type' in value && (value.type === 'kirby' || value.type === 'enemy'),
);
const playedHouseCard = z.custom<PlayedHouseCard>(
  (value) => isObject(value) && 'type' in value && playedTypes.includes(value.type),
);
const variant = z.custom<Variant>(
  (value) => isObject(value) && 'of' in value && typeof value.of === 'string',
);

function reading<Value>(
  schema: z.ZodType<Value>,
): (entries: Readonly<Record<string, unknown>>) => Map<string, Value> {
  return (entries) => {
    const read = new Map<string, Value>();
    for (const [id, value] of Object.entries(entries)) {
      const entry = schema.safeParse(value);
      if (entry.success) read.set(id, entry.data);
    }
    return read;
  };
}

/** The cards of Copy-toru in a library snapshot that can lie on a table, by `set-id/card-id`. */
export const playedCards = reading(playedCard);
/** The cards of every game that can lie on a table. */
export const playedHouseCards = reading(playedHouseCard);
/** Every card of a library snapshot, number, rules and blank cards included. */
export const allCards = reading(anyCard);
/** The other looks in a library snapshot, by `set-id/variant-id`. */
export const variants = reading(variant);
