import fc from 'fast-check';
import { afterAll, describe, expect, it } from 'vitest';
import { must } from './held';
import { defineKind } from './kind';
import { kinds } from './kinds';
import { mutated, mutatedBytes } from './mutate';
import { blindness, together } from './report';

/** Few of each: what a second of work can feed. The long run is `npm run fuzz`. */
const SHORT: Readonly<Record<string, number>> = {
  ...{ 'card-sets': 300, packs: 250, pictures: 2000, journals: 40, settings: 400, contract: 400 },
  ...{ frames: 300, backups: 200, 'command-line': 40, window: 2000 },
};
const SEED = 20_261_130;

describe('whatever comes from outside is taken or refused in words, and breaks nothing:', () => {
  it.each(kinds.map((kind) => [kind.name, kind] as const))('%s', async (name, kind) => {
    const { fault, inputs, accepted, refused } = await kind.run({ seed: SEED, inputs: SHORT[name] ?? 0 });
    expect(fault).toBeNull();
    expect(inputs).toBeGreaterThanOrEqual(SHORT[name] ?? Infinity);
    // Whoever accepts nothing, or everything, has not been looked at.
    expect(Math.min(accepted, refused) / (accepted + refused)).toBeGreaterThan(0.05);
  });
});

/** A program with a fault: it cannot take a list of more than three numbers with a large one in it. */
const faulty = defineKind<readonly number[]>('faulty', () => ({
  inputs: fc.array(fc.nat(1000), { size: 'max', maxLength: 20 }),
  feed: (list) => {
    must(list.length <= 3 || Math.max(...list) < 500, 'a list can be taken');
    return { accepted: 1, refused: 0, said: ['taken'] };
  },
  shown: (list) => JSON.stringify(list),
  expected: ['taken', 'refused'],
}));

describe('a fault', () => {
  it('is found and made as small as it gets', async () => {
    const { fault } = await faulty.run({ seed: 1, inputs: 100 });
    expect(fault?.why).toContain('a list can be taken');
    expect(fault?.input).toBe('[0,0,0,500]');
  });

  it('is found again by the seed and the path that it names', async () => {
    const { fault } = await faulty.run({ seed: 1, inputs: 100 });
    const again = await faulty.run({ seed: 1, inputs: 1, path: fault?.path ?? '' });
    expect(again.fault?.input).toBe(fault?.input);
  });
});

it('a run that accepts nearly nothing, or hears too little, says that it was blind', () => {
  const outcome = { inputs: 100, said: ['a'], expected: ['a', 'b'], fault: null };
  expect(blindness({ ...outcome, accepted: 2, refused: 98 })).toEqual([
    'only 2.0 % were accepted',
    'never heard: b',
  ]);
  expect(blindness({ ...outcome, accepted: 50, refused: 50, said: ['a', 'b'] })).toEqual([]);
  const both = together([
    { ...outcome, accepted: 1, refused: 2 },
    { ...outcome, accepted: 3, refused: 4, said: ['b'] },
  ]);
  expect(both).toMatchObject({ inputs: 200, accepted: 4, refused: 6, said: ['a', 'b'] });
});

describe('a mutation', () => {
  const document = { id: 'a', list: [1, 2] };

  it('leaves the document alone and is the same every time', () => {
    for (let what = 0; what < 28; what += 1) {
      const changed = mutated(document, [[151, what, 12_345]], ['word']);
      expect(JSON.stringify(changed)).toBe(
        JSON.stringify(mutated(document, [[151, what, 12_345]], ['word'])),
      );
    }
    expect(document).toEqual({ id: 'a', list: [1, 2] });
  });

  it('may name a field __proto__, which stays a field', () => {
    const texts = Array.from({ length: 400 }, (_, by) => JSON.stringify(mutated(document, [[1, 7, by]], [])));
    expect(texts.some((text) => text?.includes('"__proto__"'))).toBe(true);
    expect(Object.keys({})).toEqual([]);
  });

  it('makes a text of what has a field toString, too', () => {
    const texts = Array.from({ length: 28 }, (_, what) =>
      JSON.stringify(mutated({ a: { toString: 1 } }, [[1, what, 0]], ['word'])),
    );
    expect(texts).toContain('{"a":"{\\"toString\\":1}"}');
  });

  it('of bytes gives bytes, also of none', () => {
    for (let what = 0; what < 20; what += 1) {
      expect(mutatedBytes(Buffer.from('abc'), [[1, what, 7]])).toBeInstanceOf(Uint8Array);
      expect(mutatedBytes(new Uint8Array(), [[1, what, 7]])).toBeInstanceOf(Uint8Array);
    }
  });
});

afterAll(() => {
  expect(Object.keys({})).toEqual([]);
});
