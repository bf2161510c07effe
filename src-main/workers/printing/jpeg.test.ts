import { describe, expect, it } from 'vitest';
import { apply } from '@shared/print/svg/matrix';
import { readJpegHeader } from './jpeg';
import { grayJpeg } from './testing/jpegs';

const u16 = (value: number): number[] => [value >> 8, value & 255];
const segment = (marker: number, body: readonly number[]): number[] => [
  0xff,
  marker,
  ...u16(body.length + 2),
  ...body,
];
const frame = (width: number, height: number, channels: number, { marker = 0xc0, bits = 8 } = {}): number[] =>
  segment(marker, [bits, ...u16(height), ...u16(width), channels, 1, 0x11, 0]);
const jpeg = (...segments: readonly number[][]): Uint8Array =>
  Uint8Array.from([0xff, 0xd8, ...segments.flat()]);
/** An Exif part that says how the camera was held, in either order of bytes. */
const exif = (orientation: number, little: boolean): number[] => {
  const order = (bytes: number[]): number[] => (little ? [...bytes].reverse() : bytes);
  return segment(0xe1, [
    ...[...'Exif\0\0'].map((char) => char.charCodeAt(0)),
    ...(little ? [0x49, 0x49] : [0x4d, 0x4d]),
    ...order([0, 42]),
    ...order([0, 0, 0, 8]),
    ...order([0, 1]),
    ...order([0x01, 0x12]),
    ...order([0, 3]),
    ...order([0, 0, 0, 1]),
    ...order([0, orientation]),
    0,
    0,
  ]);
};

describe('the header of a JPEG', () => {
  it('tells size and channels, whatever stands before them', () => {
    expect(readJpegHeader(grayJpeg())).toMatchObject({ width: 1, height: 1, channels: 1, adobe: false });
    expect(
      readJpegHeader(jpeg(segment(0xfe, [1, 2, 3]), [0xff], frame(300, 200, 3, { marker: 0xc2 }))),
    ).toMatchObject({
      width: 300,
      height: 200,
      channels: 3,
    });
    const adobe = segment(0xee, [...[...'Adobe'].map((char) => char.charCodeAt(0)), 0, 100, 0, 0, 0, 0, 2]);
    expect(readJpegHeader(jpeg(adobe, frame(8, 8, 4)))).toMatchObject({ channels: 4, adobe: true });
  });

  it.each([
    ['empty', new Uint8Array()],
    ['a PNG', Uint8Array.from([0x89, 0x50, 0x4e, 0x47, 13, 10, 26, 10])],
    ['cut off before its frame', jpeg(segment(0xe0, [1, 2, 3, 4]))],
    ['cut off inside its frame', jpeg(frame(300, 200, 3)).slice(0, 8)],
    ['lossless', jpeg(frame(300, 200, 3, { marker: 0xc3 }))],
    ['of 12 bits', jpeg(frame(300, 200, 3, { bits: 12 }))],
    ['of two channels', jpeg(frame(300, 200, 2))],
    ['without height', jpeg(frame(300, 0, 3))],
  ])('is none when it is %s', (_, bytes) => {
    expect(readJpegHeader(bytes)).toBeNull();
  });

  it.each([false, true])('turns a picture the way the camera was held (little-endian: %s)', (little) => {
    // Held upright, the stored upper left corner is looked at in the upper right.
    const upright = readJpegHeader(jpeg(exif(6, little), frame(300, 200, 3)));
    expect(upright).toMatchObject({ width: 200, height: 300 });
    expect(upright && apply(upright.turn, 0, 0)).toEqual({ x: 1, y: 0 });
    expect(upright && apply(upright.turn, 1, 0)).toEqual({ x: 1, y: 1 });
    const over = readJpegHeader(jpeg(exif(3, little), frame(300, 200, 3)));
    expect(over).toMatchObject({ width: 300, height: 200 });
    expect(over && apply(over.turn, 0, 0)).toEqual({ x: 1, y: 1 });
    expect(readJpegHeader(jpeg(exif(99, little), frame(300, 200, 3)))).toMatchObject({ width: 300 });
  });
});
