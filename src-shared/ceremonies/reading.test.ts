import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import fc from 'fast-check';
import { copytoruVocabulary, type CopytoruCard } from '@shared/abilities';
import { readCardSet } from '@shared/cards';
import type { Vocabularies } from '@shared/cards/schema';
import { kokopelliVocabulary, type KokopelliCard } from './index';

const vocabularies: Vocabularies<CopytoruCard | KokopelliCard> = {
  copytoru: copytoruVocabulary,
  kokopelli: kokopelliVocabulary,
};
const DRAW = { hears: 'draw', cards: 3 };
const CEREMONY = { id: 'c', type: 'ceremony', name: { en: 'Kite Day' }, effect: DRAW };
const WILD = { id: 'w', type: 'kokopelli', name: { ja: 'ココペリ' } };
const SET = {
  format: 'tefuda-card-set/1',
  id: 'mine',
  game: 'kokopelli',
  kind: 'designs',
  name: { en: 'Mine' },
};

const readText = (text: string) => readCardSet({ text, file: 'set.json', vocabularies });
const read = (value: unknown) => readText(JSON.stringify(value));
const readCards = (...cards: readonly unknown[]) => read({ ...SET, cards });
const problemsOf = (...cards: readonly unknown[]) =>
  readCards(...cards).problems.map(({ code, severity, path, hint }) =>
    [severity, code, path, ...(hint === undefined ? [] : [hint])].join(' '),
  );
const withEffect = (effect: unknown) => problemsOf({ ...CEREMONY, effect });

describe('a set of Kokopelli without mistakes', () => {
  it('is read with the copies of the game', () => {
    expect(readCards({ ...CEREMONY, starter: true, flavor: { en: 'Up.' } }, WILD)).toEqual({
      set: {
        ...{ id: 'mine', game: 'kokopelli', kind: 'designs', name: { en: 'Mine' }, variants: [] },
        cards: [
          { ...CEREMONY, starter: true, flavor: { en: 'Up.' }, copies: 3 },
          { ...WILD, copies: 6 },
        ],
      },
      problems: [],
    });
  });

  it('stands in the description of the format', () => {
    const page = readFileSync(new URL('../../docs/card-set-format.md', import.meta.url), 'utf8');
    const examples = [...page.matchAll(/```json\n(\{\n {2}"format"[^]*?)\n```/g)].map(
      ([, json = '']) => json,
    );
    const readings = examples.map(readText);
    expect(readings.map(({ problems }) => problems)).toEqual([[], []]);
    expect(readings.map(({ set }) => set?.game)).toEqual(['copytoru', 'kokopelli']);
    expect(readings[1]?.set?.cards.map(({ type }) => type)).toEqual(['ceremony', 'ceremony']);
  });
});

