import { describe, expect, it } from 'vitest';
import { FREE_SHARE, fanOf } from './fan';

describe('the hand as a fan', () => {
  it('keeps the wished card and step when there is room, centred', () => {
    const fan = fanOf(6, 132, 112, 760);
    expect(fan.card).toBe(132);
    expect(fan.step).toBe(112);
    const first = fan.places[0];
    const last = fan.places[5];
    expect(first?.left).toBeCloseTo((760 - 132 - 5 * 112) / 2, 6);
    expect((last?.left ?? 0) + 132).toBeCloseTo(760 - (first?.left ?? 0), 6);
  });

  it('turns 2.4 to 2.6 degrees a card, symmetrically', () => {
    for (const count of [2, 5, 7, 12]) {
      const { places } = fanOf(count, 132, 112, 760);
      const turn = (places[1]?.angle ?? 0) - (places[0]?.angle ?? 0);
      expect(turn).toBeGreaterThanOrEqual(2.4 - 1e-9);
      expect(turn).toBeLessThanOrEqual(2.6 + 1e-9);
      expect((places[0]?.angle ?? 0) + (places[count - 1]?.angle ?? 0)).toBeCloseTo(0, 9);
    }
  });

  it('never hides a number: the step stays at 38 % of the card, then the cards get smaller', () => {
    for (let count = 1; count <= 40; count += 1) {
      const fan = fanOf(count, 120, 98, 640);
      expect(fan.step / fan.card).toBeGreaterThanOrEqual(FREE_SHARE - 1e-9);
      expect(fan.card).toBeLessThanOrEqual(120);
      const last = fan.places[count - 1];
      expect(fan.places[0]?.left ?? 0).toBeGreaterThanOrEqual(-1e-6);
      expect((last?.left ?? 0) + fan.card).toBeLessThanOrEqual(640 + 1e-6);
    }
    expect(fanOf(11, 120, 98, 640).card).toBe(120);
    expect(fanOf(20, 120, 98, 640).card).toBeLessThan(120);
  });

  it('is highest in the middle', () => {
    const { places } = fanOf(5, 132, 112, 760);
    expect(places[2]?.top).toBe(0);
    expect(places[0]?.top).toBeGreaterThan(places[1]?.top ?? 0);
  });

  it('is empty for an empty hand', () => {
    expect(fanOf(0, 132, 112, 760).places).toEqual([]);
  });
});
