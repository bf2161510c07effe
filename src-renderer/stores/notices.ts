import { defineStore } from 'pinia';
import { shallowRef } from 'vue';
import type { WireMessage } from '@shared/contract/view';

export type Severity = 'info' | 'warning' | 'error';

export interface Notice {
  readonly id: number;
  readonly severity: Severity;
  readonly message: WireMessage;
  /** What a person can do about it, as a button on the notice. */
  readonly action?: { readonly label: WireMessage; readonly run: () => void };
}

/** How long a plain piece of news stays, in milliseconds. Warnings and errors stay until they are closed. */
const INFO_STAYS = 6000;

/** The one place where everything a person must be told goes. */
export const useNoticesStore = defineStore('notices', () => {
  const notices = shallowRef<readonly Notice[]>([]);
  let last = 0;

  function dismiss(id: number): void {
    notices.value = notices.value.filter((notice) => notice.id !== id);
  }

  /** Shows a notice; the same words twice are one notice. */
  function tell(severity: Severity, message: WireMessage, action?: Notice['action']): void {
    const words = JSON.stringify(message);
    const others = notices.value.filter((notice) => JSON.stringify(notice.message) !== words);
    last += 1;
    const id = last;
    notices.value = [...others, { id, severity, message, ...(action && { action }) }].slice(-4);
    if (severity === 'info') setTimeout(() => dismiss(id), INFO_STAYS);
  }

  return { notices, tell, dismiss };
});
