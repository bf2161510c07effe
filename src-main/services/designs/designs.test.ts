import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { ownSet } from '@shared/contract/designs';
import type { DesignsDraft, DraftCard } from '@shared/contract/drafts';
import { openTestDesigns, type TestDesigns } from '../testing/designs';
import { faultyFiles, type Fault } from '../testing/faulty-files';
import { folderContent } from '../testing/folder-content';
import { jpeg } from '../testing/pictures';
import { kirby, setFile } from '../testing/sets';
import { revisionOf } from './shelf';

const pathOf = ({ folder }: TestDesigns, id: string): string => join(folder, 'designs', id, 'set.json');
const textOf = (tests: TestDesigns, id: string): Promise<string> => readFile(pathOf(tests, id), 'utf8');
const refusal = (code: string, values?: Record<string, string>) => ({
  ok: false,
  refusal: { key: `main.refusals.${code}`, ...(values && { values }) },
});

/** Writes a set's file as another program would. */
async function put(tests: TestDesigns, id: string, text: string | Uint8Array): Promise<void> {
  await mkdir(join(tests.folder, 'designs', id), { recursive: true });
  await writeFile(pathOf(tests, id), text);
  await tests.library.reload('others');
}

interface Open {
  readonly draft: DesignsDraft;
  readonly revision: string;
}

async function open(tests: TestDesigns, id: string): Promise<Open> {
  const opened = await tests.designs.open(id);
  if (!opened.ok || opened.value.draft.kind !== 'designs') throw new Error('It does not open.');
  return { draft: opened.value.draft, revision: opened.value.revision };
}

async function create(tests: TestDesigns, name = 'Garden'): Promise<Open> {
  const created = await tests.designs.create({ kind: 'designs', name: { en: name } });
  if (!created.ok) throw new Error(created.refusal.key);
  return open(tests, created.value.id);
}

const card = (id: string, name = id): DraftCard => ({
  ...{ type: 'kirby', id, copies: 1, name: { en: name }, color: 'red', power: 4, effects: [{ get: 2 }] },
});
const withCards = (draft: DesignsDraft, ...ids: string[]): DesignsDraft => ({
  ...draft,
  cards: ids.map((id) => card(id)),
});

async function save(tests: TestDesigns, { draft, revision }: Open): Promise<string> {
  const saved = await tests.designs.save({ draft, revision });
  if (!saved.ok) throw new Error(saved.refusal.key);
  return saved.value.revision;
}

