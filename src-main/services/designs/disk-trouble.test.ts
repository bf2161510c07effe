import { readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import type { DesignsDraft } from '@shared/contract/drafts';
import { card, create, open, put, refusal, save, textOf, withCards } from '../testing/designing';
import { openTestDesigns } from '../testing/designs';
import { faultyFiles, type Fault } from '../testing/faulty-files';
import { jpeg } from '../testing/pictures';
import { kirby, setFile } from '../testing/sets';

describe('a set whose pictures are lost while it is open', () => {
  it('situation 2: is renamed, saved, saved as another and sent out all the same; what is lost is named', async () => {
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

  it('situation 9: once or five times only delays', async () => {
    for (const times of [1, 5]) {
      const faults: Fault[] = [];
      const tests = await openTestDesigns({ system: faultyFiles(faults) });
      const { draft, revision } = await create(tests);
      faults.push(fault('EPERM', times));
      await save(tests, { draft: withCards(draft, 'one'), revision });
      expect((await open(tests, 'garden')).draft.cards).toHaveLength(1);
    }
  });

  it('situation 9: always: the work lies safely beside it, the old version is whole, and a person is told where', async () => {
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
  ])('situation 9: %s at every write: refused in words, the old version is whole', async (code, words) => {
    const faults: Fault[] = [];
    const tests = await openTestDesigns({ system: faultyFiles(faults) });
    const { draft, revision } = await create(tests);
    const before = await textOf(tests, 'garden');
    for (const method of ['replace', 'writeAt', 'copy', 'makeFolder'] as const) {
      faults.push({ method, code, times: 1000 });
    }
    expect(await tests.designs.save({ draft: withCards(draft, 'one'), revision })).toEqual(refusal(words));
    expect(await tests.designs.create({ game: 'copytoru', kind: 'designs', name: { en: 'New' } })).toEqual(
      refusal(words),
    );
    expect(await tests.designs.duplicate('garden')).toEqual(refusal(words));
    expect(await textOf(tests, 'garden')).toBe(before);
    expect(await tests.designs.list()).toMatchObject([{ id: 'garden' }]);
  });

  it('situation 9: that fills up between write and rename: nothing of the new version shows', async () => {
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
    const faults: Fault[] = [{ method: 'rename', code: 'EPERM', times: 1000, ending: 'garden' }];
    const tests = await openTestDesigns({ system: faultyFiles(faults) });
    await create(tests);
    expect(await tests.designs.remove('garden')).toEqual(refusal('disk-refused'));
    expect(await tests.designs.list()).toMatchObject([{ id: 'garden' }]);
    faults.length = 0;
    expect(await tests.designs.remove('garden')).toMatchObject({ ok: true });
  });

  it.each([
    ['lets nothing be moved five times', { method: 'rename', code: 'EBUSY', times: 5 } as const],
    ['does not flush folders', { method: 'flushFolder', code: 'EIO', times: 1000 } as const],
  ])('that %s: what has moved is said to have moved', async (_name, trouble) => {
    const faults: Fault[] = [];
    const tests = await openTestDesigns({ system: faultyFiles(faults) });
    await create(tests);
    faults.push({ ...trouble });
    expect(await tests.designs.remove('garden')).toEqual({ ok: true, value: null });
    expect(await tests.designs.list()).toEqual([]);
    faults.splice(0, 1, { ...trouble });
    expect(await tests.designs.putBack('garden')).toEqual({ ok: true, value: null });
    expect(await tests.designs.list()).toMatchObject([{ id: 'garden' }]);
  });
});
