import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { create, open, put, save, textOf, withCards } from '../testing/designing';
import { openTestDesigns, type TestDesigns } from '../testing/designs';
import { kirby, setFile } from '../testing/sets';

describe('a set that is changed from outside', () => {
  it('situation 8: while it is being edited: both versions are kept, and it is told', async () => {
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

describe('a set that two windows work on', () => {
  const versions = (listed: Awaited<ReturnType<TestDesigns['designs']['backups']>>): number[] =>
    listed.ok ? listed.value.map(({ sequence }) => sequence) : [];

  it('goes on without copies while each of them takes up what the other saved', async () => {
    const tests = await openTestDesigns();
    const { draft } = await create(tests);
    for (const id of ['a', 'b', 'c', 'd']) {
      const { revision } = await open(tests, 'garden');
      expect(await tests.designs.save({ draft: withCards(draft, id), revision })).toMatchObject({
        value: { outside: null },
      });
    }
    expect(await tests.designs.list()).toHaveLength(1);
  });

  it('situation 8: at the same moment has one copy, of what was written over last, and the rest as earlier versions', async () => {
    const tests = await openTestDesigns();
    const { draft, revision } = await create(tests);
    const saves = ['a', 'b', 'c'].map((id) => tests.designs.save({ draft: withCards(draft, id), revision }));
    const answers = await Promise.all(saves);
    expect(answers.map((answer) => answer.ok && answer.value.outside)).toEqual([
      null,
      'garden-2',
      'garden-2',
    ]);
    expect((await open(tests, 'garden')).draft.cards).toMatchObject([{ id: 'c' }]);
    expect((await open(tests, 'garden-2')).draft).toMatchObject({
      name: { en: 'Garden (2)' },
      cards: [{ id: 'b' }],
    });
    expect(versions(await tests.designs.backups('garden-2'))).toEqual([1]);
    expect(await tests.designs.restore('garden-2', 1)).toMatchObject({
      value: { draft: { cards: [{ id: 'a' }] } },
    });
    expect(await tests.designs.list()).toHaveLength(2);
  });

  it('has another copy once somebody has made something of the first', async () => {
    const tests = await openTestDesigns();
    const { draft, revision } = await create(tests);
    const write = (id: string) => tests.designs.save({ draft: withCards(draft, id), revision });
    await write('a');
    await write('b');
    const copy = await open(tests, 'garden-2');
    await save(tests, { ...copy, draft: withCards(copy.draft, 'kept') });
    expect(await write('c')).toMatchObject({ value: { outside: 'garden-3' } });
    expect((await open(tests, 'garden-2')).draft.cards).toMatchObject([{ id: 'kept' }]);
    expect((await open(tests, 'garden-3')).draft.cards).toMatchObject([{ id: 'b' }]);
    // One that was taken away does not come back by itself.
    await tests.designs.remove('garden-3');
    expect(await write('d')).toMatchObject({ value: { outside: 'garden-4' } });
  });

  it('keeps an imported version apart that came while something was being edited', async () => {
    const tests = await openTestDesigns();
    const opened = await create(tests);
    const upload = tests.upload('a.json', Buffer.from(setFile('garden', { cards: [kirby('theirs')] })));
    const reading = await tests.packs.read(upload);
    const pack = reading.ok ? reading.value.pack : '';
    expect(await tests.packs.finish({ pack, as: 'replacing', pictures: [] })).toMatchObject({ ok: true });
    const [listed] = await tests.designs.list();
    expect(listed?.revision).toBe((await open(tests, 'garden')).revision);
    expect(listed?.revision).not.toBe(opened.revision);
    const draft = withCards(opened.draft, 'mine');
    expect(await tests.designs.save({ draft, revision: opened.revision })).toMatchObject({
      value: { outside: 'garden-2' },
    });
    expect((await open(tests, 'garden-2')).draft.cards).toMatchObject([{ id: 'theirs' }]);
  });
});

describe('a file that somebody wrote by hand', () => {
  it('keeps what no editor knows when it is saved, and when an earlier version comes back', async () => {
    const tests = await openTestDesigns();
    const printed = { name: { en: 'Wing' }, basis: 'guess' };
    await put(
      tests,
      'garden',
      setFile('garden', { $schema: './s.json', league: 3, cards: [kirby('a', { printed, note: 'mine' })] }),
    );
    const first = await open(tests, 'garden');
    await save(tests, { ...first, draft: withCards(first.draft, 'a', 'b') });
    const saved = {
      $schema: './s.json',
      league: 3,
      cards: [{ id: 'a', printed, note: 'mine' }, { id: 'b' }],
    };
    expect(JSON.parse(await textOf(tests, 'garden'))).toMatchObject(saved);
    await tests.designs.restore('garden', 1);
    expect(JSON.parse(await textOf(tests, 'garden'))).toMatchObject({
      ...saved,
      cards: [{ id: 'a', printed, note: 'mine' }],
    });
  });
});
