import { z } from 'zod';
import { chosen, complain } from './chosen';
import type { Art, CardOf, CardSetOf, EnemyCard, GameCard, KirbyCardOf, OtherCard, Variant } from './card';
import { reviewCard } from './checks';
import { valueAt, type Complaint } from './problem';
import {
  ABILITIES,
  CARD_TYPES,
  COLORS,
  GAMES,
  SET_KINDS,
  type EffectVocabulary,
  type GameId,
} from './vocabulary';
import { localName, localText, place, words } from './words';
import { wrongCard } from './wrong-card';

/** The format this program writes and reads. */
export const FORMAT = 'tefuda-card-set/1';
/** The most cards, or variants, one set may hold. */
export const CARD_LIMIT = 2000;
/** The most copies of one card in a box. */
const COPIES_LIMIT = 99;

/** Lower-case letters, digits and single hyphens between them. */
const ID = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;
const cardId = z.string().max(80).regex(ID);
const REFERENCE = /^[a-z0-9]+(?:-[a-z0-9]+)*\/[a-z0-9]+(?:-[a-z0-9]+)*$/;

/** Whether a path stays inside the folder it is written in, on every system. */
export const isInsidePath = (path: string): boolean =>
  path !== '' &&
  !path.startsWith('/') &&
  // Backslashes and colons mean folders and drives on Windows, a NUL ends a name early.
  !/[\\:\0]/.test(path) &&
  !path.split('/').some((part) => part === '..' || part === '.' || part === '');

const artFile = z
  .string()
  .max(300)
  .check(({ value, issues }) => {
    if (!isInsidePath(value)) {
      issues.push({ ...complain({ code: 'unsafe-path', expected: 'art/….webp' }), input: value });
    }
  });

const fraction = z.number().min(0).max(1);
const crop = z.strictObject({ x: fraction, y: fraction, width: fraction, height: fraction });
const fileArt = z.strictObject({ file: artFile, crop: z.exactOptional(crop) });
const drawnArt = z.strictObject({
  scene: words,
  palette: z.exactOptional(words),
  figure: z.exactOptional(words),
  props: z.exactOptional(z.array(words).max(12)),
});
const art: z.ZodType<Art> = chosen<Art>(
  (value) => (typeof value === 'object' && value !== null && 'file' in value ? fileArt : drawnArt),
  z.union([drawnArt, fileArt]),
);

/** A text on its own counts as spoken in every language. */
const source = chosen(
  (value) => (typeof value === 'string' ? words.transform((en) => ({ en })) : localText),
  z.union([words, localText]),
);

/** What a set file may say for a card of any game. */
export const anyCard = {
  id: cardId,
  name: localName,
  flavor: z.exactOptional(localText),
  art: z.exactOptional(art),
  source: z.exactOptional(source),
};
const common = { ...anyCard, copies: z.int().min(1).max(COPIES_LIMIT).default(1) };
const printed = z.strictObject({ name: localName, basis: z.enum(['known', 'inferred', 'guess']) });
const played = {
  ...common,
  color: z.enum(COLORS),
  ability: z.exactOptional(z.enum(ABILITIES)),
  field: z.exactOptional(place),
  printed: z.exactOptional(printed),
};

const enemySchema: z.ZodType<EnemyCard> = z.strictObject({
  type: z.literal('enemy'),
  ...played,
  life: z.int().min(1).max(8),
  points: z.int().min(1).max(10),
});
const otherSchema: z.ZodType<OtherCard> = z.strictObject({ type: z.enum(['number', 'rules']), ...common });
const blankSchema: z.ZodType<OtherCard> = z.strictObject({
  type: z.literal('blank'),
  design: z.exactOptional(z.enum(['kirby', 'enemy'])),
  ...common,
});

/** What a set file may say for one card of Copy-toru, given what its cards can do. */
function cardSchema<Effects>(vocabulary: EffectVocabulary<Effects>): z.ZodType<CardOf<Effects>> {
  const kirby: z.ZodType<KirbyCardOf<Effects>> = z
    .strictObject({
      type: z.literal('kirby'),
      ...played,
      power: z.int().min(1).max(8),
      effects: z.exactOptional(vocabulary.schema),
    })
    .transform(({ effects, ...card }) => ({ ...card, effects: effects ?? vocabulary.none }));
  const byType: Record<(typeof CARD_TYPES)[number], z.ZodType<CardOf<Effects>>> = {
    kirby,
    enemy: enemySchema,
    number: otherSchema,
    rules: otherSchema,
    blank: blankSchema,
  };
  return chosen<CardOf<Effects>>(
    (value) => {
      const given: unknown = valueAt(value, ['type']);
      const type = CARD_TYPES.find((name) => name === given);
      return type === undefined ? wrongCard(value, 'copytoru') : byType[type];
    },
    z.union([kirby, enemySchema, otherSchema, blankSchema]),
  );
}

/** What a set file may say for one card of a game. */
export interface CardVocabulary<Card extends GameCard> {
  readonly cards: z.ZodType<Card>;
  /** The names of fields beside {@link FIELDS}, for correcting typing errors. */
  readonly fields: readonly string[];
  /**
   * What is wrong with a card although each of its fields may stand there; paths are within the card.
   *
   * @param raw the card as the file has it
   * @param card null where it could not be read
   */
  review(raw: unknown, card: Card | null): readonly Complaint[];
  /** What is odd about the cards of a set taken together; paths are within the set. */
  reviewSet?(set: Pick<CardSetOf<Card>, 'kind' | 'cards'>): readonly SetComplaint[];
}

/** A complaint about several cards of a set. */
export interface SetComplaint extends Complaint {
  /** What is found, where it is not what stands at the path. */
  readonly found?: unknown;
}

/** The vocabulary of each game the reader is to know. */
export type Vocabularies<Card extends GameCard> = Readonly<Partial<Record<GameId, CardVocabulary<Card>>>>;

/** Prepares the vocabulary of Copy-toru for the reader. Schemas are costly to make: once for each game is enough. */
export const cardVocabulary = <Effects>(
  effects: EffectVocabulary<Effects>,
): CardVocabulary<CardOf<Effects>> => ({
  cards: cardSchema(effects),
  fields: effects.fields,
  review: (raw, card) => reviewCard(raw, card, effects),
});

/** What a set file may say for one variant. */
export const variantSchema: z.ZodType<Variant> = z.strictObject({
  id: cardId,
  of: z.string().max(161).regex(REFERENCE),
  name: z.exactOptional(localText),
  flavor: z.exactOptional(localText),
  art: z.exactOptional(art),
  source: z.exactOptional(source),
});

/** The fields around the cards. `format` and the lists are looked at by the reader itself. */
export const envelopeSchema = z.strictObject({
  /** Lets a text editor find the JSON Schema. */
  $schema: z.exactOptional(words),
  format: z.unknown(),
  id: cardId,
  game: z.enum(GAMES),
  kind: z.enum(SET_KINDS),
  name: localName,
  author: z.exactOptional(words),
  license: z.exactOptional(words),
  source: z.exactOptional(words),
});

/** Every name a field can have outside the effects, for correcting typing errors. */
export const FIELDS: readonly string[] = [
  ...['format', 'id', 'game', 'kind', 'name', 'author', 'license', 'source', 'cards', 'variants', 'type'],
  ...['color', 'power', 'life', 'points', 'copies', 'flavor', 'printed', 'basis', 'ability', 'field'],
  ...['effects', 'art', 'scene', 'palette', 'figure', 'props', 'file', 'crop', 'design', 'of', 'en', 'ja'],
];
