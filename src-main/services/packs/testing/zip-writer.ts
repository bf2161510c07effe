import { crc32, deflateRawSync } from 'node:zlib';

/** An entry to write, with every lie a hostile packer could tell. */
export interface ZipEntry {
  readonly name: string | Buffer;
  readonly content?: string | Buffer;
  /** Bytes as they stand in the file, in place of the packed content. */
  readonly packed?: Buffer;
  /** 0 stores, 8 deflates (8 when absent). Others are only claimed. */
  readonly method?: number;
  /** Bits of the entry: 1 encrypted, 0x40 strongly so, 0x800 a name in UTF-8 (0x800 when absent). */
  readonly flags?: number;
  /** Upper half: the Unix mode; lower half: that of DOS and Windows. */
  readonly attributes?: number;
  /** What the directory says the unpacked size is. */
  readonly claimedSize?: number;
  readonly claimedCrc?: number;
  /** Extra fields of the directory, as they stand there. */
  readonly extra?: Buffer;
  /** Lets the directory point at an earlier entry's data, by its index. */
  readonly dataOf?: number;
}

/** What the end of the file says. */
export interface ZipEnd {
  readonly claimedEntries?: number;
  readonly comment?: string;
}

interface Written {
  readonly local: Buffer;
  readonly directory: (offset: number) => Buffer;
}

function writeEntry(entry: ZipEntry): Written {
  const { method = 8, flags = 0x800, attributes = 0 } = entry;
  const name = Buffer.from(entry.name);
  const content = Buffer.from(entry.content ?? '');
  const packed = entry.packed ?? (method === 8 ? deflateRawSync(content) : content);
  // Flags, method, time, date, check sum, both sizes and the length of the name stand in both headers alike.
  const shared = Buffer.alloc(22);
  shared.writeUInt16LE(flags, 0);
  shared.writeUInt16LE(method, 2);
  shared.writeUInt32LE(entry.claimedCrc ?? crc32(content), 8);
  shared.writeUInt32LE(packed.length, 12);
  shared.writeUInt32LE(entry.claimedSize ?? content.length, 16);
  shared.writeUInt16LE(name.length, 20);
  const version = Buffer.from([20, 0]);
  const noExtra = Buffer.alloc(2);
  const local = [Buffer.from('PK\x03\x04'), version, shared, noExtra, name, packed];
  return {
    local: Buffer.concat(local),
    directory: (offset) => {
      // Comment, disk, both kinds of attributes, and where the entry lies.
      const rest = Buffer.alloc(14);
      rest.writeUInt32LE(attributes, 6);
      rest.writeUInt32LE(offset, 10);
      const unix = Buffer.from([20, 3]);
      const { extra = Buffer.alloc(0) } = entry;
      const extraLength = Buffer.from([extra.length, 0]);
      const header = [Buffer.from('PK\x01\x02'), unix, version, shared, extraLength, rest, name, extra];
      return Buffer.concat(header);
    },
  };
}

/** A zip file, written by the letter of the format so that each letter can be wrong. */
export function writeZip(entries: readonly ZipEntry[], end: ZipEnd = {}): Buffer {
  const written = entries.map(writeEntry);
  const offsets: number[] = [];
  const locals: Buffer[] = [];
  let length = 0;
  entries.forEach(({ dataOf }, index) => {
    offsets.push((dataOf === undefined ? undefined : offsets[dataOf]) ?? length);
    const local = written[index]?.local;
    if (dataOf !== undefined || local === undefined) return;
    locals.push(local);
    length += local.length;
  });
  const directory = Buffer.concat(written.map((entry, index) => entry.directory(offsets[index] ?? 0)));
  const comment = Buffer.from(end.comment ?? '');
  const tail = Buffer.alloc(22);
  tail.write('PK\x05\x06', 'latin1');
  tail.writeUInt16LE(end.claimedEntries ?? entries.length, 8);
  tail.writeUInt16LE(end.claimedEntries ?? entries.length, 10);
  tail.writeUInt32LE(directory.length, 12);
  tail.writeUInt32LE(length, 16);
  tail.writeUInt16LE(comment.length, 20);
  return Buffer.concat([...locals, directory, tail, comment]);
}
