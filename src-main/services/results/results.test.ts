import { readFile, readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import type { MatchView } from '@shared/contract/view';
import { playerRandom } from '@shared/players';
import { readRecord } from '@shared/table/record';
import { nodeFiles } from '../file-system';
import { faultyFiles } from '../testing/faulty-files';
import { testFolder } from '../testing/folder';
import { anyPick, newMatch, playToEnd, valueOf } from '../testing/playing';
import { openTestMatches, type TestMatches } from '../testing/services';

const anyhow = (view: MatchView): string[] => anyPick(view, playerRandom(`${view.number}`));
const quest = (number: number, seed = 'quest') => newMatch('solo-battle', ['human'], seed, { quest: number });

async function playQuest(test: TestMatches, number: number, seed?: string): Promise<MatchView> {
  const { id } = valueOf(await test.matches.create(quest(number, seed)));
  return playToEnd(test, id, anyhow);
}

const tries = async ({ results }: TestMatches): Promise<number[]> =>
  (await results.quests()).map((standing) => standing.tries);

const onlyQuest = (number: number, count = 1): number[] =>
  Array.from({ length: 10 }, (_, index) => (index === number - 1 ? count : 0));

const open = async (folder?: string): Promise<TestMatches> =>
  openTestMatches({ folder: folder ?? (await testFolder()), pause: 60_000 });

describe('what came of a match', () => {
  it('is counted once when it ends, however often it is looked at and put away', async () => {
    const folder = await testFolder();
    const test = await open(folder);
    expect(await tries(test)).toEqual(onlyQuest(1, 0));
    const { id, result } = await playQuest(test, 3);
    expect(await tries(test)).toEqual(onlyQuest(3));
    const text = await readFile(join(folder, 'results.json'), 'utf8');
    await test.matches.close(id);
    await test.matches.open(id);
    await test.matches.list();
    await test.matches.closeAll();
    const again = await open(folder);
    await again.matches.list();
    await again.matches.open(id);
    expect(await tries(again)).toEqual(onlyQuest(3));
    expect(await readFile(join(folder, 'results.json'), 'utf8')).toBe(text);
    expect(await again.results.statistics()).toMatchObject({
      since: null,
      practice: 0,
      rows: [{ game: 'solo-battle', opponent: 'alone', matches: 1, meanStars: result?.scores[0] }],
    });
  });

  it('is taken out when the match goes on after all, and entered as practice when it ends anew', async () => {
    const test = await open();
    const { id } = await playQuest(test, 2);
    valueOf(await test.matches.undo(id));
    expect(await tries(test)).toEqual(onlyQuest(2, 0));
    expect(await test.results.statistics()).toEqual({ since: null, rows: [], practice: 0 });
    expect((await playToEnd(test, id, anyhow)).practice).toBe(true);
    expect(await tries(test)).toEqual(onlyQuest(2, 0));
    expect(await test.results.statistics()).toEqual({ since: null, rows: [], practice: 1 });
  });

  it('stays counted when the match is deleted', async () => {
    const test = await open();
    const { id } = await playQuest(test, 5);
    valueOf(await test.matches.delete(id));
    expect(await test.matches.list()).toEqual([]);
    expect(await tries(test)).toEqual(onlyQuest(5));
  });

  it('is not counted when only computers played', async () => {
    const test = await open();
    const wanted = newMatch('easy-battle', ['random', 'random'], 'computers');
    const { id } = valueOf(await test.matches.create(wanted));
    await playToEnd(test, id);
    expect(await test.results.statistics()).toEqual({ since: null, rows: [], practice: 0 });
  });

  it('has the stars, the place and the best attack of the person, not of the computer', async () => {
    const test = await open();
    const wanted = newMatch('copy-ability-battle', ['random', 'human'], 'one person', { rounds: 3 });
    const { id } = valueOf(await test.matches.create(wanted));
    const over = await playToEnd(test, id, anyhow);
    const { rows } = await test.results.statistics();
    // Everything one attack of the person brought was told with the same pick.
    const attacks = new Map<number, number>();
    for (const { key, seat, pick, values } of over.log) {
      if (key === 'log.falls' && seat === 1)
        attacks.set(pick, (attacks.get(pick) ?? 0) + Number(values?.['n']));
    }
    const best = Math.max(...attacks.values());
    expect(best).toBeGreaterThan(0);
    expect(rows).toEqual([
      {
        game: 'copy-ability-battle',
        opponent: 'random',
        matches: 1,
        wins: over.result?.places[1] === 1 ? 1 : 0,
        meanStars: over.result?.scores[1],
        bestAttack: best,
      },
    ]);
  });
});

describe('practice (CT-E9)', () => {
  it('survives a restart in the middle and being put away', async () => {
    const folder = await testFolder();
    const first = await open(folder);
    const { id } = valueOf(await first.matches.create(quest(1)));
    const view = valueOf(await first.matches.open(id));
    valueOf(await first.matches.pick(id, 1, anyhow(view)));
    valueOf(await first.matches.undo(id));
    valueOf(await first.matches.redo(id));
    const second = await open(folder);
    expect(await second.matches.list()).toMatchObject([{ practice: true }]);
    await playToEnd(second, id, anyhow);
    await second.matches.closeAll();
    const text = await readFile(join(folder, 'records', `${id}.jsonl`), 'utf8');
    expect(text).not.toContain('"undo"');
    const reading = readRecord(text);
    expect(reading.outcome === 'read' && reading.record.header.practice).toBe(true);
    const third = await open(folder);
    expect(await third.matches.list()).toMatchObject([{ practice: true, finished: true }]);
    expect(valueOf(await third.matches.open(id)).practice).toBe(true);
    expect(await tries(third)).toEqual(onlyQuest(1, 0));
  });
});

describe('a program that ends between the last pick and the filing away', () => {
  it('counts the match at the next start, before anybody lists it', async () => {
    const folder = await testFolder();
    const first = await open(folder);
    const { id, result } = await playQuest(first, 4);
    // The journal alone reached the disk.
    await nodeFiles.remove(join(folder, 'results.json'));
    await nodeFiles.remove(join(folder, 'records', `${id}.jsonl`));
    const second = await open(folder);
    expect(await tries(second)).toEqual(onlyQuest(4));
    expect(await readdir(join(folder, 'matches'))).toEqual([]);
    const reading = readRecord(await readFile(join(folder, 'records', `${id}.jsonl`), 'utf8'));
    expect(reading.outcome === 'read' && reading.record.end).toEqual(result);
  });

  it('finds how it ended when even the last lines were cut off after the pick', async () => {
    const folder = await testFolder();
    const first = await open(folder);
    const { id, result } = await playQuest(first, 4);
    const journal = join(folder, 'matches', `${id}.jsonl`);
    const lines = (await readFile(journal, 'utf8')).split('\n');
    const lastPick = lines.findLastIndex((line) => line.includes('"pick"'));
    await writeFile(journal, `${lines.slice(0, lastPick + 1).join('\n')}\n{"n":3`);
    await nodeFiles.remove(join(folder, 'records', `${id}.jsonl`));
    const second = await open(folder);
    expect(await second.matches.list()).toMatchObject([{ id, finished: true, result }]);
    const reading = readRecord(await readFile(join(folder, 'records', `${id}.jsonl`), 'utf8'));
    expect(reading.outcome === 'read' && reading.record.end).toEqual(result);
  });

  it('forgets a result whose match was taken up again just before', async () => {
    const folder = await testFolder();
    const first = await open(folder);
    const { id } = await playQuest(first, 6);
    const counted = await readFile(join(folder, 'results.json'), 'utf8');
    valueOf(await first.matches.undo(id));
    await writeFile(join(folder, 'results.json'), counted);
    const second = await open(folder);
    expect(await tries(second)).toEqual(onlyQuest(6, 0));
  });
});

describe('the file of results', () => {
  async function played(): Promise<{ folder: string; path: string; text: string }> {
    const folder = await testFolder();
    const test = await open(folder);
    for (const seed of ['a', 'b']) await test.matches.close((await playQuest(test, 7, seed)).id);
    const path = join(folder, 'results.json');
    return { folder, path, text: await readFile(path, 'utf8') };
  }

  it.each([
    ['nothing', ''],
    ['half of it', null],
    ['NULs', '\0'.repeat(65_536)],
    ['a list', '[]'],
    ['an older format than any', '{"format":"tefuda-results/0","since":null,"matches":[]}'],
  ])('damaged to %s is set aside, told, and the one before it counts', async (_, damage) => {
    const { folder, path, text } = await played();
    const damaged = damage ?? text.slice(0, text.length / 2);
    await writeFile(path, damaged);
    const test = await open(folder);
    expect(await tries(test)).toEqual(onlyQuest(7, 1));
    expect(test.told()).toEqual(['main.notices.results-previous']);
    expect(await readFile(`${path}.unreadable-1`, 'utf8')).toBe(damaged);
    await playQuest(test, 7, 'c');
    expect(await tries(await open(folder))).toEqual(onlyQuest(7, 2));
  });

  it('without a good one before it begins anew', async () => {
    const { folder, path } = await played();
    await writeFile(path, '{');
    await writeFile(`${path}.previous`, '{');
    const test = await open(folder);
    expect(await tries(test)).toEqual(onlyQuest(7, 0));
    expect(test.told()).toEqual(['main.notices.results-lost']);
  });

  it('loses only its damaged entries', async () => {
    const { folder, path, text } = await played();
    const damaged = text.replace('"practice":false', '"practice":"no"');
    expect(damaged).not.toBe(text);
    await writeFile(path, damaged);
    const test = await open(folder);
    expect(await tries(test)).toEqual(onlyQuest(7, 1));
    expect(test.told()).toEqual(['main.notices.results-some']);
    expect(await readFile(`${path}.unreadable-1`, 'utf8')).toBe(damaged);
  });

  it.each([
    ['a quest that was won in no turn', '"turns":', '"turns":0,"was":'],
    ['nobody who played', '"players":["human"]', '"players":["greedy"]'],
  ])('loses an entry with %s, and tells the others', async (_, from, to) => {
    const { folder, path, text } = await played();
    await writeFile(path, text.replace(from, to));
    const test = await open(folder);
    expect(await tries(test)).toEqual(onlyQuest(7, 1));
    expect((await test.results.statistics()).rows).toMatchObject([{ matches: 1 }]);
    expect(test.told()).toEqual(['main.notices.results-some']);
  });

  it.each([
    ['damaged', '{'],
    ['damaged in part', null],
  ])('%s, in a folder that lets nothing be set aside, keeps no match from ending', async (_, damage) => {
    const { folder, path, text } = await played();
    await writeFile(path, damage ?? text.replace('"practice":false', '"practice":"no"'));
    const system = faultyFiles([
      { method: 'list', code: 'EACCES', times: 1, ending: folder },
      { method: 'rename', code: 'EACCES', times: 1, ending: 'results.json' },
    ]);
    const test = await openTestMatches({ folder, system, pause: 60_000 });
    expect(await tries(test)).toEqual(onlyQuest(7, 1));
    expect((await playQuest(test, 7, 'c')).result).not.toBeNull();
    expect(await tries(test)).toEqual(onlyQuest(7, 2));
  });

  it('of a newer version stays as it is', async () => {
    const { folder, path } = await played();
    const newer = '{"format":"tefuda-results/2","anything":true}';
    await writeFile(path, newer);
    const test = await open(folder);
    await playQuest(test, 7, 'c');
    expect(test.told()).toEqual(['main.notices.results-newer']);
    expect(await readFile(path, 'utf8')).toBe(newer);
    // What was finished since the start is known until the end of the program.
    expect(await tries(test)).toEqual(onlyQuest(7, 1));
  });

  it('that cannot be saved is told, and the results hold until the program ends', async () => {
    const folder = await testFolder();
    const system = faultyFiles([{ method: 'replace', code: 'ENOSPC', times: 99, ending: 'results.json' }]);
    const test = await openTestMatches({ folder, system, pause: 60_000 });
    const over = await playQuest(test, 9);
    expect(over.result).not.toBeNull();
    expect(test.told()).toEqual(['main.notices.not-saved-full']);
    expect(await tries(test)).toEqual(onlyQuest(9));
  });
});

describe('resetting the statistics', () => {
  it('counts anew from then on, keeps its date, and leaves the quests as they are', async () => {
    const folder = await testFolder();
    const test = await open(folder);
    await playQuest(test, 1);
    const { since, rows } = await test.results.reset();
    expect(since).toMatch(/^2026-01-01T/);
    expect(rows).toEqual([]);
    expect(await tries(test)).toEqual(onlyQuest(1));
    await playQuest(test, 1, 'later');
    const again = await open(folder);
    expect(await again.results.statistics()).toMatchObject({ since, rows: [{ matches: 1 }] });
    expect(await tries(again)).toEqual(onlyQuest(1, 2));
  });
});
