import { mkdirSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import lockfile from 'proper-lockfile';
import { z } from 'zod';
import { errorCode } from './file-system';

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
  /** Tells a second start who is here and where. */
  announce(running: Omit<RunningProgram, 'pid'>): void;
  release(): Promise<void>;
}

export type LockOutcome =
  | { readonly held: true; readonly lock: DataLock }
  | { readonly held: false; readonly running: RunningProgram | null };

/** A hold that was not renewed for this long belongs to a program that is gone. Milliseconds. */
const STALE = 5000;
const REFUSED = new Set(['EROFS', 'EACCES', 'EPERM', 'ENOSPC']);

/**
 * Takes the data folder for this program alone. A hold left behind by a program that was killed is
 * taken over at once.
 *
 * @param lost called when somebody else took the hold, for instance while the machine slept
 */
export async function lockDataFolder(folder: string, lost: () => void): Promise<LockOutcome> {
  const lockfilePath = join(folder, 'running.lock');
  const runningPath = join(folder, 'running.json');
  const before = readRunning(runningPath);
  if (before !== null && !isAlive(before.pid)) outdate(lockfilePath);
  try {
    mkdirSync(folder, { recursive: true });
    const release = await lockfile.lock(folder, { lockfilePath, stale: STALE, onCompromised: lost });
    return { held: true, lock: heldLock(runningPath, release) };
  } catch (error) {
    const code = errorCode(error);
    if (code === 'ELOCKED') return { held: false, running: readRunning(runningPath) };
    if (!REFUSED.has(code)) throw error;
    return {
      held: true,
      lock: { writable: false, announce: () => undefined, release: async () => undefined },
    };
  }
}

function heldLock(runningPath: string, release: () => Promise<void>): DataLock {
  return {
    writable: true,
    announce(running) {
      // The address holds the token, so only its owner may read the file.
      writeFileSync(runningPath, JSON.stringify({ pid: process.pid, ...running }), { mode: 0o600 });
    },
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

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    // Somebody else's program answers with a refusal, and is alive.
    return errorCode(error) === 'EPERM';
  }
}

function outdate(lockfilePath: string): void {
  try {
    utimesSync(lockfilePath, 0, 0);
  } catch {
    // No hold is left: nothing to outdate.
  }
}
