import { mkdir, readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { ownSet } from '@shared/contract/designs';
import type { DesignsDraft, DraftCard } from '@shared/contract/drafts';
import { card, create, open, put, refusal, save, textOf, withCards } from '../testing/designing';
import { openTestDesigns } from '../testing/designs';
import { folderContent } from '../testing/folder-content';
import { kirby, setFile } from '../testing/sets';
import { revisionOf } from './shelf';

describe('a set of one’s own', () => {
  it('is made, filled, kept, listed, and joins the library', async () => {
    const tests = await openTestDesigns();
    expect(
      await tests.designs.create({ game: 'copytoru', kind: 'designs', name: { ja: 'あおいの にわ' } }),
    ).toEqual({
      ok: true,
      value: { id: 'aoino-niwa' },
    });
    const { draft, revision } = await open(tests, 'aoino-niwa');
    expect(draft).toEqual({
      game: 'copytoru',
      kind: 'designs',
      id: 'aoino-niwa',
      name: { ja: 'あおいの にわ' },
      cards: [],
    });
    const after = await save(tests, { draft: withCards(draft, 'one', 'two'), revision });
    expect(revisionOf(await textOf(tests, 'aoino-niwa'))).toBe(after);
    expect(ownSet.array().parse(await tests.designs.list())).toEqual([
      {
        ...{ id: 'aoino-niwa', game: 'copytoru', kind: 'designs', name: { ja: 'あおいの にわ' }, entries: 2 },
        ...{ printTrue: false, problems: [], openable: true, revision: after },
      },
    ]);
    expect(tests.library.snapshot().cards['aoino-niwa/one']).toMatchObject({ power: 4 });
    expect(tests.published.at(-1)).toMatchObject({ name: 'library.changed' });
    expect(tests.told()).toEqual([]);
  });

  it('never takes an id that somebody has, nor one that was just taken away', async () => {
    const tests = await openTestDesigns();
    const make = async (name: string): Promise<string> => (await create(tests, name)).draft.id;
    expect([await make('Garden'), await make('Garden'), await make('garden!')]).toEqual([
      'garden',
      'garden-2',
      'garden-3',
    ]);
    await tests.designs.remove('garden-2');
    expect(await make('Garden')).toBe('garden-4');
    expect(await make('Copytoru base')).toBe('copytoru-base-2');
    await mkdir(join(tests.folder, 'designs', 'empty'));
    expect(await make('Empty')).toBe('empty-2');
  });

  it('is print-true with exactly the four blanks of the box', async () => {
    const tests = await openTestDesigns();
    const { draft, revision } = await create(tests);
    const enemy = (id: string): DraftCard => ({
      ...{ type: 'enemy', id, copies: 1, name: { en: id }, color: 'red', life: 1, points: 2 },
    });
    const four = { ...draft, cards: [card('a'), enemy('b'), card('c'), enemy('d')] };
    await save(tests, { draft: four, revision });
    expect(await tests.designs.list()).toMatchObject([{ printTrue: true, entries: 4 }]);
  });

  it('with a name of 400 letters is packed under a name that every system takes, and says what is wrong elsewhere', async () => {
    const tests = await openTestDesigns();
    const long = 'あ'.repeat(400);
    const { draft, revision } = await create(tests);
    await save(tests, { draft: { ...withCards(draft, 'one'), name: { ja: long } }, revision });
    const packed = await tests.designs.export(draft.id);
    if (!packed.ok) throw new Error(packed.refusal.key);
    expect(packed.value.name).toBe(`${'あ'.repeat(60)}.tefuda`);
    expect(Buffer.byteLength(packed.value.name)).toBeLessThan(256);
    const bytes = tests.made.find(packed.value.address)?.bytes ?? new Uint8Array();
    expect(await tests.packs.read(tests.upload(packed.value.name, bytes))).toMatchObject({
      value: { set: null, problems: [{ code: 'text-too-long', path: 'name.ja' }] },
    });
  });

  it('with texts that are too long is kept and opened; the library leaves it out and says why', async () => {
    const tests = await openTestDesigns();
    const { draft, revision } = await create(tests);
    const long: DesignsDraft = {
      ...draft,
      cards: [card('one', 'n'.repeat(400)), { ...card('two'), name: {} }],
    };
    await save(tests, { draft: long, revision });
    expect((await open(tests, 'garden')).draft).toEqual(long);
    expect(tests.library.set('garden')).toBeNull();
    const [listed] = await tests.designs.list();
    expect(listed?.openable).toBe(true);
    expect(listed?.problems.map(({ path, code }) => [path, code])).toEqual([
      ['cards[0].name.en', 'text-too-long'],
      ['cards[1].name', 'no-language'],
    ]);
    // Whoever is writing it sees that in the editor: it is no news.
    expect(tests.told()).toEqual([]);
  });

  it('is duplicated under a number, looks too', async () => {
    const tests = await openTestDesigns();
    const { draft, revision } = await create(tests);
    await save(tests, { draft: withCards(draft, 'one'), revision });
    expect(await tests.designs.duplicate('garden')).toEqual({ ok: true, value: { id: 'garden-2' } });
    expect((await open(tests, 'garden-2')).draft).toEqual({
      ...withCards(draft, 'one'),
      id: 'garden-2',
      name: { en: 'Garden (2)' },
    });
    expect(await tests.designs.duplicate('nobody')).toEqual(refusal('no-such-set'));
  });
});

describe('a file that no editor can take up', () => {
  it.each([
    [
      'of a newer version',
      setFile('theirs').replace('card-set/1', 'card-set/2'),
      'set-newer',
      'format-newer',
    ],
    ['of a format number of −1', setFile('theirs').replace('/1', '/-1'), 'set-closed', 'format-unknown'],
    ['without a format', setFile('theirs', { format: undefined }), 'set-closed', 'format-missing'],
    ['cut in half', setFile('theirs').slice(0, 90), 'set-closed', 'not-json'],
    [
      'with a colour nobody knows',
      setFile('theirs', { cards: [kirby('a', { color: 'mauve' })] }),
      'set-closed',
      'unknown-color',
    ],
    ['of nothing', '', 'set-closed', 'empty-file'],
  ])('%s is listed with its problems and stays as it is', async (_name, text, code, problem) => {
    const tests = await openTestDesigns();
    await put(tests, 'theirs', text);
    const before = await folderContent(tests.folder);
    expect(ownSet.array().parse(await tests.designs.list())).toMatchObject([
      { id: 'theirs', openable: false, revision: null, printTrue: false, problems: [{ code: problem }] },
    ]);
    expect(await tests.designs.open('theirs')).toEqual(refusal(code));
    expect(await tests.designs.restore('theirs', 1)).toEqual(refusal('no-such-backup'));
    expect(await folderContent(tests.folder)).toEqual(before);
    // It can still be taken away.
    expect(await tests.designs.remove('theirs')).toMatchObject({ ok: true });
    expect(await tests.designs.list()).toEqual([]);
  });

  it('is called after its folder where its own id is taken', async () => {
    const tests = await openTestDesigns();
    await put(tests, 'garden', setFile('garden'));
    await put(tests, 'A copy', setFile('garden', { cards: [kirby('two')] }));
    await put(tests, 'box', setFile('copytoru-base'));
    expect((await tests.designs.list()).map(({ id, problems }) => [id, problems[0]?.code])).toEqual([
      ['garden', undefined],
      ['a-copy', 'set-id-taken'],
      ['box', 'set-id-taken'],
    ]);
    // Saved by the editor, it gets the id it is called by.
    const { draft, revision } = await open(tests, 'a-copy');
    await save(tests, { draft, revision });
    expect(tests.library.set('a-copy')?.set.cards).toMatchObject([{ id: 'two' }]);
    expect(
      JSON.parse(await readFile(join(tests.folder, 'designs', 'A copy', 'set.json'), 'utf8')),
    ).toMatchObject({
      id: 'a-copy',
    });
  });
});

describe('a set that is taken away', () => {
  it('lies aside in the data folder, and can be put back as it was', async () => {
    const tests = await openTestDesigns();
    const opened = await create(tests);
    await save(tests, { draft: withCards(opened.draft, 'one'), revision: opened.revision });
    const before = await folderContent(join(tests.folder, 'designs'));
    expect(await tests.designs.remove('garden')).toEqual({ ok: true, value: null });
    expect(await tests.designs.list()).toEqual([]);
    expect(tests.library.set('garden')).toBeNull();
    expect(await readdir(join(tests.folder, 'removed'))).toEqual(['garden.1']);
    expect(await tests.designs.open('garden')).toEqual(refusal('no-such-set'));
    // A save that was on its way does not bring it back.
    expect(await tests.designs.save(opened)).toEqual(refusal('no-such-set'));
    expect(await tests.designs.putBack('garden')).toEqual({ ok: true, value: null });
    expect(await folderContent(join(tests.folder, 'designs'))).toEqual(before);
    expect(tests.library.set('garden')).not.toBeNull();
    expect(await tests.designs.putBack('garden')).toEqual(refusal('no-such-set'));
    expect(await tests.designs.remove('nobody')).toEqual(refusal('no-such-set'));
  });

  it('stays aside when another has its id by now', async () => {
    const tests = await openTestDesigns();
    await create(tests);
    await tests.designs.remove('garden');
    await put(tests, 'garden', setFile('garden'));
    expect(await tests.designs.putBack('garden')).toEqual(refusal('set-id-taken', { id: 'garden' }));
    expect(await tests.designs.remove('garden')).toMatchObject({ ok: true });
    expect(await readdir(join(tests.folder, 'removed'))).toEqual(['garden.1', 'garden.2']);
  });
});

describe('earlier versions', () => {
  it('are kept with each save, listed, and can be taken up; the present one becomes one itself', async () => {
    const tests = await openTestDesigns();
    let { draft, revision } = await create(tests);
    for (const ids of [['a'], ['a', 'b'], ['a', 'b', 'c']]) {
      draft = withCards(draft, ...ids);
      revision = await save(tests, { draft, revision });
    }
    const listed = await tests.designs.backups('garden');
    expect(listed.ok && listed.value.map(({ sequence, entries }) => [sequence, entries])).toEqual([
      [3, 2],
      [2, 1],
      [1, 0],
    ]);
    expect(listed.ok && listed.value.every(({ saved }) => Math.abs(Date.now() - saved) < 60_000)).toBe(true);
    const restored = await tests.designs.restore('garden', 2);
    expect(restored).toMatchObject({ ok: true, value: { draft: withCards(draft, 'a') } });
    expect(restored.ok && restored.value.revision).toBe(revisionOf(await textOf(tests, 'garden')));
    const after = await tests.designs.backups('garden');
    expect(after.ok && after.value[0]).toMatchObject({ sequence: 4, entries: 3 });
    expect(await tests.designs.restore('garden', 99)).toEqual(refusal('no-such-backup'));
    expect(await tests.designs.backups('nobody')).toEqual(refusal('no-such-set'));
  });

  it('bring back a set whose file was damaged', async () => {
    const tests = await openTestDesigns();
    const { draft, revision } = await create(tests);
    const second = await save(tests, { draft: withCards(draft, 'a'), revision });
    await save(tests, { draft: withCards(draft, 'a', 'b'), revision: second });
    await put(tests, 'garden', '{"half');
    expect(await tests.designs.restore('garden', 2)).toMatchObject({
      ok: true,
      value: { draft: { cards: [{}] } },
    });
    expect(await tests.designs.list()).toMatchObject([{ id: 'garden', openable: true, entries: 1 }]);
  });
});
