import { describe, expect, it } from 'vitest';
import { decode, encode, NOT_CLONEABLE } from './codec';

const through = (value: unknown): unknown => decode(encode(value));

describe('what crosses', () => {
  it.each([
    ['numbers that JSON cannot hold', [NaN, Infinity, -Infinity, -0, 1n << 70n]],
    ['nothing, and nothing known', { a: undefined, b: null }],
    ['dates, patterns, maps and sets', [new Date(5), /a"b/giu, new Map([[{ a: 1 }, new Set([1, '$'])]])]],
    ['bytes', [new Uint8Array([0, 255, 7]), new Float64Array([0.5]), new Uint8Array([9]).buffer]],
    ['objects with the codec’s own key', { $: 'undefined', v: { $: 1 } }],
  ])('%s are copied as they are', (_, value) => {
    expect(through(value)).toEqual(value);
  });

  it('a key __proto__ is a key', () => {
    const value: unknown = JSON.parse('{"__proto__":{"a":[{"$":"x"}]}}');
    const copy = through(value);
    expect(Object.getPrototypeOf(copy)).toBe(Object.prototype);
    expect(JSON.stringify(copy)).toBe(JSON.stringify(value));
  });

  it('errors keep their name and words', () => {
    expect(through(new RangeError('too far'))).toMatchObject({ name: 'RangeError', message: 'too far' });
  });
});

describe('what does not cross', () => {
  it.each([
    ['a function', () => 1],
    ['a function inside', { deep: [{ f: () => 1 }] }],
    ['a proxy', new Proxy({}, {})],
    ['a proxy inside', { list: [new Proxy([1], {})] }],
    ['a promise', Promise.resolve(1)],
    ['a symbol', Symbol('s')],
    ['a thing of the host', new WeakMap()],
  ])('%s', (_, value) => {
    expect(() => encode(value)).toThrow(NOT_CLONEABLE);
  });

  it('a proxy beside functions that have handles', () => {
    const handles = { handleOf: () => 1 };
    expect(() => encode({ f: () => 1, p: new Proxy({}, {}) }, handles)).toThrow(NOT_CLONEABLE);
    expect(JSON.parse(encode({ f: () => 1, p: [1] }, handles))).toEqual({
      f: { $: 'function', v: 1 },
      p: [1],
    });
  });

  it('anything nested more than a thousand deep', () => {
    let value: unknown = () => 1;
    for (let depth = 0; depth < 1001; depth += 1) value = { soon: () => 1, value };
    expect(() => encode(value, { handleOf: () => 1 })).toThrow('deeper than 1000');
  });
});
