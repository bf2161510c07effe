import { describe, expect, it } from 'vitest';
import { resolveLanguage } from './settings';

describe('the language', () => {
  it.each([
    ['system', 'ja-JP', 'ja'],
    ['system', 'JA', 'ja'],
    ['system', 'de-DE', 'en'],
    ['system', '', 'en'],
    ['en', 'ja-JP', 'en'],
    ['ja', 'en-US', 'ja'],
  ] as const)('chosen as %s on a system that speaks %j is %s', (chosen, system, language) => {
    expect(resolveLanguage(chosen, system)).toBe(language);
  });
});
