import { describe, expect, it } from 'vitest';
import type { Message } from '@shared/table/game';
import { isSentence } from '@shared/locales/testing/sentences';
import { KOKOPELLI_BOX } from '../box';
import type { MatchInput } from '../prepared';
import { joinedCeremonies, prepareKokopelli, settleKokopelli } from './kokopelli';
import { boxCards } from './testing/box';
import { TEST_CEREMONIES } from './testing/ceremonies';

const STARTER = [
  ...['double-step', 'twin-flute', 'quick-beat', 'open-basket', 'good-guest', 'empty-bowl'],
  ...['flute-host', 'grand-finale', 'wide-porch', 'first-spark'],
];

const input = (options: unknown, seats = 4): MatchInput => ({
  cards: [...boxCards, ...TEST_CEREMONIES],
  box: KOKOPELLI_BOX,
  seats,
  options,
});

/** Why a match is refused. */
function problems(options: unknown, seats = 4): readonly Message[] {
  const prepared = prepareKokopelli(input(options, seats));
  return prepared.ok ? [] : prepared.problems;
}

const optionsOf = (options: unknown, seats = 4): Readonly<Record<string, unknown>> | null => {
  const prepared = prepareKokopelli(input(options, seats));
  return prepared.ok ? prepared.options : null;
};

