import { readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { DesignsDraft } from '@shared/contract/drafts';
import { packReading, type PackReading } from '@shared/contract/pictures';
import { hashOfArt } from '../art/art';
import { openTestDesigns, type TestDesigns } from '../testing/designs';
import { faultyFiles } from '../testing/faulty-files';
import { folderContent } from '../testing/folder-content';
import { jpeg, png } from '../testing/pictures';
import { enemy, kirby, setFile } from '../testing/sets';
import { writeZip, type ZipEntry } from './testing/zip-writer';

const set = (content: string): ZipEntry => ({ name: 'set.json', content });
const file = (name: string, content: Uint8Array): ZipEntry => ({ name, content: Buffer.from(content) });

async function read(tests: TestDesigns, bytes: Uint8Array, name = 'a.tefuda'): Promise<PackReading> {
  const reading = await tests.packs.read(tests.upload(name, bytes));
  if (!reading.ok) throw new Error(reading.refusal.key);
  return packReading.parse(reading.value);
}
const onDisk = ({ folder }: TestDesigns, id: string): Promise<string> =>
  readFile(join(folder, 'designs', id, 'set.json'), 'utf8');

async function exported(tests: TestDesigns, id: string): Promise<Uint8Array> {
  const made = await tests.designs.export(id);
  const found = made.ok ? tests.made.find(made.value.address) : null;
  if (found === null) throw new Error('There is no pack.');
  return found.bytes;
}

afterEach(() => {
  vi.useRealTimers();
});

describe('a pack that is looked through', () => {
  it('tells what is in it, and gives its pictures to be decoded', async () => {
    const tests = await openTestDesigns();
    const cards = [kirby('one', { art: { file: 'art/a.png' } }), enemy('two')];
    const picture = png(640, 480);
    const pack = writeZip([
      set(setFile('theirs', { cards })),
      file('art/a.png', picture),
      file('art/b.png', png(1, 1)),
    ]);
    const reading = await read(tests, pack);
    expect(reading).toMatchObject({
      set: {
        id: 'theirs',
        game: 'copytoru',
        kind: 'designs',
        name: { en: 'Garden', ja: 'にわ' },
        entries: 2,
      },
      taken: 'no',
      pictures: [{ name: 'art/a.png', width: 640, height: 480, kept: null }],
      problems: [],
    });
    const address = reading.pictures[0]?.address ?? '';
    expect(tests.packs.picture(address)).toEqual({ bytes: picture, type: 'image/png' });
    expect(tests.packs.picture(address.replace(/\d+$/, '1'))).toBeNull();
    expect(tests.packs.picture('/staged/../settings.json')).toBeNull();
    expect(await folderContent(tests.folder)).toEqual({});
  });

  it('may be the bare file of a set', async () => {
    const tests = await openTestDesigns();
    const reading = await read(tests, Buffer.from(`\uFEFF${setFile('theirs')}`), 'theirs.json');
    expect(reading).toMatchObject({ set: { id: 'theirs', entries: 1 }, pictures: [], problems: [] });
  });

  it('is let go when it is given up, when others come, and when nobody goes on with it', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const tests = await openTestDesigns();
    const pack = Buffer.from(setFile('theirs'));
    const finish = (id: string) => tests.packs.finish({ pack: id, as: 'copy', pictures: [] });
    const gone = { ok: false, refusal: { key: 'main.refusals.no-such-pack' } };
    const given = await read(tests, pack, 'a.json');
    tests.packs.cancel(given.pack);
    expect(await finish(given.pack)).toEqual(gone);
    const ids = [];
    for (let index = 0; index < 3; index += 1) ids.push((await read(tests, pack, 'a.json')).pack);
    expect(await finish(ids[0] ?? '')).toEqual(gone);
    expect(await finish(ids[1] ?? '')).toMatchObject({ ok: true });
    vi.advanceTimersByTime(31 * 60_000);
    expect(await finish(ids[2] ?? '')).toEqual(gone);
    expect(await tests.packs.read('0'.repeat(32))).toMatchObject({ ok: false });
  });
});

