// @vitest-environment jsdom
import { flushPromises, mount, type VueWrapper } from '@vue/test-utils';
import { createPinia, setActivePinia } from 'pinia';
import { TooltipProvider } from 'reka-ui';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { defineComponent, h, shallowRef, type Component } from 'vue';
import { createMemoryHistory, createRouter, RouterView, type Router } from 'vue-router';
import { boxCards } from '@shared/games/copytoru/testing/box';
import { boxCards as festivalBox } from '@shared/games/kokopelli/testing/box';
import { provideConnection } from '../client/connection';
import { i18n } from '../setup/i18n';
import { useLibraryStore } from '../stores/library';
import { decisionOf } from '../table/testing/fixture';
import RulesDialog from './RulesDialog.vue';
import RulesScreen from './RulesScreen.vue';
import { Blank, undrawn } from '../testing/undrawn';
import { furnishBrowser } from '../testing/browser';

// What a card looks like is tested with the cards; drawing hundreds of them here would take seconds.

let page: VueWrapper;
let router: Router;

async function mounted(screen: Component, address: string): Promise<void> {
  const pinia = createPinia();
  setActivePinia(pinia);
  router = createRouter({
    history: createMemoryHistory(),
    routes: [
      { path: '/rules/:place?', name: 'rules', component: screen, props: true },
      { path: '/quests', name: 'quests', component: Blank },
      { path: '/', component: Blank },
    ],
  });
  await router.push(address);
  const Shell = defineComponent(() => () => h(TooltipProvider, () => h(RouterView)));
  const connection = {
    install: (app: Parameters<typeof provideConnection>[0]) =>
      provideConnection(app, {
        client: { call: vi.fn(), on: () => () => undefined },
        status: shallowRef('open'),
      }),
  };
  page = mount(Shell, {
    attachTo: document.body,
    global: { plugins: [pinia, i18n, router, connection], stubs: undrawn },
  });
  const cards = Object.fromEntries([...boxCards, ...festivalBox].map(({ ref, card }) => [ref, card]));
  useLibraryStore(pinia).snapshot = { sets: [], cards, variants: {}, problems: [] };
  await flushPromises();
}

beforeEach(() => {
  furnishBrowser();
  Element.prototype.scrollTo = () => undefined;
});
afterEach(() => {
  page.unmount();
  document.body.replaceChildren();
  vi.unstubAllGlobals();
  i18n.global.locale.value = 'en';
});

const heads = (): string[] => page.findAll('main h2').map((head) => head.text());
const current = (): string => page.find('nav [aria-current="location"]').text();
const press = async (key: string): Promise<void> => {
  document.body.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }));
  await flushPromises();
};

describe('the room of rules', () => {
  it('opens a chapter, at its beginning or at a section of it', async () => {
    await mounted(RulesScreen, '/rules/easy-battle.challenge');
    expect(heads()).toContain('The challenge');
    expect(heads()).toContain('Set-up');
    expect(current()).toBe('The challenge');
    await router.push('/rules/solo-battle');
    await flushPromises();
    expect(heads()[0]).toBe('What it is about');
    expect(current()).toBe('What it is about');
  });

  it('goes to the next and the previous rule by keyboard, across chapters', async () => {
    await mounted(RulesScreen, '/rules/cards.box');
    await press('n');
    expect(router.currentRoute.value.params['place']).toBe('easy-battle.goal');
    await press('p');
    expect(router.currentRoute.value.params['place']).toBe('cards.box');
  });

  it('searches in both languages, and says when nothing is found', async () => {
    await mounted(RulesScreen, '/rules');
    await press('/');
    expect(document.activeElement?.getAttribute('type')).toBe('search');
    const field = page.find('input[type="search"]');
    await field.setValue('ひきわけ');
    expect(page.findAll('nav .hit').map((hit) => hit.find('.name').text())).toEqual(['The end', 'The end']);
    expect(page.find('[role="status"]').text()).toBe('2 places');
    await field.setValue('windmill');
    expect(page.findAll('nav .hit')).toHaveLength(0);
    expect(page.text()).toContain('No rule speaks of “windmill”.');
  });

  it('opens the reason of a ruling on request', async () => {
    await mounted(RulesScreen, '/rules/copy-ability-battle.reset');
    const why = page.findAll('details').find((note) => note.text().includes('CT-C18'));
    expect(why?.attributes('open')).toBeUndefined();
    expect(why?.find('p').text()).toContain('nothing to get');
  });

  it('works an attack out from the cards, colour and number', async () => {
    await mounted(RulesScreen, '/rules/easy-battle.target');
    const [picture] = page.findAll('[data-place="easy-battle.target"] [data-picture="attack"]');
    expect(picture?.findAll('.outcome').map((outcome) => outcome.text())).toEqual([
      'defeated',
      'discarded',
      'other colour',
      'other colour',
    ]);
  });

  it('counts Easy Battle out by players as the printed table does', async () => {
    await mounted(RulesScreen, '/rules/easy-battle.setup');
    const rows = page.findAll('[data-picture="easy-numbers"] tbody tr').map((row) => row.text());
    const numbers = rows.map((row) => row.replace(/\D+/, ''));
    expect(numbers).toEqual(['86856', '46856', '43456', '22211', '21111', '3230162312']);
  });

  it('writes what all ceremonies do from the cards, and marks what is ours', async () => {
    await mounted(RulesScreen, '/rules/kokopelli.ceremonies');
    const rows = page.findAll('[data-picture="ceremonies"] tbody tr').map((row) => row.text());
    expect(rows).toHaveLength(16);
    expect(rows[2]).toBe('Quick BeatCeremonies in your village are complete with 3 cards.');
    expect(rows.find((row) => row.startsWith('Mixed Dance'))).toMatch(/as if it did\. amount ours$/);
    const ours = page.findAll('details').filter((note) => note.find('.ours').exists());
    expect(ours.map((note) => note.find('.id').text())).toEqual(['KO-15', 'KO-4', 'KO-3']);
  });

  it('says what hangs on the number of players', async () => {
    await mounted(RulesScreen, '/rules/kokopelli.end');
    const rows = page.findAll('[data-picture="village-numbers"] tbody tr').map((row) => row.text());
    expect(rows.map((row) => row.replace(/\D+/, ''))).toEqual(['544', '988', '489']);
  });

  it('speaks Japanese', async () => {
    i18n.global.locale.value = 'ja';
    await mounted(RulesScreen, '/rules/easy-battle.challenge');
    expect(current()).toBe('チャレンジ');
  });
});

describe('the rules beside the table', () => {
  const beside = (kind: string) =>
    defineComponent(
      () => () =>
        h(RulesDialog, { open: true, game: 'copy-ability-battle', decision: decisionOf(kind, [], 1, 1) }),
    );

  it('open at what is asked', async () => {
    await mounted(beside('hand-limit'), '/rules');
    const dialog = document.querySelector('[role="dialog"]');
    expect(dialog?.querySelector('h2[id^="rule-"]')?.textContent).toBe('Seven cards at most');
  });

  it('lead on from there', async () => {
    await mounted(beside('get'), '/rules');
    const next = [...document.querySelectorAll<HTMLElement>('footer button')].at(-1);
    expect(next?.textContent).toContain('Replacing the row');
    next?.click();
    await flushPromises();
    expect(document.querySelector('h2[id^="rule-"]')?.textContent).toBe('Replacing the row');
  });
});
