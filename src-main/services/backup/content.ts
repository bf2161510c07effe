import { join } from 'node:path';
import { isInsidePath } from '@shared/cards';
import { isPart, type FileSystem } from '../file-system';

/** A file of the data folder. */
export interface OwnFile {
  /** Below the data folder, with forward slashes, letters composed as in a backup. */
  readonly name: string;
  /** Where it lies on the disk. */
  readonly path: string;
  /** Bytes. */
  readonly size: number;
}

/** Folders lie no deeper than this; a link that leads around in a circle ends here. */
const DEEPEST = 6;

/**
 * Whether something at the top of the data folder belongs to a person, and not to the program that runs just now:
 * its hold, its browser's files, what it has to tell, a file on its way to elsewhere, and what is kept for a backup to be put back.
 */
export const isOwn = (name: string): boolean =>
  name !== 'window' &&
  name !== 'saving.json' &&
  name !== 'notices.json' &&
  !name.startsWith('running.') &&
  !/^(?:before-)?restore-/.test(name) &&
  !isPart(name);

/** What a data folder holds of a person's. */
interface Own {
  /** Sorted by name. */
  readonly files: readonly OwnFile[];
  /** Names of files and folders that the system does not let be looked at, or that lie too deep. */
  readonly unseen: readonly string[];
}

/**
 * Everything that belongs to a person.
 * @throws the system's error when the folder itself cannot be looked into
 */
export async function listOwn(folder: string, system: FileSystem): Promise<Own> {
  const own = { files: new Array<OwnFile>(), unseen: new Array<string>() };
  const look = async (path: string, name: string, depth: number): Promise<void> => {
    const facts = await system.facts(path);
    if (facts?.kind === 'file') own.files.push({ name: name.normalize('NFC'), path, size: facts.size });
    if (facts?.kind !== 'folder') return;
    if (depth >= DEEPEST) throw new Error(`${name} lies too deep.`);
    for (const below of await system.list(path)) {
      if (!isPart(below)) await tryToLook(join(path, below), `${name}/${below}`, depth + 1);
    }
  };
  const tryToLook = async (path: string, name: string, depth: number): Promise<void> => {
    try {
      await look(path, name, depth);
    } catch {
      own.unseen.push(name);
    }
  };
  for (const name of await system.list(folder)) if (isOwn(name)) await tryToLook(join(folder, name), name, 1);
  own.files.sort((a, b) => (a.name < b.name ? -1 : 1));
  return own;
}

/** Whether a file of this name can be in a backup: inside it, and what a person owns. */
export function canBeIn(name: string): boolean {
  const parts = name.split('/');
  return isInsidePath(name) && isOwn(parts[0] ?? '') && !parts.some(isPart);
}
