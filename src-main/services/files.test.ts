import { syncBuiltinESMExports } from 'node:module';
import promises, { open, readFile, readdir, stat, symlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { nodeFiles } from './file-system';
import { Files } from './files';
import { diskError, faultyFiles, type Fault } from './testing/faulty-files';
import { testFolder } from './testing/folder';

const noWait = (): Promise<void> => Promise.resolve();

async function withFault(fault: Fault): Promise<{ files: Files; path: string; folder: string }> {
  const folder = await testFolder();
  const path = join(folder, 'a.json');
  await writeFile(path, 'old');
  return { files: new Files(faultyFiles([fault]), noWait), path, folder };
}

afterEach(() => {
  vi.restoreAllMocks();
  syncBuiltinESMExports();
});

/** What all open files share: how one is written to. */
async function handles(): Promise<Awaited<ReturnType<typeof open>>> {
  const file = await open(import.meta.filename);
  await file.close();
  return Object.getPrototypeOf(file);
}

describe('saving a file', () => {
  it('puts the new text in place and keeps the one before', async () => {
    const path = join(await testFolder(), 'deep', 'a.json');
    const files = new Files(nodeFiles);
    expect(await files.save(path, 'one')).toEqual({ saved: true });
    expect(await files.save(path, 'two')).toEqual({ saved: true });
    expect(await readFile(path, 'utf8')).toBe('two');
    expect(await readFile(`${path}.previous`, 'utf8')).toBe('one');
  });

  it('lands in the order it was asked for', async () => {
    const path = join(await testFolder(), 'a.json');
    const files = new Files(nodeFiles);
    await Promise.all(['1', '2', '3', '4'].map((text) => files.save(path, text)));
    expect(await readFile(path, 'utf8')).toBe('4');
    expect(await readFile(`${path}.previous`, 'utf8')).toBe('3');
  });

  it.each(['EPERM', 'EBUSY', 'EACCES'])(
    'situation 9: tries again when a rename is refused once (%s)',
    async (code) => {
      const { files, path } = await withFault({ method: 'replace', code, times: 1 });
      expect(await files.save(path, 'new')).toEqual({ saved: true });
      expect(await readFile(path, 'utf8')).toBe('new');
    },
  );

  it('situation 9: gets through when a rename is refused five times', async () => {
    const { files, path } = await withFault({ method: 'replace', code: 'EPERM', times: 5 });
    expect(await files.save(path, 'new')).toEqual({ saved: true });
    expect(await readFile(path, 'utf8')).toBe('new');
  });

  it('situation 9: keeps the text under a sibling when a rename is always refused, and the old file as it was', async () => {
    const { files, path, folder } = await withFault({ method: 'replace', code: 'EPERM', times: 1000 });
    expect(await files.save(path, 'new')).toEqual({
      saved: false,
      problem: 'refused',
      keptAt: 'a.json.unsaved-1',
    });
    expect(await readFile(path, 'utf8')).toBe('old');
    expect(await readFile(join(folder, 'a.json.unsaved-1'), 'utf8')).toBe('new');
  });

  it('situation 9: leaves the old file when the disk is full, and says so', async () => {
    const { files, path } = await withFault({ method: 'replace', code: 'ENOSPC', times: 1 });
    expect(await files.save(path, 'new')).toMatchObject({ saved: false, problem: 'full' });
    expect(await readFile(path, 'utf8')).toBe('old');
  });

  it('situation 9: leaves the old file and no temporary one when the disk fills up between write and rename', async () => {
    const folder = await testFolder();
    const path = join(folder, 'a.json');
    await writeFile(path, 'old');
    const rename = promises.rename;
    vi.spyOn(promises, 'rename').mockImplementation((from, to) =>
      to === path ? Promise.reject(diskError('ENOSPC')) : rename(from, to),
    );
    syncBuiltinESMExports();
    const outcome = await new Files(nodeFiles, noWait).save(path, 'new');
    expect(outcome).toMatchObject({ saved: false, problem: 'full' });
    expect(await readFile(path, 'utf8')).toBe('old');
    expect((await readdir(folder)).sort()).toEqual(['a.json', 'a.json.previous', 'a.json.unsaved-1']);
  });

  it('situation 9: leaves the old file when the disk takes only the first half of a save', async () => {
    const folder = await testFolder();
    const path = join(folder, 'a.json');
    await writeFile(path, 'old');
    const shared = await handles();
    const write = vi.spyOn(shared, 'write');
    // A disk that fills up takes what there is room for, and complains about the rest.
    write.mockImplementationOnce(() => Promise.resolve({ bytesWritten: 1, buffer: '' }));
    write.mockImplementationOnce(() => Promise.reject(diskError('ENOSPC')));
    expect(await new Files(nodeFiles, noWait).save(path, 'new')).toMatchObject({
      saved: false,
      problem: 'full',
    });
    expect(await readFile(path, 'utf8')).toBe('old');
  });

  it('replaces what a link leads to, and keeps who may read it', async () => {
    const folder = await testFolder();
    const [path, link] = [join(folder, 'a.json'), join(folder, 'link.json')];
    await writeFile(path, 'old', { mode: 0o600 });
    await symlink(path, link);
    expect(await new Files(nodeFiles).save(link, 'new')).toEqual({ saved: true });
    expect(await readFile(path, 'utf8')).toBe('new');
    expect((await stat(path)).mode & 0o777).toBe(0o600);
  });

  it('situation 9: says refused in a folder that cannot be written to', async () => {
    const { files, path } = await withFault({ method: 'makeFolder', code: 'EROFS', times: 1 });
    expect(await files.save(path, 'new')).toMatchObject({ saved: false, problem: 'refused' });
  });

  it('does not call a text saved that reads back differently', async () => {
    const folder = await testFolder();
    const path = join(folder, 'a.json');
    const cutting = { ...nodeFiles, replace: (to: string) => nodeFiles.replace(to, 'ne') };
    expect(await new Files(cutting, noWait).save(path, 'new')).toMatchObject({
      saved: false,
      problem: 'failed',
    });
  });
});

describe('a file that cannot be used', () => {
  it('is set aside under a name that is free', async () => {
    const folder = await testFolder();
    const path = join(folder, 'a.json');
    const files = new Files(nodeFiles);
    await writeFile(path, 'x');
    expect(await files.setAside(path)).toBe('a.json.unreadable-1');
    await writeFile(path, 'y');
    expect(await files.setAside(path)).toBe('a.json.unreadable-2');
    expect(await readFile(join(folder, 'a.json.unreadable-1'), 'utf8')).toBe('x');
  });

  it.each(['list', 'rename', 'copy'] as const)(
    'stays in its place when that is refused (%s)',
    async (method) => {
      const { files, path } = await withFault({ method, code: 'EACCES', times: 2 });
      const aside = method === 'copy' ? files.keepCopy(path) : files.setAside(path);
      expect(await aside).toBe('a.json');
      expect(await readFile(path, 'utf8')).toBe('old');
    },
  );
});
