import { describe, expect, it } from 'vitest';
import { didYouMean, editDistance } from './suggest';
import { COLORS } from './vocabulary';

describe('editDistance', () => {
  it.each([
    ['yellow', 'yellow', 0],
    ['yelow', 'yellow', 1],
    ['yellwo', 'yellow', 1],
    ['bleu', 'blue', 1],
    ['', 'red', 3],
    ['kitten', 'sitting', 3],
  ])('from %s to %s takes %i changes', (from, to, changes) => {
    expect(editDistance(from, to)).toBe(changes);
    expect(editDistance(to, from)).toBe(changes);
  });
});

describe('didYouMean', () => {
  it.each([
    ['yelow', 'yellow'],
    ['Yellow', 'yellow'],
    ['gren', 'green'],
    ['rde', 'red'],
    ['wihte', 'white'],
  ])('takes %s for %s', (word, meant) => {
    expect(didYouMean(word, COLORS)).toBe(meant);
  });

  it.each(['purple', 'x', '', 'w'.repeat(5000)])('makes nothing of %.10s', (word) => {
    expect(didYouMean(word, COLORS)).toBeUndefined();
  });
});
