import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { testFolder } from '@main/services/testing/folder';
import { reasonForWeb, type Surroundings } from './choose-host';
import { createFormatter } from '@shared/locales/format';
import { electronBinary, installedBinary, reasonToStop } from './electron-binary';
import { wordsForNoElectron } from './start';

const desk: Surroundings = { asked: null, platform: 'linux', isRoot: false, hasDisplay: true };

describe('the choice of host', () => {
  it.each<[string, Surroundings, string | null]>([
    ['a desk with a display', desk, null],
    ['no display', { ...desk, hasDisplay: false }, 'no-display'],
    ['root on Linux', { ...desk, isRoot: true }, 'root'],
    ['root without a display', { ...desk, isRoot: true, hasDisplay: false }, 'no-display'],
    ['Windows', { ...desk, platform: 'win32', hasDisplay: false }, null],
    ['macOS as root', { ...desk, platform: 'darwin', isRoot: true, hasDisplay: false }, null],
    ['the web asked for', { ...desk, asked: 'web' }, 'asked'],
    ['Electron asked for as root', { ...desk, asked: 'electron', isRoot: true }, null],
  ])('on %s', (_, surroundings, why) => {
    expect(reasonForWeb(surroundings)).toBe(why);
  });
});

describe('waiting for Electron', () => {
  const began = 1_000_000_000_000;
  const note = (outcome: 'running' | 'done' | 'failed', started: number) => ({
    format: 'tefuda-fetch/1' as const,
    pid: 1,
    started,
    outcome,
  });

  it.each<[string, ReturnType<typeof note> | null, number, string | null]>([
    ['gives a fetch time to begin', null, 1_000, null],
    ['ends when no fetch begins', null, 1_600, 'not-there'],
    ['goes on while a fetch runs', note('running', began), 9_900, null],
    ['ends ten seconds after the fetch began', note('running', began), 10_100, 'too-slow'],
    ['does not start over with a fetch of an earlier start', note('running', began - 60_000), 10, 'too-slow'],
    ['ends at once when the fetch fails', note('failed', began + 100), 400, 'failed'],
    ['remembers a failure', note('failed', began - 3 * 3_600_000), 0, 'failed-today'],
    ['for a day', note('failed', began - 25 * 3_600_000), 0, null],
  ])('%s', (_, last, later, why) => {
    expect(reasonToStop(last, began, began + later)).toBe(why);
  });

  it('ends with the binary once it is whole', async () => {
    const appFolder = await testFolder();
    const folder = join(appFolder, 'node_modules', 'electron');
    await mkdir(join(folder, 'dist'), { recursive: true });
    expect(installedBinary(appFolder)).toBeNull();
    await writeFile(join(folder, 'path.txt'), 'electron');
    expect(installedBinary(appFolder)).toBeNull();
    await writeFile(join(folder, 'dist', 'electron'), '');
    const path = join(folder, 'dist', 'electron');
    expect(installedBinary(appFolder)).toBe(path);
    expect(await electronBinary({ appFolder, cacheFolder: appFolder, began: Date.now() })).toEqual({ path });
  });

  it('says why the fetch failed as far as that is known, and what runs without Electron', async () => {
    const folder = await testFolder();
    const reason = 'getaddrinfo ENOTFOUND github.com';
    const failed = { ...note('failed', Date.now()), reason };
    await writeFile(join(folder, 'electron-fetch.json'), JSON.stringify(failed));
    const found = await electronBinary({ appFolder: folder, cacheFolder: folder, began: Date.now() });
    expect(found).toEqual({ why: 'failed', reason });
    expect(wordsForNoElectron(createFormatter('en'), 'failed', reason).split('\n')).toEqual([
      'Electron cannot start: Electron could not be fetched.',
      'The download said: getaddrinfo ENOTFOUND github.com',
      'Tefuda runs in the browser without it. Start it with --host web.',
    ]);
    expect(wordsForNoElectron(createFormatter('en'), 'failed', 'fetch failed')).toContain(
      '\nThe network did not lead to the server of the download.\n',
    );
    expect(wordsForNoElectron(createFormatter('ja'), 'too-slow', null)).toContain('--host web');
  });
});
