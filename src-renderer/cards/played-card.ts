import { z } from 'zod';
import type { CopytoruCard, PlayedCard, Variant } from '@shared/abilities/card';
import { CARD_TYPES } from '@shared/cards/vocabulary';

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;
const types: readonly unknown[] = CARD_TYPES;

/**
 * The main process reads and checks every set; here it is only told apart which entries are cards, and which of
 * them are played (number, rules and blank cards are not).
 */
const anyCard = z.custom<CopytoruCard>(
  (value) => isObject(value) && 'type' in value && types.includes(value.type),
);
const playedCard = z.custom<PlayedCard>(
  (value) => isObject(value) && 'type' in value && (value.type === 'kirby' || value.type === 'enemy'),
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

/** The cards of a library snapshot that can lie on a table, by `set-id/card-id`. */
export const playedCards = reading(playedCard);
/** Every card of a library snapshot, number, rules and blank cards included. */
export const allCards = reading(anyCard);
/** The other looks in a library snapshot, by `set-id/variant-id`. */
export const variants = reading(variant);
