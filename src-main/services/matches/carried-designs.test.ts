import { mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { testFolder } from '../testing/folder';
import { openTestMatches, type TestMatches } from '../testing/services';
import { kirby, setFile } from '../testing/sets';

const begin = (matches: TestMatches['matches'], designs: readonly string[]) =>
  matches.create({
    game: 'copy-ability-battle',
    seats: ['Aki', 'Ben'].map((name) => ({ name, player: 'human' as const, handicap: 0 })),
    options: { designs },
  });

describe('a match with a design', () => {
  it('shows it as it was begun with, though it was changed or taken away since', async () => {
    const folder = await testFolder();
    const set = join(folder, 'designs', 'mine');
    await mkdir(set, { recursive: true });
    await writeFile(join(set, 'set.json'), setFile('mine', { cards: [kirby('one', { power: 7 })] }));
    const first = await openTestMatches({ folder });
    const begun = await begin(first.matches, ['mine/one', 'mine/one']);
    if (!begun.ok) throw new Error(begun.refusal.key);
    const asBegun = {
      'mine/one': expect.objectContaining({ type: 'kirby', power: 7, effects: [{ get: 2 }] }),
    };
    expect(begun.value.designs).toEqual(asBegun);
    await writeFile(join(set, 'set.json'), setFile('mine', { cards: [kirby('one', { power: 1 })] }));
    const changed = await (await openTestMatches({ folder })).matches.open(begun.value.id);
    expect(changed).toMatchObject({ ok: true, value: { designs: asBegun } });
    await rm(set, { recursive: true });
    const gone = await (await openTestMatches({ folder })).matches.open(begun.value.id);
    expect(gone).toMatchObject({ ok: true, value: { designs: asBegun, number: begun.value.number } });
  });

  it('says nothing of designs when there are none', async () => {
    const { matches } = await openTestMatches({ folder: await testFolder() });
    const begun = await begin(matches, []);
    expect(begun.ok && 'designs' in begun.value).toBe(false);
  });
});
