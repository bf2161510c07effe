import { useI18n } from 'vue-i18n';
import { inLanguage } from '@shared/cards/words';
import type { DraftCard, DraftText } from '@shared/contract/drafts';
import { useSettingsStore } from '../stores/settings';

/** Drafts in words of the interface. */
export function useDraftWords() {
  const { t } = useI18n();
  const settings = useSettingsStore();

  /** A name, or that there is none yet. */
  const nameOf = (text: DraftText): string =>
    inLanguage(text, settings.language).trim() || t('workshop.nameless');

  /** “Blue 5”, “Enemy, life 3”. */
  const kindOf = (card: DraftCard): string =>
    card.type === 'kirby'
      ? t(`workshop.kinds.${card.color}`, { power: card.power })
      : t('workshop.kinds.enemy', { color: t(`app.colors.${card.color}`), life: card.life });

  return { nameOf, kindOf };
}
