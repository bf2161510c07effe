import {
  existsSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  utimesSync,
  watch,
  writeFileSync,
} from 'node:fs';
import { hostname } from 'node:os';
import { basename, join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import lockfile from 'proper-lockfile';
import { z } from 'zod';
import { errorCode } from './file-system';
import { beginningOf, isAlive } from './is-alive';
import { makeFolder } from './make-folder';

/** Who has the data folder, for whoever comes second. */
const runningProgram = z.object({
  pid: z.number().int().positive(),
  host: z.enum(['electron', 'web']),
  /** Where a browser finds it; null for a window of its own. */
  address: z.string().nullable(),
  /** The machine it runs on: a number of a process says nothing about another one. */
  machine: z.exactOptional(z.string()),
  /** When it began, where the system tells: another program may have its number now. */
  began: z.exactOptional(z.string().nullable()),
  /** Names the hold it took: whoever finds another one has to do with somebody else. */
  hold: z.exactOptional(z.string().nullable()),
});
export type RunningProgram = z.infer<typeof runningProgram>;

/** The hold on a data folder. */
export interface DataLock {
  /** False when the folder cannot be written to at all; then nothing can be kept either. */
  readonly writable: boolean;
  /** Whether that is for want of room. */
  readonly full: boolean;
  /** Whether the program that had the folder before was ended before it could give it back. */
  readonly leftBehind: boolean;
  /** Tells a second start where this one is to be found. */
  announce(address: string | null): void;
  /** Calls `listener` whenever somebody starts the program on this folder once more. */
  onSecondStart(listener: () => void): void;
  release(): Promise<void>;
}

export type LockOutcome =
  | { readonly held: true; readonly lock: DataLock }
  | { readonly held: false; readonly running: RunningProgram | null };

/** A hold that was not renewed for this long belongs to a program that is gone. Milliseconds. */
const STALE = 5000;
/** So long it is watched whether a hold is renewed, by whatever clock. Milliseconds. */
const PATIENCE = STALE + 1000;
const REFUSED = new Set(['EROFS', 'EACCES', 'EPERM', 'ENOSPC']);

/** What the hold is taken with. */
export interface LockInput {
  readonly folder: string;
  readonly host: RunningProgram['host'];
  /** Called when somebody else took the hold, for instance while the machine slept. */
  readonly lost: () => void;
}

/** The files of a hold. */
interface Place {
  readonly lock: string;
  readonly running: string;
  readonly knock: string;
}

const placeIn = (folder: string): Place => ({
  lock: join(folder, 'running.lock'),
  running: join(folder, 'running.json'),
  knock: join(folder, 'running.knock'),
});

/**
 * Takes the data folder for this program alone. A hold left behind by a program that was killed is
 * taken over at once, or as soon as it is stale when nobody can tell who left it.
 */
export async function lockDataFolder(input: LockInput): Promise<LockOutcome> {
  const place = placeIn(input.folder);
  const until = performance.now() + PATIENCE;
  const firstRenewal = renewalOf(place.lock);
  for (;;) {
    const running = readRunning(place.running);
    if (running !== null && isCertainlyHere(running, place)) return second(place, running);
    if (running !== null && hasLeft(running, place)) outdate(place.lock);
    try {
      return { held: true, lock: heldLock(place, input.host, await take(place, input)) };
    } catch (error) {
      const code = errorCode(error);
      if (REFUSED.has(code)) return { held: true, lock: unwritable(code) };
      if (code !== 'ELOCKED') throw error;
    }
    const holder = readRunning(place.running);
    if (holder !== null && isHere(holder)) return second(place, holder);
    if (performance.now() > until) {
      // The clock may have been set back: then a hold of the future is not renewed, and never gets old.
      if (firstRenewal === null || renewalOf(place.lock) !== firstRenewal) return second(place, holder);
      outdate(place.lock);
    }
    await pause(100);
  }
}

async function take(place: Place, { folder, lost }: LockInput): Promise<() => Promise<void>> {
  // Who else uses this machine has no business in it.
  makeFolder(folder, 0o700);
  return lockfile.lock(folder, { lockfilePath: place.lock, stale: STALE, onCompromised: lost });
}

/** Somebody else has the folder: they are told that somebody came. */
function second(place: Place, running: RunningProgram | null): LockOutcome {
  try {
    writeFileSync(place.knock, '');
  } catch {
    // They are not brought forward then; where they are is said all the same.
  }
  return { held: false, running };
}

const isOfThisMachine = ({ machine }: RunningProgram): boolean =>
  machine === undefined || machine === hostname();
const isHere = (running: RunningProgram): boolean =>
  isOfThisMachine(running) && isAlive(running.pid, running.began ?? null);
/** Whether the hold that lies there is of a program that is gone, and not of one that has just come. */
const hasLeft = (running: RunningProgram, { lock }: Place): boolean =>
  isOfThisMachine(running) &&
  !isHere(running) &&
  (running.hold === undefined || running.hold === holdIn(lock));
/** A program that slept too long to renew its hold is still the one that has the folder, but not a copy of it. */
const isCertainlyHere = (running: RunningProgram, { lock }: Place): boolean =>
  typeof running.began === 'string' &&
  typeof running.hold === 'string' &&
  running.hold === holdIn(lock) &&
  isHere(running);

const unwritable = (code: string): DataLock => ({
  writable: false,
  full: code === 'ENOSPC',
  leftBehind: false,
  announce: () => undefined,
  onSecondStart: () => undefined,
  release: () => Promise.resolve(),
});

function heldLock(place: Place, host: RunningProgram['host'], release: () => Promise<void>): DataLock {
  const leftBehind = existsSync(place.running);
  const { pid } = process;
  const known = { pid, host, machine: hostname(), began: beginningOf(pid), hold: holdIn(place.lock) };
  const announce = (address: string | null): void => {
    const running: RunningProgram = { ...known, address };
    // The address holds the token, so only its owner may read the file. Whoever is killed leaves a whole one.
    const part = `${place.running}.${pid}`;
    writeFileSync(part, JSON.stringify(running), { mode: 0o600 });
    renameSync(part, place.running);
  };
  announce(null);
  const knocked = listenForKnock(place);
  return {
    writable: true,
    full: false,
    leftBehind,
    announce,
    onSecondStart: knocked.listen,
    async release() {
      knocked.stop();
      for (const path of [place.knock, place.running]) rmSync(path, { force: true });
      await release().catch(() => undefined);
    },
  };
}

/** Where the system cannot watch a folder, nobody is brought forward. */
function listenForKnock({ knock }: Place): { listen(listener: () => void): void; stop(): void } {
  const listeners = new Set<() => void>();
  rmSync(knock, { force: true });
  const hear = (name: string | null): void => {
    if (name !== basename(knock) || !existsSync(knock)) return;
    rmSync(knock, { force: true });
    for (const listener of listeners) listener();
  };
  const listen = (listener: () => void): void => {
    listeners.add(listener);
  };
  try {
    const watcher = watch(join(knock, '..'), { persistent: false }, (_event, name) => hear(name));
    watcher.on('error', () => watcher.close());
    return { listen, stop: () => watcher.close() };
  } catch {
    return { listen, stop: () => undefined };
  }
}

function readRunning(path: string): RunningProgram | null {
  try {
    const found = runningProgram.safeParse(JSON.parse(readFileSync(path, 'utf8')));
    return found.success ? found.data : null;
  } catch {
    return null;
  }
}

/** Tells one hold from another one taken later; null when there is none. */
function holdIn(lock: string): string | null {
  try {
    const { ino, birthtimeMs } = statSync(lock);
    return `${ino}-${birthtimeMs}`;
  } catch {
    return null;
  }
}

/** When a hold was renewed last; null when there is none. */
function renewalOf(lock: string): number | null {
  try {
    return statSync(lock).mtimeMs;
  } catch {
    return null;
  }
}

function outdate(lock: string): void {
  try {
    utimesSync(lock, 0, 0);
  } catch {
    // No hold is left: nothing to outdate.
  }
}
