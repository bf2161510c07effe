import type { HostAbilities } from '../shared/dispatcher';

/** A browser saves files itself: the page is told to offer the file as a download. */
export const browserAbilities: HostAbilities = {
  save: () => Promise.resolve({ ok: false, refusal: { key: 'main.refusals.no-save-dialog' } }),
};
