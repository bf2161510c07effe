import type { z } from 'zod';
import type { CardSetOf, GameCard, Variant } from './card';
import { reviewArt } from './checks';
import { explain, withoutUnknown, type Place } from './explain';
import { parseText } from './parse';
import { excerpt, problemAt, valueAt, type Complaint, type Problem } from './problem';
import {
  CARD_LIMIT,
  envelopeSchema,
  FORMAT,
  variantSchema,
  type CardVocabulary,
  type Vocabularies,
} from './schema';
import { didYouMean } from './suggest';
import { GAMES, SET_KINDS, type GameId } from './vocabulary';

/** A card set file, read into memory. */
export interface CardSetFile<Card extends GameCard> {
  readonly text: string;
  /** Its name, for the problems. */
  readonly file: string;
  readonly vocabularies: Vocabularies<Card>;
}

/** What became of a file. `set` is null if any problem is an error. */
export interface Reading<Card extends GameCard> {
  readonly set: CardSetOf<Card> | null;
  readonly problems: readonly Problem[];
}

/**
 * Reads a card set. Never throws: whatever the text is, the answer is a set, or a list of all that is wrong
 * with it, or a set with warnings.
 */
export function readCardSet<Card extends GameCard>({
  text,
  file,
  vocabularies,
}: CardSetFile<Card>): Reading<Card> {
  const parsed = parseText(text, file);
  if ('problem' in parsed) return { set: null, problems: [parsed.problem] };
  return new SetReader(parsed.root, file, vocabularies).read();
}

/** A reading that goes on without the entries that have errors. */
export interface ReadingWithout<Card extends GameCard> extends Reading<Card> {
  /** The places of cards (or variants) that were left out, from 0, in order. */
  readonly leftOut: readonly number[];
}

const ENTRY = /^(cards|variants)\[(\d+)\]/;

/**
 * Reads a card set and leaves out the cards and variants that have errors. All problems are told; `set` is
 * null if one is with the set itself, or if nothing of it is left.
 */
export function readCardSetWithout<Card extends GameCard>({
  text,
  file,
  vocabularies,
}: CardSetFile<Card>): ReadingWithout<Card> {
  const parsed = parseText(text, file);
  if ('problem' in parsed) return { set: null, problems: [parsed.problem], leftOut: [] };
  const { root } = parsed;
  const whole = new SetReader(root, file, vocabularies).read();
  const errors = whole.problems.filter(({ severity }) => severity === 'error');
  const places = errors.map(({ path }) => ENTRY.exec(path));
  const list = places[0]?.[1];
  if (list === undefined || places.some((place) => place === null)) return { ...whole, leftOut: [] };
  const leftOut = new Set(places.map((place) => Number(place?.[2])));
  const entries: unknown = valueAt(root, [list]);
  const rest = Array.isArray(entries) ? entries.filter((_, index) => !leftOut.has(index)) : [];
  const { set } = new SetReader({ ...root, [list]: rest }, file, vocabularies).read();
  return {
    set: rest.length === 0 ? null : set,
    problems: whole.problems,
    leftOut: [...leftOut].sort((a, b) => a - b),
  };
}

/** `tefuda-card-set/2` and so on. */
const NUMBERED = /^tefuda-card-set\/(\d{1,6})$/;

function formatComplaint(format: unknown): Complaint | null {
  if (format === FORMAT) return null;
  if (format === undefined) return { code: 'format-missing', expected: `"${FORMAT}"` };
  const number = typeof format === 'string' ? NUMBERED.exec(format)?.[1] : undefined;
  const newer = number !== undefined && Number(number) > 1;
  const hint = typeof format === 'string' && !newer ? didYouMean(format, [FORMAT]) : undefined;
  const complaint: Complaint = { code: newer ? 'format-newer' : 'format-unknown', expected: `"${FORMAT}"` };
  return hint === undefined ? complaint : { ...complaint, hint };
}

/** One reading of one file: gathers problems on its way through. */
class SetReader<Card extends GameCard> {
  private readonly problems: Problem[] = [];

  constructor(
    private readonly root: object,
    private readonly file: string,
    private readonly vocabularies: Vocabularies<Card>,
  ) {}

  read(): Reading<Card> {
    const format: unknown = valueAt(this.root, ['format']);
    const complaint = formatComplaint(format);
    if (complaint !== null) this.report(['format'], format, complaint);
    // Another format has other fields: judging them by ours would only mislead.
    const readable = complaint === null || complaint.code === 'format-missing';
    const set = readable ? this.readSet() : null;
    const failed = this.problems.some(({ severity }) => severity === 'error');
    return { set: failed ? null : set, problems: this.problems };
  }

  private report(path: readonly PropertyKey[], found: unknown, complaint: Complaint): void {
    this.problems.push(problemAt(this.file, path, excerpt(found), complaint));
  }

