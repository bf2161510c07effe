import { describe, expect, it } from 'vitest';
import { chartOf, levelStep, spread, turningPoint } from './chart';

/** Three seats over seven rounds: Kenji leads to round 5, Mika from round 6 on. */
const HISTORY = [
  [0, 0, 0],
  [3, 4, 2],
  [5, 9, 4],
  [9, 13, 6],
  [14, 15, 9],
  [17, 19, 14],
  [24, 22, 16],
  [31, 26, 21],
];

describe('the turning point', () => {
  it('is the round in which the winner took the lead for good', () => {
    expect(turningPoint(HISTORY, 0)).toBe(6);
  });

  it('is the last of several changes', () => {
    const back = [
      [0, 0],
      [4, 1],
      [4, 6],
      [9, 7],
    ];
    expect(turningPoint(back, 0)).toBe(3);
  });

  it('does not exist when the winner led from the first round', () => {
    const straight = [
      [0, 0],
      [2, 1],
      [5, 3],
    ];
    expect(turningPoint(straight, 0)).toBeNull();
  });

  it('does not exist when the winner only drew level', () => {
    const level = [
      [0, 0],
      [3, 1],
      [5, 5],
    ];
    expect(turningPoint(level, 1)).toBeNull();
  });

  it('is the last round when everything was decided there', () => {
    const late = [
      [0, 0],
      [3, 1],
      [5, 9],
    ];
    expect(turningPoint(late, 1)).toBe(2);
  });

  it('counts a head start as being behind at first', () => {
    const headStart = [
      [0, 5],
      [3, 5],
      [9, 6],
    ];
    expect(turningPoint(headStart, 0)).toBe(2);
  });
});

describe('the chart', () => {
  const frame = {
    width: 710,
    height: 360,
    margin: { top: 30, right: 50, bottom: 30, left: 60 },
    labelGap: 24,
  };

  it('runs from the set-up at the left to the last round at the right', () => {
    const { lines, rounds } = chartOf(HISTORY, 6, frame);
    expect(lines[0]?.points[0]).toEqual({ x: 60, y: 330 });
    expect(lines[0]?.points[7]).toEqual({ x: 660, y: 30 });
    expect(rounds.map(({ round }) => round)).toEqual([1, 2, 3, 4, 5, 6, 7]);
  });

  it('draws lines across at round numbers below the highest', () => {
    const { levels } = chartOf(HISTORY, null, frame);
    expect(levels.map(({ stars }) => stars)).toEqual([0, 10, 20, 30]);
  });

  it('marks the stretch between the round before and the turn', () => {
    const { band } = chartOf(HISTORY, 6, frame);
    expect(band?.left).toBeCloseTo(60 + (600 * 5) / 7);
    expect(band?.right).toBeCloseTo(60 + (600 * 6) / 7);
  });

  it('survives a match without a star', () => {
    const { lines } = chartOf([[0, 0]], null, frame);
    expect(lines.map(({ total }) => total)).toEqual([0, 0]);
    expect(lines[0]?.points[0]?.y).toBe(330);
  });
});

describe('the goal of a quest', () => {
  it('has room in the chart, however few stars there were', () => {
    const frame = {
      width: 710,
      height: 360,
      margin: { top: 30, right: 50, bottom: 30, left: 60 },
      labelGap: 24,
      goal: 50,
    };
    const { goalY, lines } = chartOf([[0], [10], [25]], null, frame);
    expect(goalY).toBe(30);
    expect(lines[0]?.points[2]?.y).toBe(180);
    expect(chartOf([[0], [60]], null, frame).goalY).toBeCloseTo(80);
  });
});

describe('levels', () => {
  it.each([
    [3, 1],
    [8, 2],
    [31, 10],
    [41, 20],
    [120, 50],
  ])('of a chart up to %i stars are %i apart', (highest, step) => {
    expect(levelStep(highest)).toBe(step);
  });
});

describe('labels at the ends', () => {
  it('stay where they are when there is room', () => {
    expect(spread([30, 80, 140], 24, 330)).toEqual([30, 80, 140]);
  });

  it('move apart and keep their order', () => {
    expect(spread([100, 96, 104], 24, 330)).toEqual([120, 96, 144]);
  });

  it('move up where the bottom is near', () => {
    expect(spread([330, 330], 24, 330)).toEqual([306, 330]);
  });
});
