import { describe, expect, it } from 'vitest';
import { EFFECT_KINDS, freshEffect } from '@shared/ceremonies';
import {
  ALL_PLAYED,
  filtersFromQuery,
  filtersToQuery,
  fits,
  gameOfCard,
  HEARS,
  type Filters,
} from './filters';
import { ceremony, enemy, kirby, other, wild } from './testing';

const CARDS = [
  kirby({ ref: 'box/white-3', color: 'white', power: 3 }),
  kirby({ ref: 'box/red-3', color: 'red', power: 3, ability: 'fire' }),
  kirby({ ref: 'mine/red-8', color: 'red', power: 8, ability: 'fighter' }),
  enemy({ ref: 'box/enemy-red-3', color: 'red', life: 3, ability: 'fire' }),
  other({ ref: 'box/rules' }),
  ceremony({ ref: 'fest/porch', effect: { hears: 'hand-limit', limit: 7 }, starter: true }),
  ceremony({ ref: 'fest/road', effect: { hears: 'reach', spaces: 'all' } }),
  wild({ ref: 'fest/kokopelli' }),
];
const found = (filters: Partial<Filters>): string[] =>
  CARDS.filter((card) => fits({ ...ALL_PLAYED, ...filters }, card)).map(({ ref }) => ref);

describe('the wall', () => {
  it('shows all that is played, and the others when they are asked for', () => {
    expect(found({})).toEqual(['box/white-3', 'box/red-3', 'mine/red-8', 'box/enemy-red-3']);
    expect(found({ kinds: ['other'] })).toEqual(['box/rules']);
    expect(found({ kinds: [] })).toEqual([]);
  });

  it.each<[string, Partial<Filters>, string[]]>([
    ['colours', { colors: ['white', 'blue'] }, ['box/white-3']],
    ['a power or a life', { number: 3 }, ['box/white-3', 'box/red-3', 'box/enemy-red-3']],
    ['an ability', { ability: 'fire' }, ['box/red-3', 'box/enemy-red-3']],
    ['a set', { set: 'mine' }, ['mine/red-8']],
    ['a kind and a colour', { kinds: ['enemy'], colors: ['red'] }, ['box/enemy-red-3']],
    ['a colour, which cards that are not played do not have', { kinds: ['other'], colors: ['red'] }, []],
  ])('is narrowed by %s', (_what, filters, cards) => {
    expect(found(filters)).toEqual(cards);
  });
});

describe('the wall of Kokopelli', () => {
  const hung = (filters: Partial<Filters>): string[] => found({ game: 'kokopelli', ...filters });

  it('shows its cards and no others', () => {
    expect(hung({})).toEqual(['fest/porch', 'fest/road', 'fest/kokopelli']);
    expect(CARDS.map(({ card }) => gameOfCard(card)).filter((game) => game === 'kokopelli')).toHaveLength(3);
  });

  it('is narrowed by what ceremonies have, and not by what cards of the other game have', () => {
    expect(hung({ starter: true })).toEqual(['fest/porch']);
    expect(hung({ hears: 'reach' })).toEqual(['fest/road']);
    expect(hung({ hears: 'reach', starter: true })).toEqual([]);
    expect(hung({ set: 'box' })).toEqual([]);
    expect(hung({ colors: ['red'], kinds: [], number: 3 })).toHaveLength(3);
  });

  it('can be asked for everything a ceremony listens to', () => {
    const heard = new Set(EFFECT_KINDS.map((kind) => freshEffect(kind).hears));
    expect([...HEARS].sort()).toEqual([...heard].sort());
  });
});

describe('an address', () => {
  const from = (query: Record<string, string>): Filters => filtersFromQuery((name) => query[name] ?? '');

  it.each<[string, Filters]>([
    ['nothing chosen', ALL_PLAYED],
    ['no kind at all', { ...ALL_PLAYED, kinds: [] }],
    [
      'everything chosen',
      {
        ...{ game: 'kokopelli', starter: true, hears: 'laid' },
        ...{ colors: ['red', 'green'], kinds: ['enemy', 'other'], number: 8, ability: 'ice', set: 'my-set' },
      },
    ],
  ])('gives back %s', (_what, filters) => {
    expect(from(filtersToQuery(filters))).toEqual(filters);
  });

  it('is as short as can be where nothing is chosen', () => {
    expect(Object.values(filtersToQuery(ALL_PLAYED)).join('')).toBe('');
  });

  it('with rubbish in it narrows nothing', () => {
    expect(from({ game: 'chess', color: 'mauve', number: '9', ability: 'cooking', hears: 'bells' })).toEqual(
      ALL_PLAYED,
    );
  });
});
