import { describe, expect, it } from 'vitest';
import { copytoruVocabulary, type CopytoruCard } from '@shared/abilities';
import { countCards, makeLibrary, type FileReading } from './library';
import { playContent, playHash } from './content';
import { readCardSet } from './read';

const read = (file: string, value: object): FileReading<CopytoruCard> => ({
  file,
  ...readCardSet({ text: JSON.stringify(value), file, vocabularies: { copytoru: copytoruVocabulary } }),
});
const kirby = (id: string, more: object = {}) => ({
  ...{ id, type: 'kirby', color: 'red', power: 3, name: { en: id }, effects: [{ power: 1 }] },
  ...more,
});
const envelope = (id: string, kind: string) => ({
  ...{ format: 'tefuda-card-set/1', id, game: 'copytoru', kind, name: { en: id } },
});
const rules = { id: 'rules', type: 'rules', name: { en: 'Rules' }, copies: 2 };
const base = { ...envelope('base', 'base'), cards: [kirby('a', { copies: 3 }), rules, kirby('b')] };
const promo = {
  ...envelope('promo', 'variants'),
  variants: [
    { id: 'a-gold', of: 'base/a' },
    { id: 'lost', of: 'base/zzz' },
    { id: 'a-blue', of: 'base/a' },
  ],
};

describe('a library', () => {
  const library = makeLibrary([
    read('base.json', base),
    read('promo.json', promo),
    read('bad.json', { id: 7 }),
  ]);

  it('holds every set that could be read, and the problems of all', () => {
    expect(library.sets.map(({ id }) => id)).toEqual(['base', 'promo']);
    expect(new Set(library.problems.map(({ file }) => file))).toEqual(new Set(['bad.json', 'promo.json']));
  });

  it('finds cards and variants by set and id', () => {
    expect(library.card('base/b')).toMatchObject({ id: 'b', type: 'kirby' });
    expect(library.card('base/zzz')).toBeUndefined();
    expect(library.card('__proto__')).toBeUndefined();
    expect(library.variant('promo/a-gold')).toMatchObject({ of: 'base/a' });
    expect(library.variantsOf('base/a').map(({ ref }) => ref)).toEqual(['promo/a-gold', 'promo/a-blue']);
    expect(library.variantsOf('base/b')).toEqual([]);
  });

  it('leaves out a variant whose card is nowhere, with a warning', () => {
    expect(library.variant('promo/lost')).toBeUndefined();
    expect(library.problems.at(-1)).toEqual({
      code: 'variant-without-card',
      severity: 'warning',
      file: 'promo.json',
      path: 'variants[1].of',
      found: '"base/zzz"',
      expected: '',
    });
  });

  it('warns of a variant in a set of another game than its card’s, and lets it in', () => {
    const { set, ...reading } = read('astray.json', { ...promo, id: 'astray' });
    if (set === null) throw new Error('It could not be read.');
    const astray = { ...reading, set: { ...set, game: 'kokopelli' as const } };
    const both = makeLibrary([read('base.json', base), astray]);
    expect(both.problems.filter(({ code }) => code === 'variant-of-other-game')).toMatchObject([
      { severity: 'warning', path: 'variants[0].of', found: '"base/a"', expected: 'copytoru' },
      { path: 'variants[2].of' },
    ]);
    expect(both.variant('astray/a-gold')).toBeDefined();
  });

  it('lists the cards that are played, of all sets or of some', () => {
    expect(library.played().map(({ ref }) => ref)).toEqual(['base/a', 'base/b']);
    expect(library.played(['promo'])).toEqual([]);
    expect(library.played(['nobody', 'base'])).toHaveLength(2);
  });

  it('counts copies', () => {
    expect(library.sets.map(countCards)).toEqual([
      { kirby: 4, enemy: 0, number: 0, rules: 2, blank: 0, variants: 0 },
      { kirby: 0, enemy: 0, number: 0, rules: 0, blank: 0, variants: 3 },
    ]);
  });

  it('keeps the first of two sets with one id and reports the second', () => {
    const twice = makeLibrary([read('one.json', base), read('two.json', { ...base, cards: [] })]);
    expect(twice.sets).toHaveLength(1);
    expect(twice.card('base/a')).toBeDefined();
    expect(twice.problems).toMatchObject([
      {
        code: 'set-id-taken',
        severity: 'error',
        file: 'two.json',
        path: 'id',
        found: '"base"',
        expected: 'one.json',
      },
    ]);
  });
});

describe('what of a set matters to play', () => {
  const contentOf = (set: object): string => {
    const reading = read('x', set).set;
    if (reading === null) throw new Error('the set was to be readable');
    return playContent(reading);
  };

  it('is the played cards in canonical JSON', () => {
    expect(contentOf({ ...base, cards: [rules, kirby('a')] })).toBe(
      '{"cards":[{"color":"red","copies":1,"effects":[{"power":1}],"id":"a","power":3,"type":"kirby"}],"game":"copytoru","id":"base"}',
    );
  });

  it('changes with numbers and effects, not with names, lines and pictures', () => {
    const content = contentOf(base);
    const looks = { name: { ja: 'べつ' }, flavor: { en: 'New.' }, art: { scene: 'ice' }, source: 'ours' };
    expect(contentOf({ ...base, cards: [kirby('a', { copies: 3, ...looks }), kirby('b')] })).toBe(content);
    expect(contentOf({ ...base, cards: [kirby('a', { copies: 3, power: 4 }), kirby('b')] })).not.toBe(
      content,
    );
    const other = kirby('a', { copies: 3, effects: [{ power: 2 }] });
    expect(contentOf({ ...base, cards: [other, kirby('b')] })).not.toBe(content);
    expect(contentOf({ ...base, cards: [kirby('b'), kirby('a', { copies: 3 })] })).not.toBe(content);
  });

  it('does not depend on the order of fields', () => {
    const turned = Object.fromEntries(Object.entries(kirby('a')).reverse());
    expect(contentOf({ ...base, cards: [turned] })).toBe(contentOf({ ...base, cards: [kirby('a')] }));
  });

  it('has a hash of 64 hexadecimal digits', () => {
    const { set } = read('x', base);
    expect(set === null ? '' : playHash(set)).toMatch(/^[0-9a-f]{64}$/);
  });
});
