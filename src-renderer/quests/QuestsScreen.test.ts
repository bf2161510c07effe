// @vitest-environment jsdom
import { flushPromises, mount, type VueWrapper } from '@vue/test-utils';
import { createPinia, setActivePinia } from 'pinia';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { shallowRef } from 'vue';
import { createMemoryHistory, createRouter, type Router } from 'vue-router';
import type { QuestStanding } from '@shared/contract/quests';
import { provideConnection } from '../client/connection';
import { i18n } from '../setup/i18n';
import { useSettingsStore } from '../stores/settings';
import { viewOf } from '../table/testing/fixture';
import QuestsScreen from './QuestsScreen.vue';
import { Blank, undrawn } from '../testing/undrawn';

const STANDINGS: readonly QuestStanding[] = [
  { quest: 1, tries: 3, wins: 2, best: { turns: 6, lifeLeft: 4, stars: 32 } },
  { quest: 2, tries: 1, wins: 0, best: null },
];
const answers: Record<string, () => unknown> = {};
const call = vi.fn();
let page: VueWrapper;
let router: Router;

async function enter(address = '/quests'): Promise<void> {
  const pinia = createPinia();
  setActivePinia(pinia);
  router = createRouter({
    history: createMemoryHistory(),
    routes: [
      { path: '/', component: Blank },
      { path: '/quests', name: 'quests', component: QuestsScreen },
      { path: '/table/:id', name: 'table', component: Blank },
    ],
  });
  await router.push(address);
  const connection = { client: { call, on: () => () => {} }, status: shallowRef('open' as const) };
  page = mount(QuestsScreen, {
    attachTo: document.body,
    global: {
      stubs: undrawn,
      plugins: [pinia, i18n, router, { install: (app) => provideConnection(app, connection) }],
    },
  });
  const settings = useSettingsStore(pinia);
  settings.settings = { ...settings.settings, names: ['Mika'] };
  answers['settings.change'] = () => settings.settings;
  await flushPromises();
}

beforeEach(() => {
  call.mockReset();
  call.mockImplementation(async (name: string) => answers[name]?.());
  answers['quests.get'] = () => STANDINGS;
  answers['matches.create'] = () => ({ ok: true, value: viewOf({ game: 'solo-battle' }) });
});

afterEach(() => page.unmount());

const stop = (quest: number) => page.get<HTMLInputElement>(`input[type="radio"][value="${quest}"]`);
const sheet = () => page.get('aside');
const created = (): unknown => call.mock.calls.find(([name]) => name === 'matches.create')?.[1];

describe('the room of quests', () => {
  it('shows all ten, each with what one can hear of it', async () => {
    await enter();
    expect(page.findAll('input[type="radio"]')).toHaveLength(10);
    expect(stop(1).attributes('aria-label')).toBe(
      'Quest 1, The Garden Gate. Best: 6 turns, 4 hits left, 32 stars. 3 tries, 2 won.',
    );
    expect(stop(3).attributes('aria-label')).toBe('Quest 3, The Long Ridge. You have not been here yet.');
    expect(page.text()).toContain('1 of 10 won');
  });

  it('opens at the first quest never won', async () => {
    await enter();
    expect(stop(2).element.checked).toBe(true);
    expect(sheet().get('h2').text()).toBe('The Hill Road');
    expect(sheet().text()).toContain('1 try, none won.');
  });

  it('keeps what was chosen while the standings were on their way', async () => {
    let resolve = (_standings: readonly QuestStanding[]): void => {};
    const promise = new Promise((settle) => {
      resolve = settle;
    });
    answers['quests.get'] = () => promise;
    await enter();
    await stop(7).setValue();
    resolve(STANDINGS);
    await flushPromises();
    expect(stop(7).element.checked).toBe(true);
    expect(sheet().get('h2').text()).toBe('The Misty Pass');
  });

  it('follows its address while it is open', async () => {
    await enter();
    await router.push('/quests?quest=9');
    await flushPromises();
    expect(stop(9).element.checked).toBe(true);
  });

  it('opens at the quest the address names, any one', async () => {
    await enter('/quests?quest=10');
    expect(stop(10).element.checked).toBe(true);
    expect(sheet().text()).toContain('2 rows only: an enemy that comes today hits tomorrow.');
  });

  it('starts the chosen quest for a person and goes to its table', async () => {
    await enter();
    await stop(8).setValue();
    await page.get('input[type="text"]').setValue('Aoi');
    await page.get('footer button').trigger('click');
    await flushPromises();
    expect(created()).toEqual({
      game: 'solo-battle',
      seats: [{ name: 'Aoi', player: 'human', handicap: 0 }],
      options: { quest: 8 },
    });
    expect(router.currentRoute.value.name).toBe('table');
  });

  it('starts on Enter, also from the chosen stop', async () => {
    await enter();
    await stop(2).trigger('keydown', { key: 'Enter' });
    await flushPromises();
    expect(created()).toMatchObject({ options: { quest: 2 } });
  });

  it('starts nothing without a name, and leads to the field', async () => {
    await enter();
    const name = page.get('input[type="text"]');
    await name.setValue('  ');
    expect(page.get('footer [role="status"]').text()).toBe('Type a name first.');
    await page.get('footer button').trigger('click');
    expect(created()).toBeUndefined();
    expect(document.activeElement).toBe(name.element);
  });

  it('says why the match was refused', async () => {
    answers['matches.create'] = () => ({
      ok: false,
      refusal: { key: 'prompts.options.unknown', values: { option: 'quest' } },
    });
    await enter();
    await page.get('footer button').trigger('click');
    await flushPromises();
    expect(page.get('footer [role="status"]').text()).toBe('There is no option called quest.');
  });

  it('can be played when the results cannot be read, and asks again when wished', async () => {
    answers['quests.get'] = () => {
      throw new Error('broken');
    };
    await enter();
    expect(sheet().text()).toContain('Your results could not be read.');
    answers['quests.get'] = () => STANDINGS;
    const retry = sheet()
      .findAll('button')
      .find((button) => button.text() === 'Try again');
    await retry?.trigger('click');
    await flushPromises();
    expect(sheet().text()).toContain('Best: 6 turns, 4 hits left, 32 stars.');
  });
});
