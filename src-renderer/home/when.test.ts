import { describe, expect, it } from 'vitest';
import { when } from './when';

const now = new Date(2026, 10, 30, 20, 0);
const ago = (day: number, hour: number, minute = 0): Date => new Date(2026, 10, day, hour, minute);

describe('how long ago a match was played', () => {
  it.each([
    [ago(30, 19, 48), '12 minutes ago'],
    [ago(30, 17), '3 hours ago'],
    [ago(29, 23, 30), 'yesterday'],
    [ago(28, 9), '2 days ago'],
    [ago(22, 9), 'last week'],
  ])('%s is %s', (then, words) => {
    expect(when(then, now, 'en')).toBe(words);
  });

  it('says yesterday for last evening even when only an hour has passed', () => {
    expect(when(new Date(2026, 10, 29, 23, 30), new Date(2026, 10, 30, 0, 45), 'ja')).toBe('昨日');
  });

  it('takes a clock that was set back as now', () => {
    expect(when(ago(30, 20, 30), now, 'en')).toBe('now');
  });
});
