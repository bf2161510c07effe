import { fromRandomAccessReaderPromise, type Entry, type ZipFile } from 'yauzl';
import { hashOfArt, isKeptForm } from '../art/art';
import { refused, type Outcome } from '../outcome';
import { complaintsAbout, entryName, isFolder, shownName } from '../packs/entry';
import { declaredSize } from '../packs/limits';
import { Unpacker } from '../packs/unpacker';
import { ZipSource } from '../packs/zip-source';
import { canBeIn } from './content';
import { isOfNewerFormat } from './formats';
import { CONTENT_LIMIT, FILE_LIMIT, FILES_LIMIT } from './limits';
import { MANIFEST, readManifest, type Manifest } from './manifest';

/** What a backup holds. */
export interface Backup extends Manifest {
  /** How many files, its own `backup.json` not counted. */
  readonly files: number;
}

/** Takes a file out of a backup: its name is inside the data folder. */
type TakeFile = (name: string, content: Uint8Array<ArrayBuffer>) => Promise<Outcome<null>>;

/** How a reading goes on and can be given up. */
export interface Reading {
  readonly signal?: AbortSignal | undefined;
  /** Told after each file. */
  readonly progress?: ((done: number, of: number) => void) | undefined;
  /** Is given every file; absent: all is only looked at. */
  readonly take?: TakeFile | undefined;
}

type Candidate = { readonly entry: Entry; readonly name: string };

/**
 * Reads a backup, whatever it holds, entry by entry. One thing that is wrong keeps all of it out, in words; what
 * was taken up to there is for the caller to throw away.
 */
export async function readBackup(content: Uint8Array, reading: Reading = {}): Promise<Outcome<Backup>> {
  const bytes = Buffer.from(content.buffer, content.byteOffset, content.length);
  const source = new ZipSource(
    (start, length) => Promise.resolve(bytes.subarray(start, start + length)),
    bytes.length,
  );
  const listed = await list(source);
  if (!listed.ok) return listed;
  const { zip, candidates } = listed.value;
  return unpackAll(new Unpacker(zip, source, CONTENT_LIMIT), candidates, reading);
}

async function list(source: ZipSource): Promise<Outcome<{ zip: ZipFile; candidates: Candidate[] }>> {
  try {
    const zip = await fromRandomAccessReaderPromise(source, source.size, {
      ...{ decodeStrings: false, validateEntrySizes: false, autoClose: false },
    });
    if (zip.entryCount > FILES_LIMIT + 1) return refused('backup-too-big');
    const candidates: Candidate[] = [];
    for await (const entry of zip.eachEntry()) candidates.push({ entry, name: entryName(entry) });
    const refusal = judge(candidates);
    return refusal ?? { ok: true, value: { zip, candidates: candidates.filter(isFile) } };
  } catch {
    return refused('backup-none');
  }
}

const isFile = ({ name }: Candidate): boolean => !isFolder(name);

/** All that keeps a backup out before a byte of what it holds is unpacked. */
function judge(candidates: readonly Candidate[]): Extract<Outcome<never>, { ok: false }> | null {
  const taken = new Set<string>();
  let size = 0;
  for (const { entry, name } of candidates) {
    const plain = isFolder(name) ? name.slice(0, -1) : name;
    const key = plain.toLowerCase();
    const fits = complaintsAbout(entry, name).length === 0 && !entry.isEncrypted() && !taken.has(key);
    if (!fits || (plain !== MANIFEST && !canBeIn(plain))) {
      return refused('backup-foreign', { file: shownName(name) });
    }
    taken.add(key);
    size += declaredSize(entry);
  }
  // A file in the place of a folder would leave no room for what is in it.
  const below = candidates.filter(isFile).find(({ name }) => hasFileAbove(name, taken, candidates));
  if (below !== undefined) return refused('backup-foreign', { file: shownName(below.name) });
  return size > CONTENT_LIMIT ? refused('backup-too-big') : null;
}

function hasFileAbove(name: string, taken: ReadonlySet<string>, all: readonly Candidate[]): boolean {
  const parts = name.toLowerCase().split('/').slice(0, -1);
  return parts.some((_, index) => {
    const above = parts.slice(0, index + 1).join('/');
    return taken.has(above) && all.some((other) => isFile(other) && other.name.toLowerCase() === above);
  });
}

async function unpackAll(
  unpacker: Unpacker,
  candidates: readonly Candidate[],
  { signal, progress, take }: Reading,
): Promise<Outcome<Backup>> {
  let said: Manifest | null = null;
  for (const [index, { entry, name }] of candidates.entries()) {
    if (signal?.aborted === true) return refused('backup-given-up');
    const pieces: Buffer[] = [];
    const size = await unpacker.unpack(entry, FILE_LIMIT, pieces);
    if (size === 'damaged') return refused('backup-damaged', { file: shownName(name) });
    if (typeof size !== 'number') return refused('backup-too-big');
    const content = new Uint8Array(Buffer.concat(pieces));
    if (name === MANIFEST) {
      const read = readManifest(Buffer.from(content).toString('utf8'));
      if (read === null) return refused('backup-none');
      if (read === 'newer') return refused('backup-newer');
      said = read;
      continue;
    }
    if (isOfNewerFormat(name, content)) return refused('backup-newer');
    if (!isSound(name, content)) return refused('backup-damaged', { file: shownName(name) });
    const taken = await take?.(name, content);
    if (taken?.ok === false) return taken;
    progress?.(index + 1, candidates.length);
  }
  if (said === null) return refused('backup-none');
  return { ok: true, value: { ...said, files: candidates.length - 1 } };
}

/** Whether a file is what its place says: a kept picture is one, and bears its own hash. */
export function isSound(name: string, content: Uint8Array): boolean {
  const hash = /^art\/([0-9a-f]{64})\.jpg$/i.exec(name)?.[1];
  return hash === undefined || (hashOfArt(content) === hash && isKeptForm(content));
}
