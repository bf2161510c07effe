import { readFileSync, renameSync, rmSync, watch, writeFileSync, existsSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';

const knocked = z.object({ argv: z.array(z.string()), cwd: z.string(), data: z.unknown().optional() });
export type Knock = z.infer<typeof knocked>;

const LOCK = 'stand-in-lock';
const KNOCK = 'stand-in-knock';

/** One instance a folder, as Chromium keeps it: a lock whose owner has died does not count. */
export interface Lock {
  release(): void;
}

/** Takes the lock of a folder; or knocks where it is taken, and gives null. */
export function takeLock(folder: string, own: Knock, heard: (knock: Knock) => void): Lock | null {
  const file = join(folder, LOCK);
  const knock = join(folder, KNOCK);
  if (!claim(file)) {
    const unseen = `${knock}-${process.pid}`;
    writeFileSync(unseen, JSON.stringify(own));
    renameSync(unseen, knock);
    return null;
  }
  rmSync(knock, { force: true });
  const watcher = watch(folder, () => {
    if (!existsSync(knock)) return;
    const found = knocked.parse(JSON.parse(readFileSync(knock, 'utf8')));
    rmSync(knock, { force: true });
    heard(found);
  });
  watcher.unref();
  return {
    release: () => {
      watcher.close();
      rmSync(file, { force: true });
    },
  };
}

function claim(file: string): boolean {
  try {
    writeFileSync(file, String(process.pid), { flag: 'wx' });
    return true;
  } catch {
    if (isAlive(Number(readFileSync(file, 'utf8')))) return false;
    rmSync(file, { force: true });
    return claim(file);
  }
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
}
