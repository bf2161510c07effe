import { describe, expect, it } from 'vitest';
import { plainData } from './plain-data';

const nested = (depth: number): unknown => JSON.parse(`${'['.repeat(depth)}${']'.repeat(depth)}`);

describe('plain data', () => {
  it('is copied as it is, keys of prototypes included', () => {
    const given: unknown = JSON.parse('{"a":[1,"x",null,true,{"__proto__":{"polluted":1},"constructor":2}]}');
    const copy = plainData.parse(given);
    expect(JSON.stringify(copy)).toBe(JSON.stringify(given));
    expect(copy).not.toBe(given);
    expect(Reflect.get({}, 'polluted')).toBeUndefined();
  });

  it('is whatever a proxy shows, and the proxy no longer', () => {
    const proxy = new Proxy({ seats: new Proxy([{ name: 'Mika' }], {}) }, {});
    expect(() => structuredClone(proxy)).toThrow();
    expect(structuredClone(plainData.parse(proxy))).toEqual({ seats: [{ name: 'Mika' }] });
  });

  it('may be nested 32 deep, and not 33 or 200,000', () => {
    expect(plainData.safeParse(nested(32)).success).toBe(true);
    expect(plainData.safeParse(nested(33)).success).toBe(false);
    expect(plainData.safeParse(nested(200_000)).success).toBe(false);
    const circle: unknown[] = [];
    circle.push(circle);
    expect(plainData.safeParse(circle).success).toBe(false);
  });

  it.each([() => 1, Symbol('a'), 1n, new Map(), new Date(0), /a/])('is not %s', (given) => {
    expect(plainData.safeParse({ a: [given] }).success).toBe(false);
  });
});
