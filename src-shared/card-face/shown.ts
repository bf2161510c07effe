import type { EnemyCard, KirbyCard, Variant } from '@shared/abilities';
import { inLanguage, type Language, type LocalText } from '@shared/cards/words';

/** What decides which words a card shows. */
export interface ShownWords {
  readonly language: Language;
  /** Show the printed card's name where it is known, instead of ours. */
  readonly printedName?: boolean;
  /** Another look for the same card: its name and flavour are shown instead. */
  readonly variant?: Variant;
}

/** The name a card shows. A look's own name comes before the printed one: that belongs to the card it changes. */
export function shownName(
  card: KirbyCard | EnemyCard,
  { language, printedName, variant }: ShownWords,
): string {
  const printed = printedName ? card.printed?.name : undefined;
  return inLanguage(variant?.name ?? printed ?? card.name, language);
}

/** The flavour line a card shows, if it has one. */
export const shownFlavor = (
  card: KirbyCard | EnemyCard,
  { variant }: Pick<ShownWords, 'variant'>,
): LocalText | undefined => variant?.flavor ?? card.flavor;
