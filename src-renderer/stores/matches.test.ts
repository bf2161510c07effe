import { createPinia } from 'pinia';
import { createApp, shallowRef } from 'vue';
import { describe, expect, it, vi } from 'vitest';
import { provideConnection } from '../client/connection';
import { HostGone } from '../client/status';
import { viewOf } from '../table/testing/fixture';
import { useMatchesStore } from './matches';

describe('a move while the host is gone', () => {
  it('is refused in words, so that it can be made again later', async () => {
    const call = vi.fn(() => Promise.reject(new HostGone('the host is gone')));
    const app = createApp({});
    const pinia = createPinia();
    app.use(pinia);
    provideConnection(app, { client: { call, on: () => () => {} }, status: shallowRef('lost') });
    const matches = app.runWithContext(() => useMatchesStore(pinia));
    matches.current = viewOf();
    const away = { ok: false, refusal: { key: 'app.lost.head' } };
    expect(await matches.pick(['c1'])).toEqual(away);
    expect(await matches.undo()).toEqual(away);
    expect(await matches.ready(0)).toEqual(away);
  });
});
