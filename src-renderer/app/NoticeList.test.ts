// @vitest-environment jsdom
import { flushPromises, mount } from '@vue/test-utils';
import { createPinia, setActivePinia } from 'pinia';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { createMemoryHistory, createRouter } from 'vue-router';
import { i18n } from '../setup/i18n';
import { useNoticesStore } from '../stores/notices';
import NoticeList from './NoticeList.vue';
import { Blank } from '../testing/undrawn';

/** Some words or other that there are. */
const room = (name: string) => ({ key: `app.rooms.${name}` });
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
  it('are all kept: two are shown, the newest first, and a button shows all', async () => {
    const store = useNoticesStore();
    for (const name of ['home', 'rules', 'records', 'quests', 'settings'])
      store.announce('warning', room(name));
    const { button, lines } = await show();
    expect(lines()).toEqual(['Settings', 'Quests']);
    await button('Show all 5')?.trigger('click');
    expect(lines()).toEqual(['Settings', 'Quests', 'Records', 'Rules', 'Home']);
    await button('Show fewer')?.trigger('click');
    expect(lines()).toHaveLength(2);
  });

  it('of one kind are one line, which is closed as one', async () => {
    const store = useNoticesStore();
    for (const what of ['one', 'two', 'three']) store.announce('warning', told(what));
    store.announce('warning', room('guide'));
    const { page, button, lines } = await show();
    expect(lines()).toHaveLength(2);
    expect(lines()[0]).toBe('Your first match');
    expect(lines()[1]).toContain('three');
    expect(lines()[1]).toContain('And 2 more like this.');
    expect(button('Show all 4')).toBeDefined();
    await page.get('li:last-child button').trigger('click');
    expect(lines()).toEqual(['Your first match']);
  });

  it('are closed all at once', async () => {
    const store = useNoticesStore();
    for (const name of ['home', 'rules', 'records', 'quests']) store.announce('warning', room(name));
    const { button, lines } = await show();
    await button('Close all')?.trigger('click');
    expect(lines()).toEqual([]);
  });

  it('go with the room in which they were seen; news has its time, and an error of the program stays', async () => {
    const store = useNoticesStore();
    for (const name of ['table', 'end']) store.announce('warning', room(name));
    store.announce('error', room('record'));
    store.tell('error', room('collection'));
    store.tell('info', room('workshop'));
    const { page, router, lines } = await show();
    expect(lines()).toEqual(['Workshop', 'Collection']);
    await router.push('/settings');
    await flushPromises();
    expect(lines()).toEqual(['Workshop', 'Record']);
    await page.get('li button').trigger('click');
    expect(lines()).toEqual(['Record', 'End']);
    await router.push('/');
    await flushPromises();
    expect(lines()).toEqual(['Record', 'Table']);
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
