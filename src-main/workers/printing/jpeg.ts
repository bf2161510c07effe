import type { Matrix } from '@shared/print/svg/matrix';

/** What the header of a JPEG tells of how it is to be put on paper. */
export interface JpegFacts {
  /** In pixels, as it is looked at: turned the way a camera asked for. */
  readonly width: number;
  readonly height: number;
  /** Channels: grey, colour, or four inks. */
  readonly channels: 1 | 3 | 4;
  /** Written by Adobe's programs, which turn the four inks round. */
  readonly adobe: boolean;
  /** From the square the pixels are stored in to the square they are looked at in, both counted downwards. */
  readonly turn: Matrix;
}

/** By Exif orientation: what lies at the stored upper left, and which way its rows go. */
const TURNS: readonly Matrix[] = [
  [1, 0, 0, 1, 0, 0],
  [-1, 0, 0, 1, 1, 0],
  [-1, 0, 0, -1, 1, 1],
  [1, 0, 0, -1, 0, 1],
  [0, 1, 1, 0, 0, 0],
  [0, 1, -1, 0, 1, 0],
  [0, -1, -1, 0, 1, 1],
  [0, -1, 1, 0, 0, 1],
];
/** From this orientation on, rows are columns. */
const ON_ITS_SIDE = 5;

const hasNoLength = (marker: number): boolean => marker === 0x01 || (marker >= 0xd0 && marker <= 0xd8);
/** Start of frame, of the kinds a PDF may hold: baseline, extended and progressive. */
const isFrame = (marker: number): boolean => marker >= 0xc0 && marker <= 0xc2;
const EXIF = 0x45786966;
const ADOBE = 0x41646f62;

/** Reads the header of a JPEG, and nothing of its picture; null when there is none that a PDF could hold. */
export function readJpegHeader(bytes: Uint8Array): JpegFacts | null {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  try {
    return view.getUint16(0) === 0xffd8 ? headerOf(view) : null;
  } catch (error) {
    // It was cut off where something was to be read.
    if (error instanceof RangeError) return null;
    throw error;
  }
}

function headerOf(view: DataView): JpegFacts | null {
  let adobe = false;
  let orientation = 1;
  let at = 2;
  while (view.getUint8(at) === 0xff) {
    const marker = view.getUint8(at + 1);
    if (marker === 0xff) at += 1;
    else if (hasNoLength(marker)) at += 2;
    else {
      if (isFrame(marker)) return frameAt(view, at + 4, { adobe, orientation });
      const length = view.getUint16(at + 2);
      if (marker === 0xee && length >= 14) adobe ||= view.getUint32(at + 4) === ADOBE;
      if (marker === 0xe1 && length >= 8 && view.getUint32(at + 4) === EXIF) {
        orientation = orientationIn(new DataView(view.buffer, view.byteOffset + at + 10, length - 8));
      }
      at += 2 + Math.max(2, length);
    }
  }
  return null;
}

function frameAt(
  view: DataView,
  at: number,
  { adobe, orientation }: { readonly adobe: boolean; readonly orientation: number },
): JpegFacts | null {
  const [bits, high, wide, channels] = [
    view.getUint8(at),
    view.getUint16(at + 1),
    view.getUint16(at + 3),
    view.getUint8(at + 5),
  ];
  const turn = TURNS[orientation - 1] ?? TURNS[0];
  if (bits !== 8 || high === 0 || wide === 0 || turn === undefined) return null;
  if (channels !== 1 && channels !== 3 && channels !== 4) return null;
  const [width, height] = orientation >= ON_ITS_SIDE ? [high, wide] : [wide, high];
  return { width, height, channels, adobe, turn };
}

/** The orientation a camera noted down, 1–8; 1 where it noted none or wrote nonsense. */
function orientationIn(tiff: DataView): number {
  try {
    const little = tiff.getUint16(0) === 0x4949;
    const start = tiff.getUint32(4, little);
    const entries = tiff.getUint16(start, little);
    for (let entry = 0; entry < entries; entry += 1) {
      const at = start + 2 + entry * 12;
      if (tiff.getUint16(at, little) !== 0x0112) continue;
      const value = tiff.getUint16(at + 8, little);
      return value >= 1 && value <= 8 ? value : 1;
    }
  } catch (error) {
    if (!(error instanceof RangeError)) throw error;
  }
  return 1;
}
