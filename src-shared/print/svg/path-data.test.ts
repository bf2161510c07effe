import { describe, expect, it } from 'vitest';
import { UnknownDrawing } from './elements';
import { boundsOf } from './outline';
import { readPath } from './path-data';

const rounded = (d: string): { commands: string; points: number[] } => {
  const { commands, points } = readPath(d);
  return { commands, points: points.map((value) => Math.round(value * 1000) / 1000 || 0) };
};

describe('a path', () => {
  it('becomes absolute lines, however it is written', () => {
    const square = { commands: 'MLLLZ', points: [10, 20, 30, 20, 30, 60, 10, 60] };
    expect(rounded('M10 20H30V60H10Z')).toEqual(square);
    expect(rounded('m10,20 20,0 0,40 -20,0z')).toEqual(square);
    expect(rounded('M10 20L30 20 30 60 10 60z')).toEqual(square);
    expect(rounded(' M 1e1 2.0e1 h20v40h-20z ')).toEqual(square);
  });

  it('goes on from where a closed part began', () => {
    expect(rounded('M10 10h5v5zl3 3')).toEqual({
      commands: 'MLLZL',
      points: [10, 10, 15, 10, 15, 15, 13, 13],
    });
  });

  it('reads numbers that stand against each other', () => {
    expect(rounded('M.5.5l-.5-.25.1.1')).toEqual({ commands: 'MLL', points: [0.5, 0.5, 0, 0.25, 0.1, 0.35] });
  });

  it('mirrors the handle of the curve before, and only of its own kind', () => {
    expect(rounded('M0 0C0 10 10 10 10 0S20 -10 20 0').points.slice(8)).toEqual(
      [10, -10, 20, -10, 20, 0].slice(0, 6),
    );
    expect(rounded('M0 0L10 0S20 10 30 0').points.slice(4)).toEqual([10, 0, 20, 10, 30, 0]);
    // A quadratic curve with its handle at (15, 15): a third of the way is left to each end.
    expect(rounded('M0 0Q15 15 30 0').points.slice(2)).toEqual([10, 10, 20, 10, 30, 0]);
    expect(rounded('M0 0Q15 15 30 0T60 0').points.slice(8)).toEqual([40, -10, 50, -10, 60, 0]);
  });

  it('turns arcs into curves that lie on the circle', () => {
    const { commands, points } = readPath('M0 0a36 36 0 0 1 36 36');
    expect(commands).toBe('MC');
    expect(points.slice(-2)).toEqual([36, 36]);
    // The middle of the quarter, by the curve's own formula, is 36 from (0, 36).
    const [x0 = 0, y0 = 0, x1 = 0, y1 = 0, x2 = 0, y2 = 0, x3 = 0, y3 = 0] = points;
    const middle = { x: (x0 + 3 * x1 + 3 * x2 + x3) / 8, y: (y0 + 3 * y1 + 3 * y2 + y3) / 8 };
    expect(Math.hypot(middle.x, middle.y - 36)).toBeCloseTo(36, 1);
    expect(boundsOf(readPath('M10 0A10 10 0 1 1 -10 0')).height).toBeCloseTo(10, 1);
    expect(boundsOf(readPath('M10 0A10 10 0 1 0 -10 0')).y).toBeCloseTo(-10, 1);
    expect(readPath('M0 0a1 1 0 011 1').points.slice(-2)).toEqual([1, 1]);
  });

  it.each(['M0', 'M0 0L', 'M0 0X1', 'M0 0L1 1,', 'M0 0a1 1 0 2 1 1 1', 'L nan'])(
    'is refused when it is broken: %s',
    (d) => {
      expect(() => readPath(d)).toThrow(UnknownDrawing);
    },
  );

  it('is as large as it is drawn, handles not counted', () => {
    expect(boundsOf(readPath('M0 0C0 40 40 40 40 0'))).toEqual({ x: 0, y: 0, width: 40, height: 30 });
    expect(boundsOf(readPath('M5 5h10v20z'))).toEqual({ x: 5, y: 5, width: 10, height: 20 });
  });
});
