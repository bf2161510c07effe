import { computed, type WritableComputedRef } from 'vue';
import { useI18n } from 'vue-i18n';
import { useRoute, useRouter } from 'vue-router';
import { GAMES } from '@shared/cards/vocabulary';
import { useLibraryStore } from '../stores/library';
import { looksByCard, wallCards, type WallCard } from './catalogue';
import { everythingOf, filtersFromQuery, filtersToQuery, fits, gameOfCard, type Filters } from './filters';
import { makeCardSearch } from './search';

/**
 * The cards on the wall, and which of them is open. What they are narrowed to stands in the address, so that it
 * is still there when one comes back.
 */
export function useWall() {
  const { t } = useI18n();
  const route = useRoute();
  const router = useRouter();
  const library = useLibraryStore();

  const asked = (name: string): string => {
    const value = route.query[name];
    return typeof value === 'string' ? value : '';
  };
  const ask = (changes: Readonly<Record<string, string>>): void => {
    const query = Object.fromEntries(
      Object.entries({ ...route.query, ...changes }).filter(([, value]) => value !== ''),
    );
    void router.replace({ query });
  };

  const every = computed(() => wallCards(library.everyCard));
  const search = computed(() => {
    const looks = looksByCard(library.variants);
    return makeCardSearch(
      (key, language) => t(key, {}, { locale: language }),
      (ref) => looks.get(ref) ?? [],
    );
  });

  const query = computed({ get: () => asked('q'), set: (q) => ask({ q }) });
  /** The card whose page is open. */
  const open = computed<WallCard | null>({
    get: () => every.value.find(({ ref }) => ref === asked('card')) ?? null,
    // The game of a card that came with the address stays when that is closed.
    set: (card) => ask({ card: card?.ref ?? '', game: filtersToQuery(filters.value)['game'] ?? '' }),
  });
  /** Whoever comes for one card sees it among those of its game. */
  const filters: WritableComputedRef<Filters> = computed({
    get: () => ({ ...filtersFromQuery(asked), ...(open.value && { game: gameOfCard(open.value.card) }) }),
    set: (chosen) =>
      ask({ ...filtersToQuery(chosen), ...(chosen.game !== filters.value.game && { card: '' }) }),
  });
  const all = computed(() => every.value.filter(({ card }) => gameOfCard(card) === filters.value.game));
  const holding = computed(() => search.value(query.value));
  const found = computed(() => all.value.filter((card) => fits(filters.value, card) && holding.value(card)));
  /** Another game with cards that are being searched for, where this one has none. */
  const elsewhere = computed(() => {
    if (query.value.trim() === '' || found.value.length > 0) return null;
    const other = every.value.filter(({ card }) => gameOfCard(card) !== filters.value.game);
    const holds = other.filter(holding.value);
    const game = GAMES.find((one) => holds.some(({ card }) => gameOfCard(card) === one));
    if (game === undefined) return null;
    return { game, count: holds.filter(({ card }) => gameOfCard(card) === game).length };
  });
  /** A game's cards, by no filter but that; a set of the other one would leave none of them. */
  const showGame = (game: Filters['game']): void => {
    filters.value = { ...filters.value, game, set: null };
  };
  const showAll = (): void => ask({ q: '', ...filtersToQuery(everythingOf(filters.value.game)) });

  return { all, query, filters, found, elsewhere, open, showGame, showAll };
}
