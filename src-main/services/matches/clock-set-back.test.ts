import { readFile, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { testFolder } from '../testing/folder';
import { newMatch, playOne, playToEnd, valueOf } from '../testing/playing';
import { openTestMatches } from '../testing/services';

const duel = (seed: string) => newMatch('copy-ability-battle', ['human', 'human'], seed, { rounds: 1 });
const picksIn = (journal: string): unknown[] =>
  journal
    .trimEnd()
    .split('\n')
    .slice(1)
    .map((line): unknown => JSON.parse(line));

/** Begins a match, makes three picks, and lets its file have been written half a century later. */
async function begunInTheFuture() {
  const folder = await testFolder();
  const before = await openTestMatches({ folder });
  const { id } = valueOf(await before.matches.create(duel('before')));
  for (let pick = 0; pick < 3; pick += 1) await playOne(before, id);
  const journal = join(folder, 'matches', `${id}.jsonl`);
  await utimes(journal, new Date('2076-01-01'), new Date('2076-01-01'));
  return { folder, id, journal };
}

describe('a clock that was set back', () => {
  it('takes no pick from a match that was begun before, which goes on to its end', async () => {
    const { folder, id, journal } = await begunInTheFuture();
    const kept = picksIn(await readFile(journal, 'utf8'));
    const after = await openTestMatches({ folder });
    await playOne(after, id);
    expect(picksIn(await readFile(journal, 'utf8')).slice(0, 3)).toEqual(kept);
    await playToEnd(after, id);
    const [record] = await after.matches.list();
    expect(record).toMatchObject({ id, finished: true });
    expect(picksIn(await readFile(join(folder, 'records', `${id}.jsonl`), 'utf8')).slice(0, 3)).toEqual(kept);
    expect(await after.results.statistics()).toMatchObject({ rows: [{ matches: 1 }], practice: 0 });
    expect(after.told()).toEqual([]);
  });

  it('still counts what is finished after statistics were set to nothing', async () => {
    const { folder, id } = await begunInTheFuture();
    const file = join(folder, 'results.json');
    await writeFile(
      file,
      JSON.stringify({ format: 'tefuda-results/1', since: '2075-12-31T00:00:00.000Z', matches: [] }),
    );
    const after = await openTestMatches({ folder });
    await playToEnd(after, id);
    expect((await after.results.statistics()).rows).toHaveLength(1);
    const again = await openTestMatches({ folder });
    expect((await again.results.statistics()).rows).toHaveLength(1);
  });

  it('hides no match and lets no two have one file, however the times of their files lie', async () => {
    const { folder, id } = await begunInTheFuture();
    const after = await openTestMatches({ folder });
    const ids = [id];
    for (const seed of ['after', 'later']) ids.push(valueOf(await after.matches.create(duel(seed))).id);
    expect(new Set(ids).size).toBe(3);
    const listed = await after.matches.list();
    expect(listed.map((match) => match.id).toSorted()).toEqual(ids.toSorted());
    expect(listed[0]).toMatchObject({ id, updated: '2076-01-01T00:00:00.000Z' });
  });
});
