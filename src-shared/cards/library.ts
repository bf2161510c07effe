import { isPlayed, type CardOf, type CardSetOf, type PlayedCardOf, type Variant } from './card';
import { excerpt, problemAt, type Problem } from './problem';
import type { Reading } from './read';
import { CARD_TYPES, type CardType } from './vocabulary';

/** A reading, and the file it came from. */
export interface FileReading<Effects> extends Reading<Effects> {
  readonly file: string;
}

/** A card with the name by which everything outside its set knows it. */
interface NamedCard<Card> {
  /** `set-id/card-id`. */
  readonly ref: string;
  readonly card: Card;
}

interface NamedVariant {
  /** `set-id/variant-id`. */
  readonly ref: string;
  readonly variant: Variant;
}

/** How many cards of each type a set holds, copies counted, and how many variants. */
export type SetCounts = Readonly<Record<CardType | 'variants', number>>;

/** Every set that could be read, looked at as one. */
export interface Library<Effects> {
  /** In the order the files were given. */
  readonly sets: readonly CardSetOf<Effects>[];
  /** All that is wrong: with each file, then with the sets beside each other. */
  readonly problems: readonly Problem[];
  set(id: string): CardSetOf<Effects> | undefined;
  /** @param ref `set-id/card-id` */
  card(ref: string): CardOf<Effects> | undefined;
  /** @param ref `set-id/variant-id` */
  variant(ref: string): Variant | undefined;
  /** Every card of every set, in order. */
  readonly cards: readonly NamedCard<CardOf<Effects>>[];
  /** Every variant whose card is there, in order. */
  readonly variants: readonly NamedVariant[];
  /** The other looks of a card. */
  variantsOf(ref: string): readonly NamedVariant[];
  /** The cards matches are played with: of the sets named, in that order, or of all. Unknown ids give none. */
  played(setIds?: readonly string[]): readonly NamedCard<PlayedCardOf<Effects>>[];
}

/** What a set holds. */
export function countCards<Effects>(set: CardSetOf<Effects>): SetCounts {
  const counts = { kirby: 0, enemy: 0, number: 0, rules: 0, blank: 0, variants: set.variants.length };
  for (const type of CARD_TYPES) {
    for (const card of set.cards) if (card.type === type) counts[type] += card.copies;
  }
  return counts;
}

/**
 * Puts sets together. Files without a set add only their problems; of two sets with one id the first
 * stays, and a variant whose card is nowhere is left out with a warning.
 */
export function makeLibrary<Effects>(readings: readonly FileReading<Effects>[]): Library<Effects> {
  const problems = readings.flatMap((reading) => reading.problems);
  const sets = new Map<string, { set: CardSetOf<Effects>; file: string }>();
  for (const { set, file } of readings) {
    if (set === null) continue;
    const earlier = sets.get(set.id);
    if (earlier === undefined) sets.set(set.id, { set, file });
    else
      problems.push(
        problemAt(file, ['id'], excerpt(set.id), { code: 'set-id-taken', expected: earlier.file }),
      );
  }

  const cards = new Map<string, CardOf<Effects>>();
  for (const { set } of sets.values()) for (const card of set.cards) cards.set(`${set.id}/${card.id}`, card);

  const variants = new Map<string, Variant>();
  const looks = new Map<string, NamedVariant[]>();
  for (const { set, file } of sets.values()) {
    set.variants.forEach((variant, index) => {
      if (!cards.has(variant.of)) {
        const complaint = { code: 'variant-without-card', expected: '' } as const;
        problems.push(problemAt(file, ['variants', index, 'of'], excerpt(variant.of), complaint));
        return;
      }
      const ref = `${set.id}/${variant.id}`;
      variants.set(ref, variant);
      looks.set(variant.of, [...(looks.get(variant.of) ?? []), { ref, variant }]);
    });
  }

  const list = [...sets.values()].map(({ set }) => set);
  return {
    sets: list,
    problems,
    set: (id) => sets.get(id)?.set,
    card: (ref) => cards.get(ref),
    variant: (ref) => variants.get(ref),
    cards: Array.from(cards, ([ref, card]) => ({ ref, card })),
    variants: Array.from(variants, ([ref, variant]) => ({ ref, variant })),
    variantsOf: (ref) => looks.get(ref) ?? [],
    played: (setIds = list.map(({ id }) => id)) => setIds.flatMap((id) => playedOf(sets.get(id)?.set)),
  };
}

function playedOf<Effects>(set: CardSetOf<Effects> | undefined): NamedCard<PlayedCardOf<Effects>>[] {
  if (set === undefined) return [];
  return set.cards.filter(isPlayed).map((card) => ({ ref: `${set.id}/${card.id}`, card }));
}
