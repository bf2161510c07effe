// @vitest-environment jsdom
import { flushPromises, mount, type VueWrapper } from '@vue/test-utils';
import { TooltipProvider } from 'reka-ui';
import { afterEach, describe, expect, it } from 'vitest';
import { computed, h, ref, shallowRef } from 'vue';
import type { Step } from '@shared/abilities';
import type { Problem } from '@shared/cards';
import type { DraftCard } from '@shared/contract/drafts';
import { i18n } from '../../setup/i18n';
import { editorKey, type Editor } from '../editor';
import BlocksPanel from './BlocksPanel.vue';
import { furnishBrowser } from '../../testing/browser';

Element.prototype.scrollIntoView = () => undefined;

let page: VueWrapper;
afterEach(() => page.unmount());

function open(effects: readonly Step[], more: { color?: 'white'; problems?: readonly Problem[] } = {}) {
  furnishBrowser();
  const card = shallowRef<DraftCard>({
    type: 'kirby',
    id: 'a',
    copies: 1,
    name: { en: 'A' },
    color: more.color ?? 'blue',
    power: 5,
    effects: [...effects],
  });
  const changes: string[] = [];
  const editor: Editor = {
    set: computed(() => null),
    card: computed(() => card.value),
    cardRef: computed(() => 'mine/a'),
    problems: computed(() => more.problems ?? []),
    language: ref('en'),
    part: ref(null),
    change: (edit, merge = '') => {
      changes.push(merge);
      card.value = edit(card.value);
    },
    saved: () => Promise.resolve(true),
  };
  page = mount(
    { render: () => h(TooltipProvider, () => h(BlocksPanel)) },
    {
      attachTo: document.body,
      global: {
        stubs: { AbilityPresets: true, BlockFieldInput: true, BlockMenu: { template: '<b><slot /></b>' } },
        plugins: [i18n],
        provide: { [editorKey]: editor },
      },
    },
  );
  const steps = (): Step[] => (card.value.type === 'kirby' ? card.value.effects : []);
  return { steps, changes };
}

const THREE: readonly Step[] = [{ power: 1 }, { boost: 2 }, { get: 3 }];
const told = (): string => page.get('[aria-live]').text();

async function press(key: string, more: KeyboardEventInit = {}): Promise<void> {
  document.activeElement?.dispatchEvent(
    new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true, ...more }),
  );
  await flushPromises();
}

const focusHandle = (place: number): void => {
  page.findAll<HTMLButtonElement>('[data-handle]')[place]?.element.focus();
};

describe('moving a block by key', () => {
  it('lifts it, carries it and puts it down as one change, and tells each', async () => {
    const { steps, changes } = open(THREE);
    focusHandle(0);
    await press(' ');
    expect(told()).toBe('Lifted: Power +1. Step 1 of 3.');
    await press('ArrowDown');
    await press('ArrowDown');
    expect(told()).toBe('Power +1: now step 3 of 3.');
    expect(steps()).toEqual(THREE);
    await press(' ');
    expect(steps()).toEqual([{ boost: 2 }, { get: 3 }, { power: 1 }]);
    expect(changes).toHaveLength(1);
    expect(told()).toBe('Put down: Power +1, step 3 of 3.');
    expect(document.activeElement?.getAttribute('aria-label')).toContain('Step 3 of 3');
  });

  it('goes no further than the end, and Escape takes it back', async () => {
    const { steps, changes } = open(THREE);
    focusHandle(1);
    await press('Enter');
    await press('End');
    await press('ArrowDown');
    await press('Escape');
    expect(steps()).toEqual(THREE);
    expect(changes).toEqual([]);
    expect(told()).toBe('Back where it was: Power +2 this turn, step 2 of 3.');
    expect(document.activeElement?.getAttribute('aria-label')).toContain('Step 2 of 3');
  });

  it('moves it at once with Alt', async () => {
    const { steps } = open(THREE);
    focusHandle(2);
    await press('ArrowUp', { altKey: true });
    expect(steps()).toEqual([{ power: 1 }, { get: 3 }, { boost: 2 }]);
    await press('ArrowUp', { altKey: true });
    await press('ArrowUp', { altKey: true });
    expect(steps()).toEqual([{ get: 3 }, { power: 1 }, { boost: 2 }]);
  });

  it('leaves keys alone that an input method is composing with', async () => {
    const { steps } = open(THREE);
    focusHandle(0);
    await press(' ', { isComposing: true });
    await press('ArrowDown');
    expect(steps()).toEqual(THREE);
    expect(told()).toBe('');
  });
});

describe('the blocks of an ability', () => {
  it('are added by their sign and removed by their cross', async () => {
    const { steps } = open([]);
    await page.get('[aria-label="Add: One more action"]').trigger('click');
    expect(steps()).toEqual([{ action: 1 }]);
    await page.get('[aria-label="Remove: One more action"]').trigger('click');
    expect(steps()).toEqual([]);
  });

  it('are six at most, and the buttons say so', async () => {
    const { steps } = open(Array.from({ length: 6 }, (): Step => ({ action: 1 })));
    const add = page.get('[aria-label="Add: More power"]');
    expect(add.attributes('aria-disabled')).toBe('true');
    await add.trigger('click');
    expect(steps()).toHaveLength(6);
    expect(page.text()).toContain('A card may have 6 steps.');
  });

  it('say what is wrong with them, and a press mends it', async () => {
    const problem: Problem = {
      code: 'nothing-discarded',
      severity: 'warning',
      file: '',
      path: 'effects[0].targets.per',
      found: '"discarded"',
      expected: 'discardHand',
    };
    const { steps } = open([{ targets: { per: 'discarded', plus: 1 } }], { problems: [problem] });
    expect(page.text()).toContain('No card can have been discarded before this step.');
    const way = page.findAll('button').find((button) => button.text() === 'Add before it: discard 1');
    await way?.trigger('click');
    expect(steps()).toEqual([{ discardHand: { upTo: 1 } }, { targets: { per: 'discarded', plus: 1 } }]);
  });

  it('are none on a white card, which says why', () => {
    open([], { color: 'white' });
    expect(page.text()).toContain('White cards have no ability');
    expect(page.find('[data-handle]').exists()).toBe(false);
  });
});
