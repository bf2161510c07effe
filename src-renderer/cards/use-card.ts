import { useI18n } from 'vue-i18n';
import type { PlayedCard } from '@shared/abilities/card';
import { useLibraryStore } from '../stores/library';
import { useSettingsStore } from '../stores/settings';
import { cardName, cardNumber, withPrintedName } from './card-words';

/** Cards as they are shown to this person: with the chosen names, in the card language. */
export function useCards() {
  const { t } = useI18n();
  const library = useLibraryStore();
  const settings = useSettingsStore();

  const shown = (id: string): PlayedCard | undefined => {
    const card = library.card(id);
    return card && settings.settings.printedNames ? withPrintedName(card) : card;
  };

  /** A card's name alone. */
  const nameOf = (id: string): string => {
    const card = shown(id);
    return card ? cardName(card, settings.cardLanguage) : t('app.cards.unknown');
  };

  /** Everything a card's face says at a glance, for those who hear it: “Scatter Burst, blue 5, bomb”. */
  const spoken = (id: string): string => {
    const card = shown(id);
    if (!card) return t('app.cards.unknown');
    const values = {
      name: cardName(card, settings.cardLanguage),
      color: t(`app.colors.${card.color}`),
      number: cardNumber(card),
      ability: card.ability ? t(`app.abilities.${card.ability}`) : '',
    };
    const ability = card.ability ? 'Ability' : 'Plain';
    return card.type === 'kirby'
      ? t(`app.cards.kirby${ability}`, values)
      : t(`app.cards.enemy${ability}`, { ...values, stars: card.points });
  };

  return { shown, nameOf, spoken };
}
