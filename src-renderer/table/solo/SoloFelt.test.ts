// @vitest-environment jsdom
import { flushPromises, type VueWrapper } from '@vue/test-utils';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { MatchView, ViewZone } from '@shared/contract/view';
import { CARDS, decisionOf, targetDecision, viewOf } from '../testing/fixture';
import { mountTable, type MountedTable } from '../testing/mounted';

const open = (cards: number[]): ViewZone => ({ cards, looks: 'all', owner: null });

/** Quest 2 in turn 6: one enemy in row 4, one in row 1, two that hit, 38 of 50 stars. */
function quest(changes: Partial<MatchView> = {}): MatchView {
  const { zones, cards } = viewOf();
  const { 'table:enemy': _table, 'hand:1': _hand, 'won:1': _won, 'played:1': _played, ...kept } = zones;
  return viewOf({
    game: 'solo-battle',
    options: { quest: 2 },
    seats: [{ name: 'Mika', player: 'human', handicap: 0 }],
    zones: {
      ...kept,
      'row:1': open([20]),
      'row:2': open([]),
      'row:3': open([]),
      'row:4': open([21]),
      damage: open([23, 24]),
    },
    cards: { ...cards, 23: 'test/foe-red-4', 24: 'test/foe-blue-6' },
    counters: { round: 6, seat: 0, phase: 'action', life: 5, damage: 2, target: 50 },
    scores: [38],
    ...changes,
  });
}

const call = vi.fn();
let board: MountedTable;
let page: VueWrapper;
const show = (view: MatchView): Promise<void> => board.show(view);

beforeEach(async () => {
  board = await mountTable(quest(), { ...CARDS }, call, { width: 690, height: 440 });
  page = board.page;
});

afterEach(() => board.unmount());

const card = (instance: number) => page.get(`[data-instance="${instance}"] button`);
const press = (key: string): boolean =>
  (document.activeElement ?? document.body).dispatchEvent(
    new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }),
  );

describe('a quest on the table', () => {
  it('says of each row who stands there and what the nearest will do', () => {
    const rows = page.findAll('.hills [role="group"]').map((row) => row.attributes('aria-label'));
    expect(rows).toEqual([
      'Row 4, 1 enemy.',
      'Row 3, empty',
      'Row 2, empty',
      'Row 1, the nearest, 1 enemy. Hits you at the end of this turn',
    ]);
    expect(page.get('.hills').text()).toContain('row 2 is empty');
  });

  it('promises a quiet turn while nobody is near', async () => {
    const { zones } = quest();
    await show(quest({ zones: { ...zones, 'row:1': open([]) } }));
    expect(page.get('.hills').text()).toContain('Nobody hits you this turn');
    expect(page.get('.hills').text()).not.toContain('Hits you at the end');
  });

  it('has only the rows of its quest', async () => {
    const { zones } = quest();
    const { 'row:3': _three, 'row:4': _four, ...two } = zones;
    await show(quest({ options: { quest: 9 }, zones: { ...two, 'row:2': open([21]) } }));
    expect(page.findAll('.hills [role="group"]')).toHaveLength(2);
  });

  it('counts the hits one can take as the house rule has it (CT-S1)', async () => {
    const goal = () => page.get('[aria-label="Your quest"]');
    expect(goal().text()).toContain('2 of 5 taken. The sixth hit loses.');
    expect(goal().findAll('.heart.lost')).toHaveLength(2);
    await show(quest({ options: { quest: 2, lossWhen: 'reaches' } }));
    expect(goal().text()).toContain('2 of 4 taken. The fifth hit loses.');
    await show(quest({ counters: { ...quest().counters, damage: 5 } }));
    expect(goal().text()).toContain('5 of 5 taken. The next hit loses.');
  });

  it('shows before an attack how many stars there would be after it', async () => {
    await show(quest({ number: 6, decision: targetDecision() }));
    await card(20).trigger('click');
    expect(page.text()).toContain('5 ≥ 4');
    expect(page.get('.prompt .forecast').text()).toContain('after this:');
    expect(page.get('.prompt .forecast [role="img"]').attributes('aria-label')).toBe('41 stars');
    await card(21).trigger('click');
    // The second enemy withstands: it adds nothing.
    expect(page.get('.prompt .forecast [role="img"]').attributes('aria-label')).toBe('41 stars');
  });

  it('says so when the attack would reach the goal', async () => {
    await show(quest({ number: 6, scores: [47], decision: targetDecision() }));
    await card(20).trigger('click');
    expect(page.get('.prompt .forecast').text()).toContain('reaches the goal:');
  });

  it('takes a card from the Normal deck where that is offered', async () => {
    await show(quest({ decision: decisionOf('get', ['c10', 'draw-normal'], 1, 1) }));
    await page.get('[data-stop="draw-normal"]').trigger('click');
    expect(call).toHaveBeenCalledWith('matches.pick', { id: 'm1', number: 5, pick: ['draw-normal'] });
  });

  it('spreads out the enemies that hit, by mouse and by keyboard', async () => {
    await page.get('[data-stop="pile:damage"]').trigger('click');
    await flushPromises();
    expect(document.querySelector('[role="dialog"]')?.textContent).toContain('Enemies that hit you');
  });

  it('is worked by arrows from the hand up to the hills', async () => {
    press('ArrowDown');
    await flushPromises();
    expect(document.activeElement?.getAttribute('data-stop')).toBe('c0');
    for (let up = 0; up < 12; up += 1) press('ArrowUp');
    expect(document.activeElement?.getAttribute('data-stop')).toBe('c21');
    expect(page.findAll('[data-stop][tabindex="0"]')).toHaveLength(1);
  });
});
