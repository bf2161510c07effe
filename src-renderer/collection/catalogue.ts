import type { Variant } from '@shared/abilities';
import { undisguised } from '@shared/cards/words';
import type { HouseCard } from '@shared/vocabularies';

/** A card of the wall. */
export interface WallCard {
  /** `set-id/card-id`. */
  readonly ref: string;
  /** Id of its set. */
  readonly set: string;
  readonly card: HouseCard;
}

/** A look of a card, and the name everything else knows it by. */
export interface NamedLook {
  /** `set-id/variant-id`. */
  readonly ref: string;
  readonly variant: Variant;
}

/** The set in a name of a card or a look. */
export const setOf = (ref: string): string => ref.slice(0, ref.indexOf('/'));

/** Every card of every set, in the order of the sets. */
export const wallCards = (cards: ReadonlyMap<string, HouseCard>): WallCard[] =>
  Array.from(cards, ([ref, card]) => ({ ref, set: setOf(ref), card }));

/** The other looks of each card that has any, in the order of their sets. */
export function looksByCard(variants: ReadonlyMap<string, Variant>): Map<string, NamedLook[]> {
  const byCard = new Map<string, NamedLook[]>();
  for (const [ref, variant] of variants) {
    const looks = byCard.get(variant.of);
    if (looks === undefined) byCard.set(variant.of, [{ ref, variant }]);
    else looks.push({ ref, variant });
  }
  return byCard;
}

/** A set's name in a language, or in the other one where it is missing. */
export const setWords = (
  { en = '', ja = '' }: { readonly en?: string | undefined; readonly ja?: string | undefined },
  language: string,
): string => undisguised(language === 'ja' ? ja || en : en || ja);
