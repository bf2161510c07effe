// @vitest-environment jsdom
import { flushPromises, mount, type VueWrapper } from '@vue/test-utils';
import { createPinia, setActivePinia } from 'pinia';
import { TooltipProvider } from 'reka-ui';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { defineComponent, h, shallowRef } from 'vue';
import { createMemoryHistory, createRouter, RouterView } from 'vue-router';
import type { MatchView } from '@shared/contract/view';
import { provideConnection } from '../client/connection';
import { i18n } from '../setup/i18n';
import { useLibraryStore } from '../stores/library';
import { CARDS, decisionOf, viewOf } from '../table/testing/fixture';
import GuideLayer from './GuideLayer.vue';
import GuideScreen from './GuideScreen.vue';
import { memoryOf } from './memory';
import { guidedMatch, guideQuery } from './start';
import { Blank } from '../testing/undrawn';

const { seed: GUIDE_SEED = '' } = guidedMatch('copy-ability-battle', '', '');
const call = vi.fn();
const view = shallowRef<MatchView>(viewOf());
const left = vi.fn();
const ended = vi.fn();
let page: VueWrapper;
const router = createRouter({
  history: createMemoryHistory(),
  routes: [
    {
      path: '/layer',
      component: defineComponent(
        () => () => h(GuideLayer, { view: view.value, root: document.body, onLeave: left, onEnd: ended }),
      ),
    },
    { path: '/guide/:game?', name: 'guide', props: true, component: GuideScreen },
    { path: '/table/:id', name: 'table', component: Blank },
    ...['home', 'quests', 'rules', 'new-match'].map((name) => ({
      path: name === 'home' ? '/' : `/${name}`,
      name,
      component: Blank,
    })),
  ],
});

async function open(address: string): Promise<void> {
  const pinia = createPinia();
  setActivePinia(pinia);
  await router.push(address);
  const Shell = defineComponent(() => () => h(TooltipProvider, () => h(RouterView)));
  page = mount(Shell, {
    attachTo: document.body,
    global: {
      plugins: [
        pinia,
        i18n,
        router,
        {
          install: (app: Parameters<typeof provideConnection>[0]) =>
            provideConnection(app, {
              client: { call, on: () => () => undefined },
              status: shallowRef('open'),
            }),
        },
      ],
    },
  });
  useLibraryStore(pinia).snapshot = { sets: [], cards: { ...CARDS }, variants: {}, problems: [] };
  await flushPromises();
}

/** Mika may play white 3 or red 5 against a toad of life 4, in round 1 of 4. */
const first = (changes: Partial<MatchView> = {}): MatchView => {
  const decision = decisionOf('play', ['c0', 'c1', 'skip'], 1, 1);
  const powers = new Map([
    ['c0', 3],
    ['c1', 5],
  ]);
  return viewOf({
    number: 1,
    options: { rounds: 4 },
    counters: { round: 1, seat: 0, phase: 'action' },
    decision: {
      ...decision,
      prompt: { key: 'prompts.play' },
      options: decision.options.map(({ id }) => {
        const power = powers.get(id);
        return power === undefined ? { id } : { id, preview: { power } };
      }),
    },
    ...changes,
  });
};
const said = (): string => document.querySelector('.bubble p')?.textContent ?? '';
const press = async (key: string): Promise<void> => {
  document.body.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }));
  await flushPromises();
};

