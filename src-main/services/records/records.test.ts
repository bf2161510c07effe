import { readFile, readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import type { NewMatch } from '@shared/contract/calls';
import type { MatchView } from '@shared/contract/view';
import { playerRandom } from '@shared/players';
import { readRecord, type MatchRecord } from '@shared/table/record';
import { workOf } from '../testing/cpu-time';
import { testFolder } from '../testing/folder';
import { anyPick, newMatch, playToEnd, refusalOf, valueOf } from '../testing/playing';
import { openTestMatches, type TestMatches } from '../testing/services';
import type { RecordMoment } from './replays';

const anyhow = (view: MatchView): string[] => anyPick(view, playerRandom(`${view.number}`));

interface Finished {
  readonly folder: string;
  readonly test: TestMatches;
  readonly id: string;
  readonly over: MatchView;
  readonly record: MatchRecord;
}

async function finish(wanted: NewMatch): Promise<Finished> {
  const folder = await testFolder();
  const test = await openTestMatches({ folder, pause: 60_000 });
  const { id } = valueOf(await test.matches.create(wanted));
  const over = await playToEnd(test, id, anyhow);
  await test.matches.close(id);
  const reading = readRecord(await readFile(join(folder, 'records', `${id}.jsonl`), 'utf8'));
  if (reading.outcome !== 'read') throw new Error(reading.outcome);
  return { folder, test, id, over, record: reading.record };
}

const easy = newMatch('easy-battle', ['human', 'human', 'random'], 'looked at again');
const copyAbility = newMatch('copy-ability-battle', ['human', 'random'], 'looked at again');
const quest = newMatch('solo-battle', ['human'], 'looked at again', { quest: 2 });

type Viewer = number | 'open' | null;
const look = async ({ test, id }: Finished, after: number, viewer: Viewer): Promise<RecordMoment> =>
  valueOf(await test.records.at({ id, after, viewer }));

describe('a finished match looked at again', () => {
  it.each([
    ['Easy Battle', easy, 'set'],
    ['Copy Ability Battle', copyAbility, 'round'],
    ['a quest', quest, 'round'],
  ])('is the one that was played, from the set-up to the end (%s)', async (_, wanted, counter) => {
    const finished = await finish(wanted);
    const { record, over } = finished;
    const start = await look(finished, 0, null);
    expect(start).toMatchObject({
      events: [],
      picks: record.picks.length,
      view: { number: 1, result: null },
    });
    const end = await look(finished, record.picks.length, null);
    expect(end.next).toBeNull();
    const { scores, result, log, history, best, zones } = over;
    expect(end.view).toMatchObject({ scores, result, log, history, best, practice: false });
    expect(end.view.zones['won:0']).toEqual(zones['won:0']);
    const rounds: number[] = [];
    for (const [index, { seat, decision, pick }] of record.picks.entries()) {
      const { view, next } = await look(finished, index, seat);
      expect(next).toEqual({ seat, kind: decision, pick });
      expect(view).toMatchObject({ number: index + 1, viewer: seat, decision: { seat, mine: true } });
      expect(view.decision?.options.map(({ id }) => id)).toEqual(expect.arrayContaining([...pick]));
      expect(view).toMatchObject({ curtain: null, canUndo: false, canRedo: false, paused: false });
      rounds.push(Number(view.counters[counter]));
    }
    expect(end.rounds).toEqual(rounds);
  });

  it('tells what the last pick made happen, as that viewer could see it', async () => {
    const finished = await finish(easy);
    const { record } = finished;
    const played = record.picks.findIndex(({ pick }) => pick[0]?.startsWith('c') === true) + 1;
    const { seat, pick } = record.picks[played - 1] ?? { seat: 0, pick: [] };
    const { events } = await look(finished, played, null);
    const card = Number(pick[0]?.slice(1));
    expect(events).toContainEqual({ type: 'moved', card, from: `hand:${seat}`, to: `played:${seat}` });
    const before = await look(finished, played - 1, seat === 0 ? 1 : 0);
    expect(before.view.zones[`hand:${seat}`]?.cards.every((shown) => shown === null)).toBe(true);
  });

  it('shows a seat its own hand, everybody none, and open eyes everything', async () => {
    const finished = await finish(easy);
    const shown = async (viewer: Viewer): Promise<number[]> => {
      const { view } = await look(finished, 4, viewer);
      const hidden = (zone: string): number =>
        (view.zones[zone]?.cards ?? []).filter((card) => card === null).length;
      return ['hand:0', 'hand:1', 'hand:2', 'deck:kirby', 'deck:enemy'].map(hidden);
    };
    const all = await shown(null);
    expect(all.every((count) => count > 0)).toBe(true);
    expect(await shown(1)).toEqual(all.with(1, 0));
    expect(await shown('open')).toEqual([0, 0, 0, 0, 0]);
    const open = await look(finished, 4, 'open');
    expect(open.view.viewer).toBeNull();
    // Easy Battle is played with every instance of the box; those taken out lie open too.
    expect(Object.keys(open.view.cards)).toHaveLength(102);
  });

  it('is refused while it goes on, past its end, for a seat that is not there, and when it is not there', async () => {
    const finished = await finish(copyAbility);
    const { test, id, record } = finished;
    const at = (given: string, after: number, viewer: Viewer): Promise<string> =>
      test.records.at({ id: given, after, viewer }).then(refusalOf);
    expect(await at(id, record.picks.length + 1, null)).toBe('main.refusals.no-such-pick');
    expect(await at(id, 0, 2)).toBe('main.refusals.no-such-seat');
    expect(await at('nobody', 0, 0)).toBe('main.refusals.no-such-match');
    const running = valueOf(await test.matches.create(copyAbility));
    expect(await at(running.id, 0, 0)).toBe('main.refusals.not-finished');
    await test.matches.closeAll();
  });

  it('can be looked at while its end is still on the screen', async () => {
    const test = await openTestMatches({ folder: await testFolder(), pause: 60_000 });
    const { id } = valueOf(await test.matches.create(quest));
    const over = await playToEnd(test, id, anyhow);
    const picks = over.number - 1;
    expect(valueOf(await test.records.at({ id, after: picks, viewer: 0 })).view.result).toEqual(over.result);
    valueOf(await test.matches.undo(id));
    expect(refusalOf(await test.records.at({ id, after: 0, viewer: 0 }))).toBe('main.refusals.not-finished');
  });

  // Must be under 30 ms of work.
  it.each([
    [
      'Copy Ability Battle of four, twenty rounds',
      newMatch('copy-ability-battle', ['random', 'random', 'random', 'random'], 'long', { rounds: 20 }),
    ],
    [
      'Easy Battle of six',
      newMatch('easy-battle', ['random', 'random', 'random', 'random', 'random', 'random'], 'long'),
    ],
  ])('jumps to any pick at once (%s)', async (name, wanted) => {
    const finished = await finish(wanted);
    const { picks } = finished.record;
    await look(finished, 0, 'open');
    const times: number[] = [];
    for (let after = picks.length; after >= 0; after -= 1) {
      times.push(await workOf(() => look(finished, after, after % 2 === 0 ? 'open' : 0)));
    }
    times.sort((a, b) => a - b);
    const median = times[Math.floor(times.length / 2)] ?? 0;
    console.log(
      `${name}: ${picks.length} picks, a jump takes ${median.toFixed(1)} ms, ${times.at(-1)?.toFixed(1)} ms at most`,
    );
    expect(median).toBeLessThan(30);
  });
});

describe('playing on from a record', () => {
  it('makes a new match that stands there, is practice and leaves the record alone', async () => {
    const { folder, test, id, record, over } = await finish(copyAbility);
    const before = await readFile(join(folder, 'records', `${id}.jsonl`), 'utf8');
    const after = record.picks.findLastIndex(({ seat, decision }) => seat === 0 && decision === 'play');
    const view = valueOf(await test.records.playOn(id, after));
    expect(view.id).not.toBe(id);
    expect(view).toMatchObject({ number: after + 1, viewer: 0, practice: true, seed: 'looked at again' });
    expect(view.seats).toEqual(over.seats);
    expect(view.decision).toMatchObject({ seat: 0, kind: 'play', mine: true });
    const journal = readRecord(await readFile(join(folder, 'matches', `${view.id}.jsonl`), 'utf8'));
    if (journal.outcome !== 'read') throw new Error(journal.outcome);
    expect(journal.record.picks).toEqual(record.picks.slice(0, after));
    const { started, practice, ...header } = journal.record.header;
    const { started: startedThen, ...headerThen } = record.header;
    expect(header).toEqual(headerThen);
    expect(practice).toBe(true);
    expect((started ?? '') > (startedThen ?? '')).toBe(true);
    // The people may go another way from here, or back to before the place.
    expect(view.canUndo).toBe(true);
    const counted = await test.results.statistics();
    await playToEnd(test, view.id, () => ['skip']).catch(() => playToEnd(test, view.id, anyhow));
    await test.matches.closeAll();
    expect(await test.results.statistics()).toEqual({ ...counted, practice: counted.practice + 1 });
    expect(await readFile(join(folder, 'records', `${id}.jsonl`), 'utf8')).toBe(before);
    expect(await test.matches.list()).toMatchObject([
      { id: view.id, practice: true },
      { id, practice: false },
    ]);
  });

  it('can begin with the set-up, but not where nothing is left to play', async () => {
    const { test, id, record } = await finish(quest);
    expect(valueOf(await test.records.playOn(id, 0))).toMatchObject({ number: 1, practice: true });
    expect(refusalOf(await test.records.playOn(id, record.picks.length))).toBe(
      'main.refusals.nothing-left-to-play',
    );
    expect(refusalOf(await test.records.playOn(id, record.picks.length + 1))).toBe(
      'main.refusals.no-such-pick',
    );
    expect(refusalOf(await test.records.playOn('nobody', 0))).toBe('main.refusals.no-such-match');
  });
});

/** The record of a match like another, begun so many minutes after midnight. */
const begunAt = (text: string, minutes: number): string =>
  text.replace(
    /"started":"[^"]*"/,
    `"started":"${new Date(Date.UTC(2026, 1, 1, 0, minutes)).toISOString()}"`,
  );

