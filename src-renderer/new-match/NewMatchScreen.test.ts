// @vitest-environment jsdom
import { flushPromises, mount } from '@vue/test-utils';
import type { VueWrapper } from '@vue/test-utils';
import { createPinia, setActivePinia } from 'pinia';
import { TooltipProvider } from 'reka-ui';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { h, shallowRef } from 'vue';
import { createMemoryHistory, createRouter } from 'vue-router';
import type { NewMatch } from '@shared/contract/calls';
import type { LibrarySnapshot } from '@shared/contract/library';
import { boxCards } from '@shared/games/kokopelli/testing/box';
import { provideConnection } from '../client/connection';
import { i18n } from '../setup/i18n';
import { useLibraryStore } from '../stores/library';
import { useSettingsStore } from '../stores/settings';
import NewMatchScreen from './NewMatchScreen.vue';
import { matchOf } from './testing';
import { Blank, undrawn } from '../testing/undrawn';
import { furnishBrowser } from '../testing/browser';

let page: VueWrapper;
afterEach(() => page.unmount());

async function open(address: string, lastMatch?: NewMatch, library?: LibrarySnapshot) {
  furnishBrowser();
  const call = vi.fn();
  call.mockImplementation((name: string) =>
    Promise.resolve(
      name === 'quests.get'
        ? []
        : { ok: false, refusal: { key: 'main.refusals.unknown-game', values: { game: 'x' } } },
    ),
  );
  const pinia = createPinia();
  setActivePinia(pinia);
  const router = createRouter({
    history: createMemoryHistory(),
    routes: [
      { path: '/', name: 'home', component: Blank },
      { path: '/new-match', name: 'new-match', component: NewMatchScreen },
      { path: '/rules/:place', name: 'rules', component: Blank },
      { path: '/workshop/:set?', name: 'workshop', component: Blank },
    ],
  });
  await router.push(address);
  page = mount(
    { render: () => h(TooltipProvider, () => h(NewMatchScreen)) },
    {
      attachTo: document.body,
      global: {
        stubs: undrawn,
        plugins: [
          pinia,
          i18n,
          router,
          {
            install: (app) => {
              provideConnection(app, { client: { call, on: () => () => {} }, status: shallowRef('open') });
              app.runWithContext(() => {
                const store = useSettingsStore(pinia);
                if (lastMatch) store.settings = { ...store.settings, lastMatch };
                if (library) useLibraryStore(pinia).snapshot = library;
              });
            },
          },
        ],
      },
    },
  );
  await flushPromises();
  return { created: () => call.mock.calls.filter(([name]) => name === 'matches.create').at(-1)?.[1] };
}

const button = (name: string) => {
  const found = page.findAll('button').find((one) => one.text().startsWith(name));
  if (!found) throw new Error(`no button ${name}`);
  return found;
};
const press = async (name: string): Promise<void> => {
  await button(name).trigger('click');
  await flushPromises();
};
const names = (): string[] =>
  page.findAll<HTMLInputElement>('input[aria-label^="Name at seat"]').map(({ element }) => element.value);

