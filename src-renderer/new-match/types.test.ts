import { describe, expect, it } from 'vitest';
import type { CeremonyCard } from '@shared/ceremonies';
import { games } from '@shared/games';
import { boxCards } from '@shared/games/kokopelli/testing/box';
import type { HouseCard } from '@shared/vocabularies';
import { fillUp, readTypes, startersOf, takeWay, toggleType, typeSets, writeTypes } from './types';

const set = (id: string, game: string, kind: 'base' | 'designs' | 'variants') => ({
  ...{ id, game, kind },
  name: { en: id },
  shipped: kind === 'base',
  counts: {},
});
const mine: CeremonyCard = {
  ...{ id: 'lanterns', type: 'ceremony', copies: 3, name: { en: 'Lanterns' } },
  effect: { hears: 'hand-limit', limit: 8 },
};
const owl: HouseCard = { id: 'owl', type: 'rules', copies: 1, name: { en: 'Owl' } };
const CARDS = new Map<string, HouseCard>([
  ...boxCards.map(({ ref, card }): [string, HouseCard] => [ref, card]),
  ['fair/lanterns', mine],
  ['garden/owl', owl],
]);
const SETS = typeSets(
  {
    sets: [
      set('fair', 'kokopelli', 'designs'),
      set('garden', 'copytoru', 'designs'),
      set('copytoru-base', 'copytoru', 'base'),
      set('kokopelli-base', 'kokopelli', 'base'),
      set('empty', 'kokopelli', 'designs'),
      set('pictures', 'kokopelli', 'variants'),
    ],
  },
  CARDS,
);
const ORDER = SETS.flatMap(({ types }) => types.map(({ name }) => name));

describe('the types that can be played with', () => {
  it('are the sixteen of the box, then those of own sets; cards of other games are none', () => {
    expect(SETS.map(({ id, types }) => [id, types.length])).toEqual([
      ['kokopelli-base', 16],
      ['fair', 1],
    ]);
    expect(ORDER.at(-1)).toBe('fair/lanterns');
  });

  it('hold the starter ten, which the game begins with by itself (KO-15)', () => {
    const prepared = games.get('kokopelli')?.prepare({
      ...{ cards: boxCards, box: 'kokopelli-base', seats: 3 },
      options: writeTypes({ way: 'starter', picked: [] }),
    });
    expect(prepared).toMatchObject({ ok: true, options: { types: startersOf(SETS) } });
    expect(startersOf(SETS)).toHaveLength(10);
  });
});

describe('the option', () => {
  it('is read and written for every way', () => {
    const known = (name: string): boolean => ORDER.includes(name);
    expect(readTypes(undefined, known, startersOf(SETS))).toEqual({ way: 'starter', picked: [] });
    expect(readTypes('starter', known, startersOf(SETS))).toEqual({ way: 'starter', picked: [] });
    expect(readTypes('random', known, startersOf(SETS))).toEqual({ way: 'random', picked: [] });
    const named = ['fair/lanterns', 'gone/drum', 7, 'long-road', 'long-road'];
    expect(readTypes(named, known, startersOf(SETS))).toEqual({
      way: 'hand',
      picked: ['fair/lanterns', 'long-road'],
    });
    const tenByName = startersOf(SETS).toReversed();
    expect(readTypes(tenByName, known, startersOf(SETS))).toEqual({ way: 'starter', picked: [] });
    expect(writeTypes({ way: 'starter', picked: ['long-road'] })).toEqual({});
    expect(writeTypes({ way: 'random', picked: ['long-road'] })).toEqual({ types: 'random' });
    expect(writeTypes({ way: 'hand', picked: ['long-road'] })).toEqual({ types: ['long-road'] });
  });
});

describe('picking', () => {
  it('begins with the starter ten, and goes on where it was left', () => {
    expect(takeWay({ way: 'random', picked: [] }, 'hand', ['a', 'b'])).toEqual({
      way: 'hand',
      picked: ['a', 'b'],
    });
    const left = takeWay({ way: 'hand', picked: ['c'] }, 'starter', ['a', 'b']);
    expect(takeWay(left, 'hand', ['a', 'b'])).toEqual({ way: 'hand', picked: ['c'] });
  });

  it('names the same types in the same order, whichever was picked first', () => {
    const order = ['a', 'b', 'c'];
    expect(toggleType(toggleType([], 'c', order), 'a', order)).toEqual(['a', 'c']);
    expect(toggleType(['a', 'c'], 'a', order)).toEqual(['c']);
  });

  it('by lot keeps what was picked, and adds others until there are enough', () => {
    const order = ['a', 'b', 'c', 'd'];
    expect(fillUp(['c'], 3, order, () => 0)).toEqual(['a', 'b', 'c']);
    expect(fillUp(['c'], 3, order, () => 0.99)).toEqual(['b', 'c', 'd']);
    expect(fillUp(['a', 'b', 'c'], 2, order, () => 0)).toEqual(['a', 'b', 'c']);
    expect(fillUp([], 9, order, () => 0)).toEqual(order);
  });
});