beforeEach(() => {
  sessionStorage.clear();
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'] });
  vi.stubGlobal('CSS', { escape: (text: string) => text });
  view.value = first();
  call.mockReset();
});
afterEach(() => {
  page.unmount();
  document.body.replaceChildren();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('the guide over a table', () => {
  it('goes on when a thing was read, by key or button', async () => {
    await open('/layer');
    expect(said()).toContain('You play against Aoi, four turns each.');
    await press('g');
    expect(said()).toContain('These are the enemies.');
    document.querySelector<HTMLElement>('.bubble .is-main')?.click();
    await flushPromises();
    expect(said()).toContain('These are your cards.');
  });

  it('goes on when the decision was answered, whatever was picked', async () => {
    memoryOf('m1').teach('welcome');
    memoryOf('m1').teach('enemies');
    await open('/layer');
    expect(said()).toContain('These are your cards.');
    view.value = first({ number: 2 });
    await flushPromises();
    expect(document.querySelector('.bubble')).toBeNull();
  });

  it('is quiet while somebody else plays', async () => {
    const decision = first().decision;
    if (decision === null) throw new Error('Nothing is asked.');
    view.value = first({ decision: { ...decision, mine: false, options: [] } });
    await open('/layer');
    expect(document.querySelector('.bubble')).toBeNull();
  });

  it('tells nothing twice after a reload, and can be left', async () => {
    await open('/layer');
    await press('g');
    page.unmount();
    await open('/layer');
    expect(said()).toContain('These are the enemies.');
    document.querySelector<HTMLElement>('.leave')?.click();
    expect(left).toHaveBeenCalledOnce();
  });

  it('says at the end how it went and what can be done next', async () => {
    await open('/layer');
    view.value = first({ decision: null, result: { scores: [14, 9], places: [1, 2], reason: 'rounds' } });
    await flushPromises();
    expect(document.querySelector('[role="dialog"]')).toBeNull();
    vi.advanceTimersByTime(2000);
    await flushPromises();
    const dialog = document.querySelector('[role="dialog"]');
    expect(dialog?.textContent).toContain('You won your first match');
    expect(dialog?.textContent).toContain('14 stars against Aoi’s 9.');
    const ways = [...(dialog?.querySelectorAll<HTMLElement>('.way') ?? [])];
    expect(ways).toHaveLength(4);
    ways[0]?.click();
    expect(ended).toHaveBeenCalledOnce();
    ways[2]?.click();
    await flushPromises();
    expect(router.currentRoute.value.name).toBe('quests');
  });
});

describe('the guide over a table of Kokopelli', () => {
  it('says at the end what was scored in points, and the way to the workshop', async () => {
    view.value = first({ game: 'kokopelli', decision: null });
    await open('/layer');
    view.value = { ...view.value, result: { scores: [21, 30], places: [2, 1], reason: 'tiles' } };
    await flushPromises();
    vi.advanceTimersByTime(2000);
    await flushPromises();
    const dialog = document.querySelector('[role="dialog"]');
    expect(dialog?.textContent).toContain('Aoi was ahead with 30 to your 21.');
    const ways = [...(dialog?.querySelectorAll<HTMLElement>('.way b') ?? [])].map((way) => way.textContent);
    expect(ways).toEqual(['See the result', 'A whole match', 'The workshop', 'The rules']);
  });
});

describe('the way into the guide', () => {
  it('lays the guided match out and goes to its table', async () => {
    call.mockResolvedValue({ ok: true, value: first() });
    await open('/guide/copy-ability-battle');
    const [name, input] = call.mock.calls[0] ?? [];
    expect(name).toBe('matches.create');
    expect(input).toMatchObject({
      game: 'copy-ability-battle',
      seed: GUIDE_SEED,
      options: { rounds: 4, first: 0 },
      seats: [
        { name: 'Moon', player: 'human' },
        { name: 'Mugi', player: 'beginner' },
      ],
    });
    expect(router.currentRoute.value.fullPath).toBe('/table/m1?guide=1');
  });

  it('says why it cannot begin, and tries again', async () => {
    call.mockResolvedValueOnce({ ok: false, refusal: { key: 'guide.failed' } });
    await open('/guide/copy-ability-battle');
    expect(page.find('[role="alert"]').text()).toBe('The guided match could not begin.');
    call.mockResolvedValue({ ok: true, value: first() });
    await page.find('.is-main').trigger('click');
    await flushPromises();
    expect(router.currentRoute.value.name).toBe('table');
  });

  it('asks which game is to be learnt where none is named', async () => {
    await open('/guide');
    const games = page.findAll('a.game');
    expect(games.map((game) => game.find('.name').text())).toEqual(['Copy Ability Battle', 'Kokopelli']);
    expect(call).not.toHaveBeenCalled();
    call.mockResolvedValue({ ok: true, value: first() });
    await games[1]?.trigger('click');
    await flushPromises();
    expect(call.mock.calls[0]?.[1]).toMatchObject({
      game: 'kokopelli',
      options: { types: 'starter', tilesToEnd: 1, first: 0 },
    });
    expect(router.currentRoute.value.fullPath).toBe('/table/m1?guide=1');
  });

  it('is found again from a list of matches, unless it was left', () => {
    const match = { id: 'm7', seed: GUIDE_SEED, game: 'copy-ability-battle' };
    expect(guideQuery(match)).toEqual({ guide: '1' });
    expect(guideQuery({ ...match, seed: 'another' })).toEqual({});
    expect(guideQuery(undefined)).toEqual({});
    const { seed = '' } = guidedMatch('kokopelli', '', '');
    expect(guideQuery({ id: 'm8', seed, game: 'kokopelli' })).toEqual({ guide: '1' });
    expect(guideQuery({ id: 'm8', seed, game: 'copy-ability-battle' })).toEqual({});
    memoryOf('m7').leave();
    expect(guideQuery(match)).toEqual({});
  });
});