describe('a set of one’s own', () => {
  it('is made, filled, kept, listed, and joins the library', async () => {
    const tests = await openTestDesigns();
    expect(await tests.designs.create({ kind: 'designs', name: { ja: 'あおいの にわ' } })).toEqual({
      ok: true,
      value: { id: 'aoino-niwa' },
    });
    const { draft, revision } = await open(tests, 'aoino-niwa');
    expect(draft).toEqual({ kind: 'designs', id: 'aoino-niwa', name: { ja: 'あおいの にわ' }, cards: [] });
    const after = await save(tests, { draft: withCards(draft, 'one', 'two'), revision });
    expect(revisionOf(await textOf(tests, 'aoino-niwa'))).toBe(after);
    expect(ownSet.array().parse(await tests.designs.list())).toEqual([
      {
        ...{ id: 'aoino-niwa', kind: 'designs', name: { ja: 'あおいの にわ' }, entries: 2 },
        ...{ printTrue: false, problems: [], openable: true },
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

describe('a set that is changed from outside', () => {
  it('while it is being edited: both versions are kept, and it is told', async () => {
    const tests = await openTestDesigns();
    const opened = await create(tests);
    const outside = setFile('garden', { cards: [kirby('theirs')] });
    await put(tests, 'garden', outside);
    const draft = withCards(opened.draft, 'mine');
    const saved = await tests.designs.save({ draft, revision: opened.revision });
    expect(saved).toMatchObject({ ok: true, value: { outside: 'garden-2' } });
    expect((await open(tests, 'garden')).draft).toEqual(draft);
    expect((await open(tests, 'garden-2')).draft).toMatchObject({
      name: { en: 'Garden (2)', ja: 'にわ (2)' },
      cards: [{ id: 'theirs' }],
    });
    // The next save goes on from there.
    const revision = saved.ok ? saved.value.revision : '';
    expect(await tests.designs.save({ draft: withCards(draft, 'more'), revision })).toMatchObject({
      value: { outside: null },
    });
    expect(await tests.designs.list()).toHaveLength(2);
  });

  it.each([
    ['by a newer version', setFile('garden').replace('card-set/1', 'card-set/2')],
    ['by half', setFile('garden').slice(0, 60)],
    ['to NULs', '\0'.repeat(64)],
  ])('%s: its version stays letter for letter', async (_name, outside) => {
    const tests = await openTestDesigns();
    const opened = await create(tests);
    await put(tests, 'garden', outside);
    expect(
      await tests.designs.save({ draft: withCards(opened.draft, 'mine'), revision: opened.revision }),
    ).toMatchObject({ ok: true, value: { outside: 'garden-2' } });
    expect(await textOf(tests, 'garden-2')).toBe(outside);
    expect((await open(tests, 'garden')).draft.cards).toMatchObject([{ id: 'mine' }]);
  });

  it('to what is being saved: nothing happens', async () => {
    const tests = await openTestDesigns();
    const { draft, revision } = await create(tests);
    const first = await save(tests, { draft: withCards(draft, 'one'), revision });
    // The answer got lost, and the page asks once more.
    expect(await tests.designs.save({ draft: withCards(draft, 'one'), revision })).toEqual({
      ok: true,
      value: { revision: first, outside: null },
    });
  });

  it('and is gone: what is being edited is written again', async () => {
    const tests = await openTestDesigns();
    const { draft, revision } = await create(tests);
    await rm(join(tests.folder, 'designs', 'garden'), { recursive: true });
    await tests.library.reload('others');
    await save(tests, { draft: withCards(draft, 'one'), revision });
    expect((await open(tests, 'garden')).draft.cards).toHaveLength(1);
  });

  it('is noticed, and told when it is left out from then on', async () => {
    const tests = await openTestDesigns();
    await put(tests, 'theirs', setFile('theirs'));
    expect(tests.library.set('theirs')).not.toBeNull();
    await put(tests, 'theirs', setFile('theirs', { kind: 'desings' }));
    expect(await tests.designs.list()).toMatchObject([
      { id: 'theirs', problems: [{ code: 'unknown-kind' }] },
    ]);
    expect(tests.told()).toEqual(['main.notices.set-left-out']);
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
      { id: 'theirs', openable: false, printTrue: false, problems: [{ code: problem }] },
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

describe('a set whose pictures are lost while it is open', () => {
  it('is renamed, saved, saved as another and sent out all the same; what is lost is named and stays named', async () => {
    const faults: Fault[] = [];
    const tests = await openTestDesigns({ system: faultyFiles(faults) });
    const { draft, revision } = await create(tests);
    const hashes: string[] = [];
    for (const content of ['whole', 'deleted', 'unreadable']) {
      const kept = await tests.art.keep(jpeg(10, 10, content));
      if (kept.ok) hashes.push(kept.value.hash);
    }
    const cards = hashes.map((file, index) => ({ ...card(`card-${index}`), art: { file } }));
    const second = await save(tests, { draft: { ...draft, cards }, revision });
    const pathOfArt = (index: number): string => join(tests.folder, 'art', `${hashes[index] ?? ''}.jpg`);
    await rm(pathOfArt(1));
    faults.push({ method: 'readBytes', code: 'EIO', times: 99, ending: pathOfArt(2) });

    const renamed: DesignsDraft = { ...draft, name: { en: 'Renamed' }, cards };
    await save(tests, { draft: renamed, revision: second });
    expect((await open(tests, 'garden')).draft).toEqual(renamed);
    expect(await tests.designs.duplicate('garden')).toMatchObject({ ok: true });
    expect((await open(tests, 'garden-2')).draft.cards).toEqual(cards);
    expect(
      (await tests.designs.list()).map(({ problems }) => problems.map(({ path, code }) => [path, code])),
    ).toEqual([[['cards[1].art.file', 'missing-picture']], [['cards[1].art.file', 'missing-picture']]]);
    const made = await tests.designs.export('garden');
    expect(made).toMatchObject({ ok: true, value: { name: 'Renamed.tefuda' } });
    expect(tests.told()).toEqual(['main.notices.picture-not-packed', 'main.notices.picture-not-packed']);
    const pack = made.ok ? tests.made.find(made.value.address) : null;
    const upload = tests.upload('a.tefuda', pack?.bytes ?? new Uint8Array());
    expect(await tests.packs.read(upload)).toMatchObject({
      value: { pictures: [{ kept: hashes[0] }], problems: [{ path: 'cards[1].art.file' }, {}] },
    });
  });
});

describe('a disk that makes trouble', () => {
  const fault = (code: string, times: number): Fault => ({
    ...{ method: 'replace', code, times },
    ending: 'set.json',
  });

  it('once or five times only delays', async () => {
    for (const times of [1, 5]) {
      const faults: Fault[] = [];
      const tests = await openTestDesigns({ system: faultyFiles(faults) });
      const { draft, revision } = await create(tests);
      faults.push(fault('EPERM', times));
      await save(tests, { draft: withCards(draft, 'one'), revision });
      expect((await open(tests, 'garden')).draft.cards).toHaveLength(1);
    }
  });

  it('always: the work lies safely beside it, the old version is whole, and a person is told where', async () => {
    const faults: Fault[] = [];
    const tests = await openTestDesigns({ system: faultyFiles(faults) });
    const { draft, revision } = await create(tests);
    const before = await textOf(tests, 'garden');
    faults.push(fault('EACCES', 1000));
    const file = 'set.json.unsaved-1';
    for (const ids of [['one'], ['one', 'two']]) {
      expect(await tests.designs.save({ draft: withCards(draft, ...ids), revision })).toEqual(
        refusal('kept-refused', { file }),
      );
    }
    expect(await textOf(tests, 'garden')).toBe(before);
    const kept = await readFile(join(tests.folder, 'designs', 'garden', file), 'utf8');
    expect(JSON.parse(kept)).toMatchObject({ cards: [{ id: 'one' }, { id: 'two' }] });
    // When the disk gives way, the copy is not needed any more.
    faults.length = 0;
    await save(tests, { draft: withCards(draft, 'one', 'two'), revision });
    expect((await readdir(join(tests.folder, 'designs', 'garden'))).sort()).toEqual([
      'backups',
      'set.json',
      'set.json.previous',
    ]);
  });

  it('again and again over what another program wrote: its version is kept once', async () => {
    const faults: Fault[] = [];
    const tests = await openTestDesigns({ system: faultyFiles(faults) });
    const { draft, revision } = await create(tests);
    await put(tests, 'garden', setFile('garden', { cards: [kirby('theirs')] }));
    const locked = fault('EBUSY', 1000);
    faults.push({ ...locked, ending: 'garden/set.json' });
    for (let tried = 0; tried < 3; tried += 1) {
      expect(await tests.designs.save({ draft: withCards(draft, 'mine'), revision })).toMatchObject({
        ok: false,
      });
    }
    faults.length = 0;
    expect(await tests.designs.save({ draft: withCards(draft, 'mine'), revision })).toMatchObject({
      value: { outside: 'garden-2' },
    });
    const sets = (await tests.designs.list()).map(({ id }) => id);
    expect(sets).toEqual(['garden', 'garden-2']);
  });

  it('is not asked to hold a set that could not be read again', async () => {
    const tests = await openTestDesigns();
    const { draft, revision } = await create(tests);
    const before = await textOf(tests, 'garden');
    const words = 'x'.repeat(5000);
    // 2,000 cards of more than 5,000 letters: past 8 MiB.
    const cards = Array.from({ length: 2000 }, (_, index) => card(`c${index}`, words));
    expect(await tests.designs.save({ draft: { ...draft, cards }, revision })).toEqual(
      refusal('set-too-big'),
    );
    expect(await textOf(tests, 'garden')).toBe(before);
  });

  it.each([
    ['ENOSPC', 'disk-full'],
    ['EROFS', 'disk-refused'],
  ])('%s at every write: refused in words, the old version is whole', async (code, words) => {
    const faults: Fault[] = [];
    const tests = await openTestDesigns({ system: faultyFiles(faults) });
    const { draft, revision } = await create(tests);
    const before = await textOf(tests, 'garden');
    for (const method of ['replace', 'writeAt', 'copy', 'makeFolder'] as const) {
      faults.push({ method, code, times: 1000 });
    }
    expect(await tests.designs.save({ draft: withCards(draft, 'one'), revision })).toEqual(refusal(words));
    expect(await tests.designs.create({ kind: 'designs', name: { en: 'New' } })).toEqual(refusal(words));
    expect(await tests.designs.duplicate('garden')).toEqual(refusal(words));
    expect(await textOf(tests, 'garden')).toBe(before);
    expect(await tests.designs.list()).toMatchObject([{ id: 'garden' }]);
  });

  it('that fills up between write and rename: nothing of the new version shows', async () => {
    const faults: Fault[] = [];
    const tests = await openTestDesigns({ system: faultyFiles(faults) });
    const { draft, revision } = await create(tests);
    const half = async (path: string): Promise<void> => writeFile(`${path}.1234`, '{"half');
    faults.push({ ...fault('ENOSPC', 1), before: half });
    expect(await tests.designs.save({ draft: withCards(draft, 'one'), revision })).toMatchObject({
      ok: false,
    });
    expect((await open(tests, 'garden')).draft.cards).toEqual([]);
  });

  it('that lets nothing be moved: nothing is taken away', async () => {
    const tests = await openTestDesigns({
      system: faultyFiles([{ method: 'rename', code: 'EPERM', times: 1, ending: 'garden' }]),
    });
    await create(tests);
    expect(await tests.designs.remove('garden')).toEqual(refusal('disk-refused'));
    expect(await tests.designs.list()).toMatchObject([{ id: 'garden' }]);
    expect(await tests.designs.remove('garden')).toMatchObject({ ok: true });
  });
});

describe('many saves at once', () => {
  it('land in the order they were asked for', async () => {
    const tests = await openTestDesigns();
    const { draft, revision } = await create(tests);
    const saves = ['a', 'b', 'c'].map((id) => tests.designs.save({ draft: withCards(draft, id), revision }));
    const answers = await Promise.all(saves);
    expect(answers.map((answer) => answer.ok)).toEqual([true, true, true]);
    expect((await open(tests, 'garden')).draft.cards).toMatchObject([{ id: 'c' }]);
    // Two windows wrote the same version on: what each of them wrote is there.
    const all = await Promise.all(['garden-2', 'garden-3'].map((id) => open(tests, id)));
    expect(all.map((each) => each.draft.cards[0]?.id)).toEqual(['a', 'b']);
  });
});
