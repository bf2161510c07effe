import { createPinia } from 'pinia';
import { createApp, shallowRef } from 'vue';
import { describe, expect, it, vi, type Mock } from 'vitest';
import { provideConnection } from '../client/connection';
import { HostGone } from '../client/status';
import { viewOf } from '../table/testing/fixture';
import { useMatchesStore } from './matches';

/** The store over a host that answers every call alike. */
function storeOver(call: Mock, status: 'open' | 'lost') {
  const app = createApp({});
  const pinia = createPinia();
  app.use(pinia);
  provideConnection(app, { client: { call, on: () => () => {} }, status: shallowRef(status) });
  return app.runWithContext(() => useMatchesStore(pinia));
}

describe('a move while the host is gone', () => {
  it('is refused in words, so that it can be made again later', async () => {
    const matches = storeOver(
      vi.fn(() => Promise.reject(new HostGone('the host is gone'))),
      'lost',
    );
    matches.current = viewOf();
    const away = { ok: false, refusal: { key: 'app.lost.head' } };
    expect(await matches.pick(['c1'])).toEqual(away);
    expect(await matches.undo()).toEqual(away);
    expect(await matches.ready(0)).toEqual(away);
  });
});

describe('a match begun while another is on the screen', () => {
  it('closes the other, so that the program does not keep it for good', async () => {
    const call = vi.fn(() => Promise.resolve({ ok: true, value: { ...viewOf(), id: 'm-begun' } }));
    const matches = storeOver(call, 'open');
    const before = { ...viewOf(), id: 'm-before' };
    matches.current = before;
    await matches.create({ game: 'copy-ability-battle', seats: [...before.seats], options: {} });
    expect(matches.current.id).toBe('m-begun');
    expect(call).toHaveBeenCalledWith('matches.close', { id: 'm-before' });
    expect(call).not.toHaveBeenCalledWith('matches.close', { id: 'm-begun' });
  });
});
