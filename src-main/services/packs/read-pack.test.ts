import { randomBytes } from 'node:crypto';
import { mkdirSync, mkdtempSync, readdirSync, rmSync, truncateSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { crc32, deflateRawSync } from 'node:zlib';
import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { SEVERITIES } from '@shared/cards/problem';
import { messages } from '@shared/locales';
import { workOf } from '../testing/cpu-time';
import { readPack } from './read-pack';
import { writeZip, type ZipEnd, type ZipEntry } from './testing/zip-writer';

const MIB = 1024 * 1024;
const SET: ZipEntry = { name: 'set.json', content: '{"id":"mine"}' };
const PICTURE: ZipEntry = { name: 'art/a.webp', content: 'a picture' };
let folder = '';

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'tefuda-packs-'));
});
afterEach(() => {
  rmSync(folder, { recursive: true });
});

const file = () => join(folder, 'a.tefuda');
async function readBytes(bytes: Buffer | string) {
  writeFileSync(file(), bytes);
  const pack = await readPack(file());
  expect(readdirSync(folder)).toEqual(['a.tefuda']);
  return pack;
}
const readEntries = (entries: readonly ZipEntry[], end?: ZipEnd) => readBytes(writeZip(entries, end));
/** A pack with a set that is well, and these. */
const readWith = (...entries: readonly ZipEntry[]) => readEntries([SET, ...entries]);
const codes = ({ problems }: Awaited<ReturnType<typeof readPack>>) => problems.map(({ code }) => code);

/** Deflated zeros: a block for each mebibyte, so that large ones are quick to make. */
function packedZeros(mebibytes: number): Buffer {
  const block = deflateRawSync(Buffer.alloc(MIB), { finishFlush: 2 });
  const last = deflateRawSync(Buffer.alloc(0));
  return Buffer.concat([...Array.from({ length: mebibytes }, () => block), last]);
}
/** Unix modes stand in the upper half of the attributes. */
const unix = (mode: number) => (mode << 16) >>> 0;

describe('a pack without mistakes', () => {
  it('gives its set and the names and sizes of its files, deflated or stored', async () => {
    const stored: ZipEntry = { name: 'art/b.png', content: 'plain', method: 0 };
    expect(await readEntries([{ name: 'art/' }, PICTURE, stored, SET])).toEqual({
      text: '{"id":"mine"}',
      files: [
        { name: 'art/a.webp', size: 9 },
        { name: 'art/b.png', size: 5 },
        { name: 'set.json', size: 13 },
      ],
      problems: [],
    });
  });

  it('may say who may read its files', async () => {
    const pack = await readWith(
      { name: 'art/', attributes: unix(0o040755) + 0x10 },
      { ...PICTURE, attributes: unix(0o100644) },
    );
    expect(pack.problems).toEqual([]);
  });

  it('may carry a comment', async () => {
    expect(codes(await readEntries([SET], { comment: 'by Aoi' }))).toEqual([]);
  });

  it('names kana alike, whether a packer says that it writes UTF-8, and however it takes them apart', async () => {
    const name = 'art/がば.webp';
    for (const entry of [{ name }, { name, flags: 0 }, { name: name.normalize('NFD'), flags: 0 }]) {
      const { files } = await readWith({ ...entry, content: '' });
      expect(files.map((found) => found.name)).toEqual(['set.json', name]);
    }
  });

  it('takes prototype keys as names like others', async () => {
    const pack = await readWith({ name: '__proto__', content: 'a' }, { name: 'constructor', content: 'bc' });
    expect(pack).toMatchObject({ problems: [], files: [{}, { name: '__proto__', size: 1 }, { size: 2 }] });
  });
});

