// @vitest-environment jsdom
import { flushPromises, mount, type VueWrapper } from '@vue/test-utils';
import { TooltipProvider } from 'reka-ui';
import { afterEach, describe, expect, it } from 'vitest';
import { computed, defineComponent, h, ref, shallowRef } from 'vue';
import { EFFECT_KINDS, effectFields, freshEffect, type Effect } from '@shared/ceremonies';
import type { DraftCard } from '@shared/contract/drafts';
import { messages } from '@shared/locales';
import { i18n } from '../../setup/i18n';
import { editorKey, type Editor } from '../editor';
import CeremonyPanel from './CeremonyPanel.vue';
import { furnishBrowser } from '../../testing/browser';

furnishBrowser();

let page: VueWrapper;
let cards = 0;
afterEach(() => page.unmount());

function open(effect: Effect) {
  const card = shallowRef<DraftCard>({ type: 'ceremony', id: 'a', name: { en: 'A' }, effect });
  cards += 1;
  const name = `mine/${cards}`;
  const changes: string[] = [];
  const editor: Editor = {
    set: computed(() => null),
    card: computed(() => card.value),
    cardRef: computed(() => name),
    problems: computed(() => []),
    language: ref('en'),
    part: ref(null),
    change: (edit, merge = '') => {
      changes.push(merge);
      card.value = edit(card.value);
    },
    saved: () => Promise.resolve(true),
  };
  const now = (): Effect => (card.value.type === 'ceremony' ? card.value.effect : effect);
  const Around = defineComponent({
    render: () => h(TooltipProvider, () => h(CeremonyPanel, { effect: now() })),
  });
  page = mount(Around, {
    attachTo: document.body,
    global: { stubs: { CeremonyPresets: true }, plugins: [i18n], provide: { [editorKey]: editor } },
  });
  return { now, changes };
}

const kind = (name: string) => page.get(`[role="radio"][value="${name}"]`);
const said = (language: string): string => page.get(`.says ul[lang="${language}"]`).text();

describe('what a ceremony does', () => {
  it('is chosen among everything it could do, and writes itself in both languages', async () => {
    const { now } = open({ hears: 'draw', cards: 2 });
    expect(page.findAll('[role="radio"]')).toHaveLength(15);
    expect(kind('drawCards').attributes('aria-checked')).toBe('true');
    expect(said('en')).toBe('Your draw action draws 2 cards instead of 1.');
    expect(said('ja')).toBe('１回 ひく 行動で カードを ２まい ひける。');
    await kind('handLimit').trigger('click');
    expect(now()).toEqual({ hears: 'hand-limit', limit: 7 });
    expect(said('en')).toBe('You may keep 7 cards at the end of your turn.');
    expect(said('ja')).toBe('ターンの おわりに 手札を ７まいまで もてる。');
  });

  it('changes by its fields, within what is allowed, one field one step of undo', async () => {
    const { now, changes } = open({ hears: 'hand-limit', limit: 9 });
    const [sentence] = page.findAllComponents({ name: 'BlockSentence' });
    const [limit] = effectFields(now());
    sentence?.vm.$emit('change', limit?.control === 'number' ? limit.set(99) : now(), 'limit');
    await flushPromises();
    expect(now()).toEqual({ hears: 'hand-limit', limit: 10 });
    expect(said('en')).toBe('You may keep 10 cards at the end of your turn.');
    expect(changes).toEqual(['effect.handLimit.limit']);
  });

  it('comes back with its numbers when it is chosen again', async () => {
    const { now } = open({ hears: 'laid', card: 'kokopelli', by: 'anyone', where: 'home', points: 4 });
    await kind('completeAt').trigger('click');
    await kind('laid').trigger('click');
    expect(now()).toEqual({ hears: 'laid', card: 'kokopelli', by: 'anyone', where: 'home', points: 4 });
  });
});

describe('the words of a block', () => {
  it.each(EFFECT_KINDS)('%s names and places all its fields in both languages', (name) => {
    const fields = effectFields(freshEffect(name)).map((field) => field.name);
    for (const { blocks } of [messages.en, messages.ja]) {
      const { sentence } = blocks.ceremonies.kinds[name];
      expect(fields.filter((field) => !Object.hasOwn(blocks.fields, field))).toEqual([]);
      expect([...sentence.matchAll(/\{(\w+)\}/g)].map(([, field]) => field).toSorted()).toEqual(
        fields.toSorted(),
      );
    }
  });
});
