import type { Variant } from '@shared/cards/card';
import { inLanguage, type Language, type LocalText } from '@shared/cards/words';
import type { PlayedHouseCard } from '@shared/vocabularies';

/** What decides which words a card shows. */
export interface ShownWords {
  readonly language: Language;
  /** Show the printed card's name where it is known, instead of ours. */
  readonly printedName?: boolean;
  /** Another look for the same card: its name and flavour are shown instead. */
  readonly variant?: Variant;
}

/** The name a card shows. A look's own name comes before the printed one: that belongs to the card it changes. */
export function shownName(card: PlayedHouseCard, { language, printedName, variant }: ShownWords): string {
  const printed = printedName && 'printed' in card ? card.printed?.name : undefined;
  return inLanguage(variant?.name ?? printed ?? card.name, language);
}

/** The flavour line a card shows, if it has one. */
export const shownFlavor = (
  card: PlayedHouseCard,
  { variant }: Pick<ShownWords, 'variant'>,
): LocalText | undefined => variant?.flavor ?? card.flavor;
