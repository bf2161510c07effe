// @vitest-environment jsdom
import { flushPromises, mount, type VueWrapper } from '@vue/test-utils';
import { createPinia, setActivePinia } from 'pinia';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { shallowRef } from 'vue';
import { createMemoryHistory, createRouter, type Router } from 'vue-router';
import type { QuestStanding } from '@shared/contract/quests';
import type { MatchView } from '@shared/contract/view';
import { provideConnection } from '../client/connection';
import { i18n } from '../setup/i18n';
import { useSettingsStore } from '../stores/settings';
import { viewOf } from '../table/testing/fixture';
import QuestOutcome from './QuestOutcome.vue';
import { Blank } from '../testing/undrawn';

function ended(won: boolean, quest = 2): MatchView {
  return viewOf({
    game: 'solo-battle',
    options: { quest, lossWhen: 'reaches' },
    seats: [{ name: 'Mika', player: 'human', handicap: 0 }],
    scores: [won ? 90 : 41],
    counters: { round: 9, damage: won ? 1 : 5 },
    decision: null,
    result: { scores: [won ? 90 : 41], places: [won ? 1 : 2], reason: won ? 'target' : 'damage' },
  });
}

let page: VueWrapper;
let router: Router;
const call = vi.fn();

async function show(view: MatchView, standings: readonly QuestStanding[]): Promise<void> {
  const pinia = createPinia();
  setActivePinia(pinia);
  router = createRouter({
    history: createMemoryHistory(),
    routes: [
      { path: '/', component: Blank },
      { path: '/quests', name: 'quests', component: Blank },
      { path: '/table/:id', name: 'table', component: Blank },
    ],
  });
  call.mockReset();
  call.mockImplementation(async (name: string) => {
    if (name === 'quests.get') return standings;
    if (name === 'matches.create') return { ok: true, value: viewOf({ game: 'solo-battle' }) };
    return useSettingsStore(pinia).settings;
  });
  const connection = { client: { call, on: () => () => {} }, status: shallowRef('open' as const) };
  page = mount(QuestOutcome, {
    props: { view },
    attachTo: document.body,
    global: { plugins: [pinia, i18n, router, { install: (app) => provideConnection(app, connection) }] },
  });
  await flushPromises();
}

const created = (): unknown => call.mock.calls.find(([name]) => name === 'matches.create')?.[1];
const button = (words: string) => {
  const found = page.findAll('button').find((each) => each.text().includes(words));
  if (found === undefined) throw new Error(`no button says ${words}`);
  return found;
};

afterEach(() => page.unmount());

describe('after a quest', () => {
  it('a win says so, with its figures, and leads on to the next quest by the same rules', async () => {
    await show(ended(true), [{ quest: 2, tries: 3, wins: 2, best: { turns: 9, lifeLeft: 3, stars: 90 } }]);
    expect(page.get('h2').text()).toBe('90 stars in turn 9: the goal is reached.');
    expect(page.get('[role="status"]').text()).toBe('This is the best so far.');
    await button('Next: The Long Ridge').trigger('click');
    await flushPromises();
    expect(created()).toMatchObject({
      options: { quest: 3, lossWhen: 'reaches' },
      seats: [{ name: 'Mika' }],
    });
    expect(router.currentRoute.value.name).toBe('table');
  });

  it('a loss says what was missing, and Enter tries again', async () => {
    await show(ended(false), [{ quest: 2, tries: 3, wins: 1, best: { turns: 8, lifeLeft: 0, stars: 50 } }]);
    expect(page.get('h2').text()).toBe('Too many enemies got past in turn 9. 9 stars were missing.');
    expect(page.get('[role="status"]').text()).toBe('Best so far: 8 turns, no hit left, 50 stars.');
    document.body.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true }));
    await flushPromises();
    expect(created()).toMatchObject({ options: { quest: 2 } });
  });

  it('the tenth has none after it', async () => {
    await show(ended(true, 10), []);
    expect(page.text()).not.toContain('Next:');
    expect(button('Try again').exists()).toBe(true);
  });

  it('leads back to the road, to the quest that was walked', async () => {
    await show(ended(false), []);
    await button('All quests').trigger('click');
    await flushPromises();
    expect(router.currentRoute.value.fullPath).toBe('/quests?quest=2');
  });
});
