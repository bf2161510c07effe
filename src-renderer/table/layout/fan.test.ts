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

  it('never hides a number: the step stays at 38 % of the card at least', () => {
    for (let count = 1; count <= 40; count += 1) {
      const fan = fanOf(count, 120, 98, 640);
      expect(fan.step / fan.card).toBeGreaterThanOrEqual(FREE_SHARE - 1e-9);
      expect(fan.card).toBeLessThanOrEqual(120);
      const last = fan.places[count - 1];
      expect(fan.places[0]?.left ?? 0).toBeGreaterThanOrEqual(-1e-6);
      expect((last?.left ?? 0) + fan.card).toBeLessThanOrEqual(640 + 1e-6);
    }
  });

  it('leaves half of every card to its name in a hand of up to ten, and the card large enough for one', () => {
    for (let count = 2; count <= 10; count += 1) {
      const fan = fanOf(count, 120, 98, 752);
      expect(fan.clear).toBeGreaterThanOrEqual(0.5);
      expect(fan.card).toBeGreaterThan(100);
    }
    // More of them go nearer together before a card is too small to bear a name at all.
    const many = fanOf(13, 120, 98, 640);
    expect(many.card).toBeGreaterThanOrEqual(76);
    expect(many.step / many.card).toBeLessThan(0.62);
  });

  it('says of how much of a card its neighbour leaves: less than the step, since it leans and may bear a ring', () => {
    const { clear, step, card } = fanOf(8, 120, 98, 752);
    expect(clear).toBeLessThan(step / card);
    expect(fanOf(4, 196, 230, 1200).clear).toBe(1);
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
