import { fits, type Unfitting } from '@shared/card-face';
import { LANGUAGES } from '@shared/cards/words';
import type { DraftCard } from '@shared/contract/drafts';
import { playedFrom } from './cards';

const kept = new WeakMap<DraftCard, readonly Unfitting[]>();

/** The words of a card that its full face cannot show whole, in both languages. Worked out once for each state of it. */
export function unfitting(card: DraftCard): readonly Unfitting[] {
  const known = kept.get(card);
  if (known !== undefined) return known;
  const found = LANGUAGES.flatMap((language) => fits(playedFrom(card), language));
  kept.set(card, found);
  return found;
}
