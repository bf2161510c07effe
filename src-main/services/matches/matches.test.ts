import { readFileSync } from 'node:fs';
import { readFile, readdir, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import type { NewMatch } from '@shared/contract/calls';
import type { MatchView } from '@shared/contract/view';
import { readRecord } from '@shared/table/record';
import { nodeFiles } from '../file-system';
import { faultyFiles, type Fault } from '../testing/faulty-files';
import { testFolder } from '../testing/folder';
import { openTestMatches, type TestMatches } from '../testing/services';
import type { Outcome } from '../outcome';

const seat = (name: string, player: 'human' | 'random' | 'greedy' = 'human') => ({
  name,
  player,
  handicap: 0,
});

const twoPeople: NewMatch = {
  game: 'copy-ability-battle',
  seats: [seat('Aki'), seat('Ben')],
  options: { first: 0 },
  seed: 'two people',
};
const oneAndComputer: NewMatch = {
  game: 'copy-ability-battle',
  seats: [seat('Aki'), seat('Robo', 'greedy')],
  options: { first: 0 },
  seed: 'one and a computer',
};

function valueOf<Value>(outcome: Outcome<Value>): Value {
  if (!outcome.ok) throw new Error(outcome.refusal.key);
  return outcome.value;
}

const refusalOf = (outcome: Outcome<unknown>): string => (outcome.ok ? '' : outcome.refusal.key);

/** The pick that does least: the smallest number of the first options. */
function firstPick({ decision }: MatchView): string[] {
  if (decision === null) throw new Error('The match is over.');
  return decision.options.slice(0, Math.max(decision.min, Math.min(1, decision.max))).map(({ id }) => id);
}

/** Makes the next pick for whoever is asked, lifting the curtain first. */
async function playOne({ matches }: TestMatches, id: string): Promise<MatchView> {
  let view = valueOf(await matches.open(id));
  if (view.curtain !== null) {
    valueOf(await matches.ready(id, view.curtain.seat));
    view = valueOf(await matches.open(id));
  }
  valueOf(await matches.pick(id, view.number, firstPick(view)));
  return valueOf(await matches.open(id));
}

async function playToEnd(test: TestMatches, id: string): Promise<MatchView> {
  let view = valueOf(await test.matches.open(id));
  for (let guard = 0; view.decision !== null && guard < 2000; guard += 1) view = await playOne(test, id);
  return view;
}

describe('a pick', () => {
  it('is on disk before anybody is told', async () => {
    const folder = await testFolder();
    const test = await openTestMatches({ folder });
    const { id, number } = valueOf(await test.matches.create(twoPeople));
    valueOf(await test.matches.ready(id, 0));
    const journal = join(folder, 'matches', `${id}.jsonl`);
    const onDiskWhenTold: (string | undefined)[] = [];
    test.publisher.subscribe(() =>
      onDiskWhenTold.push(readFileSync(journal, 'utf8').trim().split('\n').at(-1)),
    );
    const pick = firstPick(valueOf(await test.matches.open(id)));
    valueOf(await test.matches.pick(id, number, pick));
    expect(onDiskWhenTold).toEqual([JSON.stringify({ n: 1, seat: 0, decision: 'play', pick })]);
  });

  it('is refused with a reason and without a trace when it cannot be', async () => {
    const folder = await testFolder();
    const test = await openTestMatches({ folder });
    const { matches } = test;
    const { id, number } = valueOf(await matches.create(oneAndComputer));
    const view = valueOf(await matches.open(id));
    const journal = join(folder, 'matches', `${id}.jsonl`);
    const before = await readFile(journal, 'utf8');
    const [first] = view.decision?.options ?? [];
    const own = first?.id ?? '';
    expect(refusalOf(await matches.pick(id, number, ['c9999']))).toBe('prompts.refusals.unknown-option');
    expect(refusalOf(await matches.pick(id, number, ['__proto__']))).toBe('prompts.refusals.unknown-option');
    expect(refusalOf(await matches.pick(id, number, ['draw-normal']))).toBe('prompts.refusals.not-offered');
    expect(refusalOf(await matches.pick(id, number, []))).toBe('prompts.refusals.too-few');
    expect(refusalOf(await matches.pick(id, number, [own, own]))).toBe('prompts.refusals.too-many');
    expect(refusalOf(await matches.pick(id, number + 1, [own]))).toBe('prompts.refusals.stale-decision');
    expect(refusalOf(await matches.pick('nobody-1', number, [own]))).toBe('main.refusals.no-such-match');
    expect(refusalOf(await matches.pick('../settings', number, [own]))).toBe('main.refusals.no-such-match');
    expect(await readFile(journal, 'utf8')).toBe(before);
    expect(valueOf(await matches.open(id))).toEqual(view);
    expect(test.published).toEqual([]);
  });

  it('counts once when it is clicked twice', async () => {
    const test = await openTestMatches({ folder: await testFolder() });
    const { id, number } = valueOf(await test.matches.create(twoPeople));
    valueOf(await test.matches.ready(id, 0));
    const pick = firstPick(valueOf(await test.matches.open(id)));
    const both = await Promise.all([
      test.matches.pick(id, number, pick),
      test.matches.pick(id, number, pick),
    ]);
    expect(both.map(refusalOf)).toEqual(['', 'prompts.refusals.stale-decision']);
    expect(valueOf(await test.matches.open(id)).number).toBe(number + 1);
  });

  it('out of turn is refused while a computer is to move', async () => {
    const test = await openTestMatches({ folder: await testFolder(), pause: 60_000 });
    const { id } = valueOf(await test.matches.create({ ...oneAndComputer, options: { first: 1 } }));
    const view = valueOf(await test.matches.open(id));
    expect(view.decision).toMatchObject({ seat: 1, mine: false, options: [] });
    expect(refusalOf(await test.matches.pick(id, view.number, ['skip']))).toBe(
      'prompts.refusals.not-your-decision',
    );
    await test.matches.closeAll();
  });

  it.each<Fault>([
    { method: 'writeAt', code: 'ENOSPC', times: 1, ending: '.jsonl' },
    {
      method: 'writeAt',
      code: 'ENOSPC',
      times: 1,
      ending: '.jsonl',
      // Half of the line reaches the disk before it is full.
      before: async (path) => {
        const text = await readFile(path, 'utf8');
        await writeFile(path, `${text}{"n":1,"seat":0,"decision":"pl`);
      },
    },
  ])('that the disk does not take was never made', async (fault) => {
    const folder = await testFolder();
    const faults: Fault[] = [];
    const test = await openTestMatches({ folder, system: faultyFiles(faults) });
    const { id, number } = valueOf(await test.matches.create(oneAndComputer));
    const view = valueOf(await test.matches.open(id));
    faults.push(fault);
    expect(refusalOf(await test.matches.pick(id, number, firstPick(view)))).toBe('main.refusals.disk-full');
    expect(valueOf(await test.matches.open(id))).toEqual(view);
    expect(test.published).toEqual([]);
    valueOf(await test.matches.pick(id, number, firstPick(view)));
    await test.matches.closeAll();
    const reading = readRecord(await readFile(join(folder, 'matches', `${id}.jsonl`), 'utf8'));
    expect(reading).toMatchObject({ outcome: 'read', cutOff: false });
  });
});

describe('a match', () => {
  it('cannot begin where nothing can be written', async () => {
    const folder = await testFolder();
    const system = faultyFiles([{ method: 'makeFolder', code: 'EROFS', times: 99 }]);
    const { matches } = await openTestMatches({ folder, system });
    expect(refusalOf(await matches.create(oneAndComputer))).toBe('main.refusals.disk-refused');
    expect(await matches.list()).toEqual([]);
  });

  it('with an option nobody knows does not begin', async () => {
    const { matches } = await openTestMatches({ folder: await testFolder() });
    const wanted = { ...oneAndComputer, options: { turbo: true } };
    expect(refusalOf(await matches.create(wanted))).toBe('prompts.options.unknown');
  });

  it('goes on after a restart exactly where it was', async () => {
    const folder = await testFolder();
    const first = await openTestMatches({ folder });
    const { id } = valueOf(await first.matches.create(twoPeople));
    for (let picks = 0; picks < 30; picks += 1) await playOne(first, id);
    const before = valueOf(await first.matches.open(id));
    // No closing: the program is simply gone.
    const second = await openTestMatches({ folder });
    const after = valueOf(await second.matches.open(id));
    expect(after.number).toBe(31);
    expect(after.log).toEqual(before.log);
    expect(after.history).toEqual(before.history);
    expect(after.scores).toEqual(before.scores);
    expect(after.counters).toEqual(before.counters);
  });

  it('ends with a record and is listed as finished', async () => {
    const folder = await testFolder();
    const test = await openTestMatches({ folder });
    const { id } = valueOf(await test.matches.create(twoPeople));
    const view = await playToEnd(test, id);
    expect(view.result?.reason).toBe('rounds');
    expect(view.history).toHaveLength(8);
    expect(view.history.at(-1)).toEqual(view.result?.scores);
    await test.matches.close(id);
    expect(await readdir(join(folder, 'matches'))).toEqual([]);
    const reading = readRecord(await readFile(join(folder, 'records', `${id}.jsonl`), 'utf8'));
    expect(reading.outcome === 'read' && reading.record.end).toEqual(view.result);
    expect(await test.matches.list()).toMatchObject([{ id, finished: true, round: 7, rounds: 7 }]);
    const again = valueOf(await test.matches.open(id));
    expect(again).toMatchObject({ result: view.result, canUndo: false, canRedo: false });
    expect(refusalOf(await test.matches.pick(id, again.number, ['skip']))).toBe(
      'prompts.refusals.match-over',
    );
  });

  it('can be deleted, also while it runs', async () => {
    const folder = await testFolder();
    const { matches } = await openTestMatches({ folder });
    const { id } = valueOf(await matches.create(oneAndComputer));
    expect(await matches.list()).toHaveLength(1);
    valueOf(await matches.delete(id));
    expect(await matches.list()).toEqual([]);
    expect(await readdir(join(folder, 'matches'))).toEqual([]);
    expect(refusalOf(await matches.open(id))).toBe('main.refusals.no-such-match');
    expect(refusalOf(await matches.delete('../x'))).toBe('main.refusals.no-such-match');
  });
});

describe('a journal', () => {
  async function journalOf(
    picks: number,
  ): Promise<{ folder: string; id: string; path: string; text: string }> {
    const folder = await testFolder();
    const test = await openTestMatches({ folder });
    const { id } = valueOf(await test.matches.create(twoPeople));
    for (let made = 0; made < picks; made += 1) await playOne(test, id);
    await test.matches.closeAll();
    const path = join(folder, 'matches', `${id}.jsonl`);
    return { folder, id, path, text: await readFile(path, 'utf8') };
  }

  it('cut off anywhere in its last line loses that line at most, and goes on', async () => {
    const { folder, id, path, text } = await journalOf(5);
    const lastLine = text.trimEnd().lastIndexOf('\n') + 1;
    for (const cut of [lastLine, lastLine + 1, lastLine + 17, text.length - 2, text.length - 1]) {
      await writeFile(path, text.slice(0, cut));
      const test = await openTestMatches({ folder });
      const { number } = valueOf(await test.matches.open(id));
      // With the line break alone missing, the line is whole.
      expect(number).toBe(cut === text.length - 1 ? 6 : 5);
      const wasCut = cut > lastLine && cut < text.length - 1;
      expect(test.told()).toEqual(wasCut ? ['main.notices.match-cut-off'] : []);
      await playOne(test, id);
      await test.matches.closeAll();
      const again = await openTestMatches({ folder });
      expect(valueOf(await again.matches.open(id)).number).toBe(number + 1);
      expect(again.told()).toEqual([]);
    }
  });

  it('mangled after its first line is told once, however many look at once, by its game, names and day', async () => {
    const { folder, id, path, text } = await journalOf(5);
    const { started } = JSON.parse(text.split('\n', 1)[0] ?? '');
    await writeFile(path, text.replace('"pick"', '"pi'));
    const test = await openTestMatches({ folder });
    await Promise.all([
      test.matches.list(),
      test.matches.list(),
      test.matches.open(id),
      test.matches.settle(),
    ]);
    await test.matches.list();
    const kept = `matches/${id}.jsonl.unreadable-1`;
    expect(test.notices()).toEqual([
      {
        key: 'main.notices.match-set-aside',
        values: { game: twoPeople.game, names: 'Aki, Ben', day: started, kept },
      },
    ]);
    expect(await readdir(join(folder, 'matches'))).toEqual([`${id}.jsonl.unreadable-1`]);
  });

  it('of which nothing can be read is told by the day of its file', async () => {
    const { folder, id, path } = await journalOf(1);
    await writeFile(path, '\0'.repeat(4096));
    await utimes(path, new Date('2026-03-04T12:00:00Z'), new Date('2026-03-04T12:00:00Z'));
    const test = await openTestMatches({ folder });
    await test.matches.list();
    expect(test.notices()).toEqual([
      {
        key: 'main.notices.some-match-set-aside',
        values: { day: '2026-03-04T12:00:00.000Z', kept: `matches/${id}.jsonl.unreadable-1` },
      },
    ]);
  });

  it.each([
    ['a line in its middle', (lines: string[]) => lines.with(2, '{"n":2,"se')],
    ['a pick missing', (lines: string[]) => lines.toSpliced(2, 1)],
    ['NULs', () => ['\0'.repeat(4096)]],
    ['nothing', () => ['']],
  ])('mangled by %s is set aside, told, and keeps no other match out', async (_, mangle) => {
    const { folder, id, path, text } = await journalOf(5);
    const mangled = mangle(text.split('\n')).join('\n');
    await writeFile(path, mangled);
    const test = await openTestMatches({ folder });
    const other = valueOf(await test.matches.create(oneAndComputer));
    expect((await test.matches.list()).map((match) => match.id)).toEqual([other.id]);
    expect(test.told()).toEqual([expect.stringMatching(/^main\.notices\.(some-)?match-set-aside$/)]);
    expect(await readFile(`${path}.unreadable-1`, 'utf8')).toBe(mangled);
    expect(refusalOf(await test.matches.open(id))).toBe('main.refusals.no-such-match');
  });

  it.each([
    ['"tefuda-record/2"', 'newer'],
    ['"tefuda-record/-1"', 'foreign'],
    ['"tefuda-record/0"', 'foreign'],
    ['"some-diary/1"', 'foreign'],
    ['null', 'foreign'],
  ])('of format %s stays untouched where it is and is called %s', async (format, called) => {
    const { folder, id, path, text } = await journalOf(3);
    const other = text.replace('"tefuda-record/1"', format);
    await writeFile(path, other);
    const test = await openTestMatches({ folder });
    expect(await test.matches.list()).toEqual([]);
    expect(refusalOf(await test.matches.open(id))).toBe(`main.refusals.match-${called}`);
    expect(test.told()).toEqual([`main.notices.match-${called}`]);
    expect(await readFile(path, 'utf8')).toBe(other);
    expect(await readdir(join(folder, 'matches'))).toEqual([`${id}.jsonl`]);
  });

  it('that does not fit the cards at hand is refused and kept', async () => {
    const { folder, id, path, text } = await journalOf(25);
    const drifted = text.replace(/"check":"[0-9a-f]+"/, `"check":"${'0'.repeat(64)}"`);
    expect(drifted).not.toBe(text);
    await writeFile(path, drifted);
    const test = await openTestMatches({ folder });
    const opened = await test.matches.open(id);
    expect(opened).toEqual({
      ok: false,
      refusal: { key: 'main.refusals.match-drifted', values: { pick: 20 } },
    });
    expect(await readFile(path, 'utf8')).toBe(drifted);
  });

  it('that the disk does not give out is told, keeps no other out, and whoever opens it gets an answer', async () => {
    const { folder, id } = await journalOf(3);
    const ending = `${id}.jsonl`;
    const faults: Fault[] = [{ method: 'facts', code: 'EACCES', times: 1, ending }];
    const test = await openTestMatches({ folder, system: faultyFiles(faults) });
    const other = valueOf(await test.matches.create(oneAndComputer));
    expect((await test.matches.list()).map((match) => match.id)).toEqual([other.id]);
    expect(test.told()).toEqual(['main.notices.file-unreadable']);
    faults.push({ method: 'read', code: 'EIO', times: 1, ending });
    expect(refusalOf(await test.matches.open(id))).toBe('main.refusals.match-unreadable');
    faults.push({ method: 'facts', code: 'EACCES', times: 1, ending });
    expect(refusalOf(await test.matches.open(id))).toBe('main.refusals.match-unreadable');
    expect(valueOf(await test.matches.open(id)).number).toBe(4);
    faults.push({ method: 'remove', code: 'EPERM', times: 1, ending });
    expect(refusalOf(await test.matches.delete(id))).toBe('main.refusals.disk-refused');
    expect(await test.matches.delete(id)).toEqual({ ok: true, value: null });
  });

  it('finished but not yet put away becomes a record at the next look', async () => {
    const folder = await testFolder();
    const first = await openTestMatches({ folder });
    const { id } = valueOf(await first.matches.create(twoPeople));
    await playToEnd(first, id);
    await nodeFiles.remove(join(folder, 'records', `${id}.jsonl`));
    const second = await openTestMatches({ folder });
    expect(await second.matches.list()).toMatchObject([{ id, finished: true }]);
    expect(await readdir(join(folder, 'records'))).toEqual([`${id}.jsonl`]);
    expect(await readdir(join(folder, 'matches'))).toEqual([]);
  });
});
