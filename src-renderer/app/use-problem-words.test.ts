// @vitest-environment jsdom
import { mount } from '@vue/test-utils';
import { describe, expect, it } from 'vitest';
import { defineComponent } from 'vue';
import { i18n } from '../setup/i18n';
import { useProblemWords } from './use-problem-words';

/** The words for a problem with this found and expected, as the import says them. */
function words(code: string, found: string, expected = ''): string {
  const Said = defineComponent({
    setup: () => useProblemWords(),
    data: () => ({ key: `diagnostics.${code}`, values: { found, expected } }),
    template: '<p>{{ sayProblem({ key, values }) }}</p>',
  });
  return mount(Said, { global: { plugins: [i18n] } }).text();
}

describe('the words for problems of a set', () => {
  it.each([
    ['file-too-big', '9.1 MiB', '≤ 8 MiB', 'The file is 9.1 MB. A card set may be at most 8 MB.'],
    [
      'picture-too-many-pixels',
      '"a.png" (9 × 9)',
      '≤ 40 MP',
      '“a.png” (9 × 9) has too many pixels for a picture. Allowed: at most 40 million pixels.',
    ],
    ['wrong-type', '[…] (1)', '{…}', 'This is a list of 1. It should be a group of fields.'],
    [
      'no-language',
      '{}',
      '{ "en": …, "ja": … }',
      'No language is given. Write a text in English (en) or Japanese (ja).',
    ],
    [
      'several-steps',
      '{…}',
      '{ "get": 1 }',
      'This is more than one step. Write one object for each: { "get": 1 }.',
    ],
    ['wrong-type', 'null', '0, 1, 2 …', 'This is nothing. It should be a whole number.'],
    ['out-of-range', '0', '≥ 1', '0 is out of range. It must be at least 1.'],
    ['unknown-color', '"yelow"', 'white | red', 'The colour “yelow” is not known. Colours: white, red.'],
    ['duplicate-id', '"long"… (301)', '', 'The id “long…” is used twice in this set.'],
  ])('%s: %s', (code, found, expected, said) => {
    expect(words(code, found, expected)).toBe(said);
  });
});
