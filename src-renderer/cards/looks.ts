import type { Variant } from '@shared/abilities/card';
import { Random, subSeed } from '@shared/art/drawing/random';
import type { Looks } from '@shared/contract/pictures';

/** Other looks by `set-id/variant-id`, as the library has them. */
type Variants = ReadonlyMap<string, Variant>;

/**
 * Which copy of its card an instance of a match is, from 0. The copies of a box's card are numbered one after the
 * other, so that their remainders are all different; which of them comes first is all the same.
 * @param copies of the card in its set, 1 or more
 */
export const copyOf = (instance: number, copies: number): number => instance % Math.max(1, copies);

/** The look chosen for a copy of a card; null is the card's own, also where the chosen look is gone. */
export function chosenLook(looks: Looks, variants: Variants, cardId: string, copy: number): string | null {
  const chosen = looks.copies[cardId]?.[copy] ?? null;
  return chosen !== null && variants.get(chosen)?.of === cardId ? chosen : null;
}

/**
 * A look drawn for an instance of a match: its own or any other, the same whenever that match is looked at.
 * Copies of one card may show different looks.
 */
export function drawnLook(
  variants: Variants,
  cardId: string,
  match: string,
  instance: number,
): string | null {
  const others = Array.from(variants)
    .filter(([, { of }]) => of === cardId)
    .map(([ref]) => ref)
    .sort();
  return new Random(subSeed(match, `look ${instance}`)).pick<string | null>([null, ...others]);
}
