import { describe, expect, it } from 'vitest';
import { joinRows, type PlacedRow } from './beside';

const row = (top: number, bottom: number, xs: readonly number[], beside = false): PlacedRow => ({
  stops: xs.map((x) => ({ id: `${beside ? 's' : 'm'}${top}-${x}`, x })),
  top,
  bottom,
  beside,
});
const ids = (rows: readonly PlacedRow[]): string[][] =>
  joinRows(rows).map((stops) => stops.map(({ id }) => id));

describe('rows that stand beside others', () => {
  it('go on where the row ends that they are level with', () => {
    const rows = [row(80, 190, [100, 300]), row(320, 490, [200]), row(100, 220, [900, 980], true)];
    expect(ids(rows)).toEqual([['m80-100', 'm80-300', 's100-900', 's100-980'], ['m320-200']]);
  });

  it('stand left of it where they lie left of it', () => {
    expect(ids([row(620, 780, [60], true), row(600, 800, [300, 400])])).toEqual([
      ['s620-60', 'm600-300', 'm600-400'],
    ]);
  });

  it('are rows of their own, by their height, where nothing is level with them', () => {
    const rows = [row(80, 190, [100]), row(600, 800, [300]), row(250, 350, [900], true)];
    expect(ids(rows)).toEqual([['m80-100'], ['s250-900'], ['m600-300']]);
  });

  it('join one row each, the one they share most with', () => {
    const rows = [row(80, 190, [100]), row(90, 130, [950], true), row(120, 230, [900], true)];
    expect(ids(rows)).toEqual([['m80-100', 's90-950'], ['s120-900']]);
  });

  it('leaves a table of plain rows as it is, empty rows too', () => {
    expect(ids([row(0, 0, []), row(50, 90, [2, 1])])).toEqual([[], ['m50-2', 'm50-1']]);
  });
});
