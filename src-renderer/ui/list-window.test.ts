import { describe, expect, it } from 'vitest';
import { rowAfter, rowWindow, scrollTo } from './list-window';

describe('the rows worth drawing', () => {
  it('are those in sight and six beyond both edges', () => {
    expect(rowWindow(1000, 500, 50, 3000)).toEqual({ from: 14, to: 36 });
  });

  it('stay inside the list', () => {
    expect(rowWindow(0, 500, 50, 3000)).toEqual({ from: 0, to: 16 });
    expect(rowWindow(149_900, 500, 50, 3000)).toEqual({ from: 2992, to: 3000 });
    expect(rowWindow(0, 500, 50, 3)).toEqual({ from: 0, to: 3 });
  });

  it('are none of a list that has shrunk away above, nor before its rows were measured', () => {
    expect(rowWindow(9000, 500, 50, 10)).toEqual({ from: 10, to: 10 });
    expect(rowWindow(0, 500, 0, 10)).toEqual({ from: 0, to: 0 });
  });
});

describe('bringing a row into sight', () => {
  it('scrolls only as far as needed, up or down', () => {
    expect(scrollTo(3, 0, 500, 50)).toBe(0);
    expect(scrollTo(12, 0, 500, 50)).toBe(150);
    expect(scrollTo(2, 400, 500, 50)).toBe(100);
  });
});

describe('keys in the list', () => {
  it.each([
    ['ArrowDown', 4, 5],
    ['ArrowUp', 4, 3],
    ['PageDown', 4, 9],
    ['PageUp', 4, 0],
    ['End', 4, 9],
    ['Home', 4, 0],
    ['ArrowDown', 9, 9],
    ['ArrowUp', 0, 0],
    ['ArrowDown', -1, 0],
  ])('%s from row %i leads to row %i', (key, at, to) => {
    expect(rowAfter(key, at, 10, 7)).toBe(to);
  });

  it('lead nowhere in an empty list, and other keys lead nowhere', () => {
    expect(rowAfter('ArrowDown', -1, 0, 7)).toBeNull();
    expect(rowAfter('x', 1, 10, 7)).toBeNull();
  });
});
