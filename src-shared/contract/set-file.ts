import { z } from 'zod';
import { stepSchema } from '@shared/abilities';
import { withoutUnknown } from '@shared/cards/explain';
import { valueAt } from '@shared/cards/problem';
import { FORMAT } from '@shared/cards/schema';
import { TYPES_OF, type GameId } from '@shared/cards/vocabulary';
import { effectSchema } from '@shared/ceremonies';
import { draftCard, draftSet, draftVariant, type DraftSet } from './drafts';

/** A set that can be written to a file: a draft, or what the reader made of a file. */
export interface WritableSet {
  readonly id: string;
  readonly game: GameId;
  readonly name: object;
  readonly author?: string;
  readonly license?: string;
  readonly source?: string;
  readonly kind: 'base' | 'designs' | 'variants';
  readonly cards?: readonly object[];
  readonly variants?: readonly object[];
}

/** In which order fields stand in a file; others follow by name, before the list of a set. */
const ORDER = [
  ...['en', 'ja', 'format', 'id', 'game', 'kind', 'type', 'of', 'design', 'if', 'per', 'hears', 'card', 'by'],
  ...['where', 'color', 'power', 'life', 'points', 'every', 'copies', 'name', 'author', 'license', 'flavor'],
  ...['ability', 'effects', 'effect', 'starter', 'field', 'printed', 'art', 'scene', 'palette', 'figure'],
  ...['props', 'file', 'crop', 'source'],
];
const RANK = new Map(ORDER.map((key, index) => [key, index]));
const rankOf = (key: string): number => RANK.get(key) ?? ORDER.length;

const keysOf = (...shapes: readonly object[]): ReadonlySet<string> => new Set(shapes.flatMap(Object.keys));

/** Fields of a set the editors hold. All others belong to whoever wrote them. */
const HELD_OF_SET = keysOf({ format: '' }, ...draftSet.options.map(({ shape }) => shape));
const HELD_OF_VARIANT = keysOf(draftVariant.shape);
/** Fields of a card the editors hold, by its type: a field of another type is nobody's here. */
const HELD_OF_CARD = new Map<unknown, ReadonlySet<string>>(
  draftCard.options.map(({ shape }) => [shape.type.value, keysOf(shape)]),
);
const HELD_OF_ANY_CARD = keysOf(...draftCard.options.map(({ shape }) => shape));

/** The fields of an entry of a file that the editors hold. */
const heldOf = (list: 'cards' | 'variants', entry: unknown): ReadonlySet<string> =>
  list === 'variants' ? HELD_OF_VARIANT : (HELD_OF_CARD.get(valueAt(entry, ['type'])) ?? HELD_OF_ANY_CARD);

/**
 * A set as the text of its file. The same set gives the same text, whether it comes from an editor or was
 * read from a file: fields in one order, and what means nothing (empty texts and lists, one copy) left out.
 *
 * @param before the file whose place it takes: fields of it that no editor knows go on with the set, and with
 * the card or look of the same id
 */
export function setFileText(set: WritableSet, before: string | null = null): string {
  const root = before === null ? null : parsed(before);
  if (root === null) return written(set, null);
  try {
    return written(set, root);
  } catch {
    // What nobody knows can be nested deeper than can be written again.
    return written(set, null);
  }
}

function written({ cards = [], variants = [], ...head }: WritableSet, before: unknown): string {
  const list = head.kind === 'variants' ? 'variants' : 'cards';
  const kept = new Map(
    listIn(before, list).map(
      (entry) => [valueAt(entry, ['id']), keptOf(entry, heldOf(list, entry))] as const,
    ),
  );
  const entries = (list === 'variants' ? variants : cards.map(asInFile)).map((entry) => {
    const whole = withKept(kept.get(valueAt(entry, ['id'])), entry);
    // A look without a name bears that of its card; a card without one is to be mended.
    return inOrder(whole, list === 'variants' ? {} : { name: {} });
  });
  const whole = { ...unheld(before, HELD_OF_SET), ...head, format: FORMAT };
  return `${JSON.stringify({ ...inOrder(whole, { name: {} }), [list]: entries }, null, 2)}\n`;
}

/** A card without what its game's rules say of it: how many there are of one ceremony. */
function asInFile(card: object): object {
  const type: unknown = valueAt(card, ['type']);
  return TYPES_OF.kokopelli.some((name) => name === type)
    ? Object.fromEntries(Object.entries(card).filter(([key]) => key !== 'copies'))
    : card;
}

function listIn(root: unknown, list: string): readonly unknown[] {
  const entries: unknown = valueAt(root, [list]);
  return Array.isArray(entries) ? entries : [];
}

/** What of an entry goes on whoever edits it, and its ability or effect with all that somebody wrote into it. */
interface KeptOfEntry {
  readonly fields: object;
  readonly doing: Readonly<Record<string, unknown>>;
}

/** What a card does, under the names it has in either game. */
const DOING = ['effect', 'effects'] as const;

