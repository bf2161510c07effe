import { deflateRawSync } from 'node:zlib';
import { beforeEach, describe, expect, it } from 'vitest';
import { SEVERITIES, type ProblemCode } from '@shared/cards/problem';
import { createFormatter } from '@shared/locales/format';
import type { PackReading } from '@shared/contract/pictures';
import { openTestDesigns, type TestDesigns } from '../testing/designs';
import { folderContent } from '../testing/folder-content';
import { jpeg, png } from '../testing/pictures';
import { kirby, setFile } from '../testing/sets';
import { writeZip, type ZipEntry } from './testing/zip-writer';

const MIB = 1024 * 1024;
const SET: ZipEntry = { name: 'set.json', content: setFile('theirs') };
const withPicture = (file: string): ZipEntry => ({
  name: 'set.json',
  content: setFile('theirs', { cards: [kirby('one', { art: { file } })] }),
});
const unix = (mode: number) => (mode << 16) >>> 0;

let tests: TestDesigns;
let before: Record<string, string>;

beforeEach(async () => {
  tests = await openTestDesigns();
  // A set and a picture that must not be touched, whatever comes in.
  await tests.designs.create({ game: 'copytoru', kind: 'designs', name: { en: 'Mine' } });
  await tests.art.keep(jpeg(10, 10));
  before = await folderContent(tests.folder);
});

/** Reads a pack, tries to take it in by every way there is, and expects that nothing has changed. */
async function refused(bytes: Uint8Array, name = 'theirs.tefuda'): Promise<PackReading> {
  const read = await tests.packs.read(tests.upload(name, bytes));
  if (!read.ok) throw new Error(read.refusal.key);
  expect(read.value.set).toBeNull();
  expect(read.value.pictures).toEqual([]);
  for (const as of ['itself', 'replacing', 'copy'] as const) {
    expect(await tests.packs.finish({ pack: read.value.pack, as, pictures: [] })).toEqual({
      ok: false,
      refusal: { key: 'main.refusals.pack-has-errors' },
    });
  }
  expect(await folderContent(tests.folder)).toEqual(before);
  return read.value;
}

const entries = (...list: readonly ZipEntry[]): Promise<PackReading> => refused(writeZip(list));

/** The errors' codes. Each has a sentence in both languages, with nothing left to fill in. */
function codes({ problems }: PackReading): string[] {
  for (const { code, found, expected } of problems) {
    for (const language of ['en', 'ja'] as const) {
      const words = createFormatter(language)(`diagnostics.${code}`, { found, expected });
      expect(words).not.toContain('diagnostics.');
      expect(words).not.toMatch(/\{\w+\}/);
    }
  }
  return problems.filter(({ severity }) => severity === 'error').map(({ code }) => code);
}

