// @vitest-environment jsdom
import { flushPromises, type VueWrapper } from '@vue/test-utils';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { MatchView } from '@shared/contract/view';
import { mountTable, type MountedTable } from '../testing/mounted';
import { askedOf, card, ceremonyOf, festivalOf } from './testing/fixture';

const spark = card(0, 'first-spark');
const wild = card(0, 'kokopelli');
const zones = {
  'hand:0': [spark, wild],
  'hand:1': [],
  'discard:1': [card(1, 'wide-porch', 2)],
  'village:1:3': [card(1, 'flute-host'), card(0, 'kokopelli', 1)],
};
const table = (changes: Partial<MatchView> = {}): MatchView =>
  festivalOf(
    { seats: 4, zones, decision: askedOf('action', 'action', ['draw', 'open', 'play', 'exchange']) },
    changes,
  );

const call = vi.fn();
let board: MountedTable;
let page: VueWrapper;
const show = (view: MatchView): Promise<void> => board.show(view);

beforeEach(async () => {
  const refs = [...new Set(Object.values(table().cards))];
  const cards = Object.fromEntries(refs.flatMap((ref) => (ceremonyOf(ref) ? [[ref, ceremonyOf(ref)]] : [])));
  board = await mountTable(table(), cards, call, { width: 1230, height: 560 });
  page = board.page;
});

afterEach(() => board.unmount());

const space = (zone: string) => page.get(`.space[data-zone="${zone}"]`);
const hand = (instance: number) => page.get(`[data-row="hand"] [data-instance="${instance}"] button`);
const picks = (): unknown[] =>
  call.mock.calls.filter(([name]) => name === 'matches.pick').map(([, input]) => input.pick);
const press = (key: string): boolean =>
  (document.activeElement ?? document.body).dispatchEvent(
    new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }),
  );

describe('Kokopelli on the table', () => {
  it('says of each space whose it is, what runs there, how far, and whether I reach it', () => {
    expect(space('village:1:3').attributes('aria-label')).toBe(
      'Kenji’s village, space 3, flute-host, 2 of 4, in your reach',
    );
    expect(space('village:2:1').attributes('aria-label')).toBe('Aoi’s village, space 1, empty');
    expect(space('village:0:4').attributes('aria-label')).toBe('Your village, space 4, empty, in your reach');
  });

  it('lists what runs elsewhere, by player, in plain words', () => {
    const group = page.get('ul[aria-label="In force for Kenji"]');
    expect(group.text()).toContain('+1 per Kokopelli laid at home');
  });

  it('lights the ceremony whose effect is pointed at', async () => {
    await page.get(`[data-stop="effect:${card(1, 'flute-host')}"]`).trigger('pointerenter');
    expect(space('village:1:3').classes()).toContain('lit');
  });

  it('lays a chosen card in a pressed space by one pick after the other', async () => {
    await hand(spark).trigger('click');
    expect(space('village:0:2').classes()).toContain('legal');
    expect(space('village:1:3').classes()).not.toContain('legal');
    expect(page.get('.prompt').text()).toContain('Where does first-spark go?');
    await space('village:0:2').trigger('click');
    expect(picks()).toEqual([['open']]);
    await show(table({ number: 6, decision: askedOf('card', 'card-open', [`c${spark}`, `c${wild}`]) }));
    await show(
      table({ number: 7, decision: askedOf('space', 'space-open', ['village:0:1', 'village:0:2']) }),
    );
    expect(picks()).toEqual([['open'], [`c${spark}`], ['village:0:2']]);
  });

  it('says why the chosen card does not go there, and lets go of it with Escape', async () => {
    await hand(wild).trigger('click');
    await space('village:0:1').trigger('click');
    expect(page.get('.prompt').text()).toContain('A Kokopelli opens nothing.');
    expect(picks()).toEqual([]);
    press('Escape');
    await flushPromises();
    expect(space('village:1:3').classes()).not.toContain('legal');
  });

  it('shows what a space would bring before it is confirmed', async () => {
    const preview = {
      stars: 4,
      notes: [{ key: 'prompts.kokopelli.notes.opens', values: { card: 'kokopelli-base/first-spark' } }],
    };
    const decision = {
      ...askedOf('space', 'space-play', []),
      options: [{ id: 'village:1:3', preview }, { id: 'village:0:1' }],
    };
    await show(table({ number: 6, decision }));
    expect(space('village:1:3').attributes('aria-label')).toContain('gives 4 points');
    await space('village:1:3').trigger('click');
    expect(picks()).toEqual([]);
    expect(page.get('.forecast').text()).toContain('+4');
    expect(page.get('.forecast').text()).toContain('first-spark');
    press(' ');
    expect(picks()).toEqual([['village:1:3']]);
  });

  it('says how far a stack comes by a card that brings no points, and that one more completes it', async () => {
    const decision = {
      ...askedOf('space', 'space-play', []),
      options: [{ id: 'village:1:3', preview: { stars: 0, notes: [] } }, { id: 'village:0:1' }],
    };
    await show(table({ number: 6, decision }));
    await space('village:1:3').trigger('click');
    expect(page.get('.forecast').text()).toBe('3 of 4 cards');
    const three = [...zones['village:1:3'], card(1, 'kokopelli')];
    await show(festivalOf({ seats: 4, zones: { ...zones, 'village:1:3': three } }, { number: 7 }));
    expect(space('village:1:3').attributes('aria-label')).toBe(
      'Kenji’s village, space 3, flute-host, 3 of 4, the next card completes it, in your reach',
    );
  });

  it('has a key for every action, and a reason for one that cannot be chosen', async () => {
    press('4');
    await flushPromises();
    expect(picks()).toEqual([]);
    expect(page.get('.prompt').text()).toContain('No ceremony runs in your village.');
    press('1');
    expect(picks()).toEqual([['draw']]);
  });

  it('says in the bar which action it is, and that the round is the last', async () => {
    expect(page.get('.bar').text()).toContain('Action 1 of 2');
    await show(table({ number: 6, counters: { seat: 0, actions: 1, endTriggered: 1 } }));
    expect(page.get('.bar').text()).toContain('Action 2 of 2');
    expect(page.get('.bar').text()).toContain('Last round');
  });

  it('opens the discards of another player', async () => {
    await page.get('[data-stop="seat:1"]').trigger('click');
    await flushPromises();
    expect(document.body.textContent).toContain('Discards of Kenji');
  });
});
