import { useNow } from '@vueuse/core';
import { useI18n } from 'vue-i18n';
import type { MatchSummary } from '@shared/contract/view';
import { useSettingsStore } from '../stores/settings';
import { listed } from './names';
import { when } from './when';

/** Matches told in a line each. */
export function useMatchWords() {
  const { t } = useI18n();
  const settings = useSettingsStore();
  const now = useNow({ interval: 30_000 });

  const ago = (match: MatchSummary): string => when(new Date(match.updated), now.value, settings.language);

  const who = (match: MatchSummary): string => {
    const names = match.seats.map(({ name }) => name);
    const [first = '', second = ''] = names;
    return names.length === 2 ? t('home.against', { first, second }) : listed(names, settings.language);
  };

  const round = (match: MatchSummary): string =>
    t('home.round', { round: match.round, rounds: match.rounds });

  const where = (match: MatchSummary): string =>
    t('home.where', { round: round(match), who: who(match), when: ago(match) });

  /** The seat that came first; of equal scores the later one, as the rules have it. */
  const winner = (match: MatchSummary): number => match.scores.lastIndexOf(Math.max(...match.scores));

  const outcome = (match: MatchSummary): string => {
    const seat = winner(match);
    const stars = match.scores[seat] ?? 0;
    return t('home.outcome', { name: match.seats[seat]?.name ?? '', stars }, stars);
  };

  return { ago, who, round, where, winner, outcome };
}
