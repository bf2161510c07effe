import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { nodeFiles } from './file-system';

const isWindows = process.platform === 'win32';

describe('reading a file', () => {
  let folder = '';
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'tefuda-files-'));
  });
  afterEach(() => rmSync(folder, { recursive: true }));

  it('gives all of it, as text and as bytes', async () => {
    const path = join(folder, 'note.txt');
    writeFileSync(path, '手札');
    expect(await nodeFiles.read(path)).toBe('手札');
    expect([...(await nodeFiles.readBytes(path))]).toEqual([0xe6, 0x89, 0x8b, 0xe6, 0x9c, 0xad]);
  });

  it('is refused for a folder', async () => {
    await expect(nodeFiles.read(folder)).rejects.toMatchObject({ code: 'EISDIR' });
  });

  it.skipIf(isWindows)('is refused for a pipe nobody writes to, and does not wait for somebody', async () => {
    const path = join(folder, 'match.jsonl');
    execFileSync('mkfifo', [path]);
    await expect(nodeFiles.read(path)).rejects.toMatchObject({ code: 'ENXIO' });
    await expect(nodeFiles.readBytes(path)).rejects.toMatchObject({ code: 'ENXIO' });
  });

  it.skipIf(isWindows)('is refused for a device without an end', async () => {
    await expect(nodeFiles.read('/dev/zero')).rejects.toMatchObject({ code: 'ENXIO' });
  });
});
