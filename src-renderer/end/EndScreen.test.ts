// @vitest-environment jsdom
import { flushPromises } from '@vue/test-utils';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { LookBack } from '@shared/contract/coach';
import type { MatchView } from '@shared/contract/view';
import { mountScreen, press, type Answers, type Mounted } from '../records/testing/mounted';
import { viewOf } from '../table/testing/fixture';
import EndScreen from './EndScreen.vue';

const ended = (changes: Partial<MatchView> = {}): MatchView =>
  viewOf({
    decision: null,
    scores: [12, 9],
    result: { scores: [12, 9], places: [1, 2], reason: 'rounds' },
    history: [
      [0, 0],
      [12, 9],
    ],
    best: { seat: 0, round: 1, card: 'test/red-5', enemies: ['test/foe-red-4'], discarded: 0, stars: 3 },
    log: [
      { key: 'log.plays', pick: 4, round: 1, seat: 0, card: { instance: 1, id: 'test/red-5' } },
      { key: 'log.falls', pick: 5, round: 1, seat: 0, values: { n: 3 } },
    ],
    ...changes,
  });

const done: LookBack = {
  state: 'done',
  moments: [
    {
      pick: 7,
      round: 2,
      seat: 1,
      chosen: { pick: ['skip'], chance: 0.31, stars: 9.2 },
      better: { pick: ['c1'], chance: 0.584, stars: 12.9 },
      reasons: [],
    },
  ],
};

let mounted: Mounted;
async function open(view: MatchView | (() => unknown), answers: Answers = {}): Promise<Mounted> {
  mounted = await mountScreen(EndScreen, '/end/m1', '/end/:id', {
    'matches.open': typeof view === 'function' ? view : { ok: true, value: view },
    'coach.get': { ok: true, value: { state: 'none' } },
    'quests.get': [],
    ...answers,
  });
  await flushPromises();
  return mounted;
}
const click = async (text: string): Promise<void> => {
  await mounted.page
    .findAll('button')
    .find((one) => one.text() === text)
    ?.trigger('click');
  await flushPromises();
};

beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
});
afterEach(() => {
  mounted.unmount();
  vi.restoreAllMocks();
});

describe('the end of a match', () => {
  it('says who won, who shared the first place, or how the quest ended', async () => {
    await open(ended());
    expect(mounted.page.get('h1').text()).toBe('Mika wins');
    mounted.unmount();
    await open(ended({ game: 'easy-battle', result: { scores: [9, 9], places: [1, 1], reason: 'hands' } }));
    expect(mounted.page.get('h1').text()).toBe('Mika and Aoi draw');
    expect(mounted.page.text()).toContain('9 stars each.');
    expect(mounted.page.text()).toContain('Stars by set');
  });

  it('does not wait for ever when the match cannot be opened: it says so and tries again', async () => {
    let fails = true;
    await open(() => (fails ? Promise.reject(new Error('broken')) : { ok: true, value: ended() }));
    expect(mounted.page.get('[role="alert"]').text()).toContain('This match cannot be opened');
    fails = false;
    await click('Try again');
    expect(mounted.page.get('h1').text()).toBe('Mika wins');
  });

  it('leads to the table of a match that is still being played', async () => {
    await open(viewOf());
    expect(mounted.router.currentRoute.value.path).toBe('/table/m1');
  });

  it('shows the best attack where it was: just before its card, with the eyes of its seat', async () => {
    await open(ended());
    await click('Look at it');
    expect(mounted.router.currentRoute.value.fullPath).toBe('/records/m1?at=3&eyes=1');
  });

  it('plays again with Enter', async () => {
    await open(ended(), { 'matches.create': { ok: false, refusal: { key: 'main.refusals.disk-full' } } });
    press('Enter');
    await flushPromises();
    expect(mounted.asked('matches.create')).toHaveLength(1);
  });
});

describe('the look back', () => {
  const moment = { view: viewOf(), events: [], picks: 20, rounds: [] };
  const at = {
    'records.at': { ok: true, value: { ...moment, next: { seat: 1, kind: 'play', pick: ['skip'] } } },
  };

  it('begins at a press, counts, can be stopped, and begins again', async () => {
    await open(ended(), { 'coach.start': { ok: true, value: { state: 'running', done: 0, of: 60 } } });
    await click('Look back');
    expect(mounted.asked('coach.start')).toEqual([{ id: 'm1' }]);
    expect(mounted.page.text()).toContain('Looking at move 1 of 60 again');
    mounted.send('coach.changed', { id: 'm1', lookBack: { state: 'running', done: 11, of: 60 } });
    mounted.send('coach.changed', { id: 'another', lookBack: { state: 'cancelled' } });
    await flushPromises();
    expect(mounted.page.text()).toContain('Looking at move 12 of 60 again');
    await click('Stop');
    expect(mounted.asked('coach.cancel')).toEqual([{ id: 'm1' }]);
    mounted.send('coach.changed', { id: 'm1', lookBack: { state: 'cancelled' } });
    await flushPromises();
    await click('Look back again');
    expect(mounted.asked('coach.start')).toHaveLength(2);
  });

  it('tells each moment: what was played, what was better, and what that would have brought', async () => {
    await open(ended(), { 'coach.get': { ok: true, value: done }, ...at });
    await click('Look back');
    expect(mounted.asked('coach.start')).toEqual([]);
    const told = mounted.page.get('.moments').text();
    expect(told).toContain('Aoi');
    expect(told).toContain('Round 2');
    expect(told).toContain('skips the attack');
    expect(told).toContain('plays Glow\u00a05');
    expect(told).toContain('Wins 31 games in 100; the better move 58.');
    expect(told).toContain('About 9 stars; the better move 13.');
    await click('See it');
    expect(mounted.router.currentRoute.value.fullPath).toBe('/records/m1?at=6&eyes=2');
  });

  it('says when no single move decided it', async () => {
    await open(ended(), { 'coach.get': { ok: true, value: { state: 'done', moments: [] } } });
    await click('Look back');
    expect(mounted.page.text()).toContain('No single move decided this match');
  });

  it('says why it failed, and tries again', async () => {
    await open(ended(), {
      'coach.start': { ok: false, refusal: { key: 'main.refusals.match-unreadable' } },
    });
    await click('Look back');
    expect(mounted.page.get('.look-back').text()).toContain('This match could not be read.');
    await click('Try again');
    expect(mounted.asked('coach.start')).toHaveLength(2);
  });
});
