import { useI18n } from 'vue-i18n';
import type { PlayedCard, Variant } from '@shared/abilities/card';
import type { Language } from '@shared/cards/words';
import type { HouseCard } from '@shared/vocabularies';
import { useLibraryStore } from '../stores/library';
import { useLooksStore } from '../stores/looks';
import { useSettingsStore } from '../stores/settings';
import { useCarried } from './carried';
import { cardName, cardNumber, withPrintedName } from './card-words';

/** Cards as they are shown to this person: with the chosen names and looks, in the card language. */
export function useCards() {
  const { t } = useI18n();
  const library = useLibraryStore();
  const looks = useLooksStore();
  const settings = useSettingsStore();
  const carried = useCarried();

  const named = <Card extends HouseCard>(card: Card | undefined): Card | undefined =>
    card && settings.settings.printedNames ? withPrintedName(card) : card;

  /** A card of Copy-toru that is played. */
  const shown = (id: string): PlayedCard | undefined => {
    const design = carried.value.get(id);
    const isCopytoru = design?.type === 'kirby' || design?.type === 'enemy';
    return named(isCopytoru ? design : library.card(id));
  };
  /** Any card of any game, number, rules and blank cards included. */
  const anyShown = (id: string): HouseCard | undefined => named(carried.value.get(id) ?? library.anyCard(id));

  /**
   * The look a card shows.
   * @param look `set-id/variant-id`, null for its own; left out, the one chosen for its first copy
   */
  function variantOf(id: string, look?: string | null): Variant | undefined {
    const chosen = look === undefined ? looks.lookOf(id) : look;
    return chosen === null ? undefined : library.variant(chosen);
  }

  /** A card's name alone; `look` as for {@link variantOf}. */
  const nameOf = (id: string, look?: string | null): string => {
    const card = anyShown(id);
    return card ? cardName(card, settings.cardLanguage, variantOf(id, look)) : t('app.cards.unknown');
  };

  /** Everything a face says at a glance, for those who hear it: “Scatter Burst, blue 5, bomb”. */
  function inWords(card: HouseCard, variant?: Variant, language: Language = settings.cardLanguage): string {
    const name = cardName(card, language, variant);
    if (card.type === 'ceremony') return t('app.cards.ceremony', { name });
    if (card.type === 'kokopelli') return t('app.cards.wild', { name });
    if (card.type !== 'kirby' && card.type !== 'enemy') return name;
    const values = {
      name,
      color: t(`app.colors.${card.color}`),
      number: cardNumber(card),
      ability: card.ability ? t(`app.abilities.${card.ability}`) : '',
    };
    const ability = card.ability ? 'Ability' : 'Plain';
    return card.type === 'kirby'
      ? t(`app.cards.kirby${ability}`, values)
      : t(`app.cards.enemy${ability}`, { ...values, stars: card.points });
  }

  /** The same of a card of the library; `look` as for {@link variantOf}. */
  const spoken = (id: string, look?: string | null): string => {
    const card = anyShown(id);
    return card ? inWords(card, variantOf(id, look)) : t('app.cards.unknown');
  };

  return { shown, anyShown, variantOf, nameOf, inWords, spoken };
}
