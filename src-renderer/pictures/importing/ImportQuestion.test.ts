// @vitest-environment jsdom
import { mount } from '@vue/test-utils';
import { describe, expect, it } from 'vitest';
import { i18n } from '../../setup/i18n';
import ImportQuestion from './ImportQuestion.vue';
import type { PackQuestion } from './take-pack';

const asked = (question: PackQuestion) =>
  mount(ImportQuestion, { props: { question }, global: { plugins: [i18n] } });

describe('the question what becomes of a set whose id is taken', () => {
  it('calls mine and the incoming one by their own names', async () => {
    const page = asked({ name: { en: 'Second' }, mine: { en: 'First' }, taken: 'own' });
    expect(page.get('h3').text()).toBe('“First” has the same id as “Second”');
    const replace = page.findAll('button').find((one) => one.text() === 'Replace “First” with “Second”');
    await replace?.trigger('click');
    expect(page.emitted('answer')).toEqual([['replacing']]);
  });

  it('says the name once where both have it', () => {
    const page = asked({ name: { en: 'First' }, mine: { en: 'First' }, taken: 'own' });
    expect(page.get('h3').text()).toBe('You have a set “First” already');
    expect(page.findAll('button').map((one) => one.text())).toContain('Replace mine');
  });

  it('offers no replacing of what belongs to the program', () => {
    const page = asked({ name: { en: 'Box' }, mine: { en: 'Box' }, taken: 'shipped' });
    expect(page.findAll('button').map((one) => one.text())).toEqual(['Keep both', 'Leave it out']);
  });
});