  private readSet(): CardSetOf<Card> | null {
    const { cards: _cards, variants: _variants, ...envelope } = { cards: null, variants: null, ...this.root };
    const vocabulary = this.vocabulary();
    const fields = vocabulary?.fields ?? [];
    const head = this.check(
      envelopeSchema,
      { format: FORMAT, ...envelope },
      { file: this.file, path: [], fields },
    );
    const lists = this.lists();
    const variants = this.readList('variants', lists.variants, variantSchema, fields);
    const cards = vocabulary === null ? [] : this.readCards(lists.cards, vocabulary);
    if (head === null) return null;
    const { $schema: _schema, format: _format, ...known } = head;
    const set = { ...known, cards, variants };
    // With a card left out the places of the others, and any count, would be wrong.
    if (vocabulary !== null && cards.length === lists.cards.length) this.reviewSet(set, vocabulary);
    return set;
  }

  private game(): GameId | undefined {
    const given: unknown = valueAt(this.root, ['game']);
    return GAMES.find((name) => name === given);
  }

  /** What cards of this set's game can do; reports a game the reader was given no vocabulary for. */
  private vocabulary(): CardVocabulary<Card> | null {
    const given: unknown = valueAt(this.root, ['game']);
    const game = this.game();
    if (game === undefined) return null;
    const vocabulary = this.vocabularies[game];
    if (vocabulary !== undefined) return vocabulary;
    this.report(['game'], given, {
      code: 'unsupported-game',
      expected: Object.keys(this.vocabularies).join(' | '),
    });
    return null;
  }

  /** The list this kind of set is made of; the other one is a field too many. */
  private lists(): { cards: readonly unknown[]; variants: readonly unknown[] } {
    const kind: unknown = valueAt(this.root, ['kind']);
    const own = kind === 'variants' ? 'variants' : 'cards';
    const other = own === 'cards' ? 'variants' : 'cards';
    const surplus: unknown = valueAt(this.root, [other]);
    if (surplus !== undefined && SET_KINDS.some((name) => name === kind)) {
      this.report([other], surplus, { code: 'unknown-field', expected: own, hint: own });
    }
    return { cards: [], variants: [], [own]: this.list(own) };
  }

  private list(name: 'cards' | 'variants'): readonly unknown[] {
    const list: unknown = valueAt(this.root, [name]);
    if (!Array.isArray(list)) {
      this.report([name], list, {
        code: list === undefined ? 'missing-field' : 'wrong-type',
        expected: '[…]',
      });
      return [];
    }
    if (list.length <= CARD_LIMIT) return list;
    this.report([name], list, { code: 'too-many-cards', expected: `≤ ${CARD_LIMIT}` });
    return [];
  }

  private reviewSet(set: CardSetOf<Card>, vocabulary: CardVocabulary<Card>): void {
    for (const { found, ...complaint } of vocabulary.reviewSet?.(set) ?? []) {
      this.report([], found ?? valueAt(this.root, complaint.path ?? []), complaint);
    }
  }

  private readCards(list: readonly unknown[], vocabulary: CardVocabulary<Card>): Card[] {
    return this.readList('cards', list, vocabulary.cards, vocabulary.fields, (raw, card, index) => {
      for (const complaint of vocabulary.review(raw, card)) {
        const found: unknown = valueAt(raw, complaint.path ?? []);
        this.report(['cards', index], found, complaint);
      }
    });
  }

  private readList<T extends Card | Variant>(
    name: 'cards' | 'variants',
    list: readonly unknown[],
    schema: z.ZodType<T>,
    fields: readonly string[],
    review?: (raw: unknown, entry: T | null, index: number) => void,
  ): T[] {
    const entries: T[] = [];
    const seen = new Set<string>();
    const game = this.game();
    list.forEach((raw, index) => {
      const entry = this.check(schema, raw, { file: this.file, path: [name, index], fields });
      if (entry !== null) entries.push(entry);
      const id: unknown = valueAt(raw, ['id']);
      if (typeof id === 'string') {
        if (seen.has(id)) this.report([name, index, 'id'], id, { code: 'duplicate-id', expected: '' });
        seen.add(id);
      }
      for (const complaint of game === undefined ? [] : reviewArt(entry?.art, game)) {
        this.report([name, index], valueAt(raw, complaint.path ?? []), complaint);
      }
      review?.(raw, entry, index);
    });
    return entries;
  }

  /**
   * Checks a value. Fields the schema does not know are reported and left out, and the rest is judged
   * without them; null if anything else is wrong.
   */
  private check<T>(schema: z.ZodType<T>, value: unknown, place: Place): T | null {
    const first = schema.safeParse(value);
    if (first.success) return first.data;
    const { issues } = first.error;
    const unknown = issues.filter(({ code }) => code === 'unrecognized_keys');
    this.problems.push(...explain(unknown, value, place));
    const cleaned = withoutUnknown(value, unknown);
    const second = unknown.length === 0 ? first : schema.safeParse(cleaned);
    if (second.success) return second.data;
    this.problems.push(...explain(second.error.issues, cleaned, place));
    return null;
  }
}
