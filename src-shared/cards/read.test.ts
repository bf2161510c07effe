import { describe, expect, it } from 'vitest';
import fc from 'fast-check';
import { copytoruVocabulary } from '@shared/abilities';
import { readCardSet } from './read';

const KIRBY = { id: 'k', type: 'kirby', color: 'red', power: 3, name: { en: 'Spark' } };
const ENEMY = { id: 'e', type: 'enemy', color: 'blue', life: 5, points: 4, name: { ja: 'モグラ' } };
const SET = {
  format: 'tefuda-card-set/1',
  id: 'mine',
  game: 'copytoru',
  kind: 'designs',
  name: { en: 'Mine' },
};

const readText = (text: string) =>
  readCardSet({ text, file: 'set.json', vocabularies: { copytoru: copytoruVocabulary } });
const read = (value: unknown) => readText(JSON.stringify(value));
const readCards = (...cards: readonly unknown[]) => read({ ...SET, cards });
const codes = (reading: ReturnType<typeof read>) => reading.problems.map(({ code }) => code);
const withEffects = (...effects: readonly unknown[]) => readCards({ ...KIRBY, effects });

describe('a set without mistakes', () => {
  it('is read with its absent fields filled in', () => {
    const { set, problems } = readCards(KIRBY, { ...ENEMY, copies: 2 });
    expect(problems).toEqual([]);
    expect(set).toEqual({
      id: 'mine',
      game: 'copytoru',
      kind: 'designs',
      name: { en: 'Mine' },
      cards: [
        { ...KIRBY, copies: 1, effects: [] },
        { ...ENEMY, copies: 2 },
      ],
      variants: [],
    });
  });

  it('may begin with a byte order mark and name its schema', () => {
    const text = JSON.stringify({ $schema: 'https://example.org/s.json', ...SET, cards: [KIRBY] });
    expect(readText(`\uFEFF${text}`)).toMatchObject({ set: { id: 'mine' }, problems: [] });
  });

  it('takes a source without a language as spoken in all', () => {
    const { set } = readCards({ ...KIRBY, source: 'ours' });
    expect(set?.cards[0]?.source).toEqual({ en: 'ours' });
  });
});

describe('a file that is no card set', () => {
  it.each([
    ['nothing', '', 'empty-file'],
    ['spaces', ' \n ', 'empty-file'],
    ['64 KB of NULs', '\0'.repeat(65536), 'not-text'],
    ['a list', '[]', 'not-a-set'],
    ['null', 'null', 'not-a-set'],
    ['a million brackets', '['.repeat(1_000_000), 'not-json'],
  ])('%s: says so with one problem', (_name, text, code) => {
    const reading = readText(text);
    expect(reading.set).toBeNull();
    expect(codes(reading)).toEqual([code]);
  });

  it('half a file: says at which line and column it ends', () => {
    const text = JSON.stringify({ ...SET, cards: [KIRBY] }, null, 2);
    const half = text.slice(0, text.indexOf('"power"') + 9);
    const [problem] = readText(half).problems;
    expect(problem).toMatchObject({ code: 'not-json', severity: 'error', path: '' });
    const lines = half.split('\n');
    expect(problem?.found).toMatch(new RegExp(`^${lines.length}:${(lines.at(-1) ?? '').length + 1}`));
  });

  it('is not read beyond 8 MiB of UTF-8', () => {
    expect(codes(readText(`"${'あ'.repeat(2_800_000)}"`))).toEqual(['file-too-big']);
    expect(codes(readText(`"${'a'.repeat(8 * 1024 * 1024 - 2)}"`))).toEqual(['not-a-set']);
    expect(codes(readText(`"${'a'.repeat(8 * 1024 * 1024 - 1)}"`))).toEqual(['file-too-big']);
  });
});

describe('the format', () => {
  it.each([
    [undefined, 'format-missing'],
    [-1, 'format-unknown'],
    ['tefuda-card-set/-1', 'format-unknown'],
    ['tefuda-card-set/0', 'format-unknown'],
    ['tefuda-card-set/2', 'format-newer'],
  ])('%j gives %s', (format, code) => {
    expect(codes(read({ ...SET, cards: [], format }))).toEqual([code]);
  });

  it('of a newer version keeps other rules from being applied', () => {
    expect(codes(read({ format: 'tefuda-card-set/2', entirely: 'different' }))).toEqual(['format-newer']);
  });

  it('missing does not hide the other mistakes', () => {
    expect(codes(read({ ...SET, format: undefined, id: 'A B', cards: [] }))).toEqual([
      'format-missing',
      'bad-id',
    ]);
  });
});

