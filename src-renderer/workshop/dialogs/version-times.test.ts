import { describe, expect, it } from 'vitest';
import { howLongAgo, versionTimes } from './version-times';

const at = (hour: number, minute: number, second: number): number =>
  new Date(2026, 4, 7, hour, minute, second).getTime();

describe('when versions were saved', () => {
  it('is told to the second where two fall into one minute', () => {
    const [last, before, first] = versionTimes([at(9, 5, 40), at(9, 5, 12), at(8, 0, 3)], 'en');
    expect(last).toContain('9:05:40');
    expect(before).toContain('9:05:12');
    expect(first).toContain('8:00');
    expect(first).not.toContain('8:00:03');
  });

  it.each([
    [at(9, 0, 0), 'now'],
    [at(8, 59, 48), '12 seconds ago'],
    [at(8, 57, 1), '2 minutes ago'],
    [at(6, 0, 0), '3 hours ago'],
    [at(9, 0, 0) - 2 * 86_400_000, '2 days ago'],
    [at(9, 4, 0), 'now'],
  ])('is told by how long ago it was', (time, words) => {
    expect(howLongAgo(time, at(9, 0, 0), 'en')).toBe(words);
  });
});