describe('a hostile pack is refused in words, and leaves everything as it was:', () => {
  it.each(['../../settings.json', '../x', 'art/../../../x'])(
    'situation 6: a path that leads out: %s',
    async (name) => {
      expect(codes(await entries(SET, { name, content: '{}' }))).toEqual(['pack-unsafe-name']);
    },
  );

  it.each(['/etc/passwd', 'C:/x.png', 'C:\\x.png', '\\\\server\\x', '..\\x', 'art/x.png\0.txt'])(
    'an absolute path, or one of another system: %j',
    async (name) => {
      expect(codes(await entries(SET, { name, content: 'x' }))).toEqual(['pack-unsafe-name']);
    },
  );

  it.each([
    ['a link', unix(0o120777)],
    ['a device', unix(0o020666)],
    ['a junction', 0x410],
  ])('%s', async (_name, attributes) => {
    const link = { name: 'art/x.png', content: '/etc/passwd', attributes, method: 0 };
    expect(codes(await entries(SET, link))).toEqual(['pack-link']);
  });

  it('situation 6: a zip bomb', async () => {
    const block = deflateRawSync(Buffer.alloc(MIB), { finishFlush: 2 });
    const packed = Buffer.concat([...Array.from({ length: 9 * 1024 }, () => block), deflateRawSync('')]);
    const lies = { name: 'art/x.png', packed, content: 'small' };
    expect(codes(await entries(SET, lies))).toEqual(['picture-too-big']);
    expect(codes(await entries(SET, { ...lies, claimedSize: 0xffff_fff0 }))).toEqual(['pack-too-big']);
  });

  it('situation 6: 100,000 entries', async () => {
    const many = Array.from({ length: 100_000 }, (_, index) => ({ name: `art/${index}`, method: 0 }));
    // The end of a zip has room for a number of 16 bits only, so it says fewer.
    const end = { claimedEntries: many.length % 0x10000 };
    expect(codes(await refused(writeZip([SET, ...many], end)))).toEqual(['pack-too-many-entries']);
  });

  it('a picture of 30,000 × 30,000', async () => {
    const reading = await entries(withPicture('art/huge.png'), {
      name: 'art/huge.png',
      content: Buffer.from(png(30_000, 30_000)),
    });
    expect(codes(reading)).toEqual(['picture-too-many-pixels']);
    expect(reading.problems[0]).toMatchObject({
      found: '"art/huge.png" (30000 × 30000)',
      expected: '≤ 40 MP',
    });
  });

  it('a picture of 11 MiB', async () => {
    const large = { name: 'art/x.jpg', content: Buffer.from(jpeg(10, 10, 'x'.repeat(11 * MIB))) };
    expect(codes(await entries(withPicture('art/x.jpg'), large))).toEqual(['picture-too-big']);
  });

  const drawing = (inside: string): ZipEntry => ({
    name: 'art/x.svg',
    content: `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9">${inside}</svg>`,
  });
  it('an SVG with script', async () => {
    for (const inside of ['<script>alert(1)</script>', '<g onload="alert(1)"/>']) {
      expect(codes(await entries(withPicture('art/x.svg'), drawing(inside)))).toEqual(['svg-active']);
    }
  });

  it('an SVG that fetches something from outside', async () => {
    for (const inside of [
      '<image href="https://example.com/a.png"/>',
      '<use href="../../settings.json#a"/>',
    ]) {
      expect(codes(await entries(withPicture('art/x.svg'), drawing(inside)))).toEqual(['svg-outside']);
    }
  });

  it('a set.json of 100 MB, packed or bare', async () => {
    const large = { name: 'set.json', content: Buffer.alloc(100_000_000, ' ') };
    expect(codes(await entries(large))).toEqual(['pack-set-too-big']);
    expect(codes(await refused(Buffer.alloc(100_000_000, ' '), 'set.json'))).toEqual(['file-too-big']);
  });

  it.each([
    ['lists', '['.repeat(200_000), 'not-json'],
    ['a closed one', `${'['.repeat(200_000)}${']'.repeat(200_000)}`, 'not-a-set'],
    [
      'a card',
      setFile('theirs').replace('"red"', `${'['.repeat(100_000)}${']'.repeat(100_000)}`),
      'wrong-type',
    ],
  ])('deep nesting: %s', async (_name, text, code) => {
    expect(codes(await entries({ name: 'set.json', content: text }))).toEqual([code]);
    expect(codes(await refused(Buffer.from(text), 'set.json'))).toEqual([code]);
  });

  it('a pack cut in half', async () => {
    const whole = writeZip([SET, { name: 'art/x.png', content: Buffer.from(png(10, 10)) }]);
    expect(codes(await refused(whole.subarray(0, whole.length / 2)))).toEqual(['pack-damaged']);
    expect(codes(await refused(Buffer.from(setFile('theirs').slice(0, 90)), 'set.json'))).toEqual([
      'not-json',
    ]);
  });

  it('no pack at all', async () => {
    expect(codes(await refused(Buffer.from('MZ\x90\0'), 'theirs.tefuda'))).toEqual(['pack-not-zip']);
    expect(codes(await refused(Buffer.alloc(65_536), 'set.json'))).toEqual(['not-text']);
    expect(codes(await refused(new Uint8Array(), 'theirs.tefuda'))).toEqual(['empty-file']);
  });

  it.each([
    ['−1', 'tefuda-card-set/-1', 'format-unknown'],
    ['one more than known', 'tefuda-card-set/2', 'format-newer'],
    ['none', undefined, 'format-missing'],
  ])('a format number of %s', async (_name, format, code) => {
    const content = setFile('theirs', { format });
    expect(codes(await entries({ name: 'set.json', content }))).toEqual([code]);
  });

  it('situation 6: two names that are one', async () => {
    const twice = [
      { name: 'art/x.png', content: Buffer.from(png(1, 1)) },
      { name: 'ART/X.png', content: 'other' },
    ];
    expect(codes(await entries(SET, ...twice))).toEqual(['pack-same-name']);
  });

  it('a set whose id would be a path', async () => {
    for (const id of ['../../x', 'a/b', 'C:', 'x\0', '.', '__proto__', 'ＡＢ']) {
      expect(codes(await entries({ name: 'set.json', content: setFile(id) }))).toEqual(['bad-id']);
    }
  });
});

