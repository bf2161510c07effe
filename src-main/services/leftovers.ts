import { join } from 'node:path';
import { isPart, type FileSystem } from './file-system';

/** Folders of the data folder in which files are written. */
const FOLDERS = ['', 'art', 'matches', 'records'];
const SETS = 'designs';
const BACKUPS = 'backups';

/**
 * Takes away what a program that was killed had begun to write: nobody was told that it was there, and what it was
 * to take the place of is whole. Never rejects: what stays only takes room.
 *
 * @param folder the data folder, which nobody writes to yet
 */
export async function sweepParts(folder: string, system: FileSystem): Promise<void> {
  const sets = await system.list(join(folder, SETS)).catch(() => []);
  const ofSets = sets.flatMap((set) => [join(SETS, set), join(SETS, set, BACKUPS)]);
  await Promise.all([...FOLDERS, ...ofSets].map((name) => sweep(join(folder, name), system)));
}

async function sweep(folder: string, system: FileSystem): Promise<void> {
  const names = await system.list(folder).catch(() => []);
  for (const name of names.filter(isPart)) await system.remove(join(folder, name)).catch(() => undefined);
}