describe('the list', () => {
  it('has every match that was ever finished', async () => {
    const { folder, test, id } = await finish(newMatch('easy-battle', ['random', 'random'], 'many'));
    const text = await readFile(join(folder, 'records', `${id}.jsonl`), 'utf8');
    for (let copy = 0; copy < 60; copy += 1)
      valueOf(await test.records.import(`${copy}.jsonl`, begunAt(text, copy)));
    expect(await test.matches.list()).toHaveLength(61);
    expect(await readdir(join(folder, 'records'))).toHaveLength(61);
  });

  it('of 500 records takes less than a second the second time', async () => {
    const { folder, id } = await finish(copyAbility);
    const text = await readFile(join(folder, 'records', `${id}.jsonl`), 'utf8');
    for (let copy = 0; copy < 499; copy += 1)
      await writeFile(join(folder, 'records', `copy-${copy}.jsonl`), text);
    const anew = await openTestMatches({ folder });
    const times: number[] = [];
    for (let time = 0; time < 2; time += 1) {
      times.push(await workOf(async () => expect(await anew.matches.list()).toHaveLength(500)));
    }
    console.log(`a list of 500 records: ${times.map((time) => `${time.toFixed(0)} ms`).join(', then ')}`);
    expect(times[1]).toBeLessThan(1000);
  }, 60_000);
});