describe('what cannot hurt comes in, and cannot disguise itself:', () => {
  async function taken(...list: readonly ZipEntry[]): Promise<PackReading & { readonly id: string }> {
    const read = await tests.packs.read(tests.upload('theirs.tefuda', writeZip(list)));
    if (!read.ok) throw new Error(read.refusal.key);
    expect(await folderContent(tests.folder)).toEqual(before);
    const done = await tests.packs.finish({ pack: read.value.pack, as: 'itself', pictures: [] });
    if (!done.ok) throw new Error(done.refusal.key);
    return { ...read.value, id: done.value.id };
  }

  it('names from other alphabets, emoji, right-to-left text, invisible letters, prototype keys', async () => {
    const name = { en: '\u202Egnp.exe <b>Сад</b> 🎉\u200B', ja: 'حديقة' };
    const cards = [
      kirby('constructor', { name: { en: '👩‍👩‍👧', ja: '__proto__' } }),
      kirby('to-string', { art: { file: 'art/حديقة 🎉.png' } }),
    ];
    const content = setFile('theirs', { name, cards }).replace(
      '"cards"',
      '"__proto__":{"polluted":1},"cards"',
    );
    const picture = { name: 'art/حديقة 🎉.png', content: Buffer.from(png(3, 2)) };
    const { id, set, pictures } = await taken({ name: 'set.json', content }, picture);
    expect(id).toBe('theirs');
    expect(set).toMatchObject({ name, entries: 2 });
    expect(pictures).toMatchObject([{ name: 'art/حديقة 🎉.png', width: 3, height: 2, kept: null }]);
    const opened = await tests.designs.open('theirs');
    expect(opened).toMatchObject({
      ok: true,
      value: { draft: { name, cards: [{ id: 'constructor' }, {}] } },
    });
    expect(Object.keys({})).toEqual([]);
    expect(Reflect.get({}, 'polluted')).toBeUndefined();
    // No name from the pack has become a path.
    const added = Object.keys(await folderContent(tests.folder)).filter((path) => !(path in before));
    expect(added.sort()).toEqual(['designs/theirs', 'designs/theirs/set.json']);
    // Nor the name of the file it is sent out as.
    expect(await tests.designs.export('theirs')).toMatchObject({ value: { name: 'gnp.exe b Сад b.tefuda' } });
  });

  it('a picture that is not one is told and left out; the card stays and names it', async () => {
    const { problems, pictures } = await taken(withPicture('art/x.png'), {
      name: 'art/x.png',
      content: '<html><script>alert(1)</script></html>',
    });
    expect(pictures).toEqual([]);
    expect(problems).toMatchObject([{ code: 'picture-unknown', severity: 'warning', found: '"art/x.png"' }]);
    const listed = (await tests.designs.list()).find(({ id }) => id === 'theirs');
    expect(listed?.problems).toMatchObject([
      { code: 'missing-picture', path: 'cards[0].art.file', found: '"art/x.png"' },
    ]);
  });

  it('what is neither set nor picture stays in the pack', async () => {
    const { problems, pictures } = await taken(
      SET,
      { name: 'run.exe', content: 'MZ' },
      { name: 'readme.txt' },
    );
    expect([problems, pictures]).toEqual([[], []]);
  });
});

it('every code of this page is an error or is told', () => {
  const said: ProblemCode[] = ['picture-too-many-pixels', 'picture-unknown', 'svg-active', 'svg-outside'];
  expect(said.map((code) => SEVERITIES[code])).toEqual(['error', 'warning', 'error', 'error']);
});
