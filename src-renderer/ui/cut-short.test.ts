// @vitest-environment jsdom
import { mount } from '@vue/test-utils';
import { describe, expect, it } from 'vitest';
import { i18n } from '../setup/i18n';
import { cutShort } from './cut-short';
import TextField from './TextField.vue';

/** Four people and three joiners are eleven UTF-16 units. */
const FAMILY = '👨‍👩‍👧‍👦';

describe('a name that is too long', () => {
  it('loses whole letters only', () => {
    expect(FAMILY).toHaveLength(11);
    expect(cutShort(FAMILY.repeat(300), 40)).toBe(FAMILY.repeat(3));
    expect(cutShort('👍🏽'.repeat(4), 6)).toBe('👍🏽');
    expect(cutShort('e\u0301e\u0301', 3)).toBe('e\u0301');
    expect(cutShort('Mika', 4)).toBe('Mika');
    expect(cutShort(FAMILY, 10)).toBe('');
  });

  it('is cut in its field, which says so until it fits', async () => {
    const field = mount(TextField, {
      props: { label: 'Name', modelValue: '' },
      global: { plugins: [i18n] },
    });
    const input = field.get('input');
    await input.setValue(FAMILY.repeat(300));
    expect(field.emitted('update:modelValue')?.at(-1)).toEqual([FAMILY.repeat(3)]);
    expect(input.element.value).toBe(FAMILY.repeat(3));
    expect(field.get('[role="status"]').text()).toBe(i18n.global.t('app.cutShort'));
    await input.setValue('Mika');
    expect(field.get('[role="status"]').text()).toBe('');
  });
});
