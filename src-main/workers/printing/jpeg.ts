/** What the header of a JPEG tells. */
export interface JpegFacts {
  /** In pixels. */
  readonly width: number;
  readonly height: number;
  /** Channels: grey, colour, or four inks. */
  readonly channels: 1 | 3 | 4;
  /** Written by Adobe's programs, which turn the four inks round. */
  readonly adobe: boolean;
}

const hasNoLength = (marker: number): boolean => marker === 0x01 || (marker >= 0xd0 && marker <= 0xd8);
/** Start of frame, of the two kinds a PDF may hold: baseline and progressive. */
const isFrame = (marker: number): boolean => marker >= 0xc0 && marker <= 0xc2;

/** Reads the header of a JPEG, and nothing of its picture; null when there is none that a PDF could hold. */
export function readJpegHeader(bytes: Uint8Array): JpegFacts | null {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  if (bytes.length < 4 || view.getUint16(0) !== 0xffd8) return null;
  let adobe = false;
  let at = 2;
  while (at + 4 <= bytes.length && bytes[at] === 0xff) {
    const marker = bytes[at + 1] ?? 0;
    if (marker === 0xff) at += 1;
    else if (hasNoLength(marker)) at += 2;
    else {
      if (isFrame(marker)) return frameAt(view, at + 4, adobe);
      if (marker === 0xee && at + 9 <= bytes.length) adobe ||= view.getUint32(at + 4) === 0x41646f62;
      at += 2 + view.getUint16(at + 2);
    }
  }
  return null;
}

function frameAt(view: DataView, at: number, adobe: boolean): JpegFacts | null {
  if (at + 6 > view.byteLength) return null;
  const [bits, height, width, channels] = [
    view.getUint8(at),
    view.getUint16(at + 1),
    view.getUint16(at + 3),
    view.getUint8(at + 5),
  ];
  if (bits !== 8 || width === 0 || height === 0) return null;
  if (channels !== 1 && channels !== 3 && channels !== 4) return null;
  return { width, height, channels, adobe };
}