describe('a file that is no pack', () => {
  const whole = writeZip([SET, PICTURE]);

  it.each<[string, Buffer | string, string]>([
    ['nothing', '', 'empty-file'],
    ['a text', '{"format":"tefuda-card-set/1"}', 'pack-not-zip'],
    ['64 KB of NULs', Buffer.alloc(65536), 'pack-not-zip'],
    ['half a pack', whole.subarray(0, whole.length / 2), 'pack-damaged'],
    ['a pack without its last byte', whole.subarray(0, -1), 'pack-damaged'],
    ['a pack without its first half', whole.subarray(whole.length / 2), 'pack-damaged'],
    ['a pack with more behind it', Buffer.concat([whole, Buffer.from('more')]), 'pack-damaged'],
  ])('%s: says so with one problem', async (_name, bytes, code) => {
    const pack = await readBytes(bytes);
    expect(pack).toMatchObject({ text: null, files: [] });
    expect(pack.problems).toMatchObject([{ code, severity: 'error', file: file(), path: '' }]);
  });

  it('is missing, or a folder', async () => {
    expect(codes(await readPack(file()))).toEqual(['missing-file']);
    mkdirSync(file());
    expect(codes(await readPack(file()))).toEqual(['unreadable-file']);
  });

  it('has no set', async () => {
    expect(codes(await readEntries([]))).toEqual(['pack-without-set']);
    expect(codes(await readEntries([PICTURE]))).toEqual(['pack-without-set']);
  });

  it('has its set in a folder', async () => {
    const pack = await readEntries([{ ...SET, name: 'mine/set.json' }]);
    expect(pack.text).toBeNull();
    expect(pack.problems).toMatchObject([{ code: 'pack-set-too-deep', found: '"mine/set.json"' }]);
  });

  it('has a set that is not text', async () => {
    const utf16 = Buffer.from([0xff, 0xfe, 0x7b, 0x00]);
    expect(await readEntries([{ ...SET, content: utf16 }])).toMatchObject({
      text: null,
      problems: [{ code: 'not-text' }],
    });
  });
});

describe('situation 6: a name that could lead out of the pack', () => {
  it.each([
    '../../x',
    'art/../../x',
    '..',
    '/etc/passwd',
    'C:/x.png',
    'c:x.png',
    '..\\..\\x.png',
    'art\\x.png',
    '\\\\server\\x.png',
    'art/x.png\0.webp',
    './x.png',
    'art//x.png',
    '../',
    '',
  ])('%j', async (name) => {
    const pack = await readWith({ name, content: 'x' });
    expect(pack.problems).toMatchObject([{ code: 'pack-unsafe-name', severity: 'error' }]);
    expect(pack.files).toEqual([{ name: 'set.json', size: 13 }]);
  });

  it('is found in the second name an entry may have', async () => {
    const name = Buffer.from('art/a.webp');
    const second = Buffer.from('../x');
    // Field 0x7075: its length, version, the check sum of the first name.
    const extra = Buffer.alloc(9);
    extra.writeUInt16LE(0x7075, 0);
    extra.writeUInt16LE(5 + second.length, 2);
    extra.writeUInt8(1, 4);
    extra.writeUInt32LE(crc32(name), 5);
    const pack = await readWith({ ...PICTURE, name, extra: Buffer.concat([extra, second]) });
    expect(pack.problems).toMatchObject([{ code: 'pack-unsafe-name', found: '"../x"' }]);
  });

  it('is shown with its invisible letters spelt out', async () => {
    const [problem] = (await readWith({ name: '../gnp.\u202Eexe\u009B\u200B', content: '' })).problems;
    expect(problem?.found).toBe('"../gnp.\\u{202e}exe\\u{9b}\\u{200b}"');
  });
});

describe('situation 6: an entry that is no plain file', () => {
  it.each([
    ['a symbolic link', unix(0o120777)],
    ['a device', unix(0o060660)],
    ['a pipe', unix(0o010600)],
    ['a junction of Windows', 0x410],
  ])('%s', async (_name, attributes) => {
    const pack = await readWith({ name: 'art/a.webp', content: '/etc/passwd', method: 0, attributes });
    expect(pack.problems).toMatchObject([{ code: 'pack-link', found: '"art/a.webp"' }]);
    expect(pack.files[1]).toEqual({ name: 'art/a.webp', size: null });
  });
});

describe('names that are equal', () => {
  it.each([
    ['art/a.webp', 'ART/A.webp'],
    ['art/a.webp', 'art/a.webp'],
    ['art/が.webp', 'art/が.webp'.normalize('NFD')],
  ])('%j and %j', async (one, two) => {
    const pack = await readWith({ name: one, content: '1' }, { name: two, content: '2' });
    expect(pack.problems).toMatchObject([{ code: 'pack-same-name', expected: `"${one}"` }]);
  });

  it('of two sets', async () => {
    const pack = await readWith({ ...SET, name: 'Set.json' });
    expect(codes(pack)).toEqual(['pack-same-name']);
  });
});