describe('fifty cards of which six are bad in six ways', () => {
  const cards = Array.from({ length: 50 }, (_, index) => kirby(`card-${index}`));
  cards[3] = kirby('card-3', { color: 'yelow' });
  cards[11] = kirby('card-11', { power: 9 });
  cards[12] = kirby('card-12', { effects: [{ teleport: 1 }] });
  cards[20] = kirby('card-20', { name: { en: 'n'.repeat(301) } });
  cards[33] = kirby('card-7');
  cards[49] = kirby('card-49', { power: '4' });

  it('situation 3: 44 load; six are told with card, field, code and hint', async () => {
    const tests = await openTestDesigns();
    const reading = await read(tests, Buffer.from(setFile('fifty', { cards })), 'fifty.json');
    expect(reading.set).toMatchObject({ id: 'fifty', entries: 44 });
    expect(reading.problems.map(({ path, code, hint }) => [path, code, hint])).toEqual([
      ['cards[3].color', 'unknown-color', 'yellow'],
      ['cards[11].power', 'out-of-range', undefined],
      ['cards[12].effects[0]', 'unknown-step', undefined],
      ['cards[20].name.en', 'text-too-long', undefined],
      ['cards[33].id', 'duplicate-id', undefined],
      ['cards[49].power', 'wrong-type', '4'],
    ]);
    expect(reading.leftOut?.map(({ index, id }) => [index, id])).toEqual([
      [3, 'card-3'],
      [11, 'card-11'],
      [12, 'card-12'],
      [20, 'card-20'],
      [33, 'card-7'],
      [49, 'card-49'],
    ]);
    expect(await tests.packs.finish({ pack: reading.pack, as: 'itself', pictures: [] })).toMatchObject({
      ok: true,
    });
    expect(tests.library.set('fifty')?.set.cards).toHaveLength(44);
    expect(await tests.designs.list()).toMatchObject([{ id: 'fifty', entries: 44, problems: [] }]);
  });

  it('none load when the set itself is wrong, or when all are bad', async () => {
    const tests = await openTestDesigns();
    const wrong = setFile('fifty', { cards, kind: 'design' });
    expect(await read(tests, Buffer.from(wrong), 'a.json')).toMatchObject({ set: null });
    const allBad = setFile('fifty', { cards: cards.filter(({ id }) => id === 'card-3') });
    expect(await read(tests, Buffer.from(allBad), 'a.json')).toMatchObject({
      set: null,
      leftOut: [{ index: 0 }],
    });
  });

  it('a missing picture is named by the place of its card in the file', async () => {
    const tests = await openTestDesigns();
    const some = [kirby('bad', { power: 0 }), kirby('good', { art: { file: 'art/gone.png' } })];
    const { problems, named } = await read(tests, Buffer.from(setFile('some', { cards: some })), 'a.json');
    expect(problems).toMatchObject([
      { code: 'out-of-range', path: 'cards[0].power' },
      { code: 'missing-picture', path: 'cards[1].art.file', found: '"art/gone.png"' },
    ]);
    expect(named?.map(({ index, id }) => [index, id])).toEqual([
      [0, 'bad'],
      [1, 'good'],
    ]);
  });
});

