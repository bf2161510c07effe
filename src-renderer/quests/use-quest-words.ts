import { useI18n } from 'vue-i18n';
import type { QuestStanding } from '@shared/contract/quests';

type Best = NonNullable<QuestStanding['best']>;

/** How quests went, in words. */
export function useQuestWords() {
  const { t } = useI18n();

  /** “6 turns, 3 hits left, 52 stars”. */
  const resultOf = ({ turns, lifeLeft, stars }: Best): string =>
    t('quests.result', {
      turns: t('quests.turns', { count: turns }, turns),
      hits: t('quests.hitsLeft', { count: lifeLeft }, lifeLeft),
      stars: t('app.stars', { count: stars }, stars),
    });

  /** Best result, tries and wins as sentences; one that says so where nobody has tried. */
  const history = ({ best, tries, wins }: QuestStanding): readonly string[] => {
    if (tries === 0) return [t('quests.untried')];
    const told = t('quests.triesAndWins', {
      tries: t('quests.tries', { count: tries }, tries),
      wins: t('quests.wins', { count: wins }, wins),
    });
    return best === null ? [told] : [t('quests.best', { result: resultOf(best) }), told];
  };

  return { resultOf, history };
}