describe('every mistake has its code, path, and a suggestion where one helps', () => {
  it.each([
    [{ ...KIRBY, color: 'yelow' }, 'unknown-color', 'color', 'yellow'],
    [{ ...KIRBY, color: 'purple' }, 'unknown-color', 'color', undefined],
    [{ ...KIRBY, type: 'enmy' }, 'unknown-type', 'type', 'enemy'],
    [{ ...KIRBY, type: undefined }, 'missing-field', 'type', undefined],
    [{ ...KIRBY, power: undefined }, 'missing-field', 'power', undefined],
    [{ ...KIRBY, power: 9 }, 'out-of-range', 'power', undefined],
    [{ ...KIRBY, power: 0 }, 'out-of-range', 'power', undefined],
    [{ ...KIRBY, power: 2.5 }, 'not-whole', 'power', undefined],
    [{ ...KIRBY, power: '5' }, 'wrong-type', 'power', '5'],
    [{ ...ENEMY, id: 'f', points: 11 }, 'out-of-range', 'points', undefined],
    [{ ...KIRBY, copies: 0 }, 'out-of-range', 'copies', undefined],
    [{ ...KIRBY, ability: 'swrod' }, 'unknown-ability', 'ability', 'sword'],
    [{ ...KIRBY, id: 'Not An Id' }, 'bad-id', 'id', undefined],
    [{ ...KIRBY, name: {} }, 'no-language', 'name', undefined],
    [{ ...KIRBY, name: 'Spark' }, 'wrong-type', 'name', undefined],
    [{ ...KIRBY, name: { en: 'x'.repeat(301) } }, 'text-too-long', 'name.en', undefined],
    [
      { ...KIRBY, printed: { name: { en: 'x' }, basis: 'inferrd' } },
      'unknown-value',
      'printed.basis',
      'inferred',
    ],
    [{ ...KIRBY, art: { file: '../../x.webp' } }, 'unsafe-path', 'art.file', undefined],
    [{ ...KIRBY, art: { file: 'C:\\x.webp' } }, 'unsafe-path', 'art.file', undefined],
    [{ ...KIRBY, art: { file: '/etc/passwd' } }, 'unsafe-path', 'art.file', undefined],
    [{ ...KIRBY, art: {} }, 'missing-field', 'art.scene', undefined],
    [{ ...KIRBY, color: 'white', effects: [{ power: 1 }] }, 'effects-on-white', 'effects', undefined],
  ])('%j: %s at %s', (card, code, path, hint) => {
    const reading = readCards(ENEMY, card);
    expect(reading.set).toBeNull();
    expect(reading.problems).toHaveLength(1);
    expect(reading.problems[0]).toMatchObject({
      code,
      severity: 'error',
      file: 'set.json',
      path: `cards[1].${path}`,
    });
    expect(reading.problems[0]?.hint).toBe(hint);
  });

  it.each([
    [{ ...KIRBY, colour: 'red' }, 'unknown-field', 'colour', 'color'],
    [{ ...KIRBY, kind: 'strong' }, 'unknown-field', 'kind', undefined],
    [{ ...ENEMY, power: 3 }, 'unknown-field', 'power', undefined],
    [
      { ...KIRBY, field: { en: 'x', game: { en: 'y', fr: 'z' } } },
      'unknown-field',
      'field.game.fr',
      undefined,
    ],
    [{ ...ENEMY, points: 5 }, 'points-off-scale', 'points', undefined],
    [{ ...ENEMY, effects: [{ get: 1 }] }, 'effects-on-enemy', 'effects', undefined],
    [{ ...KIRBY, art: { scene: 'volcanoe' } }, 'unknown-scene', 'art.scene', 'volcano'],
    [{ ...KIRBY, art: { scene: 'ice', palette: 'dawn' } }, 'unknown-palette', 'art.palette', undefined],
    [{ ...KIRBY, art: { scene: 'ice', figure: 'snial' } }, 'unknown-figure', 'art.figure', 'snail'],
  ])('%j is let in with the warning %s at %s', (card, code, path, hint) => {
    const reading = readCards(card);
    expect(reading.set?.cards).toHaveLength(1);
    expect(reading.problems).toHaveLength(1);
    expect(reading.problems[0]).toMatchObject({ code, severity: 'warning', path: `cards[0].${path}` });
    expect(reading.problems[0]?.hint).toBe(hint);
  });

  it.each([
    [ENEMY, 'life', 'power', 'life'],
    [ENEMY, 'life', 'Powr', 'life'],
    [KIRBY, 'power', 'life', 'power'],
  ])('%j with its %s as %s is told what the field is called', (card, field, typed, meant) => {
    const { [field]: number, ...others }: Record<string, unknown> = { ...card };
    const { problems } = readCards({ ...others, [typed]: number });
    expect(problems.find(({ code }) => code === 'unknown-field')).toMatchObject({
      path: `cards[0].${typed}`,
      hint: meant,
    });
  });

  it('says what was found and what was expected', () => {
    expect(readCards({ ...KIRBY, color: 'yelow' }).problems).toEqual([
      {
        code: 'unknown-color',
        severity: 'error',
        file: 'set.json',
        path: 'cards[0].color',
        found: '"yelow"',
        expected: 'white | red | blue | yellow | green',
        hint: 'yellow',
      },
    ]);
  });
});

