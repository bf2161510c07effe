// @vitest-environment jsdom
import { flushPromises, type VueWrapper } from '@vue/test-utils';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { defaultSettings } from '@shared/contract/settings';
import type { MatchView } from '@shared/contract/view';
import { i18n } from '../setup/i18n';
import { useLibraryStore } from '../stores/library';
import { useNoticesStore } from '../stores/notices';
import { CARDS, decisionOf, easyTarget, easyViewOf, targetDecision, viewOf } from './testing/fixture';
import { mountTable, type MountedTable } from './testing/mounted';

const call = vi.fn();
let board: MountedTable;
let page: VueWrapper;
const show = (view: MatchView): Promise<void> => board.show(view);

beforeEach(async () => {
  board = await mountTable(viewOf(), { ...CARDS }, call);
  page = board.page;
});

afterEach(() => board.unmount());

const card = (instance: number) => page.get(`[data-instance="${instance}"] button`);
const press = (key: string, more: KeyboardEventInit = {}): boolean =>
  (document.activeElement ?? document.body).dispatchEvent(
    new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true, ...more }),
  );

describe('the table', () => {
  it('answers the open decision with a click, naming the decision it saw', async () => {
    await card(1).trigger('click');
    expect(call).toHaveBeenCalledWith('matches.pick', { id: 'm1', number: 5, pick: ['c1'] });
  });

  it('lifts what was picked in the very press, and lets it go again when it is refused', async () => {
    const animate = vi.spyOn(Element.prototype, 'animate');
    let refuse = (_answer: unknown): void => {};
    call.mockImplementationOnce(() => new Promise((resolve) => (refuse = resolve)));
    card(1).element.dispatchEvent(new MouseEvent('click', { bubbles: true }));
    expect(animate.mock.contexts).toEqual([page.get('[data-instance="1"]').element]);
    const [lifted] = animate.mock.results;
    if (lifted?.type !== 'return') throw new Error('nothing was lifted');
    const putDown = vi.spyOn(lifted.value, 'cancel');
    await flushPromises();
    expect(putDown).not.toHaveBeenCalled();
    call.mockResolvedValue({ ok: true, value: viewOf() });
    refuse({ ok: false, refusal: { key: 'prompts.refusals.stale-decision' } });
    await flushPromises();
    expect(putDown).toHaveBeenCalledOnce();
    animate.mockRestore();
  });

  it('sends a pick only once, however often one clicks', async () => {
    await card(1).trigger('click');
    await card(0).trigger('click');
    expect(call.mock.calls.filter(([name]) => name === 'matches.pick')).toHaveLength(1);
  });

  it('chooses several enemies, shows what would happen, lets go with Escape and attacks with Space', async () => {
    await show(viewOf({ number: 6, decision: targetDecision() }));
    await card(20).trigger('click');
    await card(21).trigger('click');
    expect(page.text()).toContain('5 ≥ 4');
    expect(page.text()).toContain('5 < 6');
    expect(card(21).attributes('aria-pressed')).toBe('true');
    press('Escape');
    await flushPromises();
    expect(card(21).attributes('aria-pressed')).toBe('false');
    await card(20).trigger('click');
    press(' ');
    expect(call).toHaveBeenCalledWith('matches.pick', { id: 'm1', number: 6, pick: ['c20'] });
  });

  it('keeps an enemy chosen that is clicked twice in a row, and lets go at a click of its own', async () => {
    await show(viewOf({ number: 6, decision: targetDecision() }));
    const click = async (detail: number) => {
      card(20).element.dispatchEvent(new MouseEvent('click', { bubbles: true, detail }));
      await flushPromises();
    };
    await click(1);
    await click(2);
    expect(card(20).attributes('aria-pressed')).toBe('true');
    await click(1);
    expect(card(20).attributes('aria-pressed')).toBe('false');
  });

  it('does nothing while an input method composes', async () => {
    await show(viewOf({ number: 6, decision: targetDecision() }));
    await card(20).trigger('click');
    press(' ', { isComposing: true });
    press('u', { isComposing: true });
    press('Escape', { keyCode: 229 });
    await flushPromises();
    expect(call).not.toHaveBeenCalledWith('matches.pick', expect.anything());
    expect(call).not.toHaveBeenCalledWith('matches.undo', expect.anything());
    expect(card(20).attributes('aria-pressed')).toBe('true');
  });

  it('says why a card cannot be had', async () => {
    const barred = [{ instance: 11, reason: { key: 'prompts.reasons.not-defeated-blue' } }];
    await show(viewOf({ decision: { ...decisionOf('get', ['c10', 'draw-normal'], 1, 1), barred } }));
    expect(card(11).attributes('aria-label')).toContain('You have not defeated a blue enemy yet.');
    expect(card(11).find('.veil').exists()).toBe(true);
    await card(11).trigger('click');
    expect(call).not.toHaveBeenCalledWith('matches.pick', expect.anything());
    expect(page.get('.prompt [aria-live]').text()).toContain('You have not defeated a blue enemy yet.');
  });

  it('says in the prompt, in place of the count, how many can be chosen', async () => {
    await show(viewOf({ number: 6, decision: { ...targetDecision(), max: 1, min: 0 } }));
    const limited = {
      ...targetDecision(),
      kind: 'discard-hand',
      max: 1,
      options: [{ id: 'c0' }, { id: 'c1' }],
    };
    await show(
      viewOf({ number: 7, decision: { ...limited, max: 2, options: [...limited.options, { id: 'c10' }] } }),
    );
    for (const one of [0, 1, 10]) await card(one).trigger('click');
    expect(page.get('.prompt').text()).toContain('Choose 2 at most.');
    expect(page.get('.prompt').text()).not.toContain('2 chosen.');
    expect(useNoticesStore(board.pinia).notices).toEqual([]);
  });

  it('says why nothing can be undone', async () => {
    await show(viewOf({ canUndo: false }));
    press('u');
    await flushPromises();
    expect(call).not.toHaveBeenCalledWith('matches.undo', expect.anything());
    expect(page.get('.prompt').text()).toContain('You have not chosen anything yet.');
  });

  it('tells a refusal in words and looks again at how the match stands', async () => {
    call.mockImplementation(async (name: string) =>
      name === 'matches.pick'
        ? { ok: false, refusal: { key: 'prompts.refusals.stale-decision' } }
        : { ok: true, value: viewOf({ number: 7 }) },
    );
    await card(1).trigger('click');
    await flushPromises();
    expect(call).toHaveBeenCalledWith('matches.open', { id: 'm1' });
    expect(page.get('.prompt').text()).toContain(i18n.global.t('prompts.refusals.stale-decision'));
    expect(useNoticesStore(board.pinia).notices).toEqual([]);
  });

  it('keeps every hand off the page behind a curtain, known cards too', async () => {
    await show(viewOf({ number: 8, viewer: null, decision: null, curtain: { seat: 0, since: [] } }));
    expect(page.findAll('[data-row="hand"] [data-instance]')).toEqual([]);
    const button = page.get('[data-curtain] button');
    expect(button.text()).toContain('I am Mika');
    await button.trigger('click');
    expect(call).toHaveBeenCalledWith('matches.ready', { id: 'm1', seat: 0 });
  });

  it('is worked by arrows and Enter from the first card that can be picked', async () => {
    press('ArrowDown');
    await flushPromises();
    expect(document.activeElement?.getAttribute('data-stop')).toBe('c0');
    press('ArrowRight');
    expect(document.activeElement?.getAttribute('data-stop')).toBe('c1');
    expect(page.findAll('[data-stop][tabindex="0"]')).toHaveLength(1);
  });

  it('leads from its heading to what can be chosen, though nothing could be at first', async () => {
    board.unmount();
    board = await mountTable(viewOf({ decision: null }), { ...CARDS }, call);
    page = board.page;
    const heading = document.createElement('h1');
    heading.tabIndex = -1;
    document.body.append(heading);
    heading.focus();
    await show(viewOf({ number: 6, decision: targetDecision() }));
    expect(page.findAll('[data-stop][tabindex="0"]').map((stop) => stop.attributes('data-stop'))).toEqual([
      'c20',
    ]);
    press('ArrowDown');
    expect(document.activeElement?.getAttribute('data-stop')).toBe('c20');
    press('ArrowRight');
    expect(document.activeElement?.getAttribute('data-stop')).toBe('c21');
    heading.remove();
  });

  describe('a hint', () => {
    const hint = {
      pick: ['c1'],
      reason: { key: 'prompts.play' },
      facts: [{ key: 'table.over' }, { key: 'table.hint' }, { key: 'table.undo' }, { key: 'table.redo' }],
    };

    it('rings its card and gives its reason, with the two most telling facts on a small table', async () => {
      call.mockResolvedValue({ ok: true, value: hint });
      press('h');
      await flushPromises();
      expect(card(1).attributes('aria-label')).toContain('the hint');
      expect(page.get('.prompt .move').text()).toBe(`Glow\u00a05. ${i18n.global.t('prompts.play')}`);
      expect(page.findAll('.prompt .facts li')).toHaveLength(2);
      press('Escape');
      await flushPromises();
      expect(page.find('.prompt .move').exists()).toBe(false);
    });

    it('is called off with Escape while it is being thought about', async () => {
      let arrive: (value: unknown) => void = () => {};
      call.mockReturnValue(new Promise((resolve) => (arrive = resolve)));
      press('h');
      await flushPromises();
      expect(page.get('.prompt').text()).toContain('Looking for a good move');
      press('Escape');
      arrive({ ok: true, value: hint });
      await flushPromises();
      expect(page.get('.prompt').text()).not.toContain('Looking for a good move');
      expect(page.find('.prompt .move').exists()).toBe(false);
    });

    it('keeps nobody from going on meanwhile', async () => {
      call.mockReturnValue(new Promise(() => {}));
      press('h');
      await flushPromises();
      await card(1).trigger('click');
      expect(call).toHaveBeenCalledWith('matches.pick', { id: 'm1', number: 5, pick: ['c1'] });
    });
  });

  it('tells a name written from right to left apart from the words around it', async () => {
    const seats = [
      { name: 'Mika', player: 'human' as const, handicap: 0 },
      { name: 'دانا', player: 'human' as const, handicap: 0 },
    ];
    await show(viewOf({ seats, decision: { ...decisionOf('play', [], 1, 1), seat: 1, mine: false } }));
    expect(page.get('.sentence').text()).toBe('\u2068دانا\u2069 is choosing.');
  });

  it('says why a card cannot be had as soon as the focus is on it, and no more once it has gone', async () => {
    const barred = [{ instance: 11, reason: { key: 'prompts.reasons.not-defeated-blue' } }];
    await show(viewOf({ decision: { ...decisionOf('get', ['c10', 'draw-normal'], 1, 1), barred } }));
    await card(11).trigger('focus');
    await flushPromises();
    expect(page.get('[data-note]').text()).toBe('You have not defeated a blue enemy yet.');
    await card(11).trigger('blur');
    expect(page.find('[data-note]').exists()).toBe(false);
  });

  describe('Easy Battle', () => {
    const attacks = (pick: string[]) => ['matches.pick', { id: 'm1', number: 5, pick }] as const;

    it('shows an attack before it is made, and makes it at the second press', async () => {
      await show(easyViewOf());
      await card(20).trigger('click');
      expect(page.text()).toContain('5 ≥ 4');
      expect(page.text()).toContain('Success');
      expect(call).not.toHaveBeenCalledWith(...attacks(['c20']));
      await card(20).trigger('click');
      expect(call).toHaveBeenCalledWith(...attacks(['c20']));
    });

    it('warns of a weak attack, which only its own button or Space makes', async () => {
      await show(easyViewOf());
      await card(21).trigger('click');
      await card(21).trigger('click');
      expect(page.text()).toContain('5 < 6');
      expect(page.text()).toContain('Fails, the enemy is discarded');
      expect(page.get('.prompt').text()).toContain('Attack anyway');
      expect(call).not.toHaveBeenCalledWith(...attacks(['c21']));
      press(' ');
      expect(call).toHaveBeenCalledWith(...attacks(['c21']));
    });

    it('says that power 1 beats life 8', async () => {
      const options = [{ id: 'c20', preview: { power: 1, life: 8, succeeds: true, stars: 10 } }];
      await show(easyViewOf({ decision: { ...easyTarget(), options: [...options, { id: 'c21' }] } }));
      await card(20).trigger('click');
      expect(page.text()).toContain('1 beats 8');
      expect(page.text()).not.toContain('1 ≥ 8');
    });

    it('warns before a card is played that can only fail', async () => {
      const options = [
        { id: 'c0', preview: { power: 3, life: 6, succeeds: false, stars: 0 } },
        { id: 'c1', preview: { power: 5 } },
        { id: 'challenge' },
      ];
      await show(easyViewOf({ decision: { ...decisionOf('play', [], 1, 1), options } }));
      await card(0).trigger('click');
      expect(call).not.toHaveBeenCalledWith(...attacks(['c0']));
      expect(page.text()).toContain('3 < 6');
      press(' ');
      expect(call).toHaveBeenCalledWith(...attacks(['c0']));
    });

    it('challenges from the deck as well as from the prompt', async () => {
      const options = [{ id: 'c0' }, { id: 'challenge' }];
      await show(easyViewOf({ decision: { ...decisionOf('play', [], 1, 1), options } }));
      expect(page.get('.prompt').text()).toContain('Challenge');
      await page.get('[data-zone="deck:kirby"]').trigger('click');
      expect(call).toHaveBeenCalledWith(...attacks(['challenge']));
    });

    it('says how far it is, who starts, and what the deck is for', async () => {
      await show(easyViewOf());
      expect(page.get('[role="img"].track').attributes('aria-label')).toBe('Set 2 of 4');
      expect(page.get('.own').text()).toContain('Starts this set');
      expect(page.get('[data-zone="deck:kirby"]').attributes('aria-label')).toContain('turn up the top card');
    });

    it('keeps every hand off the page behind a curtain', async () => {
      const curtain = { seat: 0, since: [] };
      await show(easyViewOf({ number: 8, viewer: null, decision: null, curtain }));
      expect(page.findAll('[data-row="hand"] [data-instance]')).toEqual([]);
    });
  });

  it('counts on request what has not been seen, and stops again', async () => {
    useLibraryStore(board.pinia).snapshot = {
      sets: [{ id: 'test', game: 'copytoru', kind: 'base', name: {}, shipped: true, counts: {} }],
      cards: { ...CARDS },
      variants: {},
      problems: [],
    };
    expect(page.find('.counter').exists()).toBe(false);
    press('c');
    await flushPromises();
    // Three Breezes of power 3 are in the deck or in Aoi's hand.
    expect(page.get('.counter table caption').text()).toContain('3');
    press('c');
    await flushPromises();
    expect(page.find('.counter').exists()).toBe(false);
  });

  it('lets one who only watches pause, step and go faster', async () => {
    const seats = ['Kenji', 'Yuki'].map((name) => ({ name, player: 'greedy' as const, handicap: 0 }));
    const decision = { ...decisionOf('play', [], 1, 1), mine: false };
    const button = (key: string) =>
      page.findAll('.prompt button').find((one) => one.text().includes(i18n.global.t(`table.${key}`)));
    await show(viewOf({ seats, viewer: null, decision }));
    call.mockResolvedValue({ ok: true, value: null });
    await button('pause')?.trigger('click');
    expect(call).toHaveBeenCalledWith('matches.pace', { id: 'm1', action: 'pause' });
    await show(viewOf({ seats, viewer: null, decision, paused: true }));
    await button('step')?.trigger('click');
    expect(call).toHaveBeenCalledWith('matches.pace', { id: 'm1', action: 'step' });
    call.mockResolvedValue({ ...defaultSettings, computerPace: 'faster' });
    await button('faster')?.trigger('click');
    await flushPromises();
    expect(call).toHaveBeenCalledWith('settings.change', { computerPace: 'faster' });
    expect(button('faster')?.attributes('aria-pressed')).toBe('true');
  });

  it('says once that a computer is thinking', async () => {
    const seats = [
      { name: 'Mika', player: 'human' as const, handicap: 0 },
      { name: 'Kenji', player: 'greedy' as const, handicap: 0 },
    ];
    await show(viewOf({ seats, decision: { ...decisionOf('play', [], 1, 1), seat: 1, mine: false } }));
    expect(page.get('.sentence').text()).toBe('Kenji is thinking.');
  });
});
