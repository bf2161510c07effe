// @vitest-environment jsdom
import { describe, expect, it } from 'vitest';
import { countCards, firstCards, paperIn, withCopies, type PrintedCard } from './print-choices';

const cards: PrintedCard[] = [
  { card: 'box/a', copies: 2 },
  { card: 'box/b', copies: 1, variant: 'looks/b' },
];

describe('what is printed', () => {
  it.each([
    ['en-US', 'letter'],
    ['es-MX', 'letter'],
    ['en-GB', 'a4'],
    ['ja-JP', 'a4'],
    ['ja', 'a4'],
    ['en', 'a4'],
  ])('goes on the paper people have: %s', (language, paper) => {
    expect(paperIn(language)).toBe(paper);
  });

  it('has as many copies as were chosen, and none of a card without any', () => {
    expect(withCopies(cards, [0, 3])).toEqual([{ card: 'box/b', copies: 3, variant: 'looks/b' }]);
    expect(withCopies(cards, [1])).toEqual([{ card: 'box/a', copies: 1 }, cards[1]]);
    expect(countCards(cards)).toBe(3);
    expect(countCards(withCopies(cards, [0, 0]))).toBe(0);
  });

  it('begins with the copies of the first card', () => {
    expect(firstCards(cards, 9).map(({ card }) => card)).toEqual(['box/a', 'box/a', 'box/b']);
    expect(firstCards([{ card: 'box/a', copies: 99 }], 9)).toHaveLength(9);
    expect(firstCards(cards, Infinity)).toHaveLength(3);
  });
});
