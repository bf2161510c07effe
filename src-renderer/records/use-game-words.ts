import { useI18n } from 'vue-i18n';
import { questOf, type Judged } from '../end/verdict';

/** What a match played: “Copy Ability Battle”, “Solo Battle, quest 4”. */
export function useGameWords(): { readonly gameWords: (match: Judged) => string } {
  const { t } = useI18n();

  function gameWords(match: Judged): string {
    const game = t(`app.games.${match.game}`);
    const quest = questOf(match);
    return quest === null ? game : t('records.gameQuest', { game, quest });
  }

  return { gameWords };
}
