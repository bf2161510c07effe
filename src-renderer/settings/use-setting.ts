import { computed } from 'vue';
import type { WritableComputedRef } from 'vue';
import type { Settings } from '@shared/contract/settings';
import { useSettingsStore } from '../stores/settings';

type Changeable = Exclude<keyof Settings, 'format'>;

/** One setting as something a control can be bound to. It shows what the main process confirmed. */
export function useSetting<Name extends Changeable>(name: Name): WritableComputedRef<Settings[Name]> {
  const store = useSettingsStore();
  return computed({
    get: () => store.settings[name],
    set: (value) => void store.change({ [name]: value }),
  });
}
