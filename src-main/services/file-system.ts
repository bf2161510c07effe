import { randomBytes } from 'node:crypto';
import {
  constants,
  copyFile,
  mkdir,
  open,
  readdir,
  realpath,
  rename,
  rm,
  rmdir,
  stat,
} from 'node:fs/promises';

/** What a file or a folder is like from outside; what a link leads to counts, and not the link. */
export interface FileFacts {
  readonly kind: 'file' | 'folder' | 'other';
  /** Bytes. */
  readonly size: number;
  /** Milliseconds since 1970. */
  readonly modified: number;
}

/**
 * The few things services do with files. Given from outside, so that a full disk or a refused rename
 * can be played in tests. Every method rejects with Node's error codes (`ENOSPC`, `EPERM`, …).
 */
export interface FileSystem {
  /** The file as text. */
  read(path: string): Promise<string>;
  /** The file as bytes. */
  readBytes(path: string): Promise<Uint8Array<ArrayBuffer>>;
  /** Kind, size and time of what lies there; null when there is nothing. */
  facts(path: string): Promise<FileFacts | null>;
  /** Names in a folder, sorted; empty when there is no such folder. */
  list(folder: string): Promise<readonly string[]>;
  /** Makes a folder and those above it. */
  makeFolder(folder: string): Promise<void>;
  /**
   * Puts a new file in the place of an old one: a temporary sibling, flushed, then renamed.
   * @param part the sibling, where its name has to be known before; see {@link partOf}
   */
  replace(path: string, content: string | Uint8Array, part?: string): Promise<void>;
  /** Cuts the file to `at` bytes, writes the text there and flushes. Makes the file when it is missing. */
  writeAt(path: string, at: number, text: string): Promise<void>;
  /** Copies a file; whoever looks sees all of the copy or nothing of it. */
  copy(from: string, to: string): Promise<void>;
  rename(from: string, to: string): Promise<void>;
  /** Removes a file; one that is already gone is no error. */
  remove(path: string): Promise<void>;
  /** Removes a folder with all that is in it; one that is already gone is no error. */
  removeFolder(folder: string): Promise<void>;
  /** Removes a folder in which nothing is, and rejects otherwise. */
  removeEmptyFolder(folder: string): Promise<void>;
  /** Flushes a folder, so that a new or renamed file survives a power cut. */
  flushFolder(folder: string): Promise<void>;
}

/** The error code Node gives (`ENOENT`), or an empty text for any other error. */
export function errorCode(error: unknown): string {
  if (error instanceof Error && 'code' in error && typeof error.code === 'string') return error.code;
  return '';
}

/** A temporary sibling of a file that is being written: it is only there while that goes on. */
export const partOf = (path: string): string => `${path}.${randomBytes(4).toString('hex')}.part`;
const PART = /.\.[0-9a-f]{8}\.part$/;

/** Whether a name is one that {@link partOf} gives: a program that was killed may leave such a file behind. */
export const isPart = (name: string): boolean => PART.test(name);

/** Nothing is there: no such name, or a file where a folder would have to be. */
const isMissing = (error: unknown): boolean => ['ENOENT', 'ENOTDIR'].includes(errorCode(error));

/** The real thing. */
export const nodeFiles: FileSystem = {
  read: async (path) => (await readWhole(path)).toString('utf8'),
  readBytes: async (path) => new Uint8Array(await readWhole(path)),
  async facts(path) {
    try {
      const found = await stat(path);
      const kind = found.isFile() ? 'file' : found.isDirectory() ? 'folder' : 'other';
      return { kind, size: found.size, modified: found.mtimeMs };
    } catch (error) {
      if (isMissing(error)) return null;
      throw error;
    }
  },
  async list(folder) {
    try {
      return (await readdir(folder)).sort();
    } catch (error) {
      if (isMissing(error)) return [];
      throw error;
    }
  },
  async makeFolder(folder) {
    await mkdir(folder, { recursive: true });
  },
  async replace(path, content, part) {
    // What a link leads to is replaced, and not the link.
    const place = await realpath(path).catch(() => path);
    const mode = (await stat(place).catch(() => null))?.mode;
    await putInPlace(part ?? partOf(place), place, async (to) => {
      const file = await open(to, 'wx', mode ?? 0o666);
      try {
        // What is new is made as the system's mask wants it; what was there stays as open as it was.
        if (mode !== undefined) await file.chmod(mode & 0o777).catch(() => undefined);
        await writeFully(file, typeof content === 'string' ? Buffer.from(content) : content, 0);
        await file.sync();
      } finally {
        await file.close();
      }
    });
  },
  async writeAt(path, at, text) {
    const file = await openOrMake(path);
    try {
      await file.truncate(at);
      await writeFully(file, Buffer.from(text), at);
      await file.sync();
    } finally {
      await file.close();
    }
  },
  copy: (from, to) => putInPlace(partOf(to), to, (part) => copyFile(from, part)),
  rename: (from, to) => rename(from, to),
  remove: (path) => rm(path, { force: true }),
  removeFolder: (folder) => rm(folder, { recursive: true, force: true }),
  removeEmptyFolder: (folder) => rmdir(folder),
  async flushFolder(folder) {
    // Windows cannot open folders; there the rename itself is journalled.
    if (process.platform === 'win32') return;
    const handle = await open(folder, 'r');
    try {
      await handle.sync();
    } finally {
      await handle.close();
    }
  },
};

/** Rejects with `EISDIR` for a folder, and with `ENXIO` for a pipe or a device, which would keep a reader waiting. */
async function readWhole(path: string): Promise<Buffer> {
  const file = await open(path, constants.O_RDONLY | (constants.O_NONBLOCK ?? 0));
  try {
    const facts = await file.stat();
    if (facts.isFile() || facts.isDirectory()) return await file.readFile();
    throw Object.assign(new Error(`${path} is no file.`), { code: 'ENXIO' });
  } finally {
    await file.close();
  }
}

/** Makes a file beside its place and moves it there when it is whole; nothing of it stays where that fails. */
async function putInPlace(part: string, place: string, make: (part: string) => Promise<void>): Promise<void> {
  try {
    await make(part);
    await rename(part, place);
  } catch (error) {
    await rm(part, { force: true }).catch(() => undefined);
    throw error;
  }
}

type OpenFile = Awaited<ReturnType<typeof open>>;

async function openOrMake(path: string): Promise<OpenFile> {
  try {
    return await open(path, 'r+');
  } catch (error) {
    if (errorCode(error) !== 'ENOENT') throw error;
    return open(path, 'wx+');
  }
}

/** A write may take only a part when the disk is nearly full; only a whole line counts. */
async function writeFully(file: OpenFile, bytes: Uint8Array, at: number): Promise<void> {
  let done = 0;
  while (done < bytes.length) {
    const { bytesWritten } = await file.write(bytes, done, bytes.length - done, at + done);
    done += bytesWritten;
  }
}
