// @vitest-environment jsdom
import { mount } from '@vue/test-utils';
import { describe, expect, it } from 'vitest';
import { i18n } from '../../setup/i18n';
import ImportReport from './ImportReport.vue';
import type { ImportResult } from './results';

const result = (changes: Partial<ImportResult>): ImportResult => ({
  ...{ name: 'photos', outcome: 'taken', count: 3, looks: [], left: [] },
  set: { id: 'photos', kind: 'variants' },
  ...changes,
});
const left = (file: string, key: string, more = {}) => ({
  ...{ file, place: '', reason: { key }, hint: '' },
  ...more,
});
const report = (...results: ImportResult[]) =>
  mount(ImportReport, { props: { results, brief: false }, global: { plugins: [i18n] } });

describe('the report of an import', () => {
  it('says what was taken, and each file that was not with its reason', async () => {
    const page = report(
      result({
        left: [
          left('photos/a.png', 'pictures.refusals.notPicture'),
          left('photos/b.png', 'pictures.refusals.undecodable'),
        ],
      }),
    );
    expect(page.get('h3').text()).toBe('photos: 3 pictures taken in');
    expect(page.get('summary').text()).toBe('2 pictures were not taken');
    expect(page.findAll('li').map((line) => line.get('b').text())).toEqual(['a.png', 'b.png']);
    expect(page.text()).toContain('The picture is damaged and cannot be shown.');
    await page.get('button').trigger('click');
    expect(page.emitted('use')).toEqual([['photos']]);
  });

  it('names the place in a set’s file, and what was probably meant', () => {
    const reason = {
      key: 'diagnostics.unknown-color',
      values: { found: '"yelow"', expected: 'white | red' },
    };
    const line = left('set.json', '', { place: 'cards[1].color', reason, hint: 'yellow' });
    const page = report(result({ name: 'zoo.tefuda', outcome: 'left', set: null, count: 0, left: [line] }));
    expect(page.get('h3').text()).toBe('zoo.tefuda: nothing was taken in.');
    expect(page.get('li').text()).toContain('set.json');
    expect(page.get('li').text()).toContain('cards[1].color');
    expect(page.get('li').text()).toContain('Did you mean yellow?');
    expect(page.find('button').exists()).toBe(false);
  });

  it('names the cards that stayed out, and says in words what is wrong with them', () => {
    const reason = { key: 'diagnostics.wrong-type', values: { found: '[…] (1)', expected: '"…"' } };
    const page = report(
      result({
        name: 'zoo.tefuda',
        set: { id: 'zoo', kind: 'designs' },
        out: 2,
        left: [
          left('set.json', '', { card: { name: { en: 'Cat' }, number: 2 }, place: 'ability', reason }),
          left('set.json', '', { card: { name: { en: '' }, number: 5 }, place: '', reason }),
          left('set.json', 'pictures.refusals.notPicture'),
        ],
      }),
    );
    expect(page.get('summary').text()).toBe('2 cards stayed out because of their mistakes');
    expect(page.findAll('li b').map((name) => name.text())).toEqual([
      'Cat',
      'Number 5 in the file',
      'set.json',
    ]);
    expect(page.get('li').text()).toContain('This is a list of 1. It should be a text.');
  });

  it.each([
    ['pictures.refusals.skipped', 'zoo.tefuda: left out, as you wished.'],
    ['pictures.refusals.cancelled', 'zoo.tefuda: cancelled, nothing was taken in.'],
  ])('shows no mistake where it was a wish: %s', (key, words) => {
    const wish = result({ name: 'zoo.tefuda', outcome: 'left', left: [left('zoo.tefuda', key)] });
    const page = report(wish);
    expect(page.get('h3').text()).toBe(words);
    expect(page.find('.bad').exists()).toBe(false);
    expect(page.find('details').exists()).toBe(false);
    const mistake = result({ outcome: 'left', left: [left('a', 'pictures.refusals.notPicture')] });
    expect(report(mistake).find('.bad').exists()).toBe(true);
  });

  it('says that a set was there already', () => {
    expect(
      report(result({ name: 'zoo.tefuda', outcome: 'there' }))
        .get('h3')
        .text(),
    ).toBe('zoo.tefuda was there already, just as it is.');
  });
});
