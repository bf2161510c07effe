// @vitest-environment jsdom
import { flushPromises, mount } from '@vue/test-utils';
import { createPinia, setActivePinia } from 'pinia';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { createMemoryHistory, createRouter } from 'vue-router';
import { i18n } from '../setup/i18n';
import { useNoticesStore } from '../stores/notices';
import NoticeList from './NoticeList.vue';

const Blank = { template: '<i />' };
const told = (what: string) => ({ key: 'app.problem', values: { what } });

async function show() {
  const router = createRouter({
    history: createMemoryHistory(),
    routes: [
      { path: '/', name: 'home', component: Blank },
      { path: '/settings', name: 'settings', component: Blank },
    ],
  });
  await router.push('/');
  const page = mount(NoticeList, { global: { plugins: [i18n, router] } });
  const button = (text: string) => page.findAll('button').find((one) => one.text() === text);
  const lines = () => page.findAll('li').map((line) => line.text());
  return { page, router, button, lines };
}

beforeEach(() => setActivePinia(createPinia()));

describe('the notices', () => {
  it('are all kept: three are shown, the newest first, and a button shows the rest', async () => {
    const store = useNoticesStore();
    for (const what of ['one', 'two', 'three', 'four', 'five']) store.announce('warning', told(what));
    const { button, lines } = await show();
    expect(lines()).toHaveLength(3);
    expect(lines()[0]).toContain('five');
    expect(lines()[2]).toContain('three');
    await button('and 2 more')?.trigger('click');
    expect(lines()).toHaveLength(5);
    expect(lines()[4]).toContain('one');
    await button('Show fewer')?.trigger('click');
    expect(lines()).toHaveLength(3);
  });

  it('are closed one by one or all at once', async () => {
    const store = useNoticesStore();
    for (const what of ['one', 'two', 'three', 'four']) store.announce('warning', told(what));
    const { page, button, lines } = await show();
    await page.get('li button').trigger('click');
    expect(lines().join()).not.toContain('four');
    expect(lines()).toHaveLength(3);
    expect(button('and 1 more')).toBeUndefined();
    await button('Close all')?.trigger('click');
    expect(lines()).toEqual([]);
  });

  it('of a screen go with it, those of the start stay', async () => {
    const store = useNoticesStore();
    store.announce('warning', told('the start'));
    store.tell('error', told('the screen'));
    store.tell('info', told('news'));
    const { router, lines } = await show();
    await router.push('/settings');
    await flushPromises();
    expect(lines().join()).not.toContain('the screen');
    expect(lines().join()).toContain('the start');
    expect(lines().join()).toContain('news');
  });

  it('of the start stay when a screen says the same', () => {
    const store = useNoticesStore();
    store.announce('warning', told('the same'));
    store.tell('warning', told('the same'));
    store.leaveScreen();
    expect(store.notices).toHaveLength(1);
  });

  it('go after ten seconds when they are plain news, and stay while they are read', () => {
    vi.useFakeTimers();
    const store = useNoticesStore();
    store.tell('info', told('news'));
    store.tell('warning', told('a warning'));
    vi.advanceTimersByTime(9000);
    store.hold();
    vi.advanceTimersByTime(60_000);
    expect(store.notices).toHaveLength(2);
    store.release();
    vi.advanceTimersByTime(9999);
    expect(store.notices).toHaveLength(2);
    vi.advanceTimersByTime(1);
    expect(store.notices.map(({ severity }) => severity)).toEqual(['warning']);
    vi.useRealTimers();
  });
});
