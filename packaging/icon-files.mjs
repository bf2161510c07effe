// The two containers of icons: PNG pictures with a table before them.

/**
 * Windows' icon.
 * @param {[size: number, png: Buffer][]} pictures sizes of at most 256
 */
export function ico(pictures) {
  const HEAD = 6;
  const ENTRY = 16;
  const head = Buffer.alloc(HEAD + ENTRY * pictures.length);
  head.writeUInt16LE(1, 2);
  head.writeUInt16LE(pictures.length, 4);
  let offset = head.length;
  pictures.forEach(([size, png], index) => {
    const at = HEAD + ENTRY * index;
    // A side of 256 is written as 0.
    head.writeUInt8(size % 256, at);
    head.writeUInt8(size % 256, at + 1);
    head.writeUInt16LE(1, at + 4);
    head.writeUInt16LE(32, at + 6);
    head.writeUInt32LE(png.length, at + 8);
    head.writeUInt32LE(offset, at + 12);
    offset += png.length;
  });
  return Buffer.concat([head, ...pictures.map(([, png]) => png)]);
}

/** Apple's names for pictures by their side in pixels; the second ones are for screens of double density. */
const APPLE = [
  ['ic11', 32],
  ['ic12', 64],
  ['ic07', 128],
  ['ic13', 256],
  ['ic08', 256],
  ['ic14', 512],
  ['ic09', 512],
  ['ic10', 1024],
];

/**
 * macOS' icon.
 * @param {Map<number, Buffer>} drawn PNG pictures by their side
 */
export function icns(drawn) {
  const part = (type, content) => {
    const head = Buffer.alloc(8);
    head.write(type, 'latin1');
    head.writeUInt32BE(content.length + 8, 4);
    return Buffer.concat([head, content]);
  };
  return part('icns', Buffer.concat(APPLE.map(([type, size]) => part(type, drawn.get(size)))));
}
