import { svgSize } from './picture-svg';

/** What a picture's own header says of it, before anybody decodes it. */
export interface PictureHeader {
  readonly type: 'jpeg' | 'png' | 'gif' | 'webp' | 'avif' | 'bmp' | 'svg';
  /** In pixels as they are stored; a camera may ask for them to be turned. An SVG drawing: its proportions. */
  readonly width: number;
  readonly height: number;
}

type Size = Pick<PictureHeader, 'width' | 'height'>;

/** Bytes that can be asked for beyond their end: there are none there, and no number read there is one. */
class Bytes {
  private readonly data: DataView;

  constructor(private readonly bytes: Uint8Array) {
    this.data = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  }

  get length(): number {
    return this.bytes.length;
  }

  text(from: number, length: number): string {
    return String.fromCharCode(...this.bytes.subarray(from, from + length));
  }

  byte(at: number): number {
    return at < this.length ? this.data.getUint8(at) : NaN;
  }

  big16(at: number): number {
    return at + 2 <= this.length ? this.data.getUint16(at) : NaN;
  }

  big32(at: number): number {
    return at + 4 <= this.length ? this.data.getUint32(at) : NaN;
  }

  little16(at: number): number {
    return at + 2 <= this.length ? this.data.getUint16(at, true) : NaN;
  }

  little24(at: number): number {
    return this.little16(at) + this.byte(at + 2) * 0x10000;
  }

  little32(at: number): number {
    return at + 4 <= this.length ? this.data.getInt32(at, true) : NaN;
  }
}

const png = (bytes: Bytes): Size | null =>
  bytes.text(12, 4) === 'IHDR' ? { width: bytes.big32(16), height: bytes.big32(20) } : null;

const gif = (bytes: Bytes): Size => ({ width: bytes.little16(6), height: bytes.little16(8) });

// A BMP that is written from the top down says so with a negative height.
const bmp = (bytes: Bytes): Size => ({ width: bytes.little32(18), height: Math.abs(bytes.little32(22)) });

/** Frame headers of JPEG: all of C0–CF but the tables C4, C8 and CC. */
const isFrame = (marker: number): boolean =>
  marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);
/** Markers without a length: padding, restarts, the beginning. */
const isBare = (marker: number): boolean => marker === 0x01 || (marker >= 0xd0 && marker <= 0xd8);

function jpeg(bytes: Bytes): Size | null {
  let at = 2;
  while (bytes.byte(at) === 0xff) {
    const marker = bytes.byte(at + 1);
    if (isFrame(marker)) return { width: bytes.big16(at + 7), height: bytes.big16(at + 5) };
    // The picture itself, or the end, before any size was told.
    if (marker === 0xd9 || marker === 0xda) return null;
    if (marker === 0xff) at += 1;
    else at += isBare(marker) ? 2 : 2 + Math.max(2, bytes.big16(at + 2));
  }
  return null;
}

function webp(bytes: Bytes): Size | null {
  switch (bytes.text(12, 4)) {
    case 'VP8X':
      return { width: bytes.little24(24) + 1, height: bytes.little24(27) + 1 };
    case 'VP8 ':
      return { width: bytes.little16(26) & 0x3fff, height: bytes.little16(28) & 0x3fff };
    case 'VP8L': {
      const bits = bytes.little32(21);
      return { width: (bits & 0x3fff) + 1, height: ((bits >>> 14) & 0x3fff) + 1 };
    }
    default:
      return null;
  }
}

/** How far into an AVIF the boxes with its size may lie, in bytes. */
const AVIF_HEAD = 65_536;

/** The largest of the sizes an AVIF names: that of the whole picture, not of its tiles or its thumbnail. */
function avif(bytes: Bytes): Size | null {
  let largest: Size | null = null;
  for (let at = 0; at + 16 <= Math.min(bytes.length, AVIF_HEAD); at += 1) {
    if (bytes.byte(at) !== 0x69 || bytes.text(at, 4) !== 'ispe') continue;
    const size = { width: bytes.big32(at + 8), height: bytes.big32(at + 12) };
    if (largest === null || size.width * size.height > largest.width * largest.height) largest = size;
  }
  return largest;
}

/** How each kind of picture begins, and how its size is found. */
const KINDS: readonly {
  readonly type: Exclude<PictureHeader['type'], 'svg'>;
  begins(bytes: Bytes): boolean;
  size(bytes: Bytes): Size | null;
}[] = [
  { type: 'png', begins: (bytes) => bytes.text(0, 8) === '\x89PNG\r\n\x1a\n', size: png },
  { type: 'jpeg', begins: (bytes) => bytes.text(0, 3) === '\xff\xd8\xff', size: jpeg },
  { type: 'gif', begins: (bytes) => /^GIF8[79]a$/.test(bytes.text(0, 6)), size: gif },
  { type: 'webp', begins: (bytes) => /^RIFF.{4}WEBP$/s.test(bytes.text(0, 12)), size: webp },
  { type: 'avif', begins: (bytes) => /^ftypavi[fs]$/.test(bytes.text(4, 8)), size: avif },
  { type: 'bmp', begins: (bytes) => bytes.text(0, 2) === 'BM', size: bmp },
];

/** A drawing may claim any number; beyond what can be counted exactly none is a size. */
const isSide = (length: number): boolean => length > 0 && length <= Number.MAX_SAFE_INTEGER;

/** Reads what a picture is and how large, by its content and never by its name. Null: it is no picture. */
export function readPictureHeader(content: Uint8Array): PictureHeader | null {
  const bytes = new Bytes(content);
  const kind = KINDS.find(({ begins }) => begins(bytes));
  const size = kind === undefined ? svgSize(content) : kind.size(bytes);
  // A number that was not there is none, and fails this too.
  if (size === null || !isSide(size.width) || !isSide(size.height)) return null;
  return { type: kind?.type ?? 'svg', ...size };
}
