import { describe, expect, it } from 'vitest';
import { hasTest, rowsIn } from '../../scripts/named-tests';

const [, ...rows] = rowsIn('docs/situations.md');

describe('docs/situations.md', () => {
  it('tells of every one of the thirteen situations', () => {
    const numbers = new Set(rows.map(([number]) => Number(number)));
    expect([...numbers].sort((a, b) => a - b)).toEqual(Array.from({ length: 13 }, (_, index) => index + 1));
  });

  it('names tests that are there', () => {
    for (const [number, what, file = '', name = ''] of rows) {
      expect(hasTest(file, name), `${number}, ${what}: ${name} in ${file}`).toBe(true);
    }
  });
});
