import { accessSync, constants } from 'node:fs';
import { makeFolder } from '@main/services/make-folder';
import { Failure } from './usage';

/** What the system calls its reasons, and what we call them. */
const REASONS: ReadonlyMap<string, string> = new Map([
  ['EEXIST', 'no-folder'],
  ['ENOTDIR', 'no-folder'],
  ['ENOENT', 'no-place'],
  ['EISDIR', 'in-the-way'],
  ['EACCES', 'not-allowed'],
  ['EPERM', 'not-allowed'],
  ['EROFS', 'not-allowed'],
  ['ENOSPC', 'disk-full'],
]);

/** Makes the folder for records and makes sure it can be written to, or throws a {@link Failure}. */
export function openRecordsFolder(folder: string): void {
  try {
    makeFolder(folder);
    accessSync(folder, constants.W_OK);
  } catch (error) {
    throw recordsFailure(folder, error) ?? error;
  }
}

/** A {@link Failure} that says why no record could be written; null for an error of another kind. */
export function recordsFailure(folder: string, error: unknown): Failure | null {
  // Between threads an error keeps nothing but its message, which begins with the system's code.
  const code = error instanceof Error ? /^(E[A-Z]+): /.exec(error.message)?.[1] : undefined;
  if (code === undefined) return null;
  return new Failure(`cli.simulate.records.${REASONS.get(code) ?? 'other'}`, { folder, code });
}
