import { z } from 'zod';
import type { CopytoruCard, Variant } from '@shared/abilities';
import { CARD_TYPES } from '@shared/cards/vocabulary';
import type { LibrarySnapshot } from '@shared/contract/library';

/** A card of the wall. */
export interface WallCard {
  /** `set-id/card-id`. */
  readonly ref: string;
  /** Id of its set. */
  readonly set: string;
  readonly card: CopytoruCard;
}

/** A look of a card, and the name everything else knows it by. */
export interface NamedLook {
  /** `set-id/variant-id`. */
  readonly ref: string;
  readonly variant: Variant;
}

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;
const types: readonly unknown[] = CARD_TYPES;

/** The main process reads and checks every set; here entries are only told from what they are not. */
const copytoruCard = z.custom<CopytoruCard>(
  (value) => isObject(value) && 'type' in value && types.includes(value.type),
);
const variant = z.custom<Variant>(
  (value) => isObject(value) && 'of' in value && typeof value.of === 'string',
);

const setOf = (ref: string): string => ref.slice(0, ref.indexOf('/'));

/** Every card of every set, in the order of the sets. */
export const wallCards = ({ cards }: LibrarySnapshot): WallCard[] =>
  Object.entries(cards).flatMap(([ref, value]) => {
    const read = copytoruCard.safeParse(value);
    return read.success ? [{ ref, set: setOf(ref), card: read.data }] : [];
  });

/** The other looks of each card that has any, in the order of their sets. */
export function looksByCard({ variants }: LibrarySnapshot): Map<string, NamedLook[]> {
  const byCard = new Map<string, NamedLook[]>();
  for (const [ref, value] of Object.entries(variants)) {
    const read = variant.safeParse(value);
    if (!read.success) continue;
    const looks = byCard.get(read.data.of);
    if (looks === undefined) byCard.set(read.data.of, [{ ref, variant: read.data }]);
    else looks.push({ ref, variant: read.data });
  }
  return byCard;
}

export { setOf };
