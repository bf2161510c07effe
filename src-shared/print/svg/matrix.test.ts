import { describe, expect, it } from 'vitest';
import { apply, invert, readTransform } from './matrix';

const at = (transform: string, x: number, y: number): number[] => {
  const matrix = readTransform(transform);
  if (matrix === null) throw new Error(transform);
  const point = apply(matrix, x, y);
  return [point.x, point.y].map((value) => Math.round(value * 1e6) / 1e6 || 0);
};

describe('a transform', () => {
  it('moves points as SVG says, the last function first', () => {
    expect(at('translate(10 20)', 1, 2)).toEqual([11, 22]);
    expect(at('translate(10)', 1, 2)).toEqual([11, 2]);
    expect(at('scale(2,-1)', 3, 4)).toEqual([6, -4]);
    expect(at('rotate(90)', 1, 0)).toEqual([0, 1]);
    expect(at('rotate(180 315 440)', 0, 0)).toEqual([630, 880]);
    expect(at('skewX(45)', 0, 5)).toEqual([5, 5]);
    expect(at('matrix(1 2 3 4 5 6)', 1, 1)).toEqual([9, 12]);
    expect(at('translate(10 0) scale(2)', 1, 1)).toEqual([12, 2]);
    expect(at('scale(2) translate(10 0)', 1, 1)).toEqual([22, 2]);
  });

  it.each(['turn(3)', 'scale()', 'translate(1 2 3)', 'rotate(x)', 'scale(2) oops'])(
    'that is not understood is none: "%s"',
    (text) => {
      expect(readTransform(text)).toBeNull();
    },
  );

  it('is undone by its inverse, unless it flattens everything', () => {
    const matrix = readTransform('translate(3 4) rotate(30) scale(2 5)');
    const back = matrix === null ? null : invert(matrix);
    if (matrix === null || back === null) throw new Error('No way back.');
    const there = apply(matrix, 7, 8);
    const again = apply(back, there.x, there.y);
    expect(again.x).toBeCloseTo(7, 9);
    expect(again.y).toBeCloseTo(8, 9);
    expect(invert([0, 0, 0, 1, 5, 5])).toBeNull();
  });
});