describe('abilities', () => {
  it.each([
    [[{ tragets: 1 }], 'unknown-step', '[0]', 'targets'],
    [[{}], 'unknown-step', '[0]', undefined],
    [[7], 'wrong-type', '[0]', undefined],
    [[{ power: 1, get: 2 }], 'several-steps', '[0]', undefined],
    [[{ power: 10 }], 'out-of-range', '[0].power', undefined],
    [[{ power: -1 }], 'out-of-range', '[0].power', undefined],
    [[{ power: { per: 'defeatd' } }], 'unknown-value', '[0].power.per', 'defeated'],
    [[{ power: { per: 'defeated', color: 'blu' } }], 'unknown-color', '[0].power.color', 'blue'],
    [[{ power: { per: 'hand', times: 5 } }], 'out-of-range', '[0].power.times', undefined],
    [[{ boost: 1, if: { defeated: 'rde', atLeast: 2 } }], 'unknown-color', '[0].if.defeated', 'red'],
    [[{ boost: 1, if: { defeated: 'red' } }], 'missing-field', '[0].if.atLeast', undefined],
    [[{ action: 2 }], 'unknown-value', '[0].action', undefined],
    [[{ discardHand: { upTo: 6 } }], 'out-of-range', '[0].discardHand.upTo', undefined],
    [[{ keepOne: 'enemy' }], 'unknown-value', '[0].keepOne', undefined],
    [[{ refill: 'kirby', to: 'ful' }], 'unknown-value', '[0].to', 'full'],
    [[{ refill: 'kirby' }], 'missing-field', '[0].to', undefined],
    [[{ refill: 'kirby', to: 10 }], 'out-of-range', '[0].to', undefined],
    [[{ getUntil: 8 }], 'out-of-range', '[0].getUntil', undefined],
    [Array.from({ length: 7 }, () => ({ power: 1 })), 'too-many-steps', '', undefined],
  ])('%j: %s', (effects, code, path, hint) => {
    const reading = withEffects(...effects);
    expect(reading.set).toBeNull();
    expect(reading.problems).toHaveLength(1);
    expect(reading.problems[0]).toMatchObject({ code, path: `cards[0].effects${path}` });
    expect(reading.problems[0]?.hint).toBe(hint);
  });

  it.each([
    [[{ boost: 1, if: { discarded: 1 } }], 'nothing-discarded', '[0].if.discarded'],
    [
      [{ boost: 1, if: { discarded: 1 } }, { discardHand: { upTo: 1 } }],
      'nothing-discarded',
      '[0].if.discarded',
    ],
    [
      [{ discardHand: { upTo: 1 } }, { boost: 1, if: { discarded: 2 } }],
      'nothing-discarded',
      '[1].if.discarded',
    ],
    [[{ power: { per: 'discarded' } }], 'nothing-discarded', '[0].power.per'],
    [[{ targets: 0 }], 'step-without-effect', '[0].targets'],
    [[{ power: 1, iff: { discarded: 1 } }], 'unknown-field', '[0].iff'],
    [[{ get: { per: 'hand', color: 'red' } }], 'unknown-field', '[0].get.color'],
  ])('%j can do nothing and is let in with %s', (effects, code, path) => {
    const reading = withEffects(...effects);
    expect(reading.set).not.toBeNull();
    expect(reading.problems).toHaveLength(1);
    expect(reading.problems[0]).toMatchObject({ code, severity: 'warning', path: `cards[0].effects${path}` });
  });

  it('that discard first may count what was discarded', () => {
    const effects = [{ discardHand: { upTo: 2 } }, { power: { per: 'discarded' }, if: { discarded: 2 } }];
    expect(withEffects(...effects)).toMatchObject({ problems: [], set: { cards: [{ effects }] } });
  });
});

