/** What a picture's own header says of it, before anybody decodes it. */
export interface PictureHeader {
  readonly type: 'jpeg' | 'png' | 'gif' | 'webp' | 'avif' | 'bmp' | 'svg';
  /** In pixels as they are stored; a camera may ask for them to be turned. An SVG drawing: its proportions. */
  readonly width: number;
  readonly height: number;
}

type Size = { readonly width: number; readonly height: number };

const text = (bytes: Uint8Array, from: number, length: number): string =>
  String.fromCharCode(...bytes.subarray(from, from + length));

const view = (bytes: Uint8Array): DataView => new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);

function png(bytes: Uint8Array): Size | null {
  if (bytes.length < 24 || text(bytes, 12, 4) !== 'IHDR') return null;
  return { width: view(bytes).getUint32(16), height: view(bytes).getUint32(20) };
}

function gif(bytes: Uint8Array): Size | null {
  if (bytes.length < 10) return null;
  return { width: view(bytes).getUint16(6, true), height: view(bytes).getUint16(8, true) };
}

function bmp(bytes: Uint8Array): Size | null {
  if (bytes.length < 26) return null;
  return { width: view(bytes).getInt32(18, true), height: Math.abs(view(bytes).getInt32(22, true)) };
}

/** Frame headers of JPEG: all of C0–CF but the tables C4, C8 and CC. */
const isFrame = (marker: number): boolean =>
  marker >= 0xc0 && marker <= 0xcf && marker !== 0xc4 && marker !== 0xc8 && marker !== 0xcc;
/** Markers without a length: padding, restarts, begin. */
const isBare = (marker: number): boolean => marker === 0x01 || (marker >= 0xd0 && marker <= 0xd8);

function jpeg(bytes: Uint8Array): Size | null {
  const data = view(bytes);
  let at = 2;
  while (at + 9 < bytes.length) {
    if (data.getUint8(at) !== 0xff) return null;
    const marker = data.getUint8(at + 1);
    if (marker === 0xff) at += 1;
    else if (isBare(marker)) at += 2;
    else if (isFrame(marker)) return { width: data.getUint16(at + 7), height: data.getUint16(at + 5) };
    else if (marker === 0xd9 || marker === 0xda) return null;
    else at += 2 + Math.max(2, data.getUint16(at + 2));
  }
  return null;
}

const uint24 = (data: DataView, at: number): number =>
  data.getUint16(at, true) + data.getUint8(at + 2) * 0x10000;

function webp(bytes: Uint8Array): Size | null {
  if (bytes.length < 30) return null;
  const data = view(bytes);
  switch (text(bytes, 12, 4)) {
    case 'VP8X':
      return { width: uint24(data, 24) + 1, height: uint24(data, 27) + 1 };
    case 'VP8 ':
      return { width: data.getUint16(26, true) & 0x3fff, height: data.getUint16(28, true) & 0x3fff };
    case 'VP8L': {
      const bits = data.getUint32(21, true);
      return { width: (bits & 0x3fff) + 1, height: ((bits >>> 14) & 0x3fff) + 1 };
    }
    default:
      return null;
  }
}

/** How far into an AVIF the boxes with its size may lie, in bytes. */
const AVIF_HEAD = 65_536;

/** The largest of the sizes an AVIF names: that of the whole picture, not of its tiles or its thumbnail. */
function avif(bytes: Uint8Array): Size | null {
  const data = view(bytes);
  let largest: Size | null = null;
  for (let at = 0; at + 16 <= Math.min(bytes.length, AVIF_HEAD); at += 1) {
    if (data.getUint8(at) !== 0x69 || text(bytes, at, 4) !== 'ispe') continue;
    const size = { width: data.getUint32(at + 8), height: data.getUint32(at + 12) };
    if (largest === null || size.width * size.height > largest.width * largest.height) largest = size;
  }
  return largest;
}

/** How much of a file is looked through for the `<svg` it may begin with, in bytes. */
const SVG_HEAD = 65_536;
/** What a drawing measures that says nothing of its size (CSS, replaced elements). */
const NO_SIZE: Size = { width: 300, height: 150 };

function svg(bytes: Uint8Array): Size | null {
  const head = new TextDecoder().decode(bytes.subarray(0, SVG_HEAD));
  const tag = /^\s*(?:<\?xml[^>]*>\s*|<!--[\s\S]*?-->\s*|<!DOCTYPE[^>]*>\s*)*<svg\b[^>]*>/i.exec(head)?.[0];
  if (tag === undefined) return null;
  const attribute = (name: string): string =>
    new RegExp(`\\s${name}\\s*=\\s*["']([^"']*)`).exec(tag)?.[1] ?? '';
  const length = (name: string): number => {
    const given = /^\s*([\d.]+)(?:px|mm|cm|in|pt|pc)?\s*$/.exec(attribute(name))?.[1];
    return given === undefined ? 0 : Number(given);
  };
  const said = { width: length('width'), height: length('height') };
  if (said.width > 0 && said.height > 0) return said;
  const [, , width = 0, height = 0] = attribute('viewBox')
    .trim()
    .split(/[\s,]+/)
    .map(Number);
  return width > 0 && height > 0 ? { width, height } : NO_SIZE;
}

/** How each kind of picture begins, and how its size is found. */
const KINDS: readonly {
  readonly type: PictureHeader['type'];
  begins(bytes: Uint8Array): boolean;
  size(bytes: Uint8Array): Size | null;
}[] = [
  { type: 'png', begins: (bytes) => text(bytes, 0, 8) === '\x89PNG\r\n\x1a\n', size: png },
  { type: 'jpeg', begins: (bytes) => text(bytes, 0, 3) === '\xff\xd8\xff', size: jpeg },
  { type: 'gif', begins: (bytes) => /^GIF8[79]a$/.test(text(bytes, 0, 6)), size: gif },
  {
    type: 'webp',
    begins: (bytes) => text(bytes, 0, 4) === 'RIFF' && text(bytes, 8, 4) === 'WEBP',
    size: webp,
  },
  { type: 'avif', begins: (bytes) => /^ftypavi[fs]$/.test(text(bytes, 4, 8)), size: avif },
  { type: 'bmp', begins: (bytes) => text(bytes, 0, 2) === 'BM', size: bmp },
  { type: 'svg', begins: () => true, size: svg },
];

/** Reads what a picture is and how large, by its content and never by its name. Null: it is no picture. */
export function readHeader(bytes: Uint8Array): PictureHeader | null {
  const kind = KINDS.find(({ begins }) => begins(bytes));
  const size = kind?.size(bytes) ?? null;
  if (kind === undefined || size === null || !(size.width > 0 && size.height > 0)) return null;
  return { type: kind.type, ...size };
}
