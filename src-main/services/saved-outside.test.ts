import { mkdir, readFile, readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { nodeFiles, partOf } from './file-system';
import { Files } from './files';
import { sweepParts } from './leftovers';
import { Notices } from './notices';
import { Publisher } from './publisher';
import { SavedOutside } from './saved-outside';
import { diskError, faultyFiles, type Fault } from './testing/faulty-files';
import { testFolder } from './testing/folder';

async function open(given: { folder?: string; faults?: Fault[] } = {}) {
  const folder = given.folder ?? (await testFolder());
  const notices = new Notices(new Publisher());
  const files = new Files(faultyFiles(given.faults ?? []), () => Promise.resolve());
  return { folder, outside: new SavedOutside(folder, files, notices), told: () => notices.told };
}

/** A program that is killed once it has begun to write: nothing of it goes on. */
async function killedWhile(folder: string, target: string, half: string): Promise<void> {
  let begun: (value: unknown) => void = () => undefined;
  const writing = new Promise((resolve) => (begun = resolve));
  const system = {
    ...nodeFiles,
    replace: async (path: string, content: string | Uint8Array, part?: string): Promise<void> => {
      if (path !== target) return nodeFiles.replace(path, content);
      await writeFile(part ?? '', half);
      begun(null);
      return new Promise(() => undefined);
    },
  };
  void new SavedOutside(folder, new Files(system), new Notices(new Publisher())).save(target, 'new');
  await writing;
}

describe('a file that is saved where a person wants it', () => {
  it('is there, with nothing beside it and no note left', async () => {
    const { folder, outside } = await open();
    const target = join(await testFolder(), 'a.tefuda');
    await Promise.all([outside.save(target, 'new'), outside.save(`${target}.2`, 'other')]);
    expect(await readFile(target, 'utf8')).toBe('new');
    expect((await readdir(join(target, '..'))).sort()).toEqual(['a.tefuda', 'a.tefuda.2']);
    expect(await readdir(folder)).toEqual([]);
  });

  it('is the old one after a kill while it was written; the next start tidies up and says so', async () => {
    const folder = await testFolder();
    const target = join(await testFolder(), 'a.tefuda');
    await writeFile(target, 'old');
    // Whatever else lies there is a person's own.
    await writeFile(`${target}.1234567`, 'mine');
    await killedWhile(folder, target, 'ne');
    expect((await readdir(join(target, '..'))).length).toBe(3);
    const { outside, told } = await open({ folder });
    await outside.tidy();
    expect(told()).toEqual([{ key: 'main.notices.file-not-saved', values: { file: 'a.tefuda' } }]);
    expect(await readFile(target, 'utf8')).toBe('old');
    expect((await readdir(join(target, '..'))).sort()).toEqual(['a.tefuda', 'a.tefuda.1234567']);
    expect(await readdir(folder)).toEqual([]);
  });

  it('that was complete before the kill is nothing to speak of', async () => {
    const folder = await testFolder();
    const target = join(await testFolder(), 'a.tefuda');
    await killedWhile(folder, target, 'new');
    await writeFile(target, 'new');
    const { outside, told } = await open({ folder });
    await outside.tidy();
    expect(told()).toEqual([]);
  });

  it('is never taken away because a note says so', async () => {
    const { folder, outside } = await open();
    const own = join(await testFolder(), 'letter.txt');
    await writeFile(own, 'mine');
    const file = { path: own, part: own, content: 'x' };
    await writeFile(
      join(folder, 'saving.json'),
      JSON.stringify({ format: 'tefuda-saving/1', files: [file] }),
    );
    await outside.tidy();
    expect(await readFile(own, 'utf8')).toBe('mine');
  });

  it.each([
    ['once', 1],
    ['five times', 5],
  ])('arrives though that is refused %s', async (_, times) => {
    const { outside } = await open({
      faults: [{ method: 'replace', code: 'EBUSY', times, ending: '.tefuda' }],
    });
    const target = join(await testFolder(), 'a.tefuda');
    await outside.save(target, 'new');
    expect(await readFile(target, 'utf8')).toBe('new');
  });

  it.each(['ENOSPC', 'EACCES'])('leaves what was there when it never arrives (%s)', async (code) => {
    const faults: Fault[] = [{ method: 'replace', code, times: 99, ending: '.tefuda' }];
    const { folder, outside } = await open({ faults });
    const target = join(await testFolder(), 'a.tefuda');
    await writeFile(target, 'old');
    await expect(outside.save(target, 'new')).rejects.toEqual(diskError(code));
    expect(await readFile(target, 'utf8')).toBe('old');
    expect(await readdir(folder)).toEqual([]);
  });
});

describe('what a killed program had begun to write in the data folder', () => {
  it('is taken away at the next start, and nothing else', async () => {
    const folder = await testFolder();
    await mkdir(join(folder, 'designs', 'mine', 'backups'), { recursive: true });
    const [set, backup] = ['designs/mine/set.json', 'designs/mine/backups/000001-5.json'];
    const kept = ['settings.json', 'settings.json.part', set, `${set}.unsaved-1`, backup];
    for (const name of kept) await writeFile(join(folder, name), 'x');
    for (const name of ['settings.json', set, backup]) await writeFile(partOf(join(folder, name)), 'half');
    await sweepParts(folder, nodeFiles);
    const left = await readdir(folder, { recursive: true, withFileTypes: true });
    expect(left.filter((entry) => entry.isFile()).length).toBe(kept.length);
  });
});
