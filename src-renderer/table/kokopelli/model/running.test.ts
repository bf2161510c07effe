import { describe, expect, it } from 'vitest';
import { card, ceremonyOf, festivalOf } from '../testing/fixture';
import { countOf, countWith, reachOf, runningOf } from './running';

describe('how far a stack has come', () => {
  it('counts its cards against four', () => {
    const view = festivalOf({
      seats: 4,
      zones: { 'village:0:1': [card(0, 'wide-porch'), card(1, 'wide-porch'), card(2, 'kokopelli')] },
    });
    expect(countOf(view, 'village:0:1', ceremonyOf)).toEqual({ cards: 3, needed: 4, last: true });
    expect(countOf(view, 'village:0:2', ceremonyOf)).toEqual({ cards: 0, needed: 4, last: false });
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
        'village:1:3': [card(1, 'wide-porch'), card(0, 'kokopelli')],
        'village:1:4': [card(1, 'first-spark'), card(1, 'kokopelli')],
      },
    });
    expect(countOf(view, 'village:1:3', ceremonyOf)).toEqual({ cards: 3, needed: 4, last: true });
    expect(countOf(view, 'village:1:4', ceremonyOf)).toEqual({ cards: 2, needed: 4, last: false });
  });

  it('is one card short at most, since only a card that lands completes it (KO-9)', () => {
    const porch = [card(1, 'wide-porch'), card(0, 'wide-porch'), card(1, 'kokopelli')];
    const beside = festivalOf({
      seats: 4,
      zones: { 'village:1:1': [card(1, 'quick-beat')], 'village:1:2': porch },
    });
    expect(countOf(beside, 'village:1:2', ceremonyOf)).toEqual({ cards: 2, needed: 3, last: true });
    const flute = festivalOf({
      seats: 4,
      zones: { 'village:1:1': [card(1, 'twin-flute')], 'village:1:2': porch },
    });
    expect(countOf(flute, 'village:1:2', ceremonyOf)).toEqual({ cards: 3, needed: 4, last: true });
  });

  it('comes with one more card to what that counts there', () => {
    const view = festivalOf({
      seats: 4,
      zones: {
        'hand:0': [card(0, 'wide-porch'), card(0, 'kokopelli')],
        'hand:1': [card(1, 'kokopelli')],
        'village:0:1': [card(0, 'twin-flute')],
        'village:1:3': [card(1, 'wide-porch')],
      },
    });
    const withOne = (zone: string, laid: number) => countWith(view, zone, laid, ceremonyOf);
    const two = { cards: 2, needed: 4, last: false };
    expect(withOne('village:1:3', card(0, 'wide-porch'))).toEqual(two);
    expect(withOne('village:1:3', card(1, 'kokopelli'))).toEqual(two);
    expect(withOne('village:1:3', card(0, 'kokopelli'))).toEqual({ cards: 3, needed: 4, last: true });
    expect(withOne('village:0:1', card(0, 'kokopelli'))).toEqual(two);
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
