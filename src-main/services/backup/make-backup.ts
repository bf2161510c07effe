import { setImmediate as pause } from 'node:timers/promises';
import { Zip, ZipDeflate, ZipPassThrough } from 'fflate';
import { errorCode, type FileSystem } from '../file-system';
import { refused, type Outcome } from '../outcome';
import { canBeIn, listOwn, type OwnFile } from './content';
import { isOfNewerFormat } from './formats';
import { BACKUP_LIMIT, CONTENT_LIMIT, FILE_LIMIT, FILES_LIMIT } from './limits';
import { MANIFEST, writeManifest, type Manifest } from './manifest';
import { isSound } from './read-backup';

/** A backup as a file, and what could not be put in. */
interface MadeBackup {
  readonly bytes: Uint8Array<ArrayBuffer>;
  /** Names of files that no backup takes, or that cannot be read. */
  readonly leftOut: readonly string[];
}

/** The data folder, and by what it is read. */
interface Source {
  readonly folder: string;
  readonly system: FileSystem;
}

/** Bytes packed at a time: between two of them everything else goes on. */
const PIECE = 256 * 1024;

/** Packed already: a second time takes time and saves nothing. */
const PACKED = /\.(?:jpe?g|png|webp|avif|tefuda|zip)$/i;

/**
 * Packs everything of the data folder that belongs to a person.
 * @param progress told after each file
 * @throws the system's error when the data folder cannot be looked into
 */
export async function makeBackup(
  { folder, system }: Source,
  said: Manifest,
  signal: AbortSignal,
  progress: (done: number, of: number) => void,
): Promise<Outcome<MadeBackup>> {
  const { files: all, unseen } = await listOwn(folder, system);
  const taken = new Set<string>([MANIFEST]);
  const fits = ({ name, size }: OwnFile): boolean => {
    const key = name.toLowerCase();
    if (taken.has(key) || !canBeIn(name) || size > FILE_LIMIT) return false;
    taken.add(key);
    return true;
  };
  const files = all.filter(fits);
  const leftOut = [...unseen, ...all.filter((file) => !files.includes(file)).map(({ name }) => name)];
  if (files.length > FILES_LIMIT || files.reduce((sum, { size }) => sum + size, 0) > CONTENT_LIMIT) {
    return refused('backup-too-big');
  }
  const packing = new Packing(signal);
  await packing.add(MANIFEST, Buffer.from(writeManifest(said)));
  for (const [index, file] of files.entries()) {
    const content = await contentOf(file, system);
    if (content === null || !fitsInto(file.name, content)) leftOut.push(file.name);
    else await packing.add(file.name, content);
    if (signal.aborted) return refused('backup-given-up');
    if (packing.size > BACKUP_LIMIT) return refused('backup-too-big');
    progress(index + 1, files.length);
  }
  return { ok: true, value: { bytes: packing.end(), leftOut } };
}

/** Whether a restoring would take a file: one of a newer program, or a damaged picture, would keep all out. */
const fitsInto = (name: string, content: Uint8Array): boolean =>
  isSound(name, content) && !isOfNewerFormat(name, content);

/** Null for one that cannot be read; one that is gone by now reads the same. */
async function contentOf({ path }: OwnFile, system: FileSystem): Promise<Uint8Array | null> {
  try {
    return await system.readBytes(path);
  } catch (error) {
    if (errorCode(error) === '') throw error;
    return null;
  }
}

/** A zip that grows file by file. */
class Packing {
  size = 0;
  readonly #pieces: Uint8Array[] = [];
  readonly #zip = new Zip((error, piece) => {
    if (error !== null) throw error;
    this.#pieces.push(piece);
    this.size += piece.length;
  });

  constructor(private readonly signal: AbortSignal) {}

  async add(name: string, content: Uint8Array): Promise<void> {
    const file = PACKED.test(name) ? new ZipPassThrough(name) : new ZipDeflate(name, { level: 6 });
    this.#zip.add(file);
    for (let at = 0; at + PIECE < content.length && !this.signal.aborted; at += PIECE) {
      file.push(content.subarray(at, at + PIECE), false);
      await pause();
    }
    const rest = Math.max(0, Math.ceil(content.length / PIECE) - 1) * PIECE;
    file.push(content.subarray(rest), true);
    await pause();
  }

  end(): Uint8Array<ArrayBuffer> {
    this.#zip.end();
    const whole = new Uint8Array(this.size);
    let at = 0;
    for (const piece of this.#pieces) {
      whole.set(piece, at);
      at += piece.length;
    }
    return whole;
  }
}
