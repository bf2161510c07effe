import { describe, expect, it } from 'vitest';
import { MARK_NAMES, mark, markShapes, placedMark, SEAT_COLORS, SEAT_ORDER } from '.';

describe('marks', () => {
  it('are there for colours, abilities, steps, moments and seats', () => {
    const count = (family: string): number =>
      MARK_NAMES.filter((name) => name.startsWith(`${family}:`)).length;
    expect([count('color'), count('ability'), count('step'), count('when'), count('seat')]).toEqual([
      5, 9, 10, 3, 6,
    ]);
    expect(SEAT_ORDER).toHaveLength(6);
    expect(new Set(Object.values(SEAT_COLORS)).size).toBe(6);
  });

  it('differ without colour and are one colour only', () => {
    const drawn = SEAT_ORDER.map((seat) => mark(`seat:${seat}`, 'currentColor'));
    expect(new Set(drawn).size).toBe(6);
    for (const svg of drawn) expect(svg).not.toMatch(/#|url|style/);
    const outlines = (['white', 'red', 'blue', 'yellow', 'green'] as const).map((color) =>
      JSON.stringify(markShapes(`color:${color}`)),
    );
    expect(new Set(outlines).size).toBe(5);
  });

  it('stay on their grid', () => {
    for (const seat of SEAT_ORDER) {
      for (const { d } of markShapes(`seat:${seat}`)) {
        const start = /^M(-?[\d.]+)[ ,]?(-?[\d.]+)/.exec(d);
        for (const value of [start?.[1], start?.[2]]) {
          expect(Number(value)).toBeGreaterThanOrEqual(0);
          expect(Number(value)).toBeLessThanOrEqual(24);
        }
      }
    }
  });

  it('are placed by corner and side', () => {
    expect(placedMark('sign:star', '#000000', 10, 20, 48)).toMatch(
      /^<g transform="translate\(10 20\) scale\(2\)">/,
    );
  });
});
