import { readFile, readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { defaultSettings } from '@shared/contract/settings';
import { nodeFiles, type FileSystem } from './file-system';
import { Files } from './files';
import { Notices } from './notices';
import { Publisher, type Published } from './publisher';
import { SettingsService } from './settings';
import { faultyFiles } from './testing/faulty-files';
import { testFolder } from './testing/folder';

interface Opened {
  readonly settings: SettingsService;
  readonly keys: () => string[];
  readonly published: Published[];
}

async function open(folder: string, system: FileSystem = nodeFiles): Promise<Opened> {
  const publisher = new Publisher();
  const published: Published[] = [];
  publisher.subscribe((event) => published.push(event));
  const notices = new Notices(publisher);
  const files = new Files(system, () => Promise.resolve());
  const settings = new SettingsService(folder, files, publisher, notices);
  await settings.load();
  return { settings, published, keys: () => notices.told.map(({ key }) => key) };
}

const good = { ...defaultSettings, theme: 'dark', textSize: 120, names: ['Aki'] };

describe('settings', () => {
  it('have defaults before there is a file, without a word', async () => {
    const { settings, keys } = await open(await testFolder());
    expect(settings.now).toEqual(defaultSettings);
    expect(keys()).toEqual([]);
  });

  it('are there again after a restart', async () => {
    const folder = await testFolder();
    const first = await open(folder);
    await first.settings.change({ theme: 'dark', textSize: 120 });
    expect(first.published.map(({ name }) => name)).toEqual(['settings.changed']);
    expect((await open(folder)).settings.now).toEqual({ ...defaultSettings, theme: 'dark', textSize: 120 });
  });

  // Situation 1: what people have found in place of their settings.
  it.each([
    ['nothing', ''],
    ['half a file', JSON.stringify(good).slice(0, 60)],
    ['64 KB of NULs', '\0'.repeat(65536)],
    ['an empty list', '[]'],
    ['a format number of −1', JSON.stringify({ ...good, format: 'tefuda-settings/-1' })],
    ['no format', JSON.stringify({ theme: 'dark' })],
  ])('situation 1: replaced by %s are set aside as they were, and told', async (_, text) => {
    const folder = await testFolder();
    await writeFile(join(folder, 'settings.json'), text);
    const { settings, keys } = await open(folder);
    expect(settings.now).toEqual(defaultSettings);
    expect(keys()).toEqual(['main.notices.settings-defaults']);
    expect(await readFile(join(folder, 'settings.json.unreadable-1'), 'utf8')).toBe(text);
  });

  it('come back from the last good copy when the file is broken', async () => {
    const folder = await testFolder();
    const { settings } = await open(folder);
    await settings.change({ theme: 'dark' });
    await settings.change({ textSize: 150 });
    await writeFile(join(folder, 'settings.json'), '{"format":');
    const again = await open(folder);
    expect(again.settings.now).toEqual({ ...defaultSettings, theme: 'dark' });
    expect(again.keys()).toEqual(['main.notices.settings-previous']);
  });

  it('nested without end lose that field only, and the program goes on', async () => {
    const folder = await testFolder();
    const deep = `${'['.repeat(100_000)}${']'.repeat(100_000)}`;
    const text = JSON.stringify({ ...good, lastMatch: 'deep' }).replace('"deep"', deep);
    await writeFile(join(folder, 'settings.json'), text);
    const { settings, keys } = await open(folder);
    expect(settings.now).toEqual(good);
    expect(keys()).toEqual(['main.notices.settings-fields']);
    expect(JSON.stringify(await settings.change({ theme: 'light' }))).toContain('light');
  });

  it('situation 1: behind a byte order mark are read', async () => {
    const folder = await testFolder();
    await writeFile(join(folder, 'settings.json'), `\uFEFF${JSON.stringify(good)}`);
    const { settings, keys } = await open(folder);
    expect(settings.now).toEqual(good);
    expect(keys()).toEqual([]);
  });

  it('situation 1: with one field of a wrong type lose that field only', async () => {
    const folder = await testFolder();
    const text = JSON.stringify({ ...good, textSize: 'large' });
    await writeFile(join(folder, 'settings.json'), text);
    const { settings, keys } = await open(folder);
    expect(settings.now).toEqual({ ...good, textSize: 100 });
    expect(keys()).toEqual(['main.notices.settings-fields']);
    expect(await readFile(join(folder, 'settings.json.unreadable-1'), 'utf8')).toBe(text);
  });

  it('keep a file of a newer version untouched, whatever is changed', async () => {
    const folder = await testFolder();
    const text = JSON.stringify({ format: 'tefuda-settings/2', theme: 'sepia' });
    await writeFile(join(folder, 'settings.json'), text);
    const { settings, keys } = await open(folder);
    expect(keys()).toEqual(['main.notices.settings-newer']);
    expect((await settings.change({ theme: 'dark' })).theme).toBe('dark');
    expect(await readFile(join(folder, 'settings.json'), 'utf8')).toBe(text);
    expect(await readdir(folder)).toEqual(['settings.json']);
  });

  it('change on the screen even when the disk is full, and that is told', async () => {
    const folder = await testFolder();
    const system = faultyFiles([{ method: 'replace', code: 'ENOSPC', times: 1 }]);
    const { settings, keys } = await open(folder, system);
    expect((await settings.change({ theme: 'dark' })).theme).toBe('dark');
    expect(keys()).toEqual(['main.notices.not-saved-full']);
  });

  it('ignore a change to undefined', async () => {
    const { settings } = await open(await testFolder());
    await settings.change({ theme: undefined, motion: 'off' });
    expect(settings.now).toEqual({ ...defaultSettings, motion: 'off' });
  });
});
