import { readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { isInsidePath } from '@shared/cards';
import { isPart } from '../file-system';

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
 * its hold, its browser's files, a file on its way to elsewhere, and what is kept for a backup to be put back.
 */
export const isOwn = (name: string): boolean =>
  name !== 'window' &&
  name !== 'saving.json' &&
  !/^running\./.test(name) &&
  !/^(?:before-)?restore-/.test(name) &&
  !isPart(name);

/** Every file that belongs to a person, sorted by name. */
export async function listOwn(folder: string): Promise<readonly OwnFile[]> {
  const found: OwnFile[] = [];
  for (const name of await namesIn(folder)) {
    if (isOwn(name)) await collect(join(folder, name), name, 1, found);
  }
  return found.sort((a, b) => (a.name < b.name ? -1 : 1));
}

async function collect(path: string, name: string, depth: number, found: OwnFile[]): Promise<void> {
  // What a link leads to counts: its content is what a person would miss.
  const facts = await stat(path).catch(() => null);
  if (facts?.isFile() === true) found.push({ name: name.normalize('NFC'), path, size: facts.size });
  if (facts?.isDirectory() !== true || depth >= DEEPEST) return;
  for (const below of await namesIn(path)) {
    if (!isPart(below)) await collect(join(path, below), `${name}/${below}`, depth + 1, found);
  }
}

const namesIn = (folder: string): Promise<string[]> => readdir(folder).catch(() => []);

/** Whether a file of this name can be in a backup: inside it, and what a person owns. */
export const canBeIn = (name: string): boolean => isInsidePath(name) && isOwn(name.split('/')[0] ?? '');
