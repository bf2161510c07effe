// @vitest-environment jsdom
import { mount } from '@vue/test-utils';
import { describe, expect, it } from 'vitest';
import { ref } from 'vue';
import { i18n } from '../setup/i18n';
import NumberStepper from './NumberStepper.vue';

/** A stepper from 1 to 99 that shows 3, into which a text is typed before the focus leaves it. */
async function typed(text: string) {
  const value = ref<unknown>(3);
  const seen: unknown[] = [];
  const page = mount(
    {
      components: { NumberStepper },
      setup: () => ({ value, seen }),
      template:
        '<NumberStepper :model-value="value" label="Copies" :min="1" :max="99" @update:model-value="value = $event; seen.push($event)" />',
    },
    { global: { plugins: [i18n] }, attachTo: document.body },
  );
  const field = page.get('input');
  await field.setValue(text);
  await field.trigger('change');
  await field.trigger('blur');
  await new Promise((done) => requestAnimationFrame(done));
  await page.vm.$nextTick();
  const shown = field.element.value;
  page.unmount();
  return { seen, shown };
}

describe('a number between two buttons', () => {
  it.each([
    ['', [], '3'],
    ['many', [], '3'],
    ['500', [99], '99'],
    ['0', [1], '1'],
    ['-4', [1], '1'],
    ['7', [7], '7'],
    ['3', [], '3'],
  ])('typed as “%s” gives %j and shows %s', async (text, given, shown) => {
    expect(await typed(text)).toEqual({ seen: given, shown });
  });

  it('is never a fraction', async () => {
    expect(await typed('1.5')).toEqual({ seen: [2], shown: '2' });
  });
});