const keptOf = (entry: unknown, held: ReadonlySet<string>): KeptOfEntry => ({
  fields: unheld(entry, held),
  doing: Object.fromEntries(DOING.map((field) => [field, valueAt(entry, [field])])),
});

/** An entry with what is kept of it; what it does as somebody wrote it, unless that was changed. */
function withKept(kept: KeptOfEntry | undefined, entry: object): object {
  const doing = DOING.flatMap((field): [string, unknown][] => {
    const [before, now]: [unknown, unknown] = [kept?.doing[field], valueAt(entry, [field])];
    return now !== undefined && isSameApartFromUnknown(before, now) ? [[field, before]] : [];
  });
  return { ...kept?.fields, ...entry, ...Object.fromEntries(doing) };
}

const EFFECTS = z.array(stepSchema);

/** Whether what a card did comes to what it does now once the fields nobody knows are left out. */
function isSameApartFromUnknown(before: unknown, now: unknown): boolean {
  const known = Array.isArray(before) ? readLeniently(EFFECTS, before) : readLeniently(effectSchema, before);
  return known !== null && JSON.stringify(tidied(known)) === JSON.stringify(tidied(now));
}

/** Reads a value without the fields its schema does not know; null if anything else is wrong with it. */
function readLeniently<Value>(schema: z.ZodType<Value>, value: unknown): Value | null {
  const first = schema.safeParse(value);
  if (first.success) return first.data;
  const unknown = first.error.issues.filter(({ code }) => code === 'unrecognized_keys');
  return unknown.length === 0 ? null : (schema.safeParse(withoutUnknown(value, unknown)).data ?? null);
}

const unheld = (value: unknown, held: ReadonlySet<string>): object =>
  typeof value === 'object' && value !== null
    ? Object.fromEntries(Object.entries(value).filter(([key]) => !held.has(key)))
    : {};

/** An object with its fields in order, without those that mean nothing; in place of some what stands for nothing. */
function inOrder(value: object, empty: Readonly<Record<string, object>> = {}): object {
  const fields = Object.entries(value)
    .map(([key, field]): [string, unknown] => [key, tidiedField(key, field) ?? empty[key]])
    .filter(([, field]) => field !== undefined)
    .sort(([a], [b]) => rankOf(a) - rankOf(b) || (a < b ? -1 : 1));
  return Object.fromEntries(fields);
}

function tidiedField(key: string, value: unknown): unknown {
  // What a picture is made from says which kind it is, even where it is empty: without it nobody could read the rest.
  if ((key === 'scene' || key === 'file') && value === '') return value;
  return key === 'copies' && value === 1 ? undefined : tidied(value);
}

/** A value without what means nothing; undefined if nothing is left. */
function tidied(value: unknown): unknown {
  if (value === '') return undefined;
  if (Array.isArray(value)) {
    const list = value.map(tidied).filter((entry) => entry !== undefined);
    return list.length === 0 ? undefined : list;
  }
  if (typeof value !== 'object' || value === null) return value;
  const object = inOrder(value);
  return Object.keys(object).length === 0 ? undefined : object;
}

/** What a set's file is to an editor. */
export type DraftReading =
  | { readonly is: 'draft'; readonly draft: DraftSet }
  /** A later version of the program wrote it. */
  | { readonly is: 'newer' }
  /** Not JSON, of another kind, or with mistakes that no field of an editor could show. */
  | { readonly is: 'closed' };

const NUMBERED = /^tefuda-card-set\/(\d{1,6})$/;

/**
 * Reads a set's file as an editor takes it up: texts may be missing or too long, fields nobody knows may be there,
 * all else must be right.
 */
export function readDraft(text: string): DraftReading {
  const root = parsed(text);
  const format: unknown = valueAt(root, ['format']);
  if (format !== FORMAT) {
    const number = typeof format === 'string' ? Number(NUMBERED.exec(format)?.[1] ?? 0) : 0;
    return { is: number > 1 ? 'newer' : 'closed' };
  }
  if (typeof root !== 'object' || root === null) return { is: 'closed' };
  const fields = Object.fromEntries(Object.entries({ name: {}, ...root }));
  const draft = readLeniently(draftSet, {
    ...fields,
    cards: entriesOf(fields['cards'], { copies: 1, effects: [], name: {} }),
    // A look without a name bears that of its card.
    variants: entriesOf(fields['variants'], {}),
  });
  return draft === null ? { is: 'closed' } : { is: 'draft', draft };
}

function parsed(text: string): unknown {
  try {
    // Some editors put a byte order mark in front.
    return JSON.parse(text.replace(/^\uFEFF/, ''));
  } catch {
    return null;
  }
}

/** Cards or variants with what a file may leave out. */
function entriesOf(list: unknown, absent: object): unknown {
  return Array.isArray(list) ? list.map((entry: unknown) => completed(entry, absent)) : list;
}

function completed(entry: unknown, absent: object): unknown {
  if (typeof entry !== 'object' || entry === null) return entry;
  const source: unknown = valueAt(entry, ['source']);
  return {
    ...absent,
    ...entry,
    ...(typeof source === 'string' && { source: { en: source } }),
  };
}
