// @vitest-environment jsdom
import { mount } from '@vue/test-utils';
import { defineComponent, h, ref } from 'vue';
import { describe, expect, it } from 'vitest';
import type { MatchView } from '@shared/contract/view';
import { provideCarried, useCarried } from './carried';

const card = (power: number) => ({ id: 'one', type: 'kirby', power });

describe('the designs of a match', () => {
  it('are known below it, as the match says; elsewhere there are none', async () => {
    const Shown = defineComponent(() => {
      const carried = useCarried();
      return () =>
        h('p', JSON.stringify([...carried.value].map(([id, found]) => [id, Reflect.get(found, 'power')])));
    });
    const designs = ref<MatchView['designs']>({ 'mine/one': card(7), 'mine/odd': 'no card' });
    const Match = defineComponent(() => {
      provideCarried(() => (designs.value === undefined ? null : { designs: designs.value }));
      return () => h(Shown);
    });
    const match = mount(Match);
    expect(match.text()).toBe('[["mine/one",7]]');
    designs.value = { 'mine/one': card(2) };
    await match.vm.$nextTick();
    expect(match.text()).toBe('[["mine/one",2]]');
    expect(mount(Shown).text()).toBe('[]');
  });
});
