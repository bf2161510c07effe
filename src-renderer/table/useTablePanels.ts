import { computed, ref } from 'vue';
import { useSettingsStore } from '../stores/settings';
import type { TableContext } from './context';

/**
 * What lies beside the felt or over it, and is opened and closed by keys and buttons: log, card counter, rules, keys.
 *
 * @param watching a finished match is looked at again
 */
export function useTablePanels({ sizes }: Pick<TableContext, 'sizes'>, watching: boolean) {
  const settings = useSettingsStore();
  const logShown = ref(true);
  const drawer = ref(false);
  const keysShown = ref(false);
  const rulesShown = ref(false);
  /** Over the felt, where there is no column for it, the counter would hide cards: it comes only when asked for. */
  const counterOpen = ref(false);

  const withLog = computed(() => sizes.value.log > 0 && logShown.value);
  /** Nothing is unseen where a finished match is looked at again. */
  const counting = computed(
    () => !watching && (withLog.value ? settings.settings.cardCounter : counterOpen.value),
  );
  /** The large card has a place of its own. */
  const cardBeside = computed(() => withLog.value && sizes.value.form === 'L' && !counting.value);

  function toggleLog(): void {
    if (sizes.value.log > 0) logShown.value = !logShown.value;
    else drawer.value = !drawer.value;
  }
  function toggleCounter(): void {
    if (withLog.value) void settings.change({ cardCounter: !counting.value });
    else counterOpen.value = !counterOpen.value;
  }
  const openRules = (): void => {
    rulesShown.value = true;
  };
  const openKeys = (): void => {
    keysShown.value = true;
  };

  return {
    ...{ withLog, drawer, counting, cardBeside, keysShown, rulesShown },
    ...{ toggleLog, toggleCounter, openRules, openKeys },
  };
}
