import { describe, expect, it } from 'vitest';
import { card, ceremonyOf, festivalOf } from '../testing/fixture';
import { countOf, reachOf, runningOf } from './running';

describe('how far a stack has come', () => {
  it('counts its cards against four', () => {
    const view = festivalOf({
      seats: 4,
      zones: { 'village:0:1': [card(0, 'wide-porch'), card(1, 'wide-porch'), card(2, 'kokopelli')] },
    });
    expect(countOf(view, 'village:0:1', ceremonyOf)).toEqual({ cards: 3, needed: 4 });
    expect(countOf(view, 'village:0:2', ceremonyOf)).toEqual({ cards: 0, needed: 4 });
  });

  it('needs three where a Quick Beat runs beside it, whosever card is next; the Quick Beat itself four (KO-8)', () => {
    const view = festivalOf({
      seats: 4,
      zones: { 'village:1:1': [card(1, 'quick-beat')], 'village:1:2': [card(1, 'wide-porch')] },
    });
    expect(countOf(view, 'village:1:2', ceremonyOf).needed).toBe(3);
    expect(countOf(view, 'village:1:1', ceremonyOf).needed).toBe(4);
  });

  it('counts a Kokopelli twice while its owner has a Twin Flute, wherever it lies (KO-9)', () => {
    const view = festivalOf({
      seats: 4,
      zones: {
        'village:0:1': [card(0, 'twin-flute')],
        'village:1:3': [card(1, 'wide-porch'), card(0, 'kokopelli'), card(1, 'kokopelli')],
      },
    });
    expect(countOf(view, 'village:1:3', ceremonyOf).cards).toBe(4);
  });

  it('counts a Kokopelli on a Twin Flute once (KO-8)', () => {
    const view = festivalOf({
      seats: 4,
      zones: { 'village:0:1': [card(0, 'twin-flute'), card(0, 'kokopelli')] },
    });
    expect(countOf(view, 'village:0:1', ceremonyOf).cards).toBe(2);
  });
});

it('lists what runs from the left, by the card it was opened with', () => {
  const view = festivalOf({
    seats: 2,
    zones: {
      'village:0:3': [card(0, 'first-spark'), card(1, 'kokopelli')],
      'village:0:5': [card(0, 'empty-bowl')],
    },
  });
  expect(runningOf(view, 0, ceremonyOf).map(({ card: { id } }) => id)).toEqual(['empty-bowl', 'first-spark']);
});

it('reaches farther while a Long Road runs in the own village only (E13)', () => {
  const far = { 'village:1:1': [card(1, 'long-road')] };
  expect(reachOf(festivalOf({ seats: 4, zones: far }), 0, ceremonyOf).size).toBe(8);
  const own = { 'village:0:1': [card(0, 'long-road')] };
  expect(reachOf(festivalOf({ seats: 4, zones: own }), 0, ceremonyOf).size).toBe(12);
});
