import { open, stat, type FileHandle } from 'node:fs/promises';
import { problemAt, type Complaint, type Problem, type ProblemCode } from '@shared/cards';
import { fromRandomAccessReaderPromise, type Entry, type ZipFile } from 'yauzl';
import { errorCode } from '../file-system';
import { complaintsAbout, entryName, isFolder, shownName } from './entry';
import { declaredSize, ENTRY_LIMIT, fileLimit, MIB, PACK_LIMIT, SET_FILE } from './limits';
import { Unpacker } from './unpacker';
import { ZipSource } from './zip-source';

/** A file in a pack. */
export interface PackedFile {
  /** Path inside the pack, with forward slashes. Only to be compared: never a path to write to. */
  readonly name: string;
  /** Bytes when unpacked; null if a problem keeps it from being unpacked. */
  readonly size: number | null;
}

/** Takes a file out of a pack: its name as in {@link PackedFile}, and what it holds. */
type TakeFile = (name: string, content: Uint8Array<ArrayBuffer>) => void;

/** What a pack holds. It may be used only if none of the problems is an error. */
export interface Pack {
  /** What its `set.json` says; null if there is none that can be read. */
  readonly text: string | null;
  /** Every file with a name that is allowed, the set file among them. Folders are left out. */
  readonly files: readonly PackedFile[];
  readonly problems: readonly Problem[];
}

/**
 * Reads a `.tefuda` pack: a zip of a set's folder. All is looked at in memory and nothing is written.
 * Whatever the file holds, the answer is a pack, with all that is wrong with it; never an exception.
 *
 * @param take is given every file beside the set
 */
export async function readPack(path: string, take?: TakeFile): Promise<Pack> {
  const failed = (code: ProblemCode): Pack => ({
    text: null,
    files: [],
    problems: [problemAt(path, [], '', { code, expected: '' })],
  });
  let handle: FileHandle;
  let size: number;
  try {
    const facts = await stat(path);
    // Opening a pipe would wait for somebody to write into it.
    if (!facts.isFile()) return failed('unreadable-file');
    size = facts.size;
    handle = await open(path);
  } catch (error) {
    return failed(errorCode(error) === 'ENOENT' ? 'missing-file' : 'unreadable-file');
  }
  try {
    const open = handle;
    const readAt = async (start: number, length: number): Promise<Buffer> => {
      const target = Buffer.alloc(length);
      const { bytesRead } = await open.read(target, 0, length, start);
      return target.subarray(0, bytesRead);
    };
    return await new PackReader(path, new ZipSource(readAt, size), take).read();
  } finally {
    await handle.close();
  }
}

/**
 * Reads a pack that is in memory already.
 *
 * @param file its name, for the problems
 */
export function readPackBytes(content: Uint8Array, file: string, take?: TakeFile): Promise<Pack> {
  const bytes = Buffer.from(content.buffer, content.byteOffset, content.length);
  const readAt = (start: number, length: number): Promise<Buffer> =>
    Promise.resolve(bytes.subarray(start, start + length));
  return new PackReader(file, new ZipSource(readAt, bytes.length), take).read();
}

/** An entry that may be unpacked, as far as can be told without doing it. */
interface Candidate {
  readonly entry: Entry;
  readonly name: string;
}

/** One reading of one pack: gathers problems on its way through. */
class PackReader {
  private readonly problems: Problem[] = [];
  /** Sizes by name. */
  private readonly files = new Map<string, number | null>();
  private text: string | null = null;

  constructor(
    private readonly path: string,
    private readonly source: ZipSource,
    private readonly take?: TakeFile,
  ) {}

  async read(): Promise<Pack> {
    if (this.source.size === 0) this.report('', { code: 'empty-file', expected: 'zip' });
    // What is larger than all it may unpack to, names included, need not be opened.
    else if (this.source.size > PACK_LIMIT + 8 * MIB) this.reportSize(this.source.size);
    else await this.readZip();
    const files = Array.from(this.files, ([name, size]) => ({ name, size }));
    return { text: this.text, files, problems: this.problems };
  }

  private report(found: string, complaint: Complaint): void {
    this.problems.push(problemAt(this.path, [], found, complaint));
  }

  private reportSize(bytes: number): void {
    // Rounded up: what is over the limit must not look like the limit.
    const found = `${(Math.ceil((bytes / MIB) * 10) / 10).toFixed(1)} MiB`;
    this.report(found, { code: 'pack-too-big', expected: `≤ ${PACK_LIMIT / MIB} MiB` });
  }

