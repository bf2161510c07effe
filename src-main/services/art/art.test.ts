import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { Files } from '../files';
import { nodeFiles } from '../file-system';
import { faultyFiles, type Fault } from '../testing/faulty-files';
import { testFolder } from '../testing/folder';
import { jpeg, png } from '../testing/pictures';
import { ArtService, hashOfArt } from './art';

interface Opened {
  readonly art: ArtService;
  readonly folder: string;
}

async function open(faults: Fault[] = []): Promise<Opened> {
  const folder = join(await testFolder(), 'art');
  const system = faults.length === 0 ? nodeFiles : faultyFiles(faults);
  return { art: new ArtService(folder, new Files(system, () => Promise.resolve())), folder };
}

describe('a picture of one’s own', () => {
  it('is kept byte for byte under the hash of its content, once', async () => {
    const { art, folder } = await open();
    const picture = jpeg(2400, 1600, 'a');
    const hash = hashOfArt(picture);
    expect(await art.keep(picture)).toEqual({ ok: true, value: { hash } });
    expect(await art.keep(picture)).toEqual({ ok: true, value: { hash } });
    expect(await readdir(folder)).toEqual([`${hash}.jpg`]);
    expect(new Uint8Array(await readFile(join(folder, `${hash}.jpg`)))).toEqual(picture);
    expect(await art.read(hash)).toEqual(picture);
    expect(await art.fileOf(hash)).toBe(join(folder, `${hash}.jpg`));
  });

  it.each([
    ['another kind of picture', png(10, 10)],
    ['larger than a card needs', jpeg(2401, 10)],
    ['no picture', new TextEncoder().encode('\xff\xd8 no')],
    ['nothing', new Uint8Array()],
    ['more than 10 MiB', jpeg(10, 10, 'x'.repeat(10 * 1024 * 1024))],
  ])('is refused when it is %s, and nothing is written', async (_name, bytes) => {
    const { art, folder } = await open();
    expect(await art.keep(bytes)).toEqual({
      ok: false,
      refusal: { key: 'main.refusals.not-a-kept-picture' },
    });
    await expect(readdir(folder)).rejects.toThrow('ENOENT');
  });

  it.each([
    ['ENOSPC', 'disk-full'],
    ['EROFS', 'disk-refused'],
    ['EIO', 'disk-failed'],
  ])('is refused in words when the disk says %s', async (code, refusal) => {
    const { art, folder } = await open([{ method: 'replace', code, times: 1 }]);
    expect(await art.keep(jpeg(10, 10))).toEqual({
      ok: false,
      refusal: { key: `main.refusals.${refusal}` },
    });
    expect(await readdir(folder)).toEqual([]);
  });

  it('is written although the rename was refused five times', async () => {
    const { art } = await open([{ method: 'replace', code: 'EBUSY', times: 5 }]);
    expect(await art.keep(jpeg(10, 10))).toMatchObject({ ok: true });
  });

  it('that was damaged on the disk is known to be, and mended when it comes again', async () => {
    const { art, folder } = await open();
    const picture = jpeg(10, 10);
    const hash = hashOfArt(picture);
    await art.keep(picture);
    await writeFile(join(folder, `${hash}.jpg`), picture.subarray(0, 10));
    expect(await art.read(hash)).toBeNull();
    await art.keep(picture);
    expect(await art.read(hash)).toEqual(picture);
  });

  it('is found although it came there by other ways; other files are not', async () => {
    const { art, folder } = await open();
    const picture = jpeg(10, 10);
    const hash = hashOfArt(picture);
    expect(await art.fileOf(hash)).toBeNull();
    await mkdir(folder);
    await writeFile(join(folder, `${hash}.jpg`), picture);
    await writeFile(join(folder, 'secret.txt'), 'x');
    expect(await art.read(hash)).toEqual(picture);
    expect([...(await art.hashes())]).toEqual([hash]);
    expect(await art.fileOf('secret.txt')).toBeNull();
  });
});
