import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cropAt, fitted, mostZoom, panned, sharpness, zoomed, zoomOf, type Crop, type Size } from './crop';

const WIDE: Size = { width: 3000, height: 1000 };
const TALL: Size = { width: 600, height: 1200 };

/** Width by height of what a crop shows, in pixels of the picture. */
const shape = (picture: Size, crop: Crop): number =>
  (crop.width * picture.width) / (crop.height * picture.height);

describe('a crop', () => {
  it('shows as much as the frame can, from the middle', () => {
    expect(cropAt(WIDE, 1, 1)).toEqual({ x: 0.333333, y: 0, width: 0.333333, height: 1 });
    expect(cropAt(TALL, 1, 1)).toEqual({ x: 0, y: 0.25, width: 1, height: 0.5 });
    expect(cropAt({ width: 594, height: 640 }, 594 / 640, 1)).toEqual({ x: 0, y: 0, width: 1, height: 1 });
  });

  it('shows half as much at twice the size', () => {
    expect(cropAt(TALL, 1, 2, { x: 0.5, y: 0.5 })).toEqual({ x: 0.25, y: 0.375, width: 0.5, height: 0.25 });
  });

  it('stays inside its picture', () => {
    expect(cropAt(TALL, 1, 2, { x: -1, y: 5 })).toEqual({ x: 0, y: 0.75, width: 0.5, height: 0.25 });
  });

  it('shows no less than can be seen', () => {
    // 192 pixels wide, 96 at the least: twice the size.
    expect(mostZoom({ width: 192, height: 400 }, 1)).toBe(2);
    expect(mostZoom({ width: 40, height: 40 }, 1)).toBe(1);
    expect(mostZoom({ width: 9000, height: 9000 }, 1)).toBe(8);
  });

  it('keeps the spot under the pointer in its place while zooming', () => {
    const crop = cropAt(WIDE, 1, 2);
    const at = { x: 0.25, y: 0.75 };
    const before = { x: crop.x + crop.width * at.x, y: crop.y + crop.height * at.y };
    const closer = zoomed(WIDE, 1, crop, 4, at);
    expect(closer.x + closer.width * at.x).toBeCloseTo(before.x, 5);
    expect(closer.y + closer.height * at.y).toBeCloseTo(before.y, 5);
    expect(zoomOf(WIDE, 1, closer)).toBeCloseTo(4, 3);
  });

  it('moves by parts of what it shows', () => {
    const crop = cropAt(TALL, 1, 2);
    expect(panned(TALL, 1, crop, { x: 0.1, y: 0 }).x).toBeCloseTo(0.25 + 0.05, 5);
    expect(panned(TALL, 1, crop, { x: 0, y: -9 }).y).toBe(0);
  });

  it('takes the shape of another frame around the same middle', () => {
    const kirby = cropAt(TALL, 594 / 640, 2, { x: 0.4, y: 0.3 });
    const enemy = fitted(TALL, 594 / 700, kirby);
    expect(shape(TALL, enemy)).toBeCloseTo(594 / 700, 3);
    expect(enemy.x + enemy.width / 2).toBeCloseTo(0.4, 4);
    expect(enemy.y + enemy.height / 2).toBeCloseTo(0.3, 4);
    expect(fitted(TALL, 1, undefined)).toEqual(cropAt(TALL, 1, 1));
    expect(fitted(TALL, 1, { x: 0, y: 0, width: 0, height: 0 })).toEqual(cropAt(TALL, 1, 1));
  });

  it('has the pixels of its part on paper', () => {
    // 594 pixels on 59.4 mm: 10 to the millimetre.
    expect(sharpness({ width: 1188, height: 2000 }, { x: 0, y: 0, width: 0.5, height: 0.3 }, 59.4)).toBe(254);
    expect(sharpness({ width: 1, height: 1 }, { x: 0, y: 0, width: 1, height: 1 }, 59.4)).toBe(1);
  });

  it('fills the frame exactly and lies inside the picture, whatever is done to it', () => {
    const side = fc.integer({ min: 1, max: 8000 });
    const number = fc.double({ min: -3, max: 12, noNaN: true });
    fc.assert(
      fc.property(
        fc.record({ width: side, height: side }),
        fc.constantFrom(594 / 640, 594 / 700),
        fc.array(fc.tuple(fc.boolean(), number, number, number), { maxLength: 6 }),
        (picture, aspect, moves) => {
          let crop = cropAt(picture, aspect, 1);
          for (const [pan, x, y, zoom] of moves) {
            crop = pan
              ? panned(picture, aspect, crop, { x, y })
              : zoomed(picture, aspect, crop, zoom, { x: x / 12, y: y / 12 });
          }
          expect(Math.abs(shape(picture, crop) / aspect - 1)).toBeLessThan(0.01);
          expect(Math.min(crop.x, crop.y)).toBeGreaterThanOrEqual(0);
          expect(Math.max(crop.x + crop.width, crop.y + crop.height)).toBeLessThanOrEqual(1.000002);
        },
      ),
      { numRuns: 100 },
    );
  });
});
