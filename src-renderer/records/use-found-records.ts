import { computed } from 'vue';
import { useI18n } from 'vue-i18n';
import { useRoute, useRouter } from 'vue-router';
import { gameId } from '@shared/contract/players';
import { useMatchesStore } from '../stores/matches';
import { makeSearch } from './search';

/**
 * The finished matches that fit what is looked for, and which of them is chosen. All of it stands in the
 * address, so that it is still there when one comes back from a record.
 */
export function useFoundRecords() {
  const { t } = useI18n();
  const route = useRoute();
  const router = useRouter();
  const matches = useMatchesStore();
  const search = makeSearch(
    (key, values, language) => t(key, values, { locale: language }),
    () => new Date(),
  );

  const asked = (name: 'match' | 'q' | 'game'): string => {
    const value = route.query[name];
    return typeof value === 'string' ? value : '';
  };
  const ask = (changes: Readonly<Record<string, string>>): void => {
    const query = Object.fromEntries(
      Object.entries({ ...route.query, ...changes }).filter(([, value]) => value !== ''),
    );
    void router.replace({ query });
  };

  const query = computed({ get: () => asked('q'), set: (q) => ask({ q }) });
  const games = computed(() => [
    { value: 'all', text: t('records.games.all') },
    ...gameId.options.map((game) => ({ value: game, text: t(`app.games.${game}`) })),
  ]);
  const game = computed({
    get: () => (games.value.some(({ value }) => value === asked('game')) ? asked('game') : 'all'),
    set: (chosen) => ask({ game: chosen === 'all' ? '' : chosen }),
  });
  const found = computed(() => {
    const fits = search(query.value);
    return matches.finished.filter(
      (match) => (game.value === 'all' || match.game === game.value) && fits(match),
    );
  });
  const current = computed(() => found.value.find(({ id }) => id === asked('match')) ?? found.value[0]);
  const chosen = computed({ get: () => current.value?.id ?? null, set: (id) => ask({ match: id ?? '' }) });
  const narrowed = computed(() => query.value.trim() !== '' || game.value !== 'all');
  const count = computed(() => {
    const [here, all] = [found.value.length, matches.finished.length];
    return narrowed.value
      ? t('records.list.found', { count: here, all }, here)
      : t('records.list.count', { count: all }, all);
  });
  /** Said where there are matches, but none that fits. */
  const nothingFits = computed(() =>
    query.value.trim() === ''
      ? t('records.none.headGame')
      : t('records.none.head', { query: query.value.trim() }),
  );
  const showAll = (): void => ask({ q: '', game: '' });

  return { ask, query, games, game, found, current, chosen, count, nothingFits, showAll };
}
