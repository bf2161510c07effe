import type { PlayedCard } from '@shared/abilities/card';
import { inLanguage } from '@shared/cards/words';
import type { Language } from '@shared/cards/words';

/** The card with the printed name in place of ours, where that name is known. */
export function withPrintedName(card: PlayedCard): PlayedCard {
  return card.printed?.basis === 'known' ? { ...card, name: card.printed.name } : card;
}

/** A card's name in a language. */
export const cardName = (card: PlayedCard, language: Language): string => inLanguage(card.name, language);

/** The large number on it: power or life. */
export const cardNumber = (card: PlayedCard): number => (card.type === 'kirby' ? card.power : card.life);
