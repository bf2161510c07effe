import { describe, expect, it } from 'vitest';
import { besideNotices, fitRow, tableSizes } from './sizes';

describe('the measures of the table', () => {
  it('are those of the comps at the three named windows', () => {
    expect(tableSizes(1024, 700, 1)).toMatchObject({
      form: 'S',
      opponents: 46,
      enemy: 98,
      offer: 80,
      hand: 120,
      handStep: 114,
      preview: 38,
      prompt: 54,
      log: 0,
      scrolls: false,
    });
    expect(tableSizes(1280, 800, 1)).toMatchObject({ form: 'M', enemy: 110, offer: 96, hand: 132, log: 240 });
    expect(tableSizes(1920, 1080, 1)).toMatchObject({
      form: 'L',
      enemy: 150,
      offer: 150,
      hand: 196,
      log: 356,
    });
  });

  it('lie between the stops for other windows, by the narrower side', () => {
    expect(tableSizes(1600, 940, 1).enemy).toBe(130);
    expect(tableSizes(1920, 800, 1).enemy).toBe(110);
    expect(tableSizes(1280, 1080, 1).hand).toBe(132);
  });

  it('grow beyond the largest comp, and with the text size', () => {
    expect(tableSizes(3840, 2160, 1).enemy).toBe(300);
    expect(tableSizes(2560, 1440, 1).enemy).toBe(200);
    expect(tableSizes(3840, 2160, 1).prompt).toBe(83);
    expect(tableSizes(2048, 1400, 2)).toMatchObject({ form: 'S', enemy: 196, unit: 2 });
  });

  it('let the felt scroll below the smallest window, with a smaller hand', () => {
    const zoomed = tableSizes(640, 400, 1);
    expect(zoomed.scrolls).toBe(true);
    expect(zoomed.hand).toBe(80);
    expect(zoomed.enemy).toBe(98);
  });
});

describe('a row of cards', () => {
  it('takes a gap of 13 to 26 and leaves the rest free', () => {
    expect(fitRow(5, 110, 614, 1)).toEqual({ card: 110, gap: 16 });
    expect(fitRow(5, 110, 1000, 1)).toEqual({ card: 110, gap: 26 });
  });

  it('makes the cards smaller only when the gap cannot', () => {
    expect(fitRow(8, 110, 807, 1)).toEqual({ card: 89.5, gap: 13 });
  });
});

describe('a table below notices', () => {
  it('becomes smaller rather than scroll, and is as ever without them', () => {
    expect(tableSizes(1024, 651, 1).scrolls).toBe(true);
    expect(besideNotices(1024, 700, 49, 1)).toMatchObject({
      scrolls: false,
      form: 'S',
      enemy: 91,
      hand: 112,
    });
    expect(besideNotices(1024, 700, 0, 1)).toEqual(tableSizes(1024, 700, 1));
  });

  it('scrolls where it would anyway, and is that of a lower window where there is room', () => {
    expect(besideNotices(1024, 650, 49, 1)).toEqual(tableSizes(1024, 601, 1));
    expect(besideNotices(1280, 800, 49, 1)).toEqual(tableSizes(1280, 751, 1));
  });
});
