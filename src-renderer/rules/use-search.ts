import { computed, ref, type ComputedRef, type Ref } from 'vue';
import { useI18n } from 'vue-i18n';
import { indexOf, search, type Found } from './search';

/** The rules to be searched by one's own words, in both languages whatever the interface speaks. */
export function useSearch(): {
  readonly query: Ref<string>;
  readonly searching: ComputedRef<boolean>;
  readonly found: ComputedRef<readonly Found[]>;
} {
  const { t, availableLocales } = useI18n();
  const query = ref('');
  const index = computed(() => indexOf((key) => availableLocales.map((locale) => t(key, {}, { locale }))));
  const searching = computed(() => query.value.trim() !== '');
  return {
    query,
    searching,
    found: computed(() => (searching.value ? search(index.value, query.value) : [])),
  };
}
