import { defineStore } from 'pinia';
import { shallowRef } from 'vue';
import type { z } from 'zod';
import type { appInfo } from '@shared/contract/calls';
import type { WireMessage } from '@shared/contract/view';
import { useConnection } from '../client/connection';
import { useNoticesStore } from './notices';

export type AppInfo = z.output<typeof appInfo>;

/** What is wrong for as long as the program runs, and cannot be passed over. */
const GRAVE: ReadonlySet<string> = new Set(['main.notices.data-read-only', 'main.notices.data-lost']);

/** What the program is and where it runs, and what it has to say about its start. */
export const useAppStore = defineStore('app', () => {
  const { client } = useConnection();
  const notices = useNoticesStore();
  const info = shallowRef<AppInfo | null>(null);
  let noticesShown = false;

  /** What happened once is told again at the next start unless the page says that it was shown. */
  const tellShown = (messages: readonly WireMessage[]): void => {
    if (messages.length > 0)
      void client.call('app.shown', { messages: [...messages] }).catch(() => undefined);
  };

  client.on('notice', ({ severity, message }) => {
    notices.announce(severity, message);
    tellShown([message]);
  });

  async function load(): Promise<void> {
    info.value = await client.call('app.info', null);
    if (noticesShown) return;
    noticesShown = true;
    for (const message of info.value.notices) {
      notices.announce(GRAVE.has(message.key) ? 'error' : 'warning', message);
    }
    tellShown(info.value.notices);
  }

  return { info, load };
});
