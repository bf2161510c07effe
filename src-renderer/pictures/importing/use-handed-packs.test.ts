// @vitest-environment jsdom
import { createPinia } from 'pinia';
import { createApp, h, shallowRef } from 'vue';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { checkedClient } from '../../client/checked-client';
import { provideConnection } from '../../client/connection';
import { useHandedStore } from '../../stores/handed';
import { useNoticesStore } from '../../stores/notices';
import { useHandedPacks } from './use-handed-packs';

const PACK = { address: '/made/0123456789abcdef0123456789abcdef', name: 'stars.tefuda', bytes: 4 };
const fetched = vi.fn<(address: string) => Promise<Response>>();
beforeEach(() => void vi.stubGlobal('fetch', fetched.mockReset()));
afterEach(() => void vi.unstubAllGlobals());

/** A room over a host to which the system hands packs. */
function room(waiting: (typeof PACK)[]) {
  const added: string[] = [];
  let tell: () => void = () => undefined;
  const pinia = createPinia();
  const app = createApp({
    setup() {
      useHandedPacks(([given]) => {
        added.push(`${given?.path ?? ''}: ${given?.file.size ?? 0} bytes`);
        return Promise.resolve();
      });
      return () => h('div');
    },
  });
  app.use(pinia);
  const client = checkedClient(
    {
      call: () => Promise.resolve(waiting.splice(0)),
      on: (_, listener) => {
        tell = () => listener(null);
        return () => undefined;
      },
    },
    (event) => {
      throw new Error(`A malformed ${event} came.`);
    },
  );
  provideConnection(app, { client, status: shallowRef('open') });
  const enter = (): void => void app.mount(document.createElement('div'));
  const store = app.runWithContext(() => useHandedStore(pinia));
  const notices = app.runWithContext(() => useNoticesStore(pinia));
  return { added, enter, store, notices, handOver: () => tell() };
}

it('takes in a pack that was handed over before the room was entered', async () => {
  fetched.mockResolvedValue(new Response('pack'));
  const { added, enter, store } = room([PACK]);
  await store.ask();
  expect(added).toEqual([]);
  enter();
  await expect.poll(() => added).toEqual(['stars.tefuda: 4 bytes']);
  expect(fetched.mock.calls).toEqual([[PACK.address]]);
  expect(store.take()).toEqual([]);
});

it('takes in a pack that is handed over while somebody is in the room', async () => {
  fetched.mockResolvedValue(new Response('pack'));
  const waiting: (typeof PACK)[] = [];
  const { added, enter, handOver } = room(waiting);
  enter();
  waiting.push(PACK);
  handOver();
  await expect.poll(() => added).toEqual(['stars.tefuda: 4 bytes']);
});

it('says so when the pack can no longer be had', async () => {
  fetched.mockResolvedValue(new Response('', { status: 404 }));
  const { added, enter, store, notices } = room([PACK]);
  await store.ask();
  enter();
  await expect.poll(() => notices.notices).toMatchObject([{ severity: 'error' }]);
  expect(added).toEqual([]);
});
