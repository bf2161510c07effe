import type { PlayedCard } from '@shared/abilities/card';
import { inLanguage, type Language } from '@shared/cards/words';

/** Power or life: the number a card is read by. */
export const numberOf = (card: PlayedCard): number => (card.type === 'kirby' ? card.power : card.life);

/** The name to say: ours, or the printed one where a person wants it and it is known. */
export function cardName(card: PlayedCard, language: Language, printedNames: boolean): string {
  const name = printedNames && card.printed !== undefined ? card.printed.name : card.name;
  return inLanguage(name, language);
}
