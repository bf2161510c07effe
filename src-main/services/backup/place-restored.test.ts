import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { nodeFiles, type FileSystem } from '../file-system';
import { Files } from '../files';
import { KeptNotices } from '../kept-notices';
import { Notices } from '../notices';
import { Publisher } from '../publisher';
import { diskError, faultyFiles, type Fault } from '../testing/faulty-files';
import { folderContent } from '../testing/folder-content';
import { placeRestored } from './place-restored';
import { fill, MANIFEST, openTestHouse, SETTINGS, zip, type TestHouse } from './testing/house';

const without = (content: Readonly<Record<string, string>>, folder: string): Record<string, string> =>
  Object.fromEntries(Object.entries(content).filter(([name]) => !name.startsWith(folder)));

/** The real file system, which asks before everything that it is to do whether that fails. */
function counting(fails: () => boolean): FileSystem {
  const ask = <Value>(work: () => Promise<Value>): Promise<Value> =>
    fails() ? Promise.reject(diskError('EIO')) : work();
  return {
    ...nodeFiles,
    list: (folder) => ask(() => nodeFiles.list(folder)),
    makeFolder: (folder) => ask(() => nodeFiles.makeFolder(folder)),
    rename: (from, to) => ask(() => nodeFiles.rename(from, to)),
    removeFolder: (folder) => ask(() => nodeFiles.removeFolder(folder)),
    removeEmptyFolder: (folder) => ask(() => nodeFiles.removeEmptyFolder(folder)),
    // No power is cut here, and this takes longest.
    flushFolder: () => ask(() => Promise.resolve()),
  };
}

