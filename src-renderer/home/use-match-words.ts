import { useNow } from '@vueuse/core';
import { useI18n } from 'vue-i18n';
import type { MatchSummary } from '@shared/contract/view';
import { useVerdict } from '../end/use-verdict';
import { verdictOf } from '../end/verdict';
import { useSettingsStore } from '../stores/settings';
import { listed } from './names';
import { when } from './when';

/** Matches told in a line each. */
export function useMatchWords() {
  const { t } = useI18n();
  const { verdict } = useVerdict();
  const settings = useSettingsStore();
  const now = useNow({ interval: 30_000 });

  const ago = (match: MatchSummary): string => when(new Date(match.updated), now.value, settings.language);

  /** The game, and the quest where it is one. */
  const what = (match: MatchSummary): string => {
    const game = t(`app.games.${match.game}`);
    return match.quest === undefined ? game : t('home.quest', { game, quest: match.quest });
  };

  const who = (match: MatchSummary): string => {
    const names = match.seats.map(({ name }) => name);
    const [first = '', second = ''] = names;
    return names.length === 2 ? t('home.against', { first, second }) : listed(names, settings.language);
  };

  /** How far it has come: round 3 of 7, set 2 of 4, turn 5 with so many stars. */
  const round = ({ game, round: now, rounds, scores }: MatchSummary): string =>
    t(`home.progress.${game}`, { round: now, rounds, stars: scores[0] ?? 0 }, scores[0] ?? 0);

  const where = (match: MatchSummary): string =>
    t('home.where', { round: round(match), who: who(match), when: ago(match) });

  /** The seat that came first; null after a draw, and when a quest was lost. */
  const winner = (match: MatchSummary): number | null => {
    const winners = verdictOf(match)?.winners ?? [];
    return winners.length === 1 ? (winners[0] ?? null) : null;
  };

  /** The most stars anybody had. */
  const stars = ({ scores }: MatchSummary): number => Math.max(0, ...scores);

  return { ago, what, who, round, where, winner, stars, verdict };
}
