import { createPinia, setActivePinia } from 'pinia';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { CallOutput } from '@shared/contract/calls';
import { defaultLooks } from '@shared/contract/pictures';
import { createApp, shallowRef } from 'vue';
import { checkedClient } from '../client/checked-client';
import { provideConnection } from '../client/connection';
import { useLibraryStore } from './library';
import { useLooksStore } from './looks';

const heard = new Map<string, (payload: unknown) => void>();
let answer: CallOutput<'looks.change'>;
const call = vi.fn((name: string) => Promise.resolve(name === 'looks.get' ? defaultLooks : answer));
const client = checkedClient(
  {
    call,
    on: (name, listener) => {
      heard.set(name, listener);
      return () => undefined;
    },
  },
  (event) => {
    throw new Error(`A malformed ${event} came.`);
  },
);

const CARD = { id: 'a', type: 'enemy', copies: 2, color: 'red', life: 1, points: 2, name: { en: 'A' } };

beforeEach(() => {
  const app = createApp({});
  const pinia = createPinia();
  app.use(pinia);
  provideConnection(app, { client, status: shallowRef('open') });
  setActivePinia(pinia);
  call.mockClear();
  useLibraryStore(pinia).snapshot = {
    sets: [],
    cards: { 'box/a': CARD },
    variants: { 'mine/night': { id: 'night', of: 'box/a' }, 'mine/snow': { id: 'snow', of: 'box/a' } },
    problems: [],
  };
});

describe('the looks of cards', () => {
  it('are told apart by copy on the table, and by the first copy elsewhere', () => {
    const store = useLooksStore();
    heard.get('looks.changed')?.({ ...defaultLooks, copies: { 'box/a': [null, 'mine/night'] } });
    expect(store.lookOf('box/a')).toBe(null);
    expect(store.lookOf('box/a', 1)).toBe('mine/night');
    expect([10, 11].map((instance) => store.lookInMatch('m', instance, 'box/a'))).toEqual([
      null,
      'mine/night',
    ]);
  });

  it('are drawn for every match by itself when they are to surprise', () => {
    const store = useLooksStore();
    store.looks = { ...defaultLooks, surprise: true, copies: { 'box/a': ['mine/night', 'mine/night'] } };
    const drawn = (match: string): (string | null)[] =>
      Array.from({ length: 12 }, (_, instance) => store.lookInMatch(match, instance, 'box/a'));
    expect(drawn('m1')).toEqual(drawn('m1'));
    expect(drawn('m1')).not.toEqual(drawn('m2'));
    expect(new Set(drawn('m1'))).toEqual(new Set([null, 'mine/night', 'mine/snow']));
    // Away from a match nothing is drawn by lot.
    expect(store.lookOf('box/a')).toBe('mine/night');
  });

  it('stay as they are when a change was refused', async () => {
    const store = useLooksStore();
    answer = { ok: false, refusal: { key: 'main.files.full' } };
    expect(await store.change({ surprise: true })).toEqual(answer);
    expect(store.looks.surprise).toBe(false);
    answer = { ok: true, value: { ...defaultLooks, surprise: true } };
    await store.change({ surprise: true });
    expect(store.looks.surprise).toBe(true);
  });
});
