import { mkdir, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { testFolder } from './testing/folder';
import { watchFolders } from './watch-folders';

let stop = (): void => undefined;

/** Watches a folder; gives the way to wait until another change was told. */
function watching(folder: string): () => Promise<void> {
  let told = 0;
  let known = 0;
  stop = watchFolders(folder, () => (told += 1), 20);
  return async () => {
    await expect.poll(() => told, { timeout: 5000, interval: 10 }).toBeGreaterThan(known);
    known = told;
  };
}

afterEach(() => {
  stop();
  vi.useRealTimers();
});

describe('a folder that is watched', () => {
  it('tells of files in the folders inside it, new ones too, and of folders that go', async () => {
    const folder = await testFolder();
    await mkdir(join(folder, 'garden'));
    const toldAgain = watching(folder);
    await writeFile(join(folder, 'garden', 'set.json'), '1');
    await toldAgain();
    await mkdir(join(folder, 'new'));
    await toldAgain();
    await writeFile(join(folder, 'new', 'set.json'), '1');
    await toldAgain();
    // As editors save: another file takes the place.
    await writeFile(join(folder, 'new', 'draft'), '2');
    await rename(join(folder, 'new', 'draft'), join(folder, 'new', 'set.json'));
    await toldAgain();
    await rm(join(folder, 'garden'), { recursive: true });
    await toldAgain();
  });

  it('is quiet when nothing happens, and after it was stopped', async () => {
    const folder = await testFolder();
    const changed = vi.fn();
    stop = watchFolders(folder, changed, 20);
    await pause(60);
    stop();
    await writeFile(join(folder, 'x'), '1');
    await pause(60);
    expect(changed).not.toHaveBeenCalled();
  });

  it('is asked every few seconds where the system does not tell', () => {
    vi.useFakeTimers();
    const changed = vi.fn();
    stop = watchFolders('/proc/nothing/here', changed);
    vi.advanceTimersByTime(7000);
    expect(changed).toHaveBeenCalledTimes(2);
  });
});
