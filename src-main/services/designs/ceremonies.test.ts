import { describe, expect, it } from 'vitest';
import type { DesignsDraft, DraftCeremony } from '@shared/contract/drafts';
import { packReading, type PackReading } from '@shared/contract/pictures';
import { open, save, textOf } from '../testing/designing';
import { openTestDesigns, type TestDesigns } from '../testing/designs';
import { setFile } from '../testing/sets';

const ceremony = (id: string, points = 2): DraftCeremony => ({
  type: 'ceremony',
  id,
  name: { en: id },
  effect: { hears: 'completed', by: 'me', where: 'away', points },
});

/** A new set of ceremonies, opened with these in it. */
async function made(tests: TestDesigns, ...cards: DraftCeremony[]): Promise<DesignsDraft> {
  const created = await tests.designs.create({ game: 'kokopelli', kind: 'designs', name: { en: 'Feast' } });
  if (!created.ok) throw new Error(created.refusal.key);
  const { draft, revision } = await open(tests, created.value.id);
  const filled = { ...draft, cards };
  await save(tests, { draft: filled, revision });
  return filled;
}

async function read(tests: TestDesigns, bytes: Uint8Array, name: string): Promise<PackReading> {
  const reading = await tests.packs.read(tests.upload(name, bytes));
  if (!reading.ok) throw new Error(reading.refusal.key);
  return packReading.parse(reading.value);
}

describe('a set of ceremonies of one’s own', () => {
  it('is made, filled, listed, and joins the library', async () => {
    const tests = await openTestDesigns();
    const draft = await made(tests, ceremony('lantern-walk'), ceremony('long-night', 3));
    expect(await tests.designs.list()).toMatchObject([
      { id: 'feast', game: 'kokopelli', kind: 'designs', entries: 2, printTrue: false, problems: [] },
    ]);
    expect((await open(tests, 'feast')).draft).toEqual(draft);
    expect(tests.library.snapshot().sets).toContainEqual({
      ...{ id: 'feast', game: 'kokopelli', kind: 'designs', name: { en: 'Feast' }, shipped: false },
      // Three cards of each.
      counts: expect.objectContaining({ ceremony: 6 }) as unknown,
    });
    expect(tests.library.snapshot().cards['feast/long-night']).toMatchObject({
      effect: { hears: 'completed', points: 3 },
      copies: 3,
    });
  });

  it('has earlier versions, which tell how they differ and can be taken up', async () => {
    const tests = await openTestDesigns();
    const draft = await made(tests, ceremony('lantern-walk'));
    const { revision } = await open(tests, 'feast');
    await save(tests, { draft: { ...draft, cards: [ceremony('lantern-walk', 5)] }, revision });
    const listed = await tests.designs.backups('feast');
    const [latest] = listed.ok ? listed.value : [];
    expect(latest).toMatchObject({
      entries: 1,
      against: { only: [], lacks: [], other: [{ en: 'lantern-walk' }] },
    });
    const restored = await tests.designs.restore('feast', latest?.sequence ?? 0);
    expect(restored).toMatchObject({ ok: true, value: { draft } });
  });

  it('goes to somebody else as a pack, and comes in there as it was', async () => {
    const tests = await openTestDesigns();
    const draft = await made(tests, ceremony('lantern-walk'));
    const pack = await tests.designs.export('feast');
    const bytes = pack.ok ? tests.made.find(pack.value.address)?.bytes : undefined;
    expect(pack).toMatchObject({ ok: true, value: { name: 'Feast.tefuda' } });
    const other = await openTestDesigns();
    const reading = await read(other, bytes ?? new Uint8Array(), 'Feast.tefuda');
    expect(reading).toMatchObject({
      set: { id: 'feast', game: 'kokopelli', kind: 'designs', entries: 1 },
      taken: 'no',
      problems: [],
    });
    expect(await other.packs.finish({ pack: reading.pack, as: 'itself', pictures: [] })).toMatchObject({
      ok: true,
    });
    expect((await open(other, 'feast')).draft).toEqual(draft);
    expect(await textOf(other, 'feast')).toBe(await textOf(tests, 'feast'));
    expect((await read(other, bytes ?? new Uint8Array(), 'Feast.tefuda')).taken).toBe('same');
  });

  it('comes in without the wild card, which is not designed', async () => {
    const tests = await openTestDesigns();
    const wild = { id: 'kokopelli', type: 'kokopelli', name: { en: 'Kokopelli' } };
    const box = setFile('box', { game: 'kokopelli', kind: 'base', cards: [ceremony('lantern-walk'), wild] });
    const { pack, set, problems } = await read(tests, Buffer.from(box), 'set.json');
    expect(set).toMatchObject({ kind: 'designs', entries: 1 });
    expect(problems).toContainEqual(
      expect.objectContaining({ code: 'card-not-played', found: '1', expected: 'ceremony' }),
    );
    await tests.packs.finish({ pack, as: 'itself', pictures: [] });
    expect((await open(tests, 'box')).draft.cards).toEqual([ceremony('lantern-walk')]);
  });
});

describe('pictures of one’s own for cards of Kokopelli', () => {
  it('are a set of looks that is kept and listed with its game', async () => {
    const tests = await openTestDesigns();
    const created = await tests.designs.create({
      game: 'kokopelli',
      kind: 'variants',
      name: { en: 'Photos' },
    });
    const id = created.ok ? created.value.id : '';
    const opened = await tests.designs.open(id);
    if (!opened.ok || opened.value.draft.kind !== 'variants') throw new Error('It does not open.');
    const { draft, revision } = opened.value;
    const variants = [
      { id: 'mine', of: 'kokopelli-base/flute-host', art: { scene: 'meadow' } },
      { id: 'wild', of: 'kokopelli-base/kokopelli', art: { scene: 'meadow' } },
    ];
    expect(await tests.designs.save({ revision, draft: { ...draft, variants } })).toMatchObject({ ok: true });
    expect(await tests.designs.list()).toMatchObject([
      { id, game: 'kokopelli', kind: 'variants', entries: 2 },
    ]);
    expect(tests.library.snapshot().variants[`${id}/mine`]).toMatchObject({
      of: 'kokopelli-base/flute-host',
    });
  });
});
