import fc from 'fast-check';
import { uniformInt } from 'pure-rand/distribution/uniformInt';
import { xoroshiro128plus } from 'pure-rand/generator/xoroshiro128plus';
import { describe, expect, it } from 'vitest';
import { makeLayout } from './layout';
import { drawBelow, randomBelow, seedTable, seedWords } from './random';
import { makeTable, placeCard, shuffleZone, zoneCards, type Table } from './table';

const layout = makeLayout({
  seats: 2,
  cards: 6,
  zones: [{ name: 'deck', owner: null, looks: 'nobody' }],
  counters: [],
});

function dealt(seed: string): Table {
  const table = makeTable(layout);
  seedTable(table, seed);
  for (let card = 0; card < 6; card += 1) placeCard(table, card, 0);
  return table;
}

describe('a seed', () => {
  it('gives the first 16 bytes of its SHA-256 as four words', () => {
    // SHA-256 of "abc" begins ba7816bf 8f01cfea 414140de 5dae2223 (FIPS 180-2, appendix B.1).
    expect(seedWords('abc').map((word) => (word >>> 0).toString(16))).toEqual([
      'ba7816bf',
      '8f01cfea',
      '414140de',
      '5dae2223',
    ]);
  });

  it('may be any text; one that is not ASCII is taken as UTF-8', () => {
    // printf 'コピ' | sha256sum
    expect((seedWords('コピ')[0] ?? 0) >>> 0).toBe(0x2eb4cc6d);
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (seed) => {
        expect(seedWords(seed)).toHaveLength(4);
      }),
    );
  });

  it('gives the same shuffles every time, and others for another seed', () => {
    const order = (seed: string): number[] => {
      const table = dealt(seed);
      shuffleZone(table, 0);
      return zoneCards(table, 0);
    };
    expect(order('a')).toEqual(order('a'));
    expect(new Set(['a', 'b', 'c', 'd', 'e'].map((seed) => order(seed).join())).size).toBeGreaterThan(3);
    expect([...order('a')].sort()).toEqual([0, 1, 2, 3, 4, 5]);
  });
});

describe('numbers below a limit', () => {
  it('are those of pure-rand', () => {
    fc.assert(
      fc.property(fc.integer(), fc.integer({ min: 1, max: 2 ** 31 }), (seed, limit) => {
        const [ours, theirs] = [xoroshiro128plus(seed), xoroshiro128plus(seed)];
        for (let draw = 0; draw < 20; draw += 1) {
          expect(drawBelow(ours, limit)).toBe(uniformInt(theirs, 0, limit - 1));
        }
      }),
    );
  });

  it('go on from where the match left off', () => {
    const table = dealt('a');
    const numbers = Array.from({ length: 60 }, () => randomBelow(table, 6));
    expect(new Set(numbers)).toEqual(new Set([0, 1, 2, 3, 4, 5]));
    const again = dealt('a');
    expect(Array.from({ length: 60 }, () => randomBelow(again, 6))).toEqual(numbers);
  });
});
