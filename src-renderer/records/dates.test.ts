import { describe, expect, it } from 'vitest';
import { clockWords, dayWords } from './dates';

const now = new Date(2026, 4, 20, 0, 30);

describe('the day of a match', () => {
  it.each([
    [new Date(2026, 4, 20, 0, 5), 'today', '今日'],
    [new Date(2026, 4, 19, 23, 55), 'yesterday', '昨日'],
    [new Date(2026, 4, 3, 12), '3 May', '5月3日'],
    [new Date(2025, 11, 31, 12), '31 December 2025', '2025年12月31日'],
  ])('of %s is said as people say it', (time, en, ja) => {
    expect(dayWords(time, now, 'en')).toBe(en);
    expect(dayWords(time, now, 'ja')).toBe(ja);
  });

  it('has its time on a clock of 24 hours', () => {
    expect(clockWords(new Date(2026, 4, 3, 20, 5), 'en')).toBe('20:05');
    expect(clockWords(new Date(2026, 4, 3, 20, 5), 'ja')).toBe('20:05');
  });
});
