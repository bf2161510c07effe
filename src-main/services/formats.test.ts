import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { findAppFolder } from './app-folder';
import { WRITTEN_FORMATS } from './backup/formats';
import { openServices } from './open-services';
import type { Services } from './services';
import { testFolder } from './testing/folder';

const root = findAppFolder(import.meta.url).path;
const samples = join(import.meta.dirname, 'testing', 'formats');

/** Where a file of each format lies in a data folder, and what shows that its content was read. */
const PLACES: Readonly<Record<string, { at: string; read: (services: Services) => unknown; is: unknown }>> = {
  settings: { at: 'settings.json', read: ({ settings }) => settings.now.theme, is: 'dark' },
  looks: { at: 'looks.json', read: ({ looks }) => looks.now.surprise, is: true },
  results: {
    at: 'results.json',
    read: async ({ results }) => (await results.statistics()).rows.length,
    is: 1,
  },
  'card-set': {
    at: 'designs/old/set.json',
    read: async ({ designs }) => (await designs.list()).map(({ id, openable }) => [id, openable]),
    is: [['old', true]],
  },
  record: {
    at: 'records/0000-old.jsonl',
    read: async ({ matches }) => (await matches.list()).map(({ id, finished }) => [id, finished]),
    is: [['0000-old', true]],
  },
};
/** What is made anew whenever it cannot be read, and so needs no migration. */
const MADE_ANEW = new Set(['fetch', 'lab', 'look-back', 'notices', 'saving', 'window']);

/** Read by the tests of backups: a data folder as one file. */
const OUTSIDE = new Set(['backup']);

/** Every format the program writes, with the number it writes. */
async function written(): Promise<ReadonlyMap<string, number>> {
  const found = new Map<string, number>();
  for (const folder of ['src-shared', 'src-main']) {
    for (const entry of await readdir(join(root, folder), { recursive: true, withFileTypes: true })) {
      if (!entry.name.endsWith('.ts') || entry.name.endsWith('.test.ts')) continue;
      const text = await readFile(join(entry.parentPath, entry.name), 'utf8');
      const known = /KNOWN_FORMAT = (\d+)/.exec(text)?.[1] ?? '';
      for (const [, name = '', number = ''] of text.matchAll(
        /[`']tefuda-([a-z-]+)\/(\d+|\$\{KNOWN_FORMAT\})[`']/g,
      )) {
        found.set(name, Number(/^\d/.test(number) ? number : known));
      }
    }
  }
  return found;
}

const sampleOf = async (name: string, number: number): Promise<string> =>
  readFile(join(samples, `${name}-${number}.${name === 'record' ? 'jsonl' : 'json'}`), 'utf8');

async function open(dataFolder: string): Promise<Services> {
  const opened = await openServices({
    ...{ dataFolder, app: findAppFolder(import.meta.url), host: 'web' },
    systemLanguage: 'en',
  });
  if (!opened.ok) throw new Error(opened.words);
  return opened.services;
}

describe('files of every version', () => {
  it('that was ever written are kept as samples, for every format there is', async () => {
    const formats = await written();
    const kept = new Set([...Object.keys(PLACES), ...MADE_ANEW, ...OUTSIDE]);
    expect([...formats.keys()].sort()).toEqual([...kept].sort());
    // A backup that holds a file of a number above these is a newer program's.
    for (const [name, number] of Object.entries(WRITTEN_FORMATS)) expect(formats.get(name)).toBe(number);
    for (const name of Object.keys(PLACES)) {
      expect(WRITTEN_FORMATS).toHaveProperty(name);
      for (let number = 1; number <= (formats.get(name) ?? 0); number += 1) {
        expect(await sampleOf(name, number)).toContain(`tefuda-${name}/${number}`);
      }
    }
  });

  it('are read without a word: every number, every format', async () => {
    const newest = Math.max(...(await written()).values());
    for (let number = 1; number <= newest; number += 1) {
      const folder = await testFolder();
      for (const [name, { at }] of Object.entries(PLACES)) {
        await mkdir(dirname(join(folder, at)), { recursive: true });
        const text = await sampleOf(name, number).catch(() => null);
        if (text !== null) await writeFile(join(folder, at), text);
      }
      const services = await open(folder);
      for (const { read, is } of Object.values(PLACES)) expect(await read(services)).toEqual(is);
      expect(services.about().notices).toEqual([]);
      await services.close();
    }
  });

  it.each([
    ['−1', () => '-1'],
    ['one more than known', (known: number) => String(known + 1)],
    ['none', () => null],
  ])('situation 5: with the format number %s stay as they are, and are told', async (_, numberOf) => {
    const formats = await written();
    const folder = await testFolder();
    const before = new Map<string, string>();
    for (const [name, { at }] of Object.entries(PLACES)) {
      const known = formats.get(name) ?? 0;
      const number = numberOf(known);
      const wrong = number === null ? '' : `"format":"tefuda-${name}/${number}"`;
      const text = (await sampleOf(name, known)).replace(/"format":\s*"[^"]*"/, wrong).replace(/\{\s*,/, '{');
      await mkdir(dirname(join(folder, at)), { recursive: true });
      await writeFile(join(folder, at), text);
      before.set(at, text);
    }
    const services = await open(folder);
    await services.results.statistics();
    await services.matches.list();
    await services.settings.change({ theme: 'light' });
    expect(await services.designs.open('old')).toMatchObject({ ok: false });
    const told = services.about().notices.map(({ key }) => key);
    await services.close();
    expect(told.length).toBeGreaterThanOrEqual(before.size);
    // Every text is still there: in its place, or beside it under a new name.
    for (const [at, text] of before) {
      const beside = await readdir(dirname(join(folder, at)));
      const texts = await Promise.all(
        beside.map((name) => readFile(join(folder, dirname(at), name), 'utf8').catch(() => '')),
      );
      expect(texts, at).toContain(text);
    }
  });
});
