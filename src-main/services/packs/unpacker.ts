import { createInflateRaw, crc32 } from 'node:zlib';
import type { Entry, ZipFile } from 'yauzl';
import { STORED } from './entry';
import { declaredSize, PACK_LIMIT } from './limits';
import type { ZipSource } from './zip-source';

/** Why an entry did not become a file: it, or the pack up to here, is too large, or its bytes are wrong. */
type Failure = 'too-big' | 'pack-too-big' | 'damaged';

/** Unpacks the entries of one pack, and counts what really comes out, whatever the pack says of itself. */
export class Unpacker {
  /** Bytes that have come out so far, those of refused entries too. */
  unpacked = 0;

  constructor(
    private readonly zip: ZipFile,
    private readonly source: ZipSource,
    /** The most bytes that may come out of all entries together. */
    private readonly most = PACK_LIMIT,
  ) {}

  /**
   * Unpacks one entry and gives its size.
   *
   * @param limit the most bytes it may have; nothing beyond it is unpacked
   * @param pieces takes what comes out; absent: only counted and checked
   */
  async unpack(entry: Entry, limit: number, pieces?: Buffer[]): Promise<number | Failure> {
    if (declaredSize(entry) > limit) return 'too-big';
    try {
      const { fileDataStart } = await this.zip.readLocalFileHeaderPromise(entry, { minimal: true });
      const packed = await this.source.bytes(fileDataStart, entry.compressedSize);
      const coming = entry.compressionMethod === STORED ? [packed] : inflate(packed);
      return await this.gather(coming, entry, limit, pieces);
    } catch {
      return 'damaged';
    }
  }

  private async gather(
    coming: Iterable<Buffer> | AsyncIterable<Buffer>,
    entry: Entry,
    limit: number,
    pieces?: Buffer[],
  ): Promise<number | Failure> {
    let size = 0;
    let sum = 0;
    for await (const piece of coming) {
      size += piece.length;
      this.unpacked += piece.length;
      if (this.unpacked > this.most) return 'pack-too-big';
      if (size > limit) return 'too-big';
      sum = crc32(piece, sum);
      pieces?.push(piece);
    }
    return size === entry.uncompressedSize && sum === entry.crc32 ? size : 'damaged';
  }
}

/** What comes out, piece by piece as it is asked for. Whoever stops asking ends the work. */
function inflate(packed: Buffer): AsyncIterable<Buffer> {
  const inflating = createInflateRaw({ chunkSize: 256 * 1024 });
  inflating.end(packed);
  return inflating;
}