describe('a set that comes in', () => {
  it('is told apart by name from mine that has its id', async () => {
    const tests = await openTestDesigns();
    const first = await read(tests, Buffer.from(setFile('theirs', { name: { en: 'First' } })), 'a.json');
    expect(first).not.toHaveProperty('mine');
    await tests.packs.finish({ pack: first.pack, as: 'itself', pictures: [] });
    const second = Buffer.from(setFile('theirs', { name: { en: 'Second' } }));
    expect(await read(tests, second, 'a.json')).toMatchObject({
      taken: 'own',
      set: { name: { en: 'Second' } },
      mine: { en: 'First' },
    });
  });

  it('shows its pictures by their hashes; one that could not be decoded stays named', async () => {
    const tests = await openTestDesigns();
    const made = await tests.art.keep(jpeg(700, 500));
    if (!made.ok) throw new Error('The picture was not kept.');
    const { hash } = made.value;
    const crop = { x: 0, y: 0.1, width: 1, height: 0.5 };
    const cards = [
      kirby('one', { art: { file: 'art/a.png', crop } }),
      kirby('two', { art: { file: 'art/b.png' } }),
      kirby('three', { art: { file: 'art/c.png' } }),
    ];
    const pictures = ['a', 'b', 'c'].map((name) => file(`art/${name}.png`, png(7, 5)));
    const { pack } = await read(tests, writeZip([set(setFile('theirs', { cards })), ...pictures]));
    expect(
      await tests.packs.finish({
        pack,
        as: 'itself',
        pictures: [
          { name: 'art/a.png', art: hash },
          { name: 'art/b.png', art: null },
          // A hash that nothing was kept under.
          { name: 'art/c.png', art: 'f'.repeat(64) },
        ],
      }),
    ).toEqual({ ok: true, value: { id: 'theirs' } });
    const [listed] = await tests.designs.list();
    expect(listed?.problems.map(({ path, code }) => [path, code])).toEqual([
      ['cards[1].art.file', 'missing-picture'],
      ['cards[2].art.file', 'missing-picture'],
    ]);
    expect(tests.library.snapshot().cards['theirs/one']).toMatchObject({ art: { file: hash, crop } });
    expect(tests.library.snapshot().cards['theirs/two']).toMatchObject({ art: { file: 'art/b.png' } });
    expect(tests.published.at(-1)?.name).toBe('library.changed');
  });

  it('situation 4: is refused under an id that is taken, comes in beside it, or in its place with a backup', async () => {
    const tests = await openTestDesigns();
    const first = await read(tests, Buffer.from(setFile('theirs')), 'a.json');
    await tests.packs.finish({ pack: first.pack, as: 'itself', pictures: [] });
    const before = await folderContent(tests.folder);
    const other = setFile('theirs', { cards: [enemy('other')] });

    const itself = await read(tests, Buffer.from(other), 'a.json');
    expect(itself.taken).toBe('own');
    expect(await tests.packs.finish({ pack: itself.pack, as: 'itself', pictures: [] })).toEqual({
      ok: false,
      refusal: { key: 'main.refusals.set-id-taken', values: { id: 'theirs' } },
    });
    expect(await folderContent(tests.folder)).toEqual(before);

    expect(await tests.packs.finish({ pack: itself.pack, as: 'copy', pictures: [] })).toEqual({
      ok: true,
      value: { id: 'theirs-2' },
    });
    expect(tests.library.set('theirs-2')?.set).toMatchObject({
      name: { en: 'Garden (2)', ja: 'にわ (2)' },
      cards: [{ id: 'other' }],
    });

    const again = await read(tests, Buffer.from(other), 'a.json');
    expect(await tests.packs.finish({ pack: again.pack, as: 'replacing', pictures: [] })).toEqual({
      ok: true,
      value: { id: 'theirs' },
    });
    expect(tests.library.set('theirs')?.set.cards).toMatchObject([{ id: 'other' }]);
    const backups = await tests.designs.backups('theirs');
    expect(backups).toMatchObject({ ok: true, value: [{ sequence: 1, entries: 1 }] });
    await tests.designs.restore('theirs', 1);
    expect(tests.library.set('theirs')?.set.cards).toMatchObject([{ id: 'one' }]);
  });

  it('situation 4: that is there just so already is told to be', async () => {
    const tests = await openTestDesigns();
    const pack = Buffer.from(setFile('theirs'));
    const first = await read(tests, pack, 'a.json');
    await tests.packs.finish({ pack: first.pack, as: 'itself', pictures: [] });
    expect((await read(tests, pack, 'a.json')).taken).toBe('same');
    expect((await read(tests, writeZip([set(setFile('theirs'))]))).taken).toBe('same');
  });

  it('situation 4: with the id of a shipped set can only come in under another', async () => {
    const tests = await openTestDesigns();
    const box = tests.library.set('copytoru-base');
    const { pack, taken } = await read(tests, Buffer.from(setFile('copytoru-base')), 'a.json');
    expect(taken).toBe('shipped');
    for (const as of ['itself', 'replacing'] as const) {
      expect(await tests.packs.finish({ pack, as, pictures: [] })).toEqual({
        ok: false,
        refusal: { key: 'main.refusals.set-id-shipped', values: { id: 'copytoru-base' } },
      });
    }
    expect(await tests.packs.finish({ pack, as: 'copy', pictures: [] })).toEqual({
      ok: true,
      value: { id: 'copytoru-base-2' },
    });
    expect(tests.library.set('copytoru-base')).toEqual(box);
    expect(tests.library.set('copytoru-base-2')).toMatchObject({ shipped: false });
  });

  it('called like a device comes in under an id that every system can have as a folder, and says so', async () => {
    const tests = await openTestDesigns();
    const bytes = Buffer.from(setFile('aux', { kind: 'variants', cards: undefined, variants: [] }));
    for (const upload of [Buffer.from(setFile('com1')), bytes]) {
      const { pack, set, problems } = await read(tests, upload, 'a.json');
      expect(problems).toMatchObject([{ code: 'id-of-device', path: 'id', expected: set?.id }]);
      expect(await tests.packs.finish({ pack, as: 'itself', pictures: [] })).toMatchObject({ ok: true });
    }
    expect((await tests.designs.list()).map(({ id }) => id)).toEqual(['set-aux', 'set-com1']);
    expect((await read(tests, Buffer.from(setFile('com1')), 'a.json')).taken).toBe('same');
  });

  it('that is a whole box comes in as the designs it holds', async () => {
    const tests = await openTestDesigns();
    const cards = [{ id: 'n', type: 'number', name: { en: 'n' } }, kirby('one'), enemy('two')];
    const reading = await read(tests, Buffer.from(setFile('box', { kind: 'base', cards })), 'a.json');
    expect(reading).toMatchObject({
      set: { kind: 'designs', entries: 2 },
      problems: [{ code: 'card-not-played', severity: 'warning', found: '1' }],
    });
    await tests.packs.finish({ pack: reading.pack, as: 'itself', pictures: [] });
    expect(await tests.designs.open('box')).toMatchObject({
      ok: true,
      value: { draft: { kind: 'designs', cards: [{ id: 'one' }, { id: 'two' }] } },
    });
    const none = await read(tests, Buffer.from(setFile('box', { cards: cards.slice(0, 1) })), 'a.json');
    expect(none.set).toBeNull();
  });

  it('situation 4: may have the name of another', async () => {
    const tests = await openTestDesigns();
    for (const id of ['one', 'two']) {
      const { pack } = await read(tests, Buffer.from(setFile(id)), 'a.json');
      await tests.packs.finish({ pack, as: 'itself', pictures: [] });
    }
    expect((await tests.designs.list()).map(({ id, name }) => [id, name.en])).toEqual([
      ['one', 'Garden'],
      ['two', 'Garden'],
    ]);
  });

  it('of looks brings them to the cards they are for', async () => {
    const tests = await openTestDesigns();
    const variants = [{ id: 'mine', of: 'copytoru-base/white-1', art: { file: 'art/a.png' } }];
    const content = setFile('looks', { kind: 'variants', cards: undefined, variants });
    const { pack, set: found } = await read(tests, writeZip([set(content), file('art/a.png', png(4, 4))]));
    expect(found).toMatchObject({ kind: 'variants', entries: 1 });
    await tests.packs.finish({ pack, as: 'itself', pictures: [] });
    expect(await tests.designs.open('looks')).toMatchObject({
      value: { draft: { kind: 'variants', variants: [{ id: 'mine', art: { file: 'art/a.png' } }] } },
    });
  });

  it('leaves nothing behind when the disk is full, and can be tried again', async () => {
    const full = { method: 'replace', code: 'ENOSPC', times: 1, ending: 'set.json' } as const;
    const tests = await openTestDesigns({ system: faultyFiles([{ ...full }]) });
    const { pack } = await read(tests, Buffer.from(setFile('theirs')), 'a.json');
    expect(await tests.packs.finish({ pack, as: 'itself', pictures: [] })).toMatchObject({ ok: false });
    expect(await tests.designs.list()).toEqual([]);
    expect(await tests.packs.finish({ pack, as: 'itself', pictures: [] })).toMatchObject({ ok: true });
    expect(await tests.designs.list()).toMatchObject([{ id: 'theirs' }]);
  });
});

