import { existsSync } from 'node:fs';
import { mkdir, readFile, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { lockDataFolder, type LockOutcome } from './data-lock';
import { testFolder } from './testing/folder';

const lock = (folder: string): Promise<LockOutcome> =>
  lockDataFolder({ folder, host: 'web', lost: () => undefined });

async function held(folder: string) {
  const outcome = await lock(folder);
  if (!outcome.held) throw new Error('The folder was not free.');
  return outcome.lock;
}

describe('the hold on a data folder', () => {
  it('keeps a second program out and tells it where the first is', async () => {
    const folder = await testFolder();
    const first = await held(folder);
    first.announce('http://127.0.0.1:4242/?token=x');
    expect(await lock(folder)).toEqual({
      held: false,
      running: { pid: process.pid, host: 'web', address: 'http://127.0.0.1:4242/?token=x' },
    });
    await first.release();
    const second = await held(folder);
    await second.release();
    expect(existsSync(join(folder, 'running.json'))).toBe(false);
  });

  it('hides the address from other people of the machine', async () => {
    const folder = await testFolder();
    const own = await held(folder);
    own.announce('http://127.0.0.1:4242/?token=x');
    expect((await stat(join(folder, 'running.json'))).mode & 0o077).toBe(0);
    await own.release();
  });

  it('of a program that is gone is taken over at once', async () => {
    const folder = await testFolder();
    await mkdir(join(folder, 'running.lock'));
    // No process has this number: Linux counts to four million at most.
    await writeFile(join(folder, 'running.json'), '{"pid":2147483647,"host":"web","address":null}');
    const began = Date.now();
    const own = await held(folder);
    expect(Date.now() - began).toBeLessThan(3000);
    expect(JSON.parse(await readFile(join(folder, 'running.json'), 'utf8'))).toMatchObject({
      pid: process.pid,
    });
    await own.release();
  });

  it('left by nobody knows whom is taken over once it is stale', async () => {
    const folder = await testFolder();
    await mkdir(join(folder, 'running.lock'));
    await writeFile(join(folder, 'running.json'), '{"pid":');
    const own = await held(folder);
    await own.release();
  }, 15_000);
});