describe('the change of places', () => {
  const waiting = async (): Promise<TestHouse> => {
    const house = await openTestHouse();
    const bytes = zip({
      'backup.json': MANIFEST,
      'settings.json': '{}',
      'records/b.jsonl': 'b',
      'designs/b/set.json': '{}',
    });
    expect(await house.backups.restore(house.hand(bytes))).toMatchObject({ ok: true });
    return house;
  };
  const expected = async (): Promise<Record<string, string>> => {
    const house = await waiting();
    await house.start();
    return folderContent(house.folder);
  };

  it('is told by the next start, when one is killed at its very end', async () => {
    const { folder } = await waiting();
    const startOn = async (system: FileSystem): Promise<readonly string[]> => {
      const files = new Files(system);
      const notices = new Notices(new Publisher(), new KeptNotices(folder, files));
      await notices.takeUp();
      await placeRestored(folder, files, notices);
      return notices.told.map(({ key }) => key);
    };
    for (const kill of ['before', 'after'] as const) {
      let isOver = false;
      const dying: FileSystem = {
        ...nodeFiles,
        async removeEmptyFolder(path) {
          if (kill === 'after') await nodeFiles.removeEmptyFolder(path);
          isOver = true;
          // What is killed does nothing more: it never comes back from here.
          return new Promise<never>(() => undefined);
        },
      };
      if (kill === 'after') await fill(folder, { 'restore-ready/settings.json': '{}' });
      void startOn(dying);
      await expect.poll(() => isOver).toBe(true);
      expect(await startOn(nodeFiles), kill).toContain('main.notices.restored');
    }
  });

  it('is gone on with wherever it was killed', async () => {
    const whole = await expected();
    // Renamings: the name of the change, four of the former content, the next name, three of the backup.
    for (let kept = 1; kept <= 8; kept += 1) {
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

  /** Refuses some renamings for as long as it is used. */
  const refusing = (refuses: (from: string, to: string) => boolean): FileSystem => ({
    ...nodeFiles,
    rename: (from, to) =>
      refuses(from, to) ? Promise.reject(diskError('EPERM')) : nodeFiles.rename(from, to),
  });
  const bytes = (text: string): string => Buffer.from(text).toString('base64');

  it('happens all the same where a renaming is refused once', async () => {
    const whole = await expected();
    for (const ending of ['restore-ready', '/records', '1-clearing', '1-placing/settings.json']) {
      const house = await waiting();
      await house.start(faultyFiles([{ method: 'rename', code: 'EPERM', times: 1, ending }]));
      expect(house.told(), ending).toMatchObject([{ key: 'main.notices.restored' }]);
      expect(await folderContent(house.folder), ending).toEqual(whole);
    }
  });

  it.each<[string, Fault]>([
    ['the backup cannot be touched', { method: 'rename', code: 'EPERM', times: 99, ending: 'restore-ready' }],
    ['no folder can be made for what was there', { method: 'makeFolder', code: 'ENOSPC', times: 99 }],
    ['nothing can be moved', { method: 'rename', code: 'EROFS', times: 99 }],
  ])('changes nothing where %s, says why, and happens at the next start', async (_, fault) => {
    const whole = await expected();
    const house = await waiting();
    const before = await folderContent(house.folder);
    await house.start(faultyFiles([fault]));
    expect(house.told()).toEqual([{ key: 'main.notices.not-restored', values: { why: fault.code } }]);
    expect(await folderContent(house.folder)).toEqual(before);
    await house.start();
    expect(await folderContent(house.folder)).toEqual(whole);
  });

  it('stops half-way out where it cannot be taken back, tells it, and goes on at the next start', async () => {
    const whole = await expected();
    const house = await waiting();
    const held = [join(house.folder, 'records'), join(house.folder, 'before-restore-1/designs')];
    await house.start(refusing((from) => held.includes(from)));
    const values = { why: 'EPERM', folder: 'before-restore-1' };
    expect(house.told()).toEqual([{ key: 'main.notices.half-restored', values }]);
    expect((await readdir(house.folder)).sort()).toEqual([
      ...['before-restore-1', 'notes', 'records', 'restore-1-clearing', 'settings.json'],
    ]);
    // The program runs on, and writes what it misses.
    await fill(house.folder, { 'designs/new/set.json': 'new' });
    await house.start();
    const after = await folderContent(house.folder);
    expect(after['before-restore-2/designs/new/set.json']).toBe(bytes('new'));
    expect(without(after, 'before-restore-2')).toEqual(whole);
  });

  it('stops half-way in where it cannot be taken back, tells it, and goes on at the next start', async () => {
    const whole = await expected();
    const house = await waiting();
    const held = [join(house.folder, 'records'), join(house.folder, 'restore-1-placing/settings.json')];
    let cleared = false;
    await house.start(
      refusing((from) => {
        cleared ||= from.endsWith('restore-1-clearing');
        return cleared && held.includes(from);
      }),
    );
    const values = { why: 'EPERM', folder: 'before-restore-1' };
    expect(house.told()).toEqual([{ key: 'main.notices.half-restored', values }]);
    expect((await readdir(house.folder)).sort()).toEqual([
      ...['before-restore-1', 'designs', 'records', 'restore-1-placing'],
    ]);
    await fill(house.folder, { 'settings.json': 'new', 'results.json': 'new too' });
    // One is still held: what was written since must not go into the backup, and with it.
    await house.start(refusing((from) => from === held[1]));
    expect((await folderContent(house.folder))['results.json']).toBe(bytes('new too'));
    await house.start();
    const after = await folderContent(house.folder);
    expect(after['before-restore-2/settings.json']).toBe(bytes('new'));
    expect(without(after, 'before-restore-2')).toEqual({ ...whole, 'results.json': bytes('new too') });
  });

  it('loses nothing and stops no start, whichever thing the disk refuses, once or from then on', async () => {
    const content = { 'settings.json': SETTINGS, 'records/0000-old.jsonl': 'old' };
    const backup = { 'restore-ready/settings.json': '{}', 'restore-ready/records/b.jsonl': 'b' };
    const open = (): Promise<TestHouse> => openTestHouse({ ...content, ...backup });
    const untroubled = counting(() => false);
    const undisturbed = await open();
    await undisturbed.start(untroubled);
    const whole = await folderContent(undisturbed.folder);
    for (const lasting of [false, true]) {
      let reached = true;
      for (let from = 0; reached; from += 1) {
        const house = await open();
        const before = Object.values(await folderContent(house.folder)).sort();
        let call = 0;
        const system = counting(() => {
          const is = call++;
          return is === from || (lasting && is > from);
        });
        await house.start(system);
        reached = call > from;
        const label = `${lasting ? 'from' : 'at'} ${from}`;
        const filesOf = (all: readonly string[]): readonly string[] => all.filter((one) => one !== 'folder');
        const after = Object.values(await folderContent(house.folder)).sort();
        expect(filesOf(after), label).toEqual(filesOf(before));
        await house.start(untroubled);
        expect(await folderContent(house.folder), label).toEqual(whole);
      }
    }
  });
});
