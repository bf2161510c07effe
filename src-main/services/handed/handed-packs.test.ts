import { mkdtemp, rm, truncate, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { UPLOAD_LIMIT } from '@shared/contract/pictures';
import { nodeFiles } from '../file-system';
import { MadeFiles } from '../made/made-files';
import { Notices } from '../notices';
import { Publisher, type Published } from '../publisher';
import { HandedPacks } from './handed-packs';

let folder: string;
let made: MadeFiles;
let published: Published[];
let handed: HandedPacks;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'tefuda-handed-'));
  const publisher = new Publisher();
  published = [];
  publisher.subscribe((event) => published.push(event));
  made = new MadeFiles();
  handed = new HandedPacks({ system: nodeFiles, made, notices: new Notices(publisher), publisher });
});
afterEach(() => rm(folder, { recursive: true, force: true }));

async function pack(name: string, content = 'pack'): Promise<string> {
  await writeFile(join(folder, name), content);
  return join(folder, name);
}

it('gives the page a pack that was double clicked, once, and says that there is one', async () => {
  expect(await handed.hand(await pack('カード 1.tefuda'))).toBe(true);
  expect(published).toEqual([{ name: 'packs.handed', payload: null }]);
  const [file, ...others] = handed.take();
  expect(others).toEqual([]);
  expect(file).toMatchObject({ name: 'カード 1.tefuda', bytes: 4 });
  expect(Buffer.from(made.find(file?.address ?? '')?.bytes ?? []).toString()).toBe('pack');
  expect(handed.take()).toEqual([]);
});

it('keeps what was handed over before there was a page, in order, and no more than eight', async () => {
  for (let at = 0; at < 10; at += 1) await handed.hand(await pack(`${at}.tefuda`));
  expect(handed.take().map(({ name }) => name)).toEqual([...'23456789'].map((at) => `${at}.tefuda`));
});

it.each([
  ['that is gone', 'gone.tefuda', 'main.notices.file-unreadable'],
  ['that is a folder', '.', 'main.notices.file-unreadable'],
])('tells of a pack %s', async (_, name, key) => {
  expect(await handed.hand(join(folder, name))).toBe(false);
  expect(published).toMatchObject([{ name: 'notice', payload: { severity: 'error', message: { key } } }]);
  expect(handed.take()).toEqual([]);
});

it('does not read a pack that is larger than any may be', async () => {
  const path = await pack('huge.tefuda');
  await truncate(path, UPLOAD_LIMIT + 1);
  expect(await handed.hand(path)).toBe(false);
  expect(published).toMatchObject([{ payload: { message: { key: 'main.refusals.upload-too-big' } } }]);
});
