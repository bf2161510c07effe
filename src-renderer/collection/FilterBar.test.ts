// @vitest-environment jsdom
import { mount } from '@vue/test-utils';
import { TooltipProvider } from 'reka-ui';
import { describe, expect, it } from 'vitest';
import { h, shallowRef } from 'vue';
import { i18n } from '../setup/i18n';
import FilterBar from './FilterBar.vue';
import { ALL_PLAYED, type Filters } from './filters';

function bar() {
  const filters = shallowRef<Filters>(ALL_PLAYED);
  const page = mount(
    () =>
      h(TooltipProvider, () =>
        h(FilterBar, {
          modelValue: filters.value,
          'onUpdate:modelValue': (chosen: Filters) => {
            filters.value = chosen;
          },
          sets: [],
        }),
      ),
    { global: { plugins: [i18n] } },
  );
  const press = async (name: string) => {
    const button = page
      .findAll('button')
      .find((one) => (one.attributes('aria-label') ?? one.text()) === name);
    await button?.trigger('click');
    return button?.attributes('aria-pressed');
  };
  return { filters, press };
}

describe('the filters', () => {
  it('take colours together and let them go again', async () => {
    const { filters, press } = bar();
    expect(await press('Red cards')).toBe('true');
    await press('Green cards');
    expect(filters.value.colors).toEqual(['red', 'green']);
    expect(await press('Red cards')).toBe('false');
    expect(filters.value.colors).toEqual(['green']);
  });

  it('take kinds in one order, whichever was pressed first', async () => {
    const { filters, press } = bar();
    await press('Others');
    await press('Kirby cards');
    await press('Kirby cards');
    expect(filters.value.kinds).toEqual(['kirby', 'enemy', 'other']);
  });
});
