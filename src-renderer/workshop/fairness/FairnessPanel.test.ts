// @vitest-environment jsdom
import { flushPromises, mount, type VueWrapper } from '@vue/test-utils';
import { createPinia, setActivePinia } from 'pinia';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { computed, ref, shallowRef } from 'vue';
import type { Problem } from '@shared/cards';
import type { DraftCard } from '@shared/contract/drafts';
import type { LabReport, LabState, Measured } from '@shared/contract/lab';
import { provideConnection } from '../../client/connection';
import { i18n } from '../../setup/i18n';
import { editorKey, type Editor } from '../editor';
import FairnessPanel from './FairnessPanel.vue';
import { furnishBrowser } from '../../testing/browser';

let page: VueWrapper;
afterEach(() => {
  page.unmount();
  vi.useRealTimers();
});

const CARD = 'mine/a';
const about = (value: number): Measured => ({ value, low: value - 0.1, high: value + 0.1 });
const report = (done: number): LabReport => ({
  card: CARD,
  type: 'kirby',
  rank: 5,
  done,
  of: 20_000,
  change: about(3.4),
  taken: about(0.61),
  played: { value: 0, low: 0, high: 1 },
  stars: about(8.4),
  peers: [
    {
      card: 'box/y5',
      color: 'yellow',
      change: about(1),
      taken: about(0.3),
      played: about(0.7),
      stars: about(4),
    },
  ],
  verdict: { level: 'unknown', message: { key: 'lab.verdict.unknown' }, nearest: null },
});
const SPLASH: DraftCard = {
  type: 'kirby',
  id: 'a',
  copies: 1,
  name: { en: 'Splash' },
  color: 'blue',
  power: 5,
  effects: [],
};
const PARADE: DraftCard = {
  type: 'ceremony',
  id: 'a',
  name: { en: 'Parade' },
  effect: { hears: 'draw', cards: 2 },
};
const done = (stale: boolean): LabState => ({ state: 'done', report: report(20_000), stale });

const ceremonyReport: LabReport = {
  ...report(20_000),
  type: 'ceremony',
  rank: 0,
  rounds: about(17.1),
  peers: [
    {
      card: 'kokopelli-base/good-guest',
      change: about(4),
      taken: about(0.9),
      played: about(0.6),
      stars: about(5.6),
      rounds: about(17),
    },
  ],
  verdict: {
    level: 'fair',
    message: { key: 'lab.verdict.fair-ceremony', values: { n: 0, card: 'good-guest', best: 'good-guest' } },
    nearest: 'kokopelli-base/good-guest',
  },
};

interface World {
  readonly card?: DraftCard;
  readonly get: LabState | 'refused';
  readonly start?: LabState | 'refused';
  readonly saved?: boolean;
  readonly problems?: readonly Problem[];
}

function open({ get, start = get, saved = true, problems = [], card: first = SPLASH }: World) {
  furnishBrowser();
  const calls: string[] = [];
  const known: { get: LabState | 'refused' } = { get };
  const answer = (state: LabState | 'refused') =>
    state === 'refused'
      ? { ok: false, refusal: { key: 'lab.refusals.problems' } }
      : { ok: true, value: state };
  let hear = (_: { card: string; lab: LabState }): void => undefined;
  const client = {
    call: async (name: string) => {
      calls.push(name);
      return name === 'lab.get' ? answer(known.get) : name === 'lab.start' ? answer(start) : null;
    },
    on: (_: string, listener: typeof hear) => {
      hear = listener;
      return () => undefined;
    },
  };
  const card = shallowRef<DraftCard>(first);
  const editor: Editor = {
    set: computed(() => null),
    card: computed(() => card.value),
    cardRef: computed(() => CARD),
    problems: computed(() => problems),
    language: ref('en'),
    part: ref(null),
    change: (edit) => {
      card.value = edit(card.value);
    },
    saved: async () => {
      calls.push('saved');
      return saved;
    },
  };
  const pinia = createPinia();
  setActivePinia(pinia);
  page = mount(FairnessPanel, {
    attachTo: document.body,
    global: {
      stubs: { FairnessChart: { template: '<i class="chart" />' } },
      plugins: [
        i18n,
        pinia,
        (app) =>
          provideConnection(
            app,
            Reflect.apply(Object.assign, Object, [{}, { client, status: shallowRef('open') }]),
          ),
      ],
      provide: { [editorKey]: editor },
    },
  });
  return {
    calls,
    known,
    editor,
    tell: async (lab: LabState, of = CARD) => {
      hear({ card: of, lab });
      await flushPromises();
    },
  };
}

const button = () => page.find('header button');
const said = (): string => page.text();

