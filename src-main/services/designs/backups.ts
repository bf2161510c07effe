import { join } from 'node:path';
import type { Backup } from '@shared/contract/designs';
import { valueAt } from '@shared/cards/problem';
import type { Files } from '../files';

const FOLDER = 'backups';
/** Sequence number, then when it was saved in milliseconds since 1970. */
const FILE = /^(\d{6,9})-(\d{1,15})\.json$/;
/** So many of the newest are all kept. */
const NEWEST = 4;
/** After so long without a save, in milliseconds, a sitting is over. */
const SITTING_ENDS = 10 * 60_000;
/** Of so many sittings the last version is kept. */
const SITTINGS = 20;

interface KeptFile {
  readonly sequence: number;
  readonly saved: number;
  readonly path: string;
}

/** An earlier version by its number, and when it was saved: milliseconds since 1970. */
type Version = Pick<KeptFile, 'sequence' | 'saved'>;

/**
 * The numbers of those that go. The last four versions stay; of those before them two for each doubling of their
 * age, counted in versions, so that a week of edits takes little room: of a thousand about twenty. Besides, of the
 * last twenty sittings the version they ended with stays, so that an hour of work does not push out how things
 * were before. A clock that was set back ends no sitting.
 */
export function superfluous(versions: readonly Version[]): number[] {
  const ordered = [...versions].sort((one, two) => two.sequence - one.sequence);
  const newest = ordered[0]?.sequence ?? 0;
  const isEnd = ({ saved }: Version, index: number): boolean =>
    (ordered[index - 1]?.saved ?? saved) - saved >= SITTING_ENDS;
  const ends = new Set(
    ordered
      .filter(isEnd)
      .slice(0, SITTINGS)
      .map(({ sequence }) => sequence),
  );
  return ordered
    .map(({ sequence }) => sequence)
    .filter((sequence) => {
      const age = newest - sequence;
      if (age < NEWEST || ends.has(sequence)) return false;
      const spacing = 2 ** (Math.floor(Math.log2(age / NEWEST)) + 1);
      return sequence % spacing !== 0;
    });
}

/** Earlier versions of a set's file, beside it in its folder. */
export class Backups {
  constructor(private readonly files: Files) {}

  /**
   * Keeps a version, unless it is the one kept last: a save that is tried again must not push older ones out.
   * @param folder of the set
   * @param saved when it was saved: milliseconds since 1970
   * @throws the system's error when the disk does not take it
   */
  async keep(folder: string, text: string, saved: number): Promise<void> {
    const { system } = this.files;
    const kept = await this.#kept(folder);
    const [last] = kept;
    if (last !== undefined && (await this.files.read(last.path).catch(() => null)) === text) return;
    const sequence = Math.max(0, ...kept.map((file) => file.sequence)) + 1;
    const name = `${String(sequence).padStart(6, '0')}-${Math.round(saved)}.json`;
    await system.makeFolder(join(folder, FOLDER));
    await system.replace(join(folder, FOLDER, name), text);
    const gone = new Set(superfluous([...kept, { sequence, saved: Math.round(saved) }]));
    for (const file of kept) {
      // One that cannot be taken away only takes room.
      if (gone.has(file.sequence)) await system.remove(file.path).catch(() => undefined);
    }
  }

  /** What there is, newest first. One that cannot be read is left out. */
  async list(folder: string): Promise<Backup[]> {
    const listed: Backup[] = [];
    for (const { sequence, saved, path } of await this.#kept(folder)) {
      const text = await this.files.read(path).catch(() => null);
      if (text !== null) listed.push({ sequence, saved, entries: entriesIn(text) });
    }
    return listed;
  }

  /** The text of one; null when it is not there or cannot be read. */
  async read(folder: string, sequence: number): Promise<string | null> {
    const file = (await this.#kept(folder)).find((kept) => kept.sequence === sequence);
    return file === undefined ? null : this.files.read(file.path).catch(() => null);
  }

  async #kept(folder: string): Promise<KeptFile[]> {
    const names = await this.files.system.list(join(folder, FOLDER));
    const kept = names.flatMap((name): KeptFile[] => {
      const [, sequence, saved] = FILE.exec(name) ?? [];
      if (sequence === undefined || saved === undefined) return [];
      return [{ sequence: Number(sequence), saved: Number(saved), path: join(folder, FOLDER, name) }];
    });
    return kept.sort((one, two) => two.sequence - one.sequence);
  }
}

function entriesIn(text: string): number {
  try {
    const root: unknown = JSON.parse(text);
    const list: unknown = valueAt(root, ['cards']) ?? valueAt(root, ['variants']);
    return Array.isArray(list) ? list.length : 0;
  } catch {
    return 0;
  }
}
