import { describe, expect, it } from 'vitest';
import { onePress } from './one-press';

describe('one press', () => {
  it('makes one thing of a double click, and another of a later press', async () => {
    const made: string[] = [];
    const make = onePress(async (name: string) => {
      await Promise.resolve();
      made.push(name);
    });
    await Promise.all([make('first'), make('second')]);
    await make('third');
    expect(made).toEqual(['first', 'third']);
  });

  it('can be tried again after it failed', async () => {
    let tries = 0;
    const make = onePress(async () => {
      tries += 1;
      await Promise.resolve();
      if (tries === 1) throw new Error('no');
    });
    await expect(make()).rejects.toThrow('no');
    await make();
    expect(tries).toBe(2);
  });
});
