import { abilityText } from '@shared/abilities';
import type { PlayedCard, Variant } from '@shared/abilities/card';
import { inLanguage } from '@shared/cards/words';
import type { Language } from '@shared/cards/words';
import { ceremonyText } from '@shared/ceremonies';
import type { HouseCard } from '@shared/vocabularies';

/** The card with the printed name in place of ours, where that name is known. */
export function withPrintedName<Card extends HouseCard>(card: Card): Card {
  const printed = 'printed' in card ? card.printed : undefined;
  return printed?.basis === 'known' ? { ...card, name: printed.name } : card;
}

/** A card's name in a language; a look that has a name of its own is called by that. */
export const cardName = (card: HouseCard, language: Language, look?: Variant): string =>
  inLanguage(look?.name ?? card.name, language);

/** The large number on it: power or life. */
export const cardNumber = (card: PlayedCard): number => (card.type === 'kirby' ? card.power : card.life);

/** What a card does, sentence by sentence; nothing where it does nothing. */
export function rulesWords(card: HouseCard, language: Language): readonly string[] {
  if (card.type === 'ceremony') return ceremonyText(card.effect, language);
  if (card.type !== 'kirby') return [];
  return abilityText(card.effects, language).map(({ condition, lines }) =>
    [...(condition === undefined ? [] : [condition.text]), ...lines].join(' '),
  );
}
