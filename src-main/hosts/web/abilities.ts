import { refused } from '@main/services/outcome';
import type { HostAbilities } from '../shared/dispatcher';

/** Opens a folder with the system's own program for it. Rejects when there is none. */
type OpenFolder = (folder: string) => Promise<void>;

/**
 * A browser saves files itself: the page is told to offer the file as a download.
 *
 * @param openFolder absent where nobody could see it
 */
export const browserAbilities = (openFolder?: OpenFolder): HostAbilities => ({
  save: () => Promise.resolve({ ok: false, refusal: { key: 'main.refusals.no-save-dialog' } }),
  async showFolder(folder) {
    try {
      if (openFolder === undefined) return refused('folder-not-shown');
      await openFolder(folder);
      return { ok: true, value: null };
    } catch {
      return refused('folder-not-shown');
    }
  },
});
