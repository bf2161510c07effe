import { useI18n } from 'vue-i18n';
import type { WireMessage } from '@shared/contract/view';

/** Words a message of the main process in the language of the interface. */
export function useWords(): { say: (message: WireMessage) => string } {
  const { t } = useI18n();
  return { say: ({ key, values }) => t(key, values ?? {}) };
}