describe('an entry that cannot be unpacked', () => {
  it('is locked, which is said once', async () => {
    const locked = [SET, PICTURE].map((entry) => ({ ...entry, flags: 0x801 }));
    const pack = await readEntries(locked);
    expect(codes(pack)).toEqual(['pack-encrypted']);
    expect(pack.text).toBeNull();
  });

  it('is locked strongly', async () => {
    expect(codes(await readEntries([{ ...SET, flags: 0x841 }]))).toEqual(['pack-encrypted']);
  });

  it('is compressed otherwise', async () => {
    expect((await readWith({ ...PICTURE, method: 14 })).problems).toMatchObject([
      { code: 'pack-compression', found: '"art/a.webp"', expected: 'store | deflate' },
    ]);
  });

  it.each<[string, Partial<ZipEntry>]>([
    ['other bytes than were packed', { claimedCrc: 1 }],
    ['fewer bytes than it says', { claimedSize: 10 }],
    ['more bytes than it says', { claimedSize: 8 }],
    ['more bytes than it says, stored', { method: 0, claimedSize: 8 }],
    ['no deflated data', { packed: Buffer.from('\xff\xff\xff', 'latin1') }],
    ['data that is cut off', { packed: deflateRawSync('a picture').subarray(0, 5) }],
  ])('has %s', async (_name, change) => {
    const pack = await readWith({ ...PICTURE, ...change });
    expect(pack.problems).toMatchObject([{ code: 'pack-file-damaged', found: '"art/a.webp"' }]);
    expect(pack.text).toBe('{"id":"mine"}');
  });
});

describe('limits', () => {
  it('a set of 8 MiB and no more', async () => {
    const set = (size: number): ZipEntry => ({ name: 'set.json', content: Buffer.alloc(size, 'a') });
    expect(await readEntries([set(8 * MIB)])).toMatchObject({ problems: [], files: [{ size: 8 * MIB }] });
    const large = await readEntries([set(8 * MIB + 1)]);
    expect(large).toMatchObject({ text: null, problems: [{ code: 'pack-set-too-big' }] });
  });

  it('a picture of 10 MiB and no more', async () => {
    const picture = (size: number): ZipEntry => ({ ...PICTURE, content: Buffer.alloc(size) });
    expect(codes(await readWith(picture(10 * MIB)))).toEqual([]);
    expect(codes(await readWith(picture(10 * MIB + 1)))).toEqual(['picture-too-big']);
  });

  it('a picture of 10 MiB that packing has made a little larger', async () => {
    const content = randomBytes(10 * MIB);
    const packed = deflateRawSync(content, { memLevel: 1, level: 0 });
    expect(packed.length).toBeGreaterThan(10 * MIB);
    expect(codes(await readWith({ ...PICTURE, content, packed }))).toEqual([]);
  });

  it('4,000 entries and no more', async () => {
    const pictures = (count: number) =>
      Array.from({ length: count }, (_, index) => ({ name: `art/${index}.webp`, method: 0 }));
    expect(codes(await readWith(...pictures(3999)))).toEqual([]);
    expect((await readWith(...pictures(4000))).problems).toMatchObject([
      { code: 'pack-too-many-entries', found: '4001', expected: '≤ 4000' },
    ]);
    expect(codes(await readEntries([SET], { claimedEntries: 60_000 }))).toEqual(['pack-too-many-entries']);
  });

  it('100 MiB and no more, of which the set is part', async () => {
    const packed = packedZeros(10);
    const content = Buffer.alloc(10 * MIB);
    const tens = Array.from({ length: 9 }, (_, index) => ({ name: `${index}`, content, packed }));
    // The set has 13 bytes.
    const small = { name: 'last', content: Buffer.alloc(10 * MIB - 13) };
    expect(codes(await readWith(...tens, small))).toEqual([]);
    const large = { name: 'last', content: Buffer.alloc(10 * MIB - 12) };
    const pack = await readWith(...tens, large);
    expect(pack.problems).toMatchObject([
      { code: 'pack-too-big', found: '100.1 MiB', expected: '≤ 100 MiB' },
    ]);
  });
});