describe('a set as a whole', () => {
  it('reports all its problems, not the first', () => {
    const reading = read({
      ...SET,
      id: 'A',
      game: 'copytru',
      mood: 'sunny',
      cards: [{ ...KIRBY, color: 'yelow', power: 9, colour: 1 }, ENEMY],
    });
    expect(reading.problems.map(({ code, path }) => `${code} ${path}`)).toEqual([
      'unknown-field mood',
      'bad-id id',
      'unknown-game game',
    ]);
    const known = read({
      ...SET,
      id: 'A',
      mood: 'sunny',
      cards: [{ ...KIRBY, color: 'yelow', power: 9, colour: 1 }],
    });
    expect(known.problems.map(({ code, path }) => `${code} ${path}`)).toEqual([
      'unknown-field mood',
      'bad-id id',
      'unknown-field cards[0].colour',
      'unknown-color cards[0].color',
      'out-of-range cards[0].power',
    ]);
  });

  it('lists six bad cards of fifty, bad in six ways, each with its place', () => {
    const cards: object[] = Array.from({ length: 50 }, (_, index) => ({ ...KIRBY, id: `c-${index}` }));
    const spoil = (index: number, change: object): void => {
      cards[index] = { ...cards[index], ...change };
    };
    spoil(3, { color: 'pink' });
    spoil(11, { power: 12 });
    spoil(20, { name: {} });
    spoil(21, { id: 'c-0' });
    spoil(30, { effects: [{ fly: 1 }] });
    spoil(49, { type: 'boss' });
    expect(readCards(...cards).problems.map(({ code, path }) => `${code} ${path}`)).toEqual([
      'unknown-color cards[3].color',
      'out-of-range cards[11].power',
      'no-language cards[20].name',
      'duplicate-id cards[21].id',
      'unknown-step cards[30].effects[0]',
      'unknown-type cards[49].type',
    ]);
  });

  it('holds at most 2,000 cards', () => {
    const cards = (count: number) =>
      Array.from({ length: count }, (_, index) => ({ ...KIRBY, id: `c-${index}` }));
    expect(readCards(...cards(2000)).set?.cards).toHaveLength(2000);
    expect(codes(readCards(...cards(2001)))).toEqual(['too-many-cards']);
  });

  it('needs the list of its kind', () => {
    expect(codes(read(SET))).toEqual(['missing-field']);
    expect(codes(read({ ...SET, cards: {} }))).toEqual(['wrong-type']);
    expect(read({ ...SET, kind: 'variants', cards: [] }).problems.map(({ path }) => path)).toEqual([
      'cards',
      'variants',
    ]);
  });

  it('of a game nobody taught the reader is refused by name', () => {
    expect(codes(read({ ...SET, game: 'kokopelli', cards: [] }))).toEqual(['unsupported-game']);
  });

  it('takes __proto__ and constructor as data', () => {
    const text = JSON.stringify({ ...SET, cards: [KIRBY] }).replace(
      '"id":"k"',
      '"id":"k","__proto__":{"power":8},"constructor":{"name":"x"}',
    );
    const reading = readText(text);
    expect(reading.problems.map(({ code, path }) => `${code} ${path}`)).toEqual([
      'unknown-field cards[0].__proto__',
      'unknown-field cards[0].constructor',
    ]);
    expect(reading.set?.cards[0]).toEqual({ ...KIRBY, copies: 1, effects: [] });
    expect(codes(readCards({ ...KIRBY, color: 'constructor', ability: 'toString' }))).toEqual([
      'unknown-color',
      'unknown-ability',
    ]);
  });

  it('never makes the reader throw, whatever is in it', () => {
    const junk = fc.anything({ withBigInt: false, maxDepth: 4 });
    const card = fc.record(
      {
        ...Object.fromEntries(
          Object.keys({ ...KIRBY, ...ENEMY, effects: 0, art: 0, printed: 0 }).map((key) => [key, junk]),
        ),
      },
      { requiredKeys: [] },
    );
    fc.assert(
      fc.property(
        fc.array(
          fc.oneof(
            junk,
            card,
            card.map((some) => ({ ...KIRBY, ...some })),
          ),
        ),
        junk,
        (cards, name) => {
          const text = JSON.stringify({ ...SET, name, cards });
          const { set, problems } = readText(text);
          expect(set === null).toBe(problems.some(({ severity }) => severity === 'error'));
        },
      ),
      { numRuns: 300 },
    );
  });
});

describe('variants', () => {
  const variant = { id: 'v', of: 'copytoru-base/normal-1', art: { scene: 'ice' } };
  const readVariants = (...variants: readonly unknown[]) => read({ ...SET, kind: 'variants', variants });

  it('are read in a set of their kind', () => {
    expect(readVariants(variant)).toMatchObject({ problems: [], set: { cards: [], variants: [variant] } });
  });

  it('cannot change how a card plays', () => {
    const reading = readVariants({ ...variant, power: 8 });
    expect(codes(reading)).toEqual(['unknown-field']);
    expect(reading.set?.variants[0]).toEqual(variant);
  });

  it('must name a card', () => {
    expect(codes(readVariants({ ...variant, of: 'normal-1' }))).toEqual(['bad-reference']);
    expect(codes(readVariants({ ...variant, of: undefined }))).toEqual(['missing-field']);
    expect(codes(readVariants(variant, variant))).toEqual(['duplicate-id']);
  });
});
