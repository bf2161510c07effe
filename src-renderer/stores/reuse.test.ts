import { describe, expect, it } from 'vitest';
import { reuse } from './reuse';

describe('what a new view shares with the one before', () => {
  it('is every part that did not change, however deep', () => {
    const before = {
      log: [{ key: 'a', card: { id: 1 } }],
      zones: { offer: [1, 2], deck: [null] },
      number: 1,
    };
    const now = {
      log: [
        { key: 'a', card: { id: 1 } },
        { key: 'b', card: { id: 1 } },
      ],
      zones: { offer: [1, 3], deck: [null] },
      number: 2,
    };
    const wanted = structuredClone(now);
    expect(reuse(before, now)).toBe(false);
    expect(now).toEqual(wanted);
    expect(now.log[0]).toBe(before.log[0]);
    expect(now.zones.deck).toBe(before.zones.deck);
    expect(now.log).not.toBe(before.log);
    expect(now.zones.offer).not.toBe(before.zones.offer);
  });

  it.each([
    ['a longer list', [1], [1, 2]],
    ['a shorter list', [1, 2], [1]],
    ['a missing value', { a: 1, b: undefined }, { a: 1 }],
    ['another key', { a: undefined }, { b: undefined }],
    ['a list and an object', [], {}],
    ['nothing and something', null, { a: 1 }],
    ['a number and its text', 1, '1'],
  ])('takes %s for a difference', (_what, before, now) => {
    expect(reuse(before, now)).toBe(false);
  });

  it.each([
    [{ a: [1, { b: null }] }, { a: [1, { b: null }] }],
    [[], []],
    [null, null],
    ['x', 'x'],
  ])('takes %j for the same', (before, now) => {
    expect(reuse(before, now)).toBe(true);
  });
});
