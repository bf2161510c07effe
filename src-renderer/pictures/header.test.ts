import { describe, expect, it } from 'vitest';
import { readHeader } from './header';

const bytes = (...parts: (string | number[])[]): Uint8Array =>
  Uint8Array.from(
    parts.flatMap((part) => (typeof part === 'string' ? [...part].map((one) => one.charCodeAt(0)) : part)),
  );
const zeros = (count: number): number[] => Array.from({ length: count }, () => 0);

/** 640 × 480 is 0x280 × 0x1e0. */
const PNG = bytes(
  '\x89PNG\r\n\x1a\n',
  [0, 0, 0, 13],
  'IHDR',
  [0, 0, 2, 0x80, 0, 0, 1, 0xe0],
  [8, 6, 0, 0, 0],
);
const GIF = bytes('GIF89a', [0x80, 2, 0xe0, 1], zeros(10));
const BMP = bytes('BM', zeros(16), [0x80, 2, 0, 0, 0xe0, 1, 0, 0]);
/** A comment that holds what looks like a frame, then the frame. */
const JPEG = bytes(
  [0xff, 0xd8, 0xff, 0xfe, 0, 8, 0xff, 0xc0, 1, 1, 1, 1],
  [0xff, 0xff, 0xc2, 0, 17, 8, 1, 0xe0, 2, 0x80, 3, 0, 0, 0],
);
const WEBP_X = bytes('RIFF', zeros(4), 'WEBPVP8X', zeros(8), [0x7f, 2, 0, 0xdf, 1, 0], zeros(2));
const WEBP_LOSSY = bytes('RIFF', zeros(4), 'WEBPVP8 ', zeros(10), [0x80, 2, 0xe0, 1], zeros(4));
/** 14 bits each of width − 1 and height − 1: 0x27f and 0x1df. */
const WEBP_LOSSLESS = bytes('RIFF', zeros(4), 'WEBPVP8L', zeros(4), [0x2f, 0x7f, 0xc2, 0x77, 0], zeros(8));
const AVIF = bytes(
  [0, 0, 0, 28],
  'ftypavif',
  zeros(16),
  'ispe',
  zeros(4),
  [0, 0, 0, 64, 0, 0, 0, 64],
  'ispe',
  zeros(4),
  [0, 0, 2, 0x80, 0, 0, 1, 0xe0],
);

describe('the header of a picture', () => {
  it.each([
    ['png', PNG],
    ['gif', GIF],
    ['bmp', BMP],
    ['jpeg', JPEG],
    ['webp', WEBP_X],
    ['webp', WEBP_LOSSY],
    ['webp', WEBP_LOSSLESS],
    ['avif', AVIF],
    ['svg', bytes('<?xml version="1.0"?><!-- a > b --><svg xmlns="" width="640px" height="480">')],
    ['svg', bytes('\n<svg viewBox="0, 0 640 480" width="100%">')],
  ])('of a %s tells its size', (type, file) => {
    expect(readHeader(file)).toEqual({ type, width: 640, height: 480 });
  });

  it('of a drawing without a size is that of any such drawing', () => {
    expect(readHeader(bytes('<svg>'))).toEqual({ type: 'svg', width: 300, height: 150 });
  });

  it.each([
    ['nothing', bytes('')],
    ['text', bytes('Once upon a time there was an <svg>')],
    ['a page', bytes('<html><svg width="1" height="1"></svg></html>')],
    ['a PNG cut short', PNG.subarray(0, 20)],
    ['a PNG without an area', bytes('\x89PNG\r\n\x1a\n', [0, 0, 0, 13], 'IHDR', zeros(13))],
    ['a JPEG without a frame', bytes([0xff, 0xd8, 0xff, 0xda, 0, 8], zeros(20))],
    ['a JPEG with lengths of nothing', bytes([0xff, 0xd8, 0xff, 0xe0, 0, 0], zeros(20))],
    ['a WebP cut short', WEBP_X.subarray(0, 26)],
    ['a sound', bytes('RIFF', zeros(4), 'WAVEfmt ', zeros(30))],
  ])('is not found in %s', (_what, file) => {
    expect(readHeader(file)).toBeNull();
  });
});