  private async readZip(): Promise<void> {
    const zip = await this.openZip();
    if (zip === null) return;
    if (zip.entryCount > ENTRY_LIMIT) {
      const complaint = { code: 'pack-too-many-entries', expected: `≤ ${ENTRY_LIMIT}` } as const;
      this.report(String(zip.entryCount), complaint);
      return;
    }
    const entries = await this.listEntries(zip);
    if (entries === null) return;
    const candidates = this.judge(entries);
    const total = candidates.reduce((sum, { entry }) => sum + declaredSize(entry), 0);
    if (total > PACK_LIMIT) this.reportSize(total);
    else await this.unpack(zip, candidates);
  }

  private async openZip(): Promise<ZipFile | null> {
    try {
      return await fromRandomAccessReaderPromise(this.source, this.source.size, {
        // Names and sizes are judged here, one entry at a time: one bad entry must not hide the others.
        ...{ decodeStrings: false, validateEntrySizes: false, autoClose: false },
      });
    } catch {
      const start = await this.source.bytes(0, 2).catch(() => Buffer.alloc(0));
      const code = start.toString('latin1') === 'PK' ? 'pack-damaged' : 'pack-not-zip';
      this.report('', { code, expected: 'zip' });
      return null;
    }
  }

  private async listEntries(zip: ZipFile): Promise<Entry[] | null> {
    const entries: Entry[] = [];
    try {
      for await (const entry of zip.eachEntry()) entries.push(entry);
      return entries;
    } catch (error) {
      // The one thing yauzl refuses a whole pack for that is not damage.
      const locked = error instanceof Error && error.message.includes('encryption');
      this.report('', { code: locked ? 'pack-encrypted' : 'pack-damaged', expected: 'zip' });
      return null;
    }
  }

  /** Reports what is wrong with the entries as they present themselves, and gives those worth unpacking. */
  private judge(entries: readonly Entry[]): Candidate[] {
    const named = entries.map((entry) => ({ entry, name: entryName(entry) }));
    const locked = named.find(({ entry }) => entry.isEncrypted());
    // A password locks all or nearly all: said once.
    if (locked !== undefined) this.report(shownName(locked.name), { code: 'pack-encrypted', expected: '' });
    const taken = new Map<string, string>();
    const candidates = named.filter(({ entry, name }) => {
      const complaints = complaintsAbout(entry, name);
      const twin = taken.get(name.toLowerCase());
      if (twin === undefined) taken.set(name.toLowerCase(), name);
      else complaints.push({ code: 'pack-same-name', expected: shownName(twin) });
      for (const complaint of complaints) this.report(shownName(name), complaint);
      if (isFolder(name) || twin !== undefined) return false;
      if (!complaints.some(({ code }) => code === 'pack-unsafe-name')) this.files.set(name, null);
      return complaints.length === 0 && !entry.isEncrypted();
    });
    this.expectSetFile(named.map(({ name }) => name));
    return candidates;
  }

  private expectSetFile(names: readonly string[]): void {
    if (names.includes(SET_FILE)) return;
    const deeper = names.find((name) => name.endsWith(`/${SET_FILE}`));
    if (deeper === undefined) this.report('', { code: 'pack-without-set', expected: SET_FILE });
    else this.report(shownName(deeper), { code: 'pack-set-too-deep', expected: SET_FILE });
  }

  private async unpack(zip: ZipFile, candidates: readonly Candidate[]): Promise<void> {
    const unpacker = new Unpacker(zip, this.source);
    for (const { entry, name } of candidates) {
      const limit = fileLimit(name);
      const pieces: Buffer[] = [];
      const wanted = name === SET_FILE || this.take !== undefined;
      const size = await unpacker.unpack(entry, limit.bytes, wanted ? pieces : undefined);
      if (size === 'pack-too-big') {
        this.reportSize(unpacker.unpacked);
        return;
      }
      if (size === 'damaged') this.report(shownName(name), { code: 'pack-file-damaged', expected: '' });
      else if (size === 'too-big') this.report(shownName(name), limit.complaint);
      else {
        this.files.set(name, size);
        if (name === SET_FILE) this.readText(Buffer.concat(pieces));
        else this.take?.(name, new Uint8Array(Buffer.concat(pieces)));
      }
    }
  }

  private readText(content: Uint8Array): void {
    try {
      this.text = new TextDecoder('utf-8', { fatal: true }).decode(content);
    } catch {
      this.report(shownName(SET_FILE), { code: 'not-text', expected: 'UTF-8' });
    }
  }
}