describe('setting up a match', () => {
  it('of Easy Battle for six, with a house rule, sends just that', async () => {
    const { created } = await open(
      '/new-match',
      matchOf('copy-ability-battle', [
        ['Mika', 'human'],
        ['Aoi', 'human'],
      ]),
    );
    await page.get('[role="radio"][value="easy-battle"]').trigger('click');
    for (let more = 0; more < 4; more += 1) await press('Add a seat');
    expect(names()).toEqual(['Mika', 'Aoi', 'Bell', 'Shell', 'Cup', 'Bird']);
    expect(page.text()).not.toContain('Add a seat');
    expect(page.text()).toContain('As printed');
    await page.get('[role="switch"]').trigger('click');
    expect(page.text()).toContain('1 changed');
    await press('Start');
    expect(created()).toMatchObject({ game: 'easy-battle', options: { weakAttacks: false } });
    expect(created()).toHaveProperty('seats.length', 6);

    await press('Back to the printed rules');
    expect(page.text()).toContain('As printed');
    await press('Start');
    expect(created()).toHaveProperty('options', {});
  });

  it('of a quest someone came for has one seat, no head start and no dead button', async () => {
    const { created } = await open(
      '/new-match?game=solo-battle&quest=8',
      matchOf('easy-battle', [
        ['Kite', 'master'],
        ['Mika', 'human'],
      ]),
    );
    expect(names()).toEqual(['Mika']);
    expect(page.find('input[aria-label^="Head start"]').exists()).toBe(false);
    expect(page.find('button[aria-label^="Remove seat"]').exists()).toBe(false);
    expect(page.text()).toContain('Mika takes on quest 8.');
    await press('Start');
    expect(created()).toEqual({
      game: 'solo-battle',
      seats: [{ name: 'Mika', player: 'human', handicap: 0 }],
      options: { quest: 8 },
    });
  });

  it('that cannot start says why in place, and Start leads there', async () => {
    const { created } = await open(
      '/new-match',
      matchOf('copy-ability-battle', [
        ['Mika', 'human'],
        ['Aoi', 'human'],
      ]),
    );
    await page.get('input[aria-label="Name at seat 2"]').setValue('Mika');
    expect(page.get('#start-sentence').text()).toBe('Two seats are called Mika. Change one of them.');
    await press('Start');
    expect(created()).toBeUndefined();
    expect(document.activeElement?.getAttribute('aria-label')).toBe('Name at seat 2');
  });

  it('that is refused says so beside Start', async () => {
    await open(
      '/new-match',
      matchOf('copy-ability-battle', [
        ['Mika', 'human'],
        ['Aoi', 'human'],
      ]),
    );
    await press('Start');
    expect(page.get('#start-sentence').classes()).toContain('barred');
  });

  it('shows no designs where there are none', async () => {
    await open('/new-match');
    expect(page.text()).not.toContain('Designs that join');
  });
});

describe('choosing the types of ceremony', () => {
  const box = boxCards.map(({ ref, card }): [string, unknown] => [ref, card]);
  const SEATED = [
    ['Mika', 'human'],
    ['Aoi', 'human'],
  ] as const;
  const set = { id: 'kokopelli-base', game: 'kokopelli', kind: 'base' as const, name: {} };
  const library: LibrarySnapshot = {
    ...{ cards: Object.fromEntries(box), variants: {}, problems: [] },
    sets: [{ ...set, shipped: true, counts: {} }],
  };
  const openWithBox = (options: NewMatch['options'] = {}) =>
    open('/new-match', matchOf('kokopelli', SEATED, options), library);
  const start = async (): Promise<void> => {
    await page.get('.start').trigger('click');
    await flushPromises();
  };
  const boxes = () => page.findAll('[role="checkbox"]');
  const ticked = (): number => boxes().filter((one) => one.attributes('aria-checked') === 'true').length;

  it('begins with the starter ten, of which some can be changed', async () => {
    const { created } = await openWithBox();
    expect(page.text()).toContain('Double Step');
    expect(boxes()).toHaveLength(0);
    await page.get('[role="radio"][value="hand"]').trigger('click');
    expect([boxes().length, ticked()]).toEqual([16, 10]);
    await boxes()[0]?.trigger('click');
    expect(page.text()).toContain('9 of 10');
    expect(page.get('#start-sentence').text()).toBe('Pick 1 more ceremony.');
    await start();
    expect(created()).toBeUndefined();
    expect(document.activeElement?.getAttribute('role')).toBe('checkbox');
    await press('Draw the rest');
    await start();
    expect(created()).toHaveProperty('options.types.length', 10);
  });

  it('says when there are too many, and keeps what was picked the last time', async () => {
    const names = boxCards.slice(0, 10).map(({ card }) => card.id);
    const { created } = await openWithBox({ types: names });
    await boxes()[15]?.trigger('click');
    expect(page.text()).toContain('11 of 10');
    expect(page.get('#start-sentence').text()).toBe('Take 1 ceremony out: 10 are played with.');
    await boxes()[15]?.trigger('click');
    await start();
    expect(created()).toMatchObject({ game: 'kokopelli', options: { types: names } });
  });

  it('leaves them to the seed where they are drawn by lot', async () => {
    const { created } = await openWithBox();
    await page.get('[role="radio"][value="random"]').trigger('click');
    await start();
    expect(created()).toMatchObject({ options: { types: 'random' } });
  });
});
