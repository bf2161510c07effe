import type { KirbyCard } from '@shared/abilities';
import type { CeremonyCard } from '@shared/ceremonies';
import { COLORS } from '@shared/cards/vocabulary';
import type { HouseCard } from '@shared/vocabularies';

/** A card whose ability or effect can be taken over. */
export interface Preset<Card> {
  /** `set-id/card-id`. */
  readonly ref: string;
  readonly card: Card;
}

type Cards = ReadonlyMap<string, HouseCard>;

/** Of cards that do the same only the first, and none that does what is there already, or nothing. */
function unlike<Card>(
  presets: readonly Preset<Card>[],
  doesOf: (card: Card) => unknown,
  now: unknown,
): readonly Preset<Card>[] {
  const seen = new Set(['[]', JSON.stringify(now)]);
  return presets.filter(({ card }) => {
    const does = JSON.stringify(doesOf(card));
    return !seen.has(does) && seen.add(does);
  });
}

/**
 * The cards of a library that have abilities, by power and colour. Of cards that do the same only the first
 * is there, and none that does what this card does already.
 */
export const presetsOf = (cards: Cards, now: KirbyCard['effects']): readonly Preset<KirbyCard>[] =>
  unlike(
    [...cards]
      .flatMap(([ref, card]) => (card.type === 'kirby' ? [{ ref, card }] : []))
      .toSorted(
        (a, b) => a.card.power - b.card.power || COLORS.indexOf(a.card.color) - COLORS.indexOf(b.card.color),
      ),
    ({ effects }) => effects,
    now,
  );

/** The ceremonies of a library in its order, each effect once, and without the one that is there already. */
export const ceremonyPresets = (cards: Cards, now: CeremonyCard['effect']): readonly Preset<CeremonyCard>[] =>
  unlike(
    [...cards].flatMap(([ref, card]) => (card.type === 'ceremony' ? [{ ref, card }] : [])),
    ({ effect }) => effect,
    now,
  );