describe('every mistake with a ceremony has its code, its place, and a suggestion where one helps', () => {
  it.each([
    ['an unknown word', { hears: 'laied', points: 1 }, 'error unknown-hears cards[0].effect.hears laid'],
    ['a far-off word', { hears: 'weather', points: 1 }, 'error unknown-hears cards[0].effect.hears'],
    ['a number', { hears: 3 }, 'error unknown-hears cards[0].effect.hears'],
    ['nothing heard', { cards: 2 }, 'error missing-field cards[0].effect.hears'],
    ['nothing changed', { hears: 'reach' }, 'error effect-without-change cards[0].effect'],
    ['a misspelt change', { hears: 'draw', card: 2 }, 'error effect-without-change cards[0].effect cards'],
    ['two changes', { hears: 'draw', cards: 2, free: 1 }, 'error several-changes cards[0].effect'],
    ['a list', [DRAW, { hears: 'draw', free: 1 }], 'error several-effects cards[0].effect'],
    ['a text', 'draw 2', 'error wrong-type cards[0].effect'],
    ['null', null, 'error wrong-type cards[0].effect'],
    ['none', undefined, 'error missing-field cards[0].effect'],
    [
      'a field of another effect',
      { hears: 'draw', cards: 2, points: 1 },
      'error field-of-other-effect cards[0].effect.points',
    ],
    [
      'a field of another effect in place of its own',
      { hears: 'hand-limit', cards: 7 },
      'error field-of-other-effect cards[0].effect.cards',
    ],
    ['too little', { hears: 'hand-limit', limit: 5 }, 'error out-of-range cards[0].effect.limit'],
    ['too much', { hears: 'stack-size', complete: 4 }, 'error out-of-range cards[0].effect.complete'],
    ['half a card', { hears: 'exchange', cards: 1.5 }, 'error not-whole cards[0].effect.cards'],
    ['a number as text', { hears: 'exchange', cards: '2' }, 'error wrong-type cards[0].effect.cards 2'],
    [
      'a word that is none of its list',
      { hears: 'laid', card: 'any', by: 'other', where: 'home', points: 1 },
      'error unknown-value cards[0].effect.by others',
    ],
    [
      'a missing field beside others',
      { hears: 'laid', card: 'any', by: 'me', points: 1 },
      'error missing-field cards[0].effect.where',
    ],
    [
      'points no effect can give',
      { hears: 'completed', by: 'me', where: 'away', points: 6 },
      'error out-of-range cards[0].effect.points',
    ],
    [
      'spaces it cannot reach',
      { hears: 'reach', spaces: 'al' },
      'error unknown-value cards[0].effect.spaces all',
    ],
  ])('%s', (_name, effect, problem) => {
    expect(withEffect(effect)).toEqual([problem]);
  });

  it('says what goes with what is heard', () => {
    const [problem] = readCards({ ...CEREMONY, effect: { hears: 'stack-size' } }).problems;
    expect(problem?.expected).toBe('kokopelli | complete');
    const [astray] = readCards({
      ...CEREMONY,
      effect: { hears: 'reach', closed: 'kokopelli', by: 'me' },
    }).problems;
    expect(astray).toMatchObject({
      code: 'field-of-other-effect',
      found: '"me"',
      expected: 'hears | closed',
    });
  });

  it('names all that is wrong with one effect', () => {
    expect(withEffect({ hears: 'laid', card: 'cards', by: 'us', where: 'home', points: 9 })).toEqual([
      'error unknown-value cards[0].effect.card',
      'error unknown-value cards[0].effect.by',
      'error out-of-range cards[0].effect.points',
    ]);
  });

  it('leaves out fields nobody knows, with a warning', () => {
    expect(withEffect({ ...DRAW, sound: 'drum' })).toEqual(['warning unknown-field cards[0].effect.sound']);
    expect(withEffect({ hears: 'hand-limit', limt: 7 })).toEqual([
      'warning unknown-field cards[0].effect.limt limit',
      'error missing-field cards[0].effect.limit',
    ]);
  });

  it('tells of an effect on the wild card', () => {
    const reading = readCards({ ...WILD, effect: DRAW });
    expect(reading.problems).toMatchObject([{ code: 'effect-on-wild', severity: 'warning', found: '{…}' }]);
    expect(reading.set?.cards).toEqual([{ ...WILD, copies: 6 }]);
  });

  it('tells of copies, which the game itself gives', () => {
    expect(problemsOf({ ...CEREMONY, copies: 4 })).toEqual(['warning unknown-field cards[0].copies']);
  });
});

describe('cards of another game', () => {
  const kirby = { id: 'k', type: 'kirby', color: 'red', power: 3, name: { en: 'Spark' } };

  it('are told by name, in both games', () => {
    expect(readCards(CEREMONY, kirby).problems).toMatchObject([
      {
        ...{ code: 'card-of-other-game', severity: 'error', path: 'cards[1].type' },
        ...{ found: '"kirby"', expected: 'ceremony | kokopelli' },
      },
    ]);
    expect(read({ ...SET, game: 'copytoru', cards: [kirby, CEREMONY] }).problems).toMatchObject([
      { code: 'card-of-other-game', path: 'cards[1].type', found: '"ceremony"' },
    ]);
  });

  it('are not what is meant by a misspelt type', () => {
    expect(problemsOf({ ...CEREMONY, type: 'ceremoney' })).toEqual([
      'error unknown-type cards[0].type ceremony',
    ]);
    expect(problemsOf({ ...CEREMONY, type: undefined })).toEqual(['error missing-field cards[0].type']);
  });
});

