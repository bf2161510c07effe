import { z } from 'zod';
import type { GameCard } from './card';
import { writtenSchema } from './chosen';
import { CARD_LIMIT, envelopeSchema, FORMAT, variantSchema, type Vocabularies } from './schema';
import { GAMES } from './vocabulary';

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

/** The JSON Schema of a card set file of any of some games, for text editors and other programs. */
export function cardSetJsonSchema<Card extends GameCard>(vocabularies: Vocabularies<Card>): JsonSchema {
  const written = envelopeSchema.extend({ format: z.literal(FORMAT) });
  const ofGames = GAMES.flatMap((game) => {
    const vocabulary = vocabularies[game];
    if (vocabulary === undefined) return [];
    const cards = z.array(vocabulary.cards).max(CARD_LIMIT);
    return [written.extend({ game: z.literal(game), kind: z.enum(['base', 'designs']), cards })];
  });
  const variants = z.array(variantSchema).max(CARD_LIMIT);
  const set = z.union([...ofGames, written.extend({ kind: z.literal('variants'), variants })]);
  return {
    $schema: 'https://json-schema.org/draft/2020-12/schema',
    title: 'Tefuda card set',
    ...toJson(set),
  };
}
