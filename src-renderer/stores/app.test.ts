// @vitest-environment jsdom
import { createPinia } from 'pinia';
import { expect, it, vi } from 'vitest';
import { createApp, shallowRef } from 'vue';
import { provideConnection } from '../client/connection';
import type { ConnectionStatus } from '../client/status';
import { useAppStore } from './app';
import { useNoticesStore } from './notices';

it('tells the program which notices a page has shown, of the start and later ones', async () => {
  const told = { key: 'main.notices.settings-defaults', values: { kept: 'x' } };
  const later = { key: 'main.notices.looks-lost', values: { kept: 'y' } };
  const call = vi.fn();
  call.mockImplementation(async (name: string) => (name === 'app.info' ? { notices: [told] } : null));
  let hear: (notice: unknown) => void = () => undefined;
  const app = createApp({});
  app.use(createPinia());
  const on = (_name: string, listener: (payload: never) => void): (() => void) => {
    hear = (notice) => Reflect.apply(listener, null, [notice]);
    return () => undefined;
  };
  provideConnection(app, { client: { call, on }, status: shallowRef<ConnectionStatus>('open') });
  const [store, notices] = app.runWithContext(() => [useAppStore(), useNoticesStore()] as const);
  await store.load();
  hear({ severity: 'warning', message: later });
  await store.load();
  expect(notices.notices.map(({ message }) => message)).toEqual([told, later]);
  expect(call.mock.calls.filter(([name]) => name === 'app.shown')).toEqual([
    ['app.shown', { messages: [told] }],
    ['app.shown', { messages: [later] }],
  ]);
});
