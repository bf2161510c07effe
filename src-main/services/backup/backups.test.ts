import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { zipSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import { nodeFiles, type FileSystem } from '../file-system';
import { Files } from '../files';
import { MadeFiles } from '../made/made-files';
import { Notices } from '../notices';
import { Publisher } from '../publisher';
import { faultyFiles } from '../testing/faulty-files';
import { testFolder } from '../testing/folder';
import { folderContent } from '../testing/folder-content';
import { Uploads } from '../uploads/uploads';
import { BackupsService } from './backups';
import { placeRestored } from './place-restored';

const MANIFEST = JSON.stringify({
  ...{ format: 'tefuda-backup/1', version: '0.1.0' },
  made: '2026-01-01T00:00:00.000Z',
});
const SETTINGS = '{"format":"tefuda-settings/1","theme":"dark"}';

/** What lies in a data folder. */
const CONTENT: Readonly<Record<string, string | Uint8Array>> = {
  'settings.json': SETTINGS,
  'records/0000-old.jsonl': '{"format":"tefuda-record/1"}\n',
  'designs/mine/set.json': '{"format":"tefuda-card-set/1"}',
  'designs/mine/backups/1.json': '',
  'notes/日本 é.bin': Uint8Array.from({ length: 700_000 }, (_, at) => (at * 7919) % 251),
};

async function fill(folder: string, content: typeof CONTENT): Promise<void> {
  for (const [name, text] of Object.entries(content)) {
    await mkdir(dirname(join(folder, name)), { recursive: true });
    await writeFile(join(folder, name), text);
  }
}

interface TestHouse {
  readonly folder: string;
  readonly backups: BackupsService;
  readonly told: () => readonly { readonly key: string }[];
  readonly progress: { done: number; of: number }[];
  hand(bytes: Uint8Array): string;
  bytesOf(address: string): Uint8Array<ArrayBuffer>;
  start(system?: FileSystem): Promise<void>;
}

async function openTestHouse(content = CONTENT, system = nodeFiles): Promise<TestHouse> {
  const folder = await testFolder();
  await fill(folder, content);
  const files = new Files(system, () => Promise.resolve());
  const [made, uploads, publisher] = [new MadeFiles(), new Uploads(), new Publisher()];
  const notices = new Notices(publisher);
  const progress: { done: number; of: number }[] = [];
  publisher.subscribe(({ name, payload }) => (name === 'data.progress' ? progress.push(payload) : undefined));
  return {
    folder,
    progress,
    told: () => notices.told,
    backups: new BackupsService({
      ...{ folder, files, made, uploads, publisher },
      ...{ version: '0.1.0', now: () => Date.UTC(2026, 0, 2) },
    }),
    hand(bytes) {
      const begun = uploads.begin('x.zip', bytes.length);
      if (!begun.ok) throw new Error(begun.refusal.key);
      const { upload } = begun.value;
      uploads.part(upload, 0, Buffer.from(bytes).toString('base64'));
      return upload;
    },
    bytesOf(address) {
      const found = made.find(address);
      if (found === null) throw new Error('There is no such file.');
      return found.bytes;
    },
    start: (other = nodeFiles) => placeRestored(folder, new Files(other, () => Promise.resolve()), notices),
  };
}

async function backedUp(house: TestHouse): Promise<Uint8Array<ArrayBuffer>> {
  const made = await house.backups.make();
  if (!made.ok) throw new Error(made.refusal.key);
  return house.bytesOf(made.value.address);
}

const zip = (content: Readonly<Record<string, string | Uint8Array>>): Uint8Array =>
  zipSync(
    Object.fromEntries(
      Object.entries(content).map(([name, text]) => [
        name,
        typeof text === 'string' ? Buffer.from(text) : text,
      ]),
    ),
  );

describe('a backup', () => {
  it('holds the whole data folder, and comes back byte for byte in another one', async () => {
    const house = await openTestHouse();
    const before = await folderContent(house.folder);
    const bytes = await backedUp(house);
    expect(await folderContent(house.folder)).toEqual(before);
    expect(house.progress.at(-1)).toEqual({ done: 5, of: 5 });

    const other = await openTestHouse({ 'settings.json': '{}', 'results.json': '{}' });
    const former = await folderContent(other.folder);
    expect(await other.backups.restore(other.hand(bytes))).toEqual({
      ok: true,
      value: { version: '0.1.0', made: '2026-01-02T00:00:00.000Z', files: 5 },
    });
    expect(other.backups.state).toEqual({ waiting: true });
    // What is done before the next start is kept with what was there.
    await writeFile(join(other.folder, 'looks.json'), 'new');
    await other.start();
    const after = await folderContent(other.folder);
    const kept = Object.entries(after).filter(([name]) => name.startsWith('before-restore-1/'));
    expect(Object.fromEntries(kept.map(([name, text]) => [name.slice(17), text]))).toEqual({
      ...former,
      'looks.json': Buffer.from('new').toString('base64'),
    });
    expect(
      Object.fromEntries(Object.entries(after).filter(([name]) => !name.startsWith('before-restore-1'))),
    ).toEqual(before);
    expect(other.told()).toMatchObject([{ key: 'main.notices.restored' }]);
    expect(other.backups.state).toEqual({ waiting: false });
  });

  it('leaves out what belongs to the program that runs, and tells what no backup takes', async () => {
    const house = await openTestHouse({
      'settings.json': SETTINGS,
      'window/Cookies': 'x',
      'running.lock/x': 'x',
      'running.json': '{}',
      'saving.json': '{}',
      'before-restore-1/settings.json': '{}',
      'records/a.jsonl.0123abcd.part': 'x',
      'designs/newer/set.json': '{"format":"tefuda-card-set/99"}',
      [`art/${'0'.repeat(64)}.jpg`]: 'no picture',
    });
    const made = await house.backups.make();
    expect(made).toMatchObject({ ok: true, value: { leftOut: 2, name: 'Tefuda 2026-01-02.zip' } });
    const other = await openTestHouse({});
    const bytes = made.ok ? house.bytesOf(made.value.address) : new Uint8Array();
    await other.backups.restore(other.hand(bytes));
    await other.start();
    expect((await readdir(other.folder)).sort()).toEqual(['before-restore-1', 'settings.json']);
  });

  it('is given up at once, and leaves nothing', async () => {
    const house = await openTestHouse();
    const before = await folderContent(house.folder);
    const making = house.backups.make();
    expect(await house.backups.make()).toMatchObject({ refusal: { key: 'main.refusals.backup-running' } });
    house.backups.cancel();
    expect(await making).toMatchObject({ refusal: { key: 'main.refusals.backup-given-up' } });
    const bytes = await backedUp(house);
    const restoring = house.backups.restore(house.hand(bytes));
    await house.backups.close();
    expect(await restoring).toMatchObject({ refusal: { key: 'main.refusals.backup-given-up' } });
    expect(await folderContent(house.folder)).toEqual(before);
  });

  it('that waits can be let go, and another one takes its place', async () => {
    const house = await openTestHouse();
    const before = await folderContent(house.folder);
    await house.backups.restore(house.hand(zip({ 'backup.json': MANIFEST, 'settings.json': '{"a":1}' })));
    await house.backups.restore(house.hand(zip({ 'backup.json': MANIFEST, 'settings.json': '{"b":1}' })));
    expect(await readFile(join(house.folder, 'restore-ready/settings.json'), 'utf8')).toBe('{"b":1}');
    expect(await house.backups.keepPresent()).toEqual({ ok: true, value: null });
    await house.start();
    expect(await folderContent(house.folder)).toEqual(before);
    expect(house.told()).toEqual([]);
  });
});

describe('a hostile backup changes nothing', () => {
  const settings = { 'backup.json': MANIFEST, 'settings.json': SETTINGS };
  const damaged = zip(settings);
  const at = Buffer.from(damaged).indexOf('settings.json') + 'settings.json'.length + 5;
  damaged[at] = (damaged[at] ?? 0) ^ 0xff;
  const link = zip(settings);
  // The kind of the last entry, in the upper half of its attributes: a link.
  const last = Buffer.from(link).lastIndexOf(Buffer.from([0x50, 0x4b, 1, 2]));
  Buffer.from(link.buffer).writeUInt32LE(0o120777 * 0x10000, last + 38);

  it.each<[string, string, Uint8Array]>([
    ['no zip', 'backup-none', Buffer.from('hello')],
    ['nothing', 'backup-none', new Uint8Array(0)],
    ['a zip of something else', 'backup-none', zip({ 'settings.json': SETTINGS })],
    ['a backup that says nothing', 'backup-none', zip({ ...settings, 'backup.json': '{}' })],
    ['cut off', 'backup-none', zip(settings).slice(0, 200)],
    ['a byte changed', 'backup-damaged', damaged],
    ['a link', 'backup-foreign', link],
    ['a way out', 'backup-foreign', zip({ ...settings, '../evil.json': 'x' })],
    ['a way out with backslashes', 'backup-foreign', zip({ ...settings, '..\\evil.json': 'x' })],
    ['a path from the top', 'backup-foreign', zip({ ...settings, '/etc/evil': 'x' })],
    ['a drive', 'backup-foreign', zip({ ...settings, 'C:/evil': 'x' })],
    ['the hold of the program', 'backup-foreign', zip({ ...settings, 'running.json': '{}' })],
    ["the browser's files", 'backup-foreign', zip({ ...settings, 'window/Cookies': 'x' })],
    ['a note of files to remove', 'backup-foreign', zip({ ...settings, 'saving.json': '{}' })],
    ['another backup that waits', 'backup-foreign', zip({ ...settings, 'restore-1-placing/a': 'x' })],
    ['a name twice', 'backup-foreign', zip({ ...settings, 'SETTINGS.json': 'x' })],
    ['a file and what is in it', 'backup-foreign', zip({ ...settings, a: 'x', 'A/b': 'x' })],
    [
      'a picture that is none',
      'backup-damaged',
      zip({ ...settings, [`art/${'0'.repeat(64)}.jpg`]: '<html>' }),
    ],
    ['a file that is too big', 'backup-too-big', zip({ ...settings, a: new Uint8Array(65 * 1024 * 1024) })],
    ['a newer backup', 'backup-newer', zip({ ...settings, 'backup.json': '{"format":"tefuda-backup/2"}' })],
    [
      'a file of a newer program',
      'backup-newer',
      zip({ ...settings, 'looks.json': '{ "format": "tefuda-looks/2" }' }),
    ],
  ])('%s', async (_, code, bytes) => {
    const house = await openTestHouse({ 'settings.json': SETTINGS });
    const before = await folderContent(house.folder);
    const answer = await house.backups.restore(house.hand(bytes));
    expect(answer).toMatchObject(
      bytes.length === 0 ? { ok: false } : { ok: false, refusal: { key: `main.refusals.${code}` } },
    );
    await house.start();
    expect(await folderContent(house.folder)).toEqual(before);
    expect(house.told()).toEqual([]);
  });
});

describe('the change of places', () => {
  const waiting = async (system = nodeFiles): Promise<TestHouse> => {
    const house = await openTestHouse(CONTENT, system);
    const bytes = zip({ 'backup.json': MANIFEST, 'settings.json': '{}', 'records/b.jsonl': 'b' });
    expect(await house.backups.restore(house.hand(bytes))).toMatchObject({ ok: true });
    return house;
  };
  const expected = async (): Promise<Record<string, string>> => {
    const house = await waiting();
    await house.start();
    return folderContent(house.folder);
  };

  it('is gone on with wherever it was killed', async () => {
    const whole = await expected();
    // Renamings: the name of the change, four of the former content, the next name, two of the backup.
    for (let kept = 1; kept <= 7; kept += 1) {
      const house = await waiting();
      let left = kept;
      const dying: FileSystem = {
        ...nodeFiles,
        // What is killed does nothing more: it never comes back from here.
        rename: (from, to) => (left-- > 0 ? nodeFiles.rename(from, to) : new Promise<never>(() => undefined)),
      };
      void house.start(dying);
      await expect.poll(() => left).toBe(-1);
      await house.start();
      expect(await folderContent(house.folder), `killed after ${kept}`).toEqual(whole);
    }
  });

  it('is taken back where something cannot be moved, and tried again at the next start', async () => {
    const whole = await expected();
    for (const ending of ['/before-restore-1/notes', '/records', 'restore-1-placing/records']) {
      const house = await waiting();
      const before = await folderContent(house.folder);
      const stuck: FileSystem = {
        ...nodeFiles,
        rename: (from, to) =>
          (ending.startsWith('restore-') ? from : to).endsWith(ending) && !to.includes('restore-ready')
            ? stuckOnce(() => nodeFiles.rename(from, to))
            : nodeFiles.rename(from, to),
      };
      let times = 8;
      const stuckOnce = (move: () => Promise<void>): Promise<void> =>
        times-- > 0 ? Promise.reject(Object.assign(new Error('EPERM'), { code: 'EPERM' })) : move();
      await house.start(stuck);
      expect(house.told(), ending).toMatchObject([{ key: 'main.notices.not-restored' }]);
      expect(await folderContent(house.folder), ending).toEqual(before);
      await house.start();
      expect(await folderContent(house.folder), ending).toEqual(whole);
    }
  });

  it('never begins where the disk does not take the backup', async () => {
    const faulty = faultyFiles([{ method: 'replace', code: 'ENOSPC', times: 1, ending: 'b.jsonl' }]);
    const house = await openTestHouse(CONTENT, faulty);
    const before = await folderContent(house.folder);
    const bytes = zip({ 'backup.json': MANIFEST, 'settings.json': '{}', 'records/b.jsonl': 'b' });
    expect(await house.backups.restore(house.hand(bytes))).toMatchObject({
      refusal: { key: 'main.refusals.disk-full' },
    });
    expect(await folderContent(house.folder)).toEqual(before);
  });
});