describe('the panel “Is it fair?”', () => {
  it('says what it does, keeps the card first, and shows the parts as they come, of this card only', async () => {
    const { calls, tell } = open({ get: { state: 'none' }, start: { state: 'running', report: report(0) } });
    await flushPromises();
    expect(said()).toContain('thousands of matches');
    await button().trigger('click');
    await flushPromises();
    expect(calls).toEqual(['lab.get', 'saved', 'lab.start']);
    await tell({ state: 'running', report: report(9999) }, 'mine/other');
    expect(said()).toContain('0 of 20,000');
    await tell({ state: 'running', report: report(1440) });
    expect(said()).toContain('1,440 of 20,000');
    expect(page.find('progress').attributes('value')).toBe('1440');
    expect(page.find('[role=status]').text()).toBe('');
    await tell(done(false));
    expect(page.find('[role=status]').text()).toContain('Measured.');
    expect(said()).toContain('61 %');
    expect(page.find('progress').exists()).toBe(false);
    expect(button().exists()).toBe(false);
  });

  it('can be cancelled, says so, and begins again', async () => {
    const { calls, tell } = open({ get: { state: 'running', report: report(10) } });
    await flushPromises();
    await button().trigger('click');
    expect(calls.at(-1)).toBe('lab.cancel');
    await tell({ state: 'cancelled' });
    expect(said()).toContain('Cancelled before anything was measured.');
    expect(button().text()).toBe('Measure again');
    await tell({ state: 'cancelled', report: report(1440) });
    expect(said()).toContain('stopped at 1,440 of 20,000.');
    expect(page.find('.chart').exists()).toBe(true);
    expect(said()).not.toContain('The card has changed since.');
  });

  it('says at once that what is being measured is not the card any more, and offers to measure again', async () => {
    const running: LabState = { state: 'running', report: report(1440) };
    const { calls, editor, known, tell } = open({ get: running });
    await flushPromises();
    expect(said()).not.toContain('The card has changed since.');
    editor.change((card) => (card.type === 'kirby' ? { ...card, power: 6 } : card));
    await flushPromises();
    expect(calls).toEqual(['lab.get']);
    expect(said()).toContain('The card has changed since.');
    const again = page.findAll('button').find((one) => one.text() === 'Measure again');
    expect(page.find('progress').exists()).toBe(true);
    known.get = { ...running, stale: true };
    await tell({ state: 'running', report: report(2000) });
    expect(said()).toContain('The card has changed since.');
    await again?.trigger('click');
    await flushPromises();
    expect(calls.slice(0, 3)).toEqual(['lab.get', 'saved', 'lab.start']);
    expect(said()).not.toContain('The card has changed since.');
  });

  it('says that figures are old, and offers to measure again', async () => {
    open({ get: done(true) });
    await flushPromises();
    expect(said()).toContain('The card has changed since.');
    expect(button().text()).toBe('Measure again');
    expect(page.find('.chart').exists()).toBe(true);
  });

  it('looks again once an edit changed how the card plays, and not for a new name', async () => {
    vi.useFakeTimers();
    const { calls, known, editor } = open({ get: done(false) });
    await flushPromises();
    editor.change((card) => ({ ...card, name: { en: 'Renamed' } }));
    await vi.advanceTimersByTimeAsync(2000);
    expect(calls).toEqual(['lab.get']);
    known.get = done(true);
    editor.change((card) => (card.type === 'kirby' ? { ...card, power: 6 } : card));
    await vi.advanceTimersByTimeAsync(2000);
    expect(calls).toEqual(['lab.get', 'saved', 'lab.get']);
    expect(said()).toContain('The card has changed since.');
  });

  it('does not begin while the card has mistakes, and tells which way out there is', async () => {
    const problem: Problem = {
      code: 'unknown-color',
      severity: 'error',
      file: '',
      path: 'color',
      found: '',
      expected: '',
    };
    const { calls } = open({ get: 'refused', problems: [problem] });
    await flushPromises();
    expect(said()).toContain('Mend what is wrong');
    expect(button().attributes('aria-disabled')).toBe('true');
    expect(button().attributes('aria-describedby')).toBe('fairness-note');
    await button().trigger('click');
    expect(calls).toEqual(['lab.get']);
  });

  it('says why a measurement did not begin, or did not end', async () => {
    const { tell } = open({ get: { state: 'none' }, start: 'refused' });
    await flushPromises();
    await button().trigger('click');
    await flushPromises();
    expect(page.find('[role=alert]').text()).toBe('This set has mistakes. Mend them first.');
    await tell({ state: 'failed', reason: { key: 'lab.refusals.failed' } });
    expect(button().text()).toBe('Measure again');
  });

  it('speaks of a ceremony in its own words, with the rounds of a match', async () => {
    const { known, editor, tell } = open({ get: { state: 'none' }, card: PARADE });
    await flushPromises();
    expect(said()).toContain('with this ceremony running');
    await tell({ state: 'done', report: ceremonyReport, stale: false });
    expect(page.findAll('dt').map((term) => term.text())).toEqual([
      'Opened when it could be',
      'Completed once opened',
      'Points it gives as it runs',
      'Rounds in a match',
    ]);
    expect(page.find('.verdict').text()).toContain('Fits the box.');
    expect(said()).not.toContain('good-guest');
    known.get = { state: 'done', report: ceremonyReport, stale: true };
    editor.change((card) =>
      card.type === 'ceremony' ? { ...card, effect: { hears: 'draw', cards: 3 } } : card,
    );
    await flushPromises();
    expect(said()).toContain('The card has changed since.');
  });

  it('does not begin with what could not be kept', async () => {
    const { calls } = open({ get: { state: 'none' }, saved: false });
    await flushPromises();
    await button().trigger('click');
    await flushPromises();
    expect(calls).toEqual(['lab.get', 'saved']);
  });
});
