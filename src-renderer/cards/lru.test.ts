import { describe, expect, it } from 'vitest';
import { faceForWidth, keptWidth } from './faces';
import { Lru } from './lru';

describe('what is kept', () => {
  it('loses the longest unused first, and says so', () => {
    const gone: string[] = [];
    const kept = new Lru<string>(2, (value) => gone.push(value));
    kept.set('a', 'A');
    kept.set('b', 'B');
    kept.get('a');
    kept.set('c', 'C');
    expect(gone).toEqual(['B']);
    expect([kept.get('a'), kept.get('b'), kept.get('c')]).toEqual(['A', undefined, 'C']);
  });
});

describe('a card’s face', () => {
  it.each([
    [40, 'token'],
    [73, 'token'],
    [74, 'table'],
    [189, 'table'],
    [190, 'full'],
  ])('at %i px is the %s face', (width, face) => {
    expect(faceForWidth(width)).toBe(face);
  });

  it('is drawn at the next kept width, by the screen’s own pixels', () => {
    expect(keptWidth(110, 1)).toBe(120);
    expect(keptWidth(110, 2)).toBe(300);
    expect(keptWidth(2000, 2)).toBe(960);
  });
});