describe('the cards of a set taken together', () => {
  const ceremonies = (count: number, starters: number) =>
    Array.from({ length: count }, (_, i) => ({
      ...{ ...CEREMONY, id: `c-${i}` },
      effect: {
        ...{ hears: 'laid', card: i % 2 === 0 ? 'any' : 'ceremony', by: 'me' },
        ...{ where: i % 4 < 2 ? 'home' : 'away', points: 1 + Math.floor(i / 4) },
      },
      ...(i < starters && { starter: true }),
    }));
  const base = (...cards: readonly unknown[]) => read({ ...SET, kind: 'base', cards }).problems;

  it('need ten starters in a base set, and in no other', () => {
    expect(base(...ceremonies(12, 10), WILD)).toEqual([]);
    expect(base(...ceremonies(12, 11), WILD)).toMatchObject([
      { code: 'not-ten-starters', severity: 'warning', path: 'cards', found: '11', expected: '10' },
    ]);
    expect(base(...ceremonies(12, 9), WILD)).toMatchObject([{ code: 'not-ten-starters', found: '9' }]);
    expect(problemsOf(...ceremonies(12, 0))).toEqual([]);
  });

  it('are not counted while one of them cannot be read', () => {
    expect(base(...ceremonies(12, 10), { ...CEREMONY, effect: {} })).toMatchObject([
      { code: 'missing-field', path: 'cards[12].effect.hears' },
    ]);
  });

  it('should not do the same twice, however it is written', () => {
    const laid = { hears: 'laid', card: 'any', by: 'me', where: 'home', points: 2 };
    const same = { points: 2, where: 'home', by: 'me', card: 'any', hears: 'laid' };
    const { set, problems } = readCards(
      { ...CEREMONY, effect: laid },
      { ...CEREMONY, id: 'd', effect: { ...laid, points: 1 } },
      { ...CEREMONY, id: 'e', effect: same },
    );
    expect(set?.cards).toHaveLength(3);
    expect(problems).toMatchObject([
      { code: 'same-effect', severity: 'warning', path: 'cards[2].effect', expected: 'c' },
    ]);
  });
});

describe('the picture of a ceremony', () => {
  it('is named by the words of its own game', () => {
    const art = { scene: 'cloth', palette: 'moss', figure: 'basket' };
    expect(problemsOf({ ...CEREMONY, art })).toEqual([]);
    expect(problemsOf({ ...CEREMONY, art: { scene: 'meadow', palette: 'mos', figure: 'baskt' } })).toEqual([
      'warning unknown-scene cards[0].art.scene',
      'warning unknown-palette cards[0].art.palette moss',
      'warning unknown-figure cards[0].art.figure basket',
    ]);
  });

  it('is not that of a Kirby card', () => {
    const kirby = { id: 'k', type: 'kirby', color: 'red', power: 3, name: { en: 'Spark' } };
    const { problems } = read({ ...SET, game: 'copytoru', cards: [{ ...kirby, art: { scene: 'cloth' } }] });
    expect(problems).toMatchObject([{ code: 'unknown-scene', path: 'cards[0].art.scene' }]);
  });
});

describe('whatever is in a set of Kokopelli', () => {
  it('the reader never throws', () => {
    const junk = fc.anything({ withBigInt: false, maxDepth: 3 });
    const effect = fc.record(
      {
        hears: fc.oneof(fc.constantFrom('draw', 'laid', 'reach', 'open'), junk),
        ...{ cards: junk, free: junk, points: junk, closed: junk, by: junk },
      },
      { requiredKeys: [] },
    );
    fc.assert(
      fc.property(
        fc.array(
          fc.oneof(
            junk,
            effect.map((some) => ({ ...CEREMONY, effect: some })),
          ),
        ),
        (cards) => {
          const { set, problems } = readCards(...cards);
          expect(set === null).toBe(problems.some(({ severity }) => severity === 'error'));
        },
      ),
      { numRuns: 300 },
    );
  });
});