describe('a set that goes out and comes in again', () => {
  const picture = jpeg(1800, 1250, 'a picture');
  const hash = hashOfArt(picture);
  const draft = (id: string): DesignsDraft => ({
    kind: 'designs',
    game: 'copytoru',
    id,
    name: { en: 'Aoi’s garden', ja: 'あおいの にわ' },
    author: 'Aoi',
    cards: [
      {
        ...{
          type: 'kirby',
          id: 'rain',
          copies: 1,
          name: { ja: 'あめ' },
          flavor: { en: 'Drip.' },
          color: 'blue',
        },
        ...{
          ability: 'ice',
          power: 4,
          effects: [{ discardHand: { upTo: 2 } }, { get: { per: 'discarded' } }],
        },
        art: { file: hash, crop: { x: 0.1, y: 0, width: 0.5, height: 1 } },
      },
      {
        ...{ type: 'enemy', id: 'moth', copies: 2, name: { en: 'Moth' }, color: 'white', life: 2, points: 2 },
        art: { scene: 'meadow', figure: 'moth', props: ['lamp'] },
      },
    ],
  });

  async function withSet(): Promise<{ tests: TestDesigns; text: string }> {
    const tests = await openTestDesigns();
    await tests.art.keep(picture);
    const created = await tests.designs.create({
      game: 'copytoru',
      kind: 'designs',
      name: { en: 'Aoi’s garden' },
    });
    const opened = created.ok ? await tests.designs.open(created.value.id) : created;
    if (!opened.ok) throw new Error(opened.refusal.key);
    const { revision, draft: empty } = opened.value;
    await tests.designs.save({ revision, draft: draft(empty.id) });
    return { tests, text: await onDisk(tests, 'aois-garden') };
  }

  it('is the same byte for byte, its picture too, here and on another machine', async () => {
    const { tests, text } = await withSet();
    const pack = await exported(tests, 'aois-garden');
    for (const there of [tests, await openTestDesigns()]) {
      if (there === tests) {
        await there.designs.remove('aois-garden');
        await rm(join(there.folder, 'art'), { recursive: true });
      }
      const reading = await read(there, pack, 'Aoi’s garden.tefuda');
      expect(reading).toMatchObject({ taken: 'no', problems: [], pictures: [{ kept: hash, width: 1800 }] });
      const pictures = reading.pictures.map(({ name, kept }) => ({ name, art: kept }));
      await there.packs.finish({ pack: reading.pack, as: 'itself', pictures });
      expect(await onDisk(there, 'aois-garden')).toBe(text);
      expect(await there.art.read(hash)).toEqual(picture);
      expect(await exported(there, 'aois-garden')).toEqual(pack);
      expect((await read(there, pack)).taken).toBe('same');
    }
    // Brought in again, it is there in earnest: it can be opened and saved.
    const opened = await tests.designs.open('aois-garden');
    expect(opened).toMatchObject({ ok: true, value: { draft: draft('aois-garden') } });
    if (opened.ok) expect(await tests.designs.save(opened.value)).toMatchObject({ value: { outside: null } });
  });

  it('puts a picture right that was damaged here', async () => {
    const { tests } = await withSet();
    const pack = await exported(tests, 'aois-garden');
    await writeFile(join(tests.folder, 'art', `${hash}.jpg`), 'damaged');
    const reading = await read(tests, pack);
    const pictures = reading.pictures.map(({ name, kept }) => ({ name, art: kept }));
    await tests.packs.finish({ pack: reading.pack, as: 'replacing', pictures });
    expect(await tests.art.read(hash)).toEqual(picture);
  });

  it('keeps naming a picture that was lost on the way', async () => {
    const { tests, text } = await withSet();
    await rm(join(tests.folder, 'art'), { recursive: true });
    const pack = await exported(tests, 'aois-garden');
    expect(tests.told()).toEqual(['main.notices.picture-not-packed']);
    const there = await openTestDesigns();
    const reading = await read(there, pack);
    expect(reading.problems).toMatchObject([{ code: 'missing-picture', path: 'cards[0].art.file' }]);
    await there.packs.finish({ pack: reading.pack, as: 'itself', pictures: [] });
    expect(await onDisk(there, 'aois-garden')).toBe(text);
  });

  it('does not trust a name that is the hash of another picture', async () => {
    const tests = await openTestDesigns();
    const cards = [kirby('one', { art: { file: `art/${hash}.jpg` } })];
    const lie = file(`art/${hash}.jpg`, jpeg(10, 10, 'another'));
    const { pictures } = await read(tests, writeZip([set(setFile('theirs', { cards })), lie]));
    expect(pictures).toMatchObject([{ kept: null, width: 10 }]);
  });

  it('may be a shipped one, which comes in as a copy', async () => {
    const tests = await openTestDesigns();
    const reading = await read(tests, await exported(tests, 'copytoru-promo'));
    expect(reading).toMatchObject({ taken: 'shipped', problems: [], set: { kind: 'variants', entries: 8 } });
  });
});
