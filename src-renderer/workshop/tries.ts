import { useSessionStorage } from '@vueuse/core';
import { defineStore } from 'pinia';
import { z } from 'zod';

const remembered = z.record(z.string(), z.string());

/** Matches that were begun to try a design, for the way back to it. They last as long as the tab. */
export const useTryStore = defineStore('tries', () => {
  const stored = useSessionStorage('tefuda-tries', '{}', { flush: 'sync' });

  const read = (): Record<string, string> => {
    try {
      const found = remembered.safeParse(JSON.parse(stored.value));
      return found.success ? found.data : {};
    } catch {
      return {};
    }
  };

  /** @param card `set-id/card-id` */
  function remember(match: string, card: string): void {
    stored.value = JSON.stringify({ ...read(), [match]: card });
  }

  /** The design a match was begun for; undefined for any other match. */
  const cardOf = (match: string): string | undefined => read()[match];

  return { remember, cardOf };
});
