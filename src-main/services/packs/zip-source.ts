import { RandomAccessReader } from 'yauzl';

/** Gives so many bytes from a place on; fewer where there are no more. */
type ReadBytes = (start: number, length: number) => Promise<Buffer>;

/**
 * A file as yauzl wants to be given it. Places come out of the file itself: one that lies outside it
 * is an error handed back, where reading the file by its number alone would throw past every caller.
 */
export class ZipSource extends RandomAccessReader {
  constructor(
    private readonly readAt: ReadBytes,
    /** Bytes of the whole file. */
    readonly size: number,
  ) {
    super();
  }

  /** @throws if the file does not hold all of these bytes */
  async bytes(start: number, length: number): Promise<Buffer> {
    if (!Number.isSafeInteger(start) || start < 0 || !(start + length <= this.size)) {
      throw new RangeError('outside of the file');
    }
    const target = await this.readAt(start, length);
    if (target.length < length) throw new RangeError('the file has become shorter');
    return target;
  }

  override read(
    buffer: Buffer,
    offset: number,
    length: number,
    position: number,
    callback: (error: Error | null) => void,
  ): void {
    const fill = async (): Promise<null> => {
      (await this.bytes(position, length)).copy(buffer, offset);
      return null;
    };
    fill().then(callback, callback);
  }

  override _readStreamForRange(): never {
    throw new Error('packs are read in pieces, never as a stream');
  }
}
