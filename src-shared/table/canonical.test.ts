import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { canonicalJson, contentHash, matchHash, textHash } from './canonical';
import { startMatch, takePickById } from './match';
import { tinyGame } from './testing/tiny-game';

describe('canonical JSON', () => {
  it('orders keys, leaves out what is undefined and adds no spaces', () => {
    expect(canonicalJson({ b: [1, { z: null, a: 'é"' }], a: undefined, A: true })).toBe(
      '{"A":true,"b":[1,{"a":"é\\"","z":null}]}',
    );
  });

  it('is the same for equal values, whatever the order of their keys', () => {
    fc.assert(
      fc.property(fc.dictionary(fc.string(), fc.jsonValue()), (value) => {
        const turned = Object.fromEntries(Object.entries(value).reverse());
        expect(canonicalJson(turned)).toBe(canonicalJson(value));
        expect(JSON.parse(canonicalJson(value))).toEqual(JSON.parse(JSON.stringify(value)));
      }),
    );
  });
});

describe('hashes', () => {
  it('are SHA-256 in lower-case hexadecimal', () => {
    // FIPS 180-2, appendix B.1.
    expect(textHash('abc')).toBe('ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad');
  });

  it('of a match change with every pick and not with who looks', () => {
    const match = startMatch(tinyGame(2), 'a');
    const before = matchHash(match);
    expect(matchHash(startMatch(tinyGame(2), 'a', { events: true }))).toBe(before);
    takePickById(match, ['draw']);
    expect(matchHash(match)).not.toBe(before);
    expect(contentHash({})).not.toBe(before);
  });
});