describe('a bomb is refused within a second and 64 MiB', () => {
  const tenGigabytes = packedZeros(10 * 1024);
  const lie = { content: 'small' };

  /** The codes, once the limits of time and memory were kept. */
  async function defused(entries: readonly ZipEntry[]): Promise<string[]> {
    writeFileSync(file(), writeZip(entries));
    const memory = process.memoryUsage.rss();
    let found: string[] = [];
    const work = await workOf(async () => {
      found = codes(await readPack(file()));
    });
    expect(work).toBeLessThan(1000);
    expect(process.memoryUsage.rss() - memory).toBeLessThan(64 * MIB);
    return found;
  }

  it('that says how large it is', async () => {
    const zeros = { name: 'zeros', packed: tenGigabytes, claimedSize: 0xffff_fff0 };
    expect(await defused([SET, zeros])).toEqual(['pack-too-big']);
  });

  it('that says it is small', async () => {
    const packed = tenGigabytes.subarray(0, 9 * MIB);
    expect(await defused([SET, { name: 'zeros', ...lie, packed }])).toEqual(['picture-too-big']);
    expect(await defused([{ name: 'set.json', ...lie, packed }])).toEqual(['pack-set-too-big']);
  });

  it('situation 6: of ten gigabytes on disk', async () => {
    writeFileSync(file(), 'PK');
    truncateSync(file(), 10 * 1024 * MIB);
    expect(codes(await readPack(file()))).toEqual(['pack-too-big']);
  });

  it('of many files that say they are small', async () => {
    const packed = packedZeros(9);
    const zeros = Array.from({ length: 1000 }, (_, index) => ({ name: `${index}`, ...lie, packed }));
    const found = await defused([SET, ...zeros]);
    expect(found.filter((code) => code !== 'pack-file-damaged')).toEqual(['pack-too-big']);
    // 11 files of 9 MiB are unpacked in whole: those lied about their size, and the twelfth is one too many.
    expect(found).toHaveLength(12);
  });

  it('of many files that are one and the same', async () => {
    const packed = packedZeros(9);
    const first = { name: 'first', ...lie, packed };
    const others = Array.from({ length: 3998 }, (_, index) => ({
      name: `${index}`,
      dataOf: 1,
      ...lie,
      packed,
    }));
    const found = await defused([SET, first, ...others]);
    expect(found.at(-1)).toBe('pack-too-big');
  });

  it('of much that unpacks to nothing', async () => {
    const nothing = Buffer.concat(Array.from({ length: MIB }, () => Buffer.from([0, 0, 0, 0xff, 0xff])));
    const empty = { content: '', packed: nothing };
    const many = Array.from({ length: 100 }, (_, index) => ({ name: `${index}`, dataOf: 1, ...empty }));
    expect(await defused([SET, { name: 'first', ...empty }, ...many])).toEqual(['pack-too-big']);
  });
});

describe('whatever a file holds', () => {
  const whole = writeZip([{ name: 'art/' }, PICTURE, { name: 'b', content: 'b', method: 0 }, SET]);

  it('reading it never throws', async () => {
    const change = fc.tuple(fc.nat(whole.length - 1), fc.integer({ min: 0, max: 255 }));
    await fc.assert(
      fc.asyncProperty(fc.array(change, { minLength: 1, maxLength: 6 }), async (changes) => {
        const bytes = Buffer.from(whole);
        for (const [place, value] of changes) bytes[place] = value;
        const { problems, text } = await readBytes(bytes);
        expect(problems.length > 0 || text !== null).toBe(true);
      }),
      { numRuns: 500 },
    );
  });

  it('places beyond all numbers are damage', async () => {
    const tail = whole.subarray(-22);
    // A locator of the large format, whose place for the directory is 2 to the power of 64, less one.
    const locator = Buffer.alloc(20, 0xff);
    locator.write('PK\x06\x07', 'latin1');
    expect(codes(await readBytes(Buffer.concat([whole.subarray(0, -22), locator, tail])))).toEqual([
      'pack-damaged',
    ]);
    // The directory's place in the last record, and an entry's place in the directory.
    for (const [before, code] of [
      [6, 'pack-damaged'],
      [22 + 'set.json'.length + 4, 'pack-file-damaged'],
    ] as const) {
      const bytes = Buffer.from(whole);
      bytes.writeUInt32LE(0xffff_fff0, bytes.length - before);
      expect(codes(await readBytes(bytes))).toEqual([code]);
    }
  });

  it('cut anywhere, it is refused', async () => {
    for (let length = 0; length < whole.length; length++) {
      expect((await readBytes(whole.subarray(0, length))).problems).toHaveLength(1);
    }
  });
});

it('every code of a pack has words', () => {
  const ours = Object.keys(SEVERITIES).filter((code) => /^(pack|picture)-/.test(code));
  expect(ours).toHaveLength(16);
  expect(Object.keys(messages.en.diagnostics)).toEqual(expect.arrayContaining(ours));
});
