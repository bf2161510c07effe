import { mkdirSync, statSync } from 'node:fs';
import { dirname } from 'node:path';
import { errorCode } from './file-system';

/**
 * Makes a folder and those above it, one at a time. Node's own way to make the folders above never returns
 * in places like /proc.
 *
 * @param mode who may do what in it, if it is not there yet; those above are as the system makes them
 * @throws the system's error when that cannot be
 */
export function makeFolder(folder: string, mode = 0o777): void {
  try {
    mkdirSync(folder, { mode });
  } catch (error) {
    const code = errorCode(error);
    if (code === 'EEXIST' && statSync(folder).isDirectory()) return;
    if (code !== 'ENOENT' || dirname(folder) === folder) throw error;
    makeFolder(dirname(folder));
    mkdirSync(folder, { mode });
  }
}
