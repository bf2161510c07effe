import { isPlayed, type CardSetOf, type GameCard, type Played, type Variant } from './card';
import { excerpt, problemAt, type Problem } from './problem';
import type { Reading } from './read';
import { TYPES_OF } from './vocabulary';

/** A reading, and the file it came from. */
export interface FileReading<Card extends GameCard> extends Reading<Card> {
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
export type SetCounts = Readonly<Record<string, number>>;

/** Every set that could be read, looked at as one. */
export interface Library<Card extends GameCard> {
  /** In the order the files were given. */
  readonly sets: readonly CardSetOf<Card>[];
  /** All that is wrong: with each file, then with the sets beside each other. */
  readonly problems: readonly Problem[];
  set(id: string): CardSetOf<Card> | undefined;
  /** @param ref `set-id/card-id` */
  card(ref: string): Card | undefined;
  /** @param ref `set-id/variant-id` */
  variant(ref: string): Variant | undefined;
  /** Every card of every set, in order. */
  readonly cards: readonly NamedCard<Card>[];
  /** Every variant whose card is there, in order. */
  readonly variants: readonly NamedVariant[];
  /** The other looks of a card. */
  variantsOf(ref: string): readonly NamedVariant[];
  /** The cards matches are played with: of the sets named, in that order, or of all. Unknown ids give none. */
  played(setIds?: readonly string[]): readonly NamedCard<Played<Card>>[];
}

/** What a set holds. */
export function countCards<Card extends GameCard>(set: CardSetOf<Card>): SetCounts {
  const counts: Record<string, number> = {};
  for (const type of TYPES_OF[set.game]) {
    const ofType = set.cards.filter((card) => card.type === type);
    counts[type] = ofType.reduce((sum, { copies }) => sum + copies, 0);
  }
  counts['variants'] = set.variants.length;
  return counts;
}

/**
 * Puts sets together. Files without a set add only their problems; of two sets with one id the first
 * stays, a variant whose card is nowhere is left out with a warning, and one of another game's card is told.
 */
export function makeLibrary<Card extends GameCard>(readings: readonly FileReading<Card>[]): Library<Card> {
  const problems = readings.flatMap((reading) => reading.problems);
  const sets = new Map<string, { set: CardSetOf<Card>; file: string }>();
  for (const { set, file } of readings) {
    if (set === null) continue;
    const earlier = sets.get(set.id);
    if (earlier === undefined) sets.set(set.id, { set, file });
    else
      problems.push(
        problemAt(file, ['id'], excerpt(set.id), { code: 'set-id-taken', expected: earlier.file }),
      );
  }

  const cards = new Map<string, Card>();
  for (const { set } of sets.values()) for (const card of set.cards) cards.set(`${set.id}/${card.id}`, card);

  const gameOf = (ref: string): string | undefined => sets.get(ref.split('/', 1)[0] ?? '')?.set.game;
  const variants = new Map<string, Variant>();
  const looks = new Map<string, NamedVariant[]>();
  for (const { set, file } of sets.values()) {
    set.variants.forEach((variant, index) => {
      if (!cards.has(variant.of)) {
        const complaint = { code: 'variant-without-card', expected: '' } as const;
        problems.push(problemAt(file, ['variants', index, 'of'], excerpt(variant.of), complaint));
        return;
      }
      const game = gameOf(variant.of);
      if (game !== undefined && game !== set.game) {
        const complaint = { code: 'variant-of-other-game', expected: game } as const;
        problems.push(problemAt(file, ['variants', index, 'of'], excerpt(variant.of), complaint));
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

function playedOf<Card extends GameCard>(set: CardSetOf<Card> | undefined): NamedCard<Played<Card>>[] {
  if (set === undefined) return [];
  return set.cards.filter(isPlayed).map((card) => ({ ref: `${set.id}/${card.id}`, card }));
}
