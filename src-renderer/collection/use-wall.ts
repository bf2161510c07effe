import { computed } from 'vue';
import { useI18n } from 'vue-i18n';
import { useRoute, useRouter } from 'vue-router';
import { useLibraryStore } from '../stores/library';
import { looksByCard, wallCards } from './catalogue';
import { ALL_PLAYED, filtersFromQuery, filtersToQuery, fits, type Filters } from './filters';
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

  const all = computed(() => wallCards(library.everyCard));
  const search = computed(() => {
    const looks = looksByCard(library.variants);
    return makeCardSearch(
      (key, language) => t(key, {}, { locale: language }),
      (ref) => looks.get(ref) ?? [],
    );
  });

  const query = computed({ get: () => asked('q'), set: (q) => ask({ q }) });
  const filters = computed<Filters>({
    get: () => filtersFromQuery(asked),
    set: (chosen) => ask(filtersToQuery(chosen)),
  });
  const found = computed(() => {
    const holds = search.value(query.value);
    return all.value.filter((card) => fits(filters.value, card) && holds(card));
  });
  /** The card whose page is open. */
  const open = computed({
    get: () => all.value.find(({ ref }) => ref === asked('card')) ?? null,
    set: (card) => ask({ card: card?.ref ?? '' }),
  });
  const showAll = (): void =>
    ask({ q: '', ...filtersToQuery({ ...ALL_PLAYED, kinds: ['kirby', 'enemy', 'other'] }) });

  return { all, query, filters, found, open, showAll };
}
