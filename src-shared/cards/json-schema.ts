import { z } from 'zod';
import type { GameCard } from './card';
import { writtenSchema } from './chosen';
import { CARD_LIMIT, envelopeSchema, FORMAT, variantSchema, type CardVocabulary } from './schema';

type JsonSchema = Record<string, unknown>;

function toJson(schema: z.ZodType): JsonSchema {
  const { $schema: _dialect, ...json } = z.toJSONSchema(schema, {
    io: 'input',
    override: ({ zodSchema, jsonSchema }) => {
      const whole = writtenSchema(zodSchema);
      if (whole !== undefined) Object.assign(jsonSchema, toJson(whole));
    },
  });
  return json;
}

/** The JSON Schema of a card set file, for text editors and other programs. */
export function cardSetJsonSchema<Card extends GameCard>(vocabulary: CardVocabulary<Card>): JsonSchema {
  const cards = z.array(vocabulary.cards).max(CARD_LIMIT);
  const variants = z.array(variantSchema).max(CARD_LIMIT);
  const set = z.union([
    envelopeSchema.extend({ format: z.literal(FORMAT), kind: z.enum(['base', 'designs']), cards }),
    envelopeSchema.extend({ format: z.literal(FORMAT), kind: z.literal('variants'), variants }),
  ]);
  return {
    $schema: 'https://json-schema.org/draft/2020-12/schema',
    title: 'Tefuda card set',
    ...toJson(set),
  };
}
