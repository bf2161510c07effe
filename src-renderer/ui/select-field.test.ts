// @vitest-environment jsdom
import { mount } from '@vue/test-utils';
import { nextTick } from 'vue';
import { expect, it } from 'vitest';
import SelectField from './SelectField.vue';

it('shows what is chosen by its present name, also when that changes', async () => {
  const options = (text: string) => [
    { value: 'pond', text },
    { value: 'sea', text: 'Sea' },
  ];
  const page = mount(SelectField<string>, {
    props: { label: 'Set', options: options('First'), modelValue: 'pond' },
  });
  await nextTick();
  expect(page.get('[role=combobox]').text()).toBe('First');
  await page.setProps({ options: options('Second') });
  expect(page.get('[role=combobox]').text()).toBe('Second');
  await page.setProps({ modelValue: 'sea' });
  expect(page.get('[role=combobox]').text()).toBe('Sea');
  page.unmount();
});
