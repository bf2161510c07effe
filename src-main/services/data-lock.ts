import { readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import lockfile from 'proper-lockfile';
import { z } from 'zod';
import { errorCode } from './file-system';
import { isAlive } from './is-alive';
import { makeFolder } from './make-folder';

/** Who has the data folder, for whoever comes second. */
const runningProgram = z.object({
  pid: z.number().int().positive(),
  host: z.enum(['electron', 'web']),
  /** Where a browser finds it; null for a window of its own. */
  address: z.string().nullable(),
});
export type RunningProgram = z.infer<typeof runningProgram>;

/** The hold on a data folder. */
export interface DataLock {
  /** False when the folder cannot be written to at all; then nothing can be kept either. */
  readonly writable: boolean;
  /** Tells a second start where this one is to be found. */
  announce(address: string | null): void;
  release(): Promise<void>;
}

export type LockOutcome =
  | { readonly held: true; readonly lock: DataLock }
  | { readonly held: false; readonly running: RunningProgram | null };

/** A hold that was not renewed for this long belongs to a program that is gone. Milliseconds. */
const STALE = 5000;
const REFUSED = new Set(['EROFS', 'EACCES', 'EPERM', 'ENOSPC']);

/** What the hold is taken with. */
export interface LockInput {
  readonly folder: string;
  readonly host: RunningProgram['host'];
  /** Called when somebody else took the hold, for instance while the machine slept. */
  readonly lost: () => void;
}

/**
 * Takes the data folder for this program alone. A hold left behind by a program that was killed is
 * taken over at once, or as soon as it is stale when nobody can tell who left it.
 */
export async function lockDataFolder(input: LockInput): Promise<LockOutcome> {
  const lockfilePath = join(input.folder, 'running.lock');
  const runningPath = join(input.folder, 'running.json');
  const before = readRunning(runningPath);
  if (before !== null && !isAlive(before.pid)) outdate(lockfilePath);
  const patience = Date.now() + STALE + 1000;
  for (;;) {
    try {
      makeFolder(input.folder);
      const release = await lockfile.lock(input.folder, {
        lockfilePath,
        stale: STALE,
        onCompromised: input.lost,
      });
      return { held: true, lock: heldLock(runningPath, input.host, release) };
    } catch (error) {
      const code = errorCode(error);
      if (REFUSED.has(code)) return { held: true, lock: readOnly };
      if (code !== 'ELOCKED') throw error;
      const running = readRunning(runningPath);
      if (running !== null && isAlive(running.pid)) return { held: false, running };
      if (Date.now() > patience) return { held: false, running: null };
      await pause(250);
    }
  }
}

const readOnly: DataLock = {
  writable: false,
  announce: () => undefined,
  release: () => Promise.resolve(),
};

function heldLock(runningPath: string, host: RunningProgram['host'], release: () => Promise<void>): DataLock {
  const announce = (address: string | null): void => {
    const running: RunningProgram = { pid: process.pid, host, address };
    // The address holds the token, so only its owner may read the file.
    writeFileSync(runningPath, JSON.stringify(running), { mode: 0o600 });
  };
  announce(null);
  return {
    writable: true,
    announce,
    async release() {
      rmSync(runningPath, { force: true });
      await release().catch(() => undefined);
    },
  };
}

function readRunning(path: string): RunningProgram | null {
  try {
    const found = runningProgram.safeParse(JSON.parse(readFileSync(path, 'utf8')));
    return found.success ? found.data : null;
  } catch {
    return null;
  }
}

function outdate(lockfilePath: string): void {
  try {
    utimesSync(lockfilePath, 0, 0);
  } catch {
    // No hold is left: nothing to outdate.
  }
}
