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
  it('go on where the row ends that they are most level with', () => {
    const rows = [row(80, 190, [100, 300]), row(320, 490, [200]), row(100, 220, [900, 980], true)];
    expect(ids(rows)).toEqual([['m80-100', 'm80-300', 's100-900', 's100-980'], ['m320-200']]);
  });

  it('come first where they lie left of it', () => {
    expect(ids([row(620, 780, [60], true), row(600, 800, [300, 400])])).toEqual([
      ['s620-60', 'm600-300', 'm600-400'],
    ]);
  });

  it('never stand between two rows: up and down lead past them', () => {
    const rows = [row(80, 190, [100]), row(600, 800, [300]), row(250, 350, [900], true)];
    expect(ids(rows)).toEqual([['m80-100', 's250-900'], ['m600-300']]);
  });

  it('follow each other from above where several join one row', () => {
    const rows = [row(80, 190, [100]), row(90, 130, [950], true), row(150, 260, [900, 990], true)];
    expect(ids(rows)).toEqual([['m80-100', 's90-950', 's150-900', 's150-990']]);
  });

  it('stay rows where there is nothing to stand beside', () => {
    expect(ids([row(0, 0, []), row(90, 130, [1], true)])).toEqual([[], ['s90-1']]);
  });

  it('leave a table of plain rows as it is, empty rows too', () => {
    expect(ids([row(0, 0, []), row(50, 90, [2, 1])])).toEqual([[], ['m50-2', 'm50-1']]);
  });
});
