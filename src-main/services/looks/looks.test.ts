import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { defaultLooks } from '@shared/contract/pictures';
import { Files } from '../files';
import { Notices } from '../notices';
import { Publisher, type Published } from '../publisher';
import { faultyFiles, type Fault } from '../testing/faulty-files';
import { testFolder } from '../testing/folder';
import { LooksService } from './looks';

interface Opened {
  readonly looks: LooksService;
  readonly folder: string;
  readonly published: Published[];
  readonly told: () => string[];
}

async function open(content?: string | Uint8Array, faults: Fault[] = [], at?: string): Promise<Opened> {
  const folder = at ?? (await testFolder());
  if (content !== undefined) await writeFile(join(folder, 'looks.json'), content);
  const publisher = new Publisher();
  const published: Published[] = [];
  publisher.subscribe((event) => published.push(event));
  const notices = new Notices(publisher);
  const looks = new LooksService(folder, new Files(faultyFiles(faults)), publisher, notices);
  await looks.load();
  return { looks, folder, published, told: () => notices.told.map(({ key }) => key) };
}

const WHITE_1 = 'copytoru-base/white-1';
const SLEEPING = 'copytoru-promo/white-1-sleeping';
const chosen = { copies: { [WHITE_1]: [SLEEPING, null] } };

describe('the looks of cards', () => {
  it('are kept on disk, said to everybody, and there at the next start', async () => {
    const first = await open();
    expect(first.looks.now).toEqual(defaultLooks);
    const expected = { ...defaultLooks, ...chosen };
    expect(await first.looks.change(chosen)).toEqual({ ok: true, value: expected });
    expect(await first.looks.change({ surprise: true })).toEqual({
      ok: true,
      value: { ...expected, surprise: true },
    });
    expect(first.published.map(({ name }) => name)).toEqual(['looks.changed', 'looks.changed']);
    const second = await open(undefined, [], first.folder);
    expect(second.looks.now).toEqual({ ...expected, surprise: true });
    expect(second.told()).toEqual([]);
  });

  it('take in two changes at once, each whole', async () => {
    const { looks, folder } = await open();
    await Promise.all([looks.change({ surprise: true }), looks.change(chosen)]);
    expect(looks.now).toEqual({ ...defaultLooks, ...chosen, surprise: true });
    expect(JSON.parse(await readFile(join(folder, 'looks.json'), 'utf8'))).toEqual(looks.now);
  });

  it('do not name cards whose copies all show their own picture', async () => {
    const { looks } = await open();
    await looks.change(chosen);
    expect(await looks.change({ copies: { [WHITE_1]: [null, null] } })).toEqual({
      ok: true,
      value: defaultLooks,
    });
  });

  it('stay as they were when the disk is full', async () => {
    const full = { code: 'ENOSPC', times: 1 } as const;
    const { looks, published } = await open(undefined, [
      { method: 'replace', ...full },
      { method: 'writeAt', ...full },
    ]);
    expect(await looks.change(chosen)).toEqual({
      ok: false,
      refusal: { key: 'main.refusals.disk-full' },
    });
    expect(looks.now).toEqual(defaultLooks);
    expect(published).toEqual([]);
  });

  const good = JSON.stringify({ ...defaultLooks, ...chosen });
  it.each([
    ['nothing', ''],
    ['half a file', good.slice(0, 40)],
    ['64 KB of NULs', new Uint8Array(65536)],
    ['a list', '[]'],
    ['a format number of −1', good.replace('/1', '/-1')],
    ['no format', '{"surprise":true}'],
  ])('a file of %s is set aside, told once, and the looks are the plain ones', async (_name, content) => {
    const { looks, folder, told } = await open(content);
    expect(looks.now).toEqual(defaultLooks);
    expect(told()).toEqual(['main.notices.looks-lost']);
    expect(await readdir(folder)).toEqual(['looks.json.unreadable-1']);
  });

  it('a broken file gives way to the one before it', async () => {
    const first = await open();
    await first.looks.change(chosen);
    await first.looks.change({ surprise: true });
    const second = await open('{"half', [], first.folder);
    expect(second.looks.now).toEqual({ ...defaultLooks, ...chosen });
    expect(second.told()).toEqual(['main.notices.looks-previous']);
  });

  it('a file with a byte order mark is read', async () => {
    expect((await open(`\uFEFF${good}`)).looks.now.copies).toEqual(chosen.copies);
  });

  it('a file with damage loses only what is damaged, and is kept', async () => {
    const damaged = { ...defaultLooks, surprise: 'yes', copies: { ...chosen.copies, '../x': [null], b: 1 } };
    const { looks, folder, told } = await open(JSON.stringify(damaged));
    expect(looks.now).toEqual({ ...defaultLooks, ...chosen });
    expect(told()).toEqual(['main.notices.looks-some']);
    expect(await readdir(folder)).toEqual(['looks.json', 'looks.json.unreadable-1']);
  });

  it('a file of a newer version stays as it is, and changes last as long as the program runs', async () => {
    const newer = '{"format":"tefuda-looks/2","dance":true}';
    const { looks, folder, told } = await open(newer);
    expect(told()).toEqual(['main.notices.looks-newer']);
    expect(await looks.change(chosen)).toMatchObject({ ok: true });
    expect(looks.now.copies).toEqual(chosen.copies);
    expect(await readFile(join(folder, 'looks.json'), 'utf8')).toBe(newer);
  });
});
