import { describe, expect, it } from 'vitest';
import { differences } from './differences';

const file = (...cards: readonly (readonly [id: string, power: number])[]): string =>
  JSON.stringify({ cards: cards.map(([id, power]) => ({ id, name: { en: id.toUpperCase() }, power })) });

describe('what distinguishes an earlier version', () => {
  it('is named by its cards', () => {
    expect(
      differences(file(['owl', 1], ['fox', 2], ['bear', 3]), file(['fox', 2], ['bear', 4], ['elk', 1])),
    ).toEqual({ only: [{ en: 'OWL' }], lacks: [{ en: 'ELK' }], other: [{ en: 'BEAR' }] });
  });

  it('is nothing where they are the same, and everything where one is damaged', () => {
    expect(differences(file(['owl', 1]), file(['owl', 1]))).toEqual({ only: [], lacks: [], other: [] });
    expect(differences('{', file(['owl', 1]))).toEqual({ only: [], lacks: [{ en: 'OWL' }], other: [] });
  });

  it('names no more than four of each', () => {
    const many = file(['a', 1], ['b', 1], ['c', 1], ['d', 1], ['e', 1]);
    expect(differences(many, file()).only).toHaveLength(4);
  });
});
