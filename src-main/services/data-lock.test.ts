import { spawn } from 'node:child_process';
import { existsSync, readFileSync, statSync, utimesSync } from 'node:fs';
import { cp, mkdir, mkdtemp, readFile, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { hostname, tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { afterAll, describe, expect, it } from 'vitest';
import { lockDataFolder, type DataLock, type LockOutcome } from './data-lock';

const folders: string[] = [];
afterAll(() => Promise.all(folders.map((folder) => rm(folder, { recursive: true, force: true }))));

/** The tests wait side by side, so a folder outlives the one it is for. */
async function testFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'tefuda-lock-'));
  folders.push(folder);
  return folder;
}

const lock = (folder: string): Promise<LockOutcome> =>
  lockDataFolder({ folder, host: 'web', lost: () => undefined });

async function held(folder: string): Promise<DataLock> {
  const outcome = await lock(folder);
  if (!outcome.held) throw new Error('The folder was not free.');
  return outcome.lock;
}

/** A hold that lies there, and what is said about whoever took it. */
async function leave(folder: string, running: object): Promise<void> {
  await mkdir(join(folder, 'running.lock'));
  const { ino, birthtimeMs } = statSync(join(folder, 'running.lock'));
  const whole = {
    host: 'web',
    address: null,
    machine: hostname(),
    hold: `${ino}-${birthtimeMs}`,
    ...running,
  };
  await writeFile(join(folder, 'running.json'), JSON.stringify(whole));
}

/** No process has this number: Linux counts to four million at most. */
const NOBODY = 2147483647;

/** Only Linux tells when a process began, and whether it has ended. */
const itWhereToldOf = it.skipIf(process.platform !== 'linux');

/** How long it took to get the folder, in milliseconds. */
async function timeToGet(folder: string): Promise<number> {
  const began = performance.now();
  const own = await held(folder);
  const took = performance.now() - began;
  await own.release();
  return took;
}

describe.concurrent('the hold on a data folder', () => {
  it('keeps a second program out and tells it where the first is', async () => {
    const folder = await testFolder();
    const first = await held(folder);
    first.announce('http://127.0.0.1:4242/?token=x');
    expect(await lock(folder)).toMatchObject({
      held: false,
      running: { pid: process.pid, host: 'web', address: 'http://127.0.0.1:4242/?token=x' },
    });
    await first.release();
    const second = await held(folder);
    await second.release();
    expect(existsSync(join(folder, 'running.json'))).toBe(false);
  });

  it('tells the first program that somebody started a second one', async () => {
    const folder = await testFolder();
    const first = await held(folder);
    const knocked = new Promise<string>((resolve) => first.onSecondStart(() => resolve('come forward')));
    expect((await lock(folder)).held).toBe(false);
    expect(await knocked).toBe('come forward');
    await first.release();
  });

  it('hides the address from other people of the machine', async () => {
    const folder = await testFolder();
    const own = await held(folder);
    own.announce('http://127.0.0.1:4242/?token=x');
    expect((await stat(join(folder, 'running.json'))).mode & 0o077).toBe(0);
    await own.release();
  });

  it('of a program that is gone is taken over at once, and that it was left behind is known', async () => {
    const folder = await testFolder();
    await leave(folder, { pid: NOBODY });
    const began = performance.now();
    const own = await held(folder);
    expect(performance.now() - began).toBeLessThan(3000);
    expect(own.leftBehind).toBe(true);
    expect(JSON.parse(await readFile(join(folder, 'running.json'), 'utf8'))).toMatchObject({
      pid: process.pid,
    });
    await own.release();
    const next = await held(folder);
    expect(next.leftBehind).toBe(false);
    await next.release();
  });

  itWhereToldOf('of a program whose number another one has now is taken over at once', async () => {
    const folder = await testFolder();
    await leave(folder, { pid: process.pid, began: '1' });
    expect(await timeToGet(folder)).toBeLessThan(3000);
  });

  itWhereToldOf('of a killed program that nobody has asked after yet is taken over at once', async () => {
    const folder = await testFolder();
    // A shell that goes on without asking what became of its child leaves it a number and nothing else.
    const shell = spawn('bash', ['-c', 'sleep 60 & echo $!; exec -a waiting sleep 60']);
    const first: string = await new Promise((resolve) =>
      createInterface({ input: shell.stdout }).once('line', resolve),
    );
    const pid = Number(first);
    process.kill(pid, 'SIGKILL');
    await expect.poll(() => readFileSync(`/proc/${pid}/stat`, 'utf8')).toMatch(/\) Z /);
    await leave(folder, { pid });
    expect(await timeToGet(folder)).toBeLessThan(3000);
    shell.kill('SIGKILL');
  });

  it('of a program that has just come is not taken for that of the one before, which is gone', async () => {
    const folder = await testFolder();
    await leave(folder, { pid: NOBODY, hold: '1-1' });
    const lockPath = join(folder, 'running.lock');
    const renew = setInterval(() => utimesSync(lockPath, new Date(), new Date()), 500);
    const outcome = await lock(folder);
    clearInterval(renew);
    expect(outcome).toMatchObject({ held: false });
  }, 15_000);

  it('of a program on another machine is believed as long as it is renewed', async () => {
    const folder = await testFolder();
    await leave(folder, { pid: NOBODY, machine: 'elsewhere' });
    const lockPath = join(folder, 'running.lock');
    const renew = setInterval(() => utimesSync(lockPath, new Date(), new Date()), 500);
    const outcome = await lock(folder);
    clearInterval(renew);
    expect(outcome).toMatchObject({ held: false, running: { machine: 'elsewhere' } });
  }, 15_000);

  it('left by nobody knows whom is taken over once it is not renewed, though the clock was set back', async () => {
    const folder = await testFolder();
    await mkdir(join(folder, 'running.lock'));
    await writeFile(join(folder, 'running.json'), '{"pid":');
    const tomorrow = new Date(Date.now() + 86_400_000);
    await utimes(join(folder, 'running.lock'), tomorrow, tomorrow);
    expect(await timeToGet(folder)).toBeLessThan(10_000);
  }, 15_000);

  it('of a folder is not that of a copy of the folder', async () => {
    const folder = await testFolder();
    const first = await held(folder);
    const copy = join(await testFolder(), 'copy');
    await cp(folder, copy, { recursive: true });
    await utimes(join(copy, 'running.lock'), 0, 0);
    expect(await timeToGet(copy)).toBeLessThan(3000);
    await first.release();
  });
});
