import type { Page } from '@playwright/test';
import type { NewMatch } from '../../src-shared/contract/calls';
import type { PlayerName } from '../../src-shared/contract/view';

export type Language = 'en' | 'ja';
/** How the program looks: its theme and its language. */
export type Look = readonly [theme: 'light' | 'dark', language: Language];

/**
 * Calls a method of one of the page's own stores. Looks and matches are changed this way rather than by a new
 * start, so that one page can be taken through everything.
 */
const callStore = (page: Page, store: string, method: string, input: unknown): Promise<unknown> =>
  page.evaluate(
    async ([name, call, given]) => {
      const part = (whole: unknown, key: string): unknown =>
        typeof whole === 'object' || typeof whole === 'function' ? Reflect.get(whole ?? {}, key) : undefined;
      let found: unknown = document.querySelector('#app');
      for (const key of ['__vue_app__', 'config', 'globalProperties', '$pinia', '_s'])
        found = part(found, key);
      const store = found instanceof Map ? (found.get(name) as unknown) : undefined;
      const wanted = part(store, call);
      if (typeof wanted !== 'function') throw new Error(`The page has no ${name}.${call}.`);
      return (await Reflect.apply(wanted, store, [given])) as unknown;
    },
    [store, method, input] as const,
  );

/** Changes settings, as the Settings screen does. */
export async function settle(page: Page, settings: Readonly<Record<string, unknown>>): Promise<void> {
  await callStore(page, 'settings', 'change', settings);
}

/** Puts the page into a look. */
export async function wear(page: Page, [theme, language]: Look): Promise<void> {
  await settle(page, { theme, language });
  await page.waitForFunction(
    ([lang, dress]) =>
      document.documentElement.lang === lang && document.documentElement.dataset['theme'] === dress,
    [language, theme] as const,
  );
}

/** Goes to an address inside the program. */
export const goTo = (page: Page, address: string): Promise<void> =>
  page.evaluate((hash) => {
    location.hash = hash;
  }, address);

const NAMES = ['Mika', 'Kenji', 'Aoi', 'Sora'] as const;

/** A match as New match would begin it. */
export const match = (
  game: NewMatch['game'],
  players: readonly PlayerName[],
  options: NewMatch['options'],
): NewMatch => ({
  game,
  seats: players.map((player, seat) => ({ name: NAMES[seat] ?? '', player, handicap: 0 })),
  options,
  seed: 'looked at closely',
});

/** Begins a match and goes to its table. */
export async function sitAt(page: Page, begun: NewMatch): Promise<void> {
  const answer = await callStore(page, 'matches', 'create', begun);
  const text = JSON.stringify(answer);
  const id = /"id":"([0-9a-z-]+)"/.exec(text)?.[1];
  if (id === undefined) throw new Error(`No match was begun: ${text.slice(0, 300)}`);
  await goTo(page, `/table/${id}`);
  await page.locator('[data-decision]').waitFor();
}

/** Waits until nothing fades any more, and whatever has to be drawn is there. */
export const calm = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    const moves = (): boolean =>
      document.getAnimations().some(({ playState, effect }) => {
        const endless = effect?.getComputedTiming().iterations === Infinity;
        return playState === 'running' && !endless;
      });
    // A fade begins a frame or two after what it fades has come.
    for (let still = 0; still < 4; still = moves() ? 0 : still + 1) {
      await new Promise(requestAnimationFrame);
    }
  });
