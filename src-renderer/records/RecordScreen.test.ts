// @vitest-environment jsdom
import { flushPromises } from '@vue/test-utils';
import { afterEach, describe, expect, it } from 'vitest';
import type { MatchView } from '@shared/contract/view';
import { decisionOf, viewOf } from '../table/testing/fixture';
import RecordScreen from './RecordScreen.vue';
import { mountScreen, press, type Answers, type Mounted } from './testing/mounted';

const PICKS = 12;
const log = [
  { key: 'log.turn', pick: 0, round: 1, seat: 0 },
  { key: 'log.plays', pick: 1, round: 1, seat: 0, card: { instance: 1, id: 'test/red-5' } },
  { key: 'log.turn', pick: 6, round: 2, seat: 1 },
];

interface Asked {
  readonly after: number;
  readonly viewer: number | 'open' | null;
}

/** A match of twelve picks in three rounds, as the main process would show it. */
function momentOf({ after, viewer }: Asked): unknown {
  const view: MatchView = viewOf({
    id: 'm1',
    number: after + 1,
    viewer: typeof viewer === 'number' ? viewer : null,
    decision: { ...decisionOf('play', ['c0', 'c1'], 1, 1), mine: viewer === 0 },
    log: log.filter(({ pick }) => pick <= after),
  });
  return {
    ok: true,
    value: {
      view,
      events: [],
      next: after < PICKS ? { seat: 0, kind: 'play', pick: ['c0'] } : null,
      picks: PICKS,
      rounds: [1, 1, 1, 1, 1, 1, 2, 2, 2, 2, 3, 3],
    },
  };
}

let mounted: Mounted;
const open = async (address = '/records/m1', answers: Answers = {}): Promise<Mounted> => {
  mounted = await mountScreen(RecordScreen, address, '/records/:id', { 'records.at': momentOf, ...answers });
  await flushPromises();
  return mounted;
};
const moment = (): string => mounted.page.get('[data-decision]').attributes('data-decision') ?? '';
const key = async (name: string): Promise<void> => {
  press(name);
  await flushPromises();
};

afterEach(() => mounted.unmount());

describe('the viewer', () => {
  it('opens at the moment and with the eyes an address names', async () => {
    const { asked } = await open('/records/m1?at=7&eyes=2');
    expect(moment()).toBe('8');
    expect(asked('records.at')).toContainEqual({ id: 'm1', after: 7, viewer: 1 });
  });

  it('goes to the end where an address names a moment beyond it', async () => {
    await open('/records/m1?at=900&eyes=9');
    expect(moment()).toBe('13');
  });

  it('steps with the arrows, jumps with Home and End, and stops at both ends', async () => {
    await open();
    await key('ArrowLeft');
    expect(moment()).toBe('1');
    await key('ArrowRight');
    await key('ArrowRight');
    expect(moment()).toBe('3');
    await key('End');
    expect(moment()).toBe('13');
    await key('ArrowRight');
    expect(moment()).toBe('13');
    await key('Home');
    expect(moment()).toBe('1');
  });

  it('sees with other eyes by digits, O and 0, and stays at its moment', async () => {
    const { asked } = await open('/records/m1?at=5');
    for (const name of ['2', 'o', '0']) await key(name);
    const viewers = asked('records.at').slice(-3);
    expect(viewers).toEqual([
      { id: 'm1', after: 5, viewer: 1 },
      { id: 'm1', after: 5, viewer: 'open' },
      { id: 'm1', after: 5, viewer: null },
    ]);
    await key('5');
    expect(asked('records.at')).toHaveLength(3 + 3);
  });

  it('asks for a few moments of a long drag, and ends at the last', async () => {
    let answerAll: (() => void)[] = [];
    const slow = (input: Asked): Promise<unknown> =>
      new Promise((resolve) => answerAll.push(() => resolve(momentOf(input))));
    const { asked, page } = await open('/records/m1', {});
    const before = asked('records.at').length;
    mounted.call.mockImplementation((_name: string, input: Asked) => slow(input));
    const range = page.get<HTMLInputElement>('input[type="range"]');
    for (let at = 1; at <= PICKS; at += 1) {
      range.element.value = `${at}`;
      await range.trigger('input');
    }
    for (let turn = 0; turn < 4; turn += 1) {
      answerAll.forEach((answer) => answer());
      answerAll = [];
      await flushPromises();
    }
    expect(asked('records.at').length - before).toBe(2);
    expect(moment()).toBe('13');
  });

  it('asks nobody anything: a press on a card picks nothing', async () => {
    const { asked, page } = await open('/records/m1?eyes=1');
    await page.get('[data-instance="1"] button').trigger('click');
    for (const name of ['u', 'r', 'h']) await key(name);
    for (const call of ['matches.pick', 'matches.undo', 'matches.redo', 'matches.hint'] as const) {
      expect(asked(call)).toEqual([]);
    }
    expect(page.find('.prompt').exists()).toBe(false);
  });

  it('leaves the arrows to the table while a card was walked to', async () => {
    const { page } = await open('/records/m1?at=4&eyes=1');
    page.get<HTMLElement>('[data-instance="0"] button').element.focus();
    await key('ArrowRight');
    expect(moment()).toBe('5');
    expect(document.activeElement?.getAttribute('data-stop')).toBe('c1');
    await key('Home');
    expect(moment()).toBe('5');
  });

  it('does nothing while an input method composes', async () => {
    await open();
    press('ArrowRight', { isComposing: true });
    press('End', { keyCode: 229 });
    await flushPromises();
    expect(moment()).toBe('1');
  });

  it('keeps its keys to itself: they are gone once it was left', async () => {
    const { asked, router } = await open();
    await router.push('/');
    await flushPromises();
    const before = asked('records.at').length;
    await key('ArrowRight');
    await key(' ');
    expect(asked('records.at')).toHaveLength(before);
  });

  it('plays on from its moment and goes to that table', async () => {
    const { asked, page, router } = await open('/records/m1?at=3', {
      'records.playOn': { ok: true, value: viewOf({ id: 'new' }) },
    });
    const button = page.findAll('button').find((one) => one.text() === 'Play on from here');
    await button?.trigger('click');
    await flushPromises();
    expect(asked('records.playOn')).toEqual([{ id: 'm1', after: 3 }]);
    expect(router.currentRoute.value.path).toBe('/table/new');
  });

  it('offers the result at the end, where there is nothing to play on', async () => {
    const { page } = await open('/records/m1?at=12');
    expect(page.text()).not.toContain('Play on from here');
    expect(page.text()).toContain('See the result');
  });

  it('says in words which round, whose turn and which move it is at', async () => {
    const { page } = await open('/records/m1?at=7');
    expect(page.get('input[type="range"]').attributes('aria-valuetext')).toBe('Round 2, Aoi, move 7 of 12');
  });

  it('says why a record cannot be shown, and tries again', async () => {
    let there = false;
    const { page } = await open('/records/m1', {
      'records.at': (input: Asked) =>
        there ? momentOf(input) : { ok: false, refusal: { key: 'main.refusals.no-such-match' } },
    });
    expect(page.get('[role="alert"]').text()).toBe('This match is no longer there.');
    there = true;
    await page
      .findAll('button')
      .find((one) => one.text() === 'Try again')
      ?.trigger('click');
    await flushPromises();
    expect(moment()).toBe('1');
  });

  it('never asks the main process for what can be no name of a match', async () => {
    const { asked, page } = await open('/records/No%20such');
    expect(asked('records.at')).toEqual([]);
    expect(page.get('[role="alert"]').text()).toBe('This match is no longer there.');
  });
});