describe('the options of Kokopelli', () => {
  it('are the starter ten and the printed rules by default, and say all of it', () => {
    expect(optionsOf({})).toEqual({ types: STARTER, tilesToEnd: 9, openBar: 'area' });
    expect(optionsOf({ types: 'starter' }, 3)).toEqual({ types: STARTER, tilesToEnd: 8, openBar: 'area' });
    expect(optionsOf({ first: 1 }, 2)).toEqual({ types: STARTER, tilesToEnd: 4, openBar: 'area', first: 1 });
  });

  it('call a ceremony of the box by its short name, however it was named', () => {
    const whole = STARTER.map((type) => `kokopelli-base/${type}`);
    expect(optionsOf({ types: whole })?.['types']).toEqual(STARTER);
    expect(joinedCeremonies({ types: whole })).toEqual([]);
  });

  it('take ten types by name, in their order, designed ones by set and card', () => {
    const types = ['mine/triple-step', ...STARTER.slice(1)].reverse();
    expect(optionsOf({ types })?.['types']).toEqual(types);
    const prepared = prepareKokopelli(input({ types }, 2));
    if (!prepared.ok) throw new Error('refused');
    const { faces, layout } = prepared.rules;
    expect(faces.slice(27, 36)).toEqual([
      ...Array.from({ length: 3 }, () => 'mine/triple-step'),
      ...Array.from({ length: 6 }, () => 'kokopelli-base/kokopelli'),
    ]);
    expect(layout.zoneIndex.has('tiles:mine/triple-step')).toBe(true);
    expect(joinedCeremonies({ types })).toEqual(['mine/triple-step']);
    expect(joinedCeremonies({ types: 'random' })).toEqual([]);
  });

  it('number the cards seat after seat, then the tiles', () => {
    const prepared = prepareKokopelli(input({}, 2));
    if (!prepared.ok) throw new Error('refused');
    const { faces } = prepared.rules;
    expect(faces.slice(0, 4)).toEqual([
      ...Array.from({ length: 3 }, () => 'kokopelli-base/double-step'),
      'kokopelli-base/twin-flute',
    ]);
    expect(faces.slice(36, 72)).toEqual(faces.slice(0, 36));
    expect(faces.slice(72, 76)).toEqual([
      ...['kokopelli-base/tile-3', 'kokopelli-base/tile-4'],
      ...['kokopelli-base/tile-3', 'kokopelli-base/tile-4'],
    ]);
    expect(faces.slice(92)).toEqual(Array.from({ length: 10 }, () => 'kokopelli-base/tile-end'));
    expect(faces).toHaveLength(72 + 20 + 10);
  });

  it('draw ten of the box from the seed, other ones for other seeds', () => {
    const drawn = (seed: string) =>
      settleKokopelli({ types: 'random', tilesToEnd: 4 }, seed, input({}).cards)['types'];
    const types = drawn('a');
    expect(drawn('a')).toEqual(types);
    expect(new Set(Array.isArray(types) ? types : []).size).toBe(10);
    expect(types).not.toEqual(drawn('b'));
    expect(optionsOf({ types })?.['types']).toEqual(types);
    // Designs join by name only, so that the library changes no draw.
    expect(settleKokopelli({ types: 'random' }, 'a', boxCards)).toEqual({ types });
  });

  it('draw every ceremony of the box sooner or later', () => {
    const seen = new Set<unknown>();
    for (let seed = 0; seed < 20; seed += 1) {
      const types = settleKokopelli({ types: 'random' }, `${seed}`, boxCards)['types'];
      for (const type of Array.isArray(types) ? types : []) seen.add(type);
    }
    expect(seen.size).toBe(16);
  });

  it('leave alone what does not depend on chance', () => {
    for (const options of [{}, { types: 'starter' }, { types: STARTER }, { types: 7 }]) {
      expect(settleKokopelli(options, 'a', boxCards)).toBe(options);
    }
  });

  it.each([
    ['too few types', { types: STARTER.slice(1) }, 'prompts.kokopelli.types-count', { n: 9, count: 10 }],
    ['too many', { types: [...STARTER, 'long-road'] }, 'prompts.kokopelli.types-count', { n: 11, count: 10 }],
    [
      'a type twice',
      { types: [...STARTER.slice(1), 'flute-host'] },
      'prompts.kokopelli.types-twice',
      { type: 'flute-host' },
    ],
    [
      'an unknown type',
      { types: [...STARTER.slice(1), 'rain'] },
      'prompts.kokopelli.types-unknown',
      { type: 'rain' },
    ],
    [
      'the wild card as a type',
      { types: [...STARTER.slice(1), 'kokopelli'] },
      'prompts.kokopelli.types-unknown',
      { type: 'kokopelli' },
    ],
    ['types not drawn yet', { types: 'random' }, 'prompts.kokopelli.types-undrawn', undefined],
    ['no list', { types: 'all' }, 'prompts.kokopelli.types-form', undefined],
    ['a list of something else', { types: [1] }, 'prompts.kokopelli.types-form', undefined],
    ['no tile to end', { tilesToEnd: 0 }, 'prompts.kokopelli.tiles-to-end', { min: 1, max: 10 }],
    ['more tiles than there are', { tilesToEnd: 11 }, 'prompts.kokopelli.tiles-to-end', { min: 1, max: 10 }],
    ['half a tile', { tilesToEnd: 2.5 }, 'prompts.kokopelli.tiles-to-end', { min: 1, max: 10 }],
    ['another opening bar', { openBar: 'street' }, 'prompts.options.invalid', { option: 'openBar' }],
    ['a seat nobody sits at', { first: 4 }, 'prompts.options.invalid', { option: 'first' }],
    ['an unknown option', { rounds: 3 }, 'prompts.options.unknown', { option: 'rounds' }],
  ])('refuse %s, saying why', (_, options, key, values) => {
    expect(problems(options)).toEqual([values === undefined ? { key } : { key, values }]);
    expect(isSentence(key)).toBe(true);
  });

  it('refuse a first seat beyond those who play', () => {
    expect(problems({ first: 2 }, 2)).toEqual([
      { key: 'prompts.options.first-not-seated', values: { seat: 2 } },
    ]);
  });

  it('refuse a list of a hundred thousand types at once, as a record from anywhere may hold one', () => {
    const types = Array.from({ length: 100_000 }, (_, index) => `type-${index}`);
    const began = performance.now();
    expect(problems({ types })[0]).toEqual({
      key: 'prompts.kokopelli.types-count',
      values: { n: 100_000, count: 10 },
    });
    expect(performance.now() - began).toBeLessThan(2000);
  });

  it('name everything that is wrong with a list of types', () => {
    const types = ['flute-host', 'flute-host', 'rain', 'rain'];
    expect(problems({ types }).map(({ key }) => key)).toEqual([
      'prompts.kokopelli.types-count',
      'prompts.kokopelli.types-twice',
      'prompts.kokopelli.types-twice',
      'prompts.kokopelli.types-unknown',
    ]);
  });

  it.each([0, 1, 5, 2.5])('refuse %d players', (seats) => {
    expect(problems({}, seats)).toEqual([{ key: 'prompts.options.seats', values: { min: 2, max: 4 } }]);
  });

  it('refuse a box without the wild card', () => {
    const cards = boxCards.filter(({ card }) => card.type === 'ceremony');
    const prepared = prepareKokopelli({ ...input({}), cards });
    expect(prepared).toEqual({ ok: false, problems: [{ key: 'prompts.options.too-few-cards' }] });
  });
});
