// @vitest-environment jsdom
import { flushPromises } from '@vue/test-utils';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { createMemoryHistory, createRouter } from 'vue-router';
import { renewWhenOutdated } from './renew';
import { Blank } from '../testing/undrawn';

const stops: (() => void)[] = [];

/** A tab that is loaded anew, with what it kept from before. */
function openTab(kept: Map<string, string>, now: number, { answers = true, saved = true } = {}) {
  const router = createRouter({
    history: createMemoryHistory(),
    routes: [
      { path: '/', component: Blank },
      { path: '/rules/:place?', component: Blank },
    ],
  });
  const reload = vi.fn();
  const tell = vi.fn();
  const added = vi.spyOn(window, 'addEventListener');
  renewWhenOutdated(router, {
    storage: { getItem: (key) => kept.get(key) ?? null, setItem: (key, value) => kept.set(key, value) },
    now: () => now,
    reload,
    tell,
    answers: async () => answers,
    saved: async () => saved,
  });
  for (const [type, listener] of added.mock.calls) {
    stops.push(() => window.removeEventListener(type, listener));
  }
  added.mockRestore();
  return { router, reload, tell };
}

const fail = (): boolean => window.dispatchEvent(new Event('vite:preloadError', { cancelable: true }));

afterEach(() => stops.splice(0).forEach((stop) => stop()));

describe('a part of the page that is gone', () => {
  it('loads the page anew where one wanted to go, and says so once', async () => {
    const kept = new Map<string, string>();
    const before = openTab(kept, 1_000_000);
    await before.router.push('/rules/attack?from=table');
    expect(fail()).toBe(false);
    await flushPromises();
    expect(before.reload).toHaveBeenCalledExactlyOnceWith('/rules/attack?from=table');
    expect(before.tell).not.toHaveBeenCalled();
    stops.splice(0).forEach((stop) => stop());

    const after = openTab(kept, 1_000_500);
    expect(after.tell).toHaveBeenCalledExactlyOnceWith('info', 'app.renewed');
    const later = openTab(kept, 1_000_900);
    expect(later.tell).not.toHaveBeenCalled();
  });

  it('is not tried for again at once: that would never end', async () => {
    const kept = new Map<string, string>();
    openTab(kept, 1_000_000);
    fail();
    await flushPromises();
    stops.splice(0).forEach((stop) => stop());
    const after = openTab(kept, 1_030_000);
    after.tell.mockClear();
    fail();
    await flushPromises();
    expect(after.reload).not.toHaveBeenCalled();
    expect(after.tell).toHaveBeenCalledExactlyOnceWith('error', 'app.outdated');
  });

  it('loads the page anew again when much time has passed', async () => {
    const kept = new Map([['tefuda-renewed', '1000000 told']]);
    const { reload, tell } = openTab(kept, 9_000_000);
    fail();
    await flushPromises();
    expect(reload).toHaveBeenCalledOnce();
    expect(tell).not.toHaveBeenCalled();
  });

  it.each([
    ['while the host does not answer: the browser has no page to show', { answers: false }, 'app.unreached'],
    ['while something is in this tab alone', { saved: false }, 'app.renewLater'],
  ])('leaves the page as it is %s', async (_why, how, said) => {
    const kept = new Map<string, string>();
    const { reload, tell } = openTab(kept, 1_000_000, how);
    fail();
    await flushPromises();
    expect(reload).not.toHaveBeenCalled();
    expect(tell).toHaveBeenCalledExactlyOnceWith('warning', said);
    expect(kept.size).toBe(0);
  });
});
