import { useI18n } from 'vue-i18n';
import { effectKind } from '@shared/ceremonies';
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

  /** “Blue 5”, “Enemy, life 3”, or what a ceremony does. */
  function kindOf(card: DraftCard): string {
    if (card.type === 'ceremony') return t(`blocks.ceremonies.kinds.${effectKind(card.effect)}.name`);
    return card.type === 'kirby'
      ? t(`workshop.kinds.${card.color}`, { power: card.power })
      : t('workshop.kinds.enemy', { color: t(`app.colors.${card.color}`), life: card.life });
  }

  return { nameOf, kindOf };
}
