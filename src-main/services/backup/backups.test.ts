import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { faultyFiles, type Fault } from '../testing/faulty-files';
import { folderContent } from '../testing/folder-content';
import { CONTENT, MANIFEST, openTestHouse, SETTINGS, zip, type TestHouse } from './testing/house';

async function backedUp(house: TestHouse): Promise<Uint8Array<ArrayBuffer>> {
  const made = await house.backups.make();
  if (!made.ok) throw new Error(made.refusal.key);
  return house.bytesOf(made.value.address);
}

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
    expect(await other.backups.state()).toEqual({ waiting: true });
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
    expect(await other.backups.state()).toEqual({ waiting: false });
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
    ['a file that was never whole', 'backup-foreign', zip({ ...settings, 'art/a.0123abcd.part': 'x' })],
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

describe('where the disk does not give', () => {
  it.each<[string, Fault, number]>([
    ['a file', { method: 'readBytes', code: 'EIO', times: 9, ending: 'settings.json' }, 1],
    ['what a file is', { method: 'facts', code: 'EACCES', times: 9, ending: '0000-old.jsonl' }, 1],
    ['what is in a folder', { method: 'list', code: 'EACCES', times: 9, ending: 'designs' }, 1],
  ])('%s, a backup is made without it and tells how much is missing', async (_, fault, leftOut) => {
    const house = await openTestHouse(CONTENT, faultyFiles([fault]));
    expect(await house.backups.make()).toMatchObject({ ok: true, value: { leftOut } });
  });

  it('no backup is made of a data folder that cannot be looked into', async () => {
    const house = await openTestHouse(CONTENT, faultyFiles([{ method: 'list', code: 'EIO', times: 9 }]));
    expect(await house.backups.make()).toMatchObject({ refusal: { key: 'main.refusals.data-unreadable' } });
  });
});

describe('where the disk does not take', () => {
  const files = { 'backup.json': MANIFEST, 'settings.json': '{}', 'records/b.jsonl': 'b' };

  it.each<[string, Fault, string]>([
    ['a file', { method: 'replace', code: 'ENOSPC', times: 9, ending: 'b.jsonl' }, 'full'],
    ['a folder', { method: 'makeFolder', code: 'ENOSPC', times: 9, ending: 'restore-coming' }, 'full'],
    ['its name', { method: 'rename', code: 'EPERM', times: 99, ending: 'restore-coming' }, 'refused'],
  ])('%s, a backup never begins to wait, and the one that waits stays', async (_, fault, why) => {
    const faults: Fault[] = [];
    const house = await openTestHouse(CONTENT, faultyFiles(faults));
    await house.backups.restore(house.hand(zip({ ...files, 'settings.json': '{"first":1}' })));
    const before = await folderContent(house.folder);
    faults.push({ ...fault });
    expect(await house.backups.restore(house.hand(zip(files)))).toMatchObject({
      refusal: { key: `main.refusals.disk-${why}` },
    });
    expect(await folderContent(house.folder)).toEqual(before);
  });

  it('its name once, a backup waits all the same', async () => {
    const fault: Fault = { method: 'rename', code: 'EPERM', times: 1, ending: 'restore-coming' };
    const house = await openTestHouse(CONTENT, faultyFiles([fault]));
    expect(await house.backups.restore(house.hand(zip(files)))).toMatchObject({ ok: true });
    expect(await house.backups.state()).toEqual({ waiting: true });
  });

  it('a backup that waits and cannot be moved is not let go', async () => {
    const fault: Fault = { method: 'rename', code: 'EPERM', times: 99, ending: 'restore-ready' };
    const house = await openTestHouse(CONTENT, faultyFiles([fault]));
    await house.backups.restore(house.hand(zip(files)));
    const before = await folderContent(house.folder);
    expect(await house.backups.keepPresent()).toMatchObject({
      refusal: { key: 'main.refusals.disk-refused' },
    });
    expect(await folderContent(house.folder)).toEqual(before);
  });

  it('one that was let go never takes its place, were it killed while that is removed', async () => {
    const fault: Fault = { method: 'removeFolder', code: 'EIO', times: 99, ending: 'restore-gone' };
    const house = await openTestHouse(CONTENT, faultyFiles([fault]));
    const before = await folderContent(house.folder);
    await house.backups.restore(house.hand(zip(files)));
    expect(await house.backups.keepPresent()).toEqual({ ok: true, value: null });
    await house.start();
    expect(await folderContent(house.folder)).toEqual(before);
    expect(house.told()).toEqual([]);
  });
});
