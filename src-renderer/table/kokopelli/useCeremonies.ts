import { useI18n } from 'vue-i18n';
import { ceremonyMark } from '@shared/card-face/ceremony-picture';
import { ceremonyShort, ceremonyText, type CeremonyCard } from '@shared/ceremonies';
import { KOKOPELLI_BOX } from '@shared/games/box';
import { useCards } from '../../cards/use-card';
import { useSettingsStore } from '../../stores/settings';

/** The wild card of the box. */
export const WILD = `${KOKOPELLI_BOX}/kokopelli`;

/** Ceremonies as they are shown and told to this person. */
export function useCeremonies() {
  const { anyShown, nameOf } = useCards();
  const settings = useSettingsStore();
  const { t } = useI18n();

  const ceremonyOf = (ref: string): CeremonyCard | undefined => {
    const card = anyShown(ref);
    return card?.type === 'ceremony' ? card : undefined;
  };
  const told = (card: CeremonyCard): string => {
    const lines = ceremonyText(card.effect, settings.cardLanguage);
    return lines.join(settings.cardLanguage === 'ja' ? '\u200b' : ' ');
  };
  return {
    ceremonyOf,
    nameOf,
    /** Its mark as a whole drawing; empty for what is no card of this game. */
    markOf(ref: string): string {
      const card = anyShown(ref);
      return card?.type === 'ceremony' || card?.type === 'kokopelli' ? ceremonyMark(card) : '';
    },
    /** What it does, in full sentences; empty for a Kokopelli. */
    textOf(ref: string): string {
      const card = ceremonyOf(ref);
      return card === undefined ? '' : told(card);
    },
    /** What it does, in one line. */
    shortOf(ref: string): string {
      const card = ceremonyOf(ref);
      return card === undefined ? '' : ceremonyShort(card.effect, settings.cardLanguage);
    },
    /** Name and text, as a note at the pointer tells them. */
    noteOf(ref: string): string {
      const card = ceremonyOf(ref);
      return card === undefined
        ? nameOf(ref)
        : t('table.kokopelli.note', { name: nameOf(ref), text: told(card) });
    },
  };
}
