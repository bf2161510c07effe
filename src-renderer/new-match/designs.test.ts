import { describe, expect, it } from 'vitest';
import { copiesOfEach, designSets, readDesigns, setCopies, writeDesigns } from './designs';

const sets = [
  { id: 'base', game: 'copytoru', kind: 'base' as const, name: {}, shipped: true, counts: {} },
  {
    id: 'garden',
    game: 'copytoru',
    kind: 'designs' as const,
    name: { en: 'Garden' },
    shipped: false,
    counts: {},
  },
  { id: 'hills', game: 'kokopelli', kind: 'designs' as const, name: {}, shipped: false, counts: {} },
  { id: 'blank', game: 'copytoru', kind: 'designs' as const, name: {}, shipped: false, counts: {} },
];

describe('designs that can join', () => {
  it('are the cards of sets of designs for this game that have any', () => {
    const cards = new Map(['base/a', 'garden/owl', 'garden/pot', 'hills/x'].map((ref) => [ref, {}]));
    expect(designSets({ sets }, cards)).toEqual([
      { id: 'garden', name: { en: 'Garden' }, cards: ['garden/owl', 'garden/pot'] },
    ]);
  });
});

describe('copies of designs', () => {
  it('are counted as often as they are named, three at most, and only of designs that are still there', () => {
    const option = ['g/owl', 'g/owl', 'g/pot', 'g/gone', 7, 'g/pot', 'g/pot', 'g/pot'];
    expect(readDesigns(option, (ref) => ref !== 'g/gone')).toEqual({ 'g/owl': 2, 'g/pot': 3 });
    expect(readDesigns('g/owl', () => true)).toEqual({});
  });

  it('are named as often as they join', () => {
    expect(writeDesigns({ 'g/owl': 2, 'g/pot': 1 })).toEqual(['g/owl', 'g/owl', 'g/pot']);
  });

  it('of a set are one number where all its cards have the same', () => {
    const set = { id: 'g', name: {}, cards: ['g/owl', 'g/pot'] };
    expect(copiesOfEach(set, {})).toBe(0);
    expect(copiesOfEach(set, { 'g/owl': 2, 'g/pot': 2 })).toBe(2);
    expect(copiesOfEach(set, { 'g/owl': 2 })).toBeNull();
  });

  it('can be set for some cards without touching the others, and taken back', () => {
    const both = setCopies({ 'g/owl': 1 }, ['g/pot', 'g/cup'], 2);
    expect(both).toEqual({ 'g/owl': 1, 'g/pot': 2, 'g/cup': 2 });
    expect(setCopies(both, ['g/pot', 'g/owl'], 0)).toEqual({ 'g/cup': 2 });
  });
});
