import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import type { MatchView } from '@shared/contract/view';
import { playerRandom } from '@shared/players';
import type { PlayerRandom } from '@shared/players/player';
import { readRecord } from '@shared/table/record';
import { testFolder } from '../testing/folder';
import { openTestMatches, type TestMatches } from '../testing/services';
import type { Outcome } from './outcome';

function valueOf<Value>(outcome: Outcome<Value>): Value {
  if (!outcome.ok) throw new Error(outcome.refusal.key);
  return outcome.value;
}

function randomPick({ decision }: MatchView, random: PlayerRandom): string[] {
  if (decision === null) return [];
  const left = decision.options.map(({ id }) => id);
  const count = decision.min + random.below(decision.max - decision.min + 1);
  return Array.from({ length: count }, () => left.splice(random.below(left.length), 1)[0] ?? '');
}

/** Does one thing a person might do now: mostly a pick, now and then a step back or forth. */
async function doSomething(test: TestMatches, view: MatchView, random: PlayerRandom): Promise<void> {
  const { id, decision } = view;
  const chance = random.below(10);
  if (view.canUndo && chance === 0) return void valueOf(await test.matches.undo(id));
  if (view.canRedo && chance <= 2) return void valueOf(await test.matches.redo(id));
  if (view.curtain !== null) return void valueOf(await test.matches.ready(id, view.curtain.seat));
  if (decision?.mine === true) {
    return void valueOf(await test.matches.pick(id, view.number, randomPick(view, random)));
  }
  return void valueOf(await test.matches.pace(id, 'step'));
}

// Situation 11, at the level of the services: whatever people do and however often the program ends.
describe('picks, undo, redo and restarts in any order', () => {
  it.each([
    ['one person and two computers', 'copy-ability-battle', ['human', 'greedy', 'random']],
    ['three people', 'copy-ability-battle', ['human', 'human', 'human']],
    ['two people and a computer', 'copy-ability-battle', ['human', 'random', 'human']],
    ['Easy Battle of four people', 'easy-battle', ['human', 'human', 'human', 'human']],
    ['Easy Battle against five computers', 'easy-battle', ['human', ...Array<'random'>(5).fill('random')]],
    ['a quest', 'solo-battle', ['human']],
    ['Kokopelli of two people', 'kokopelli', ['human', 'human']],
    ['Kokopelli against computers', 'kokopelli', ['random', 'human', 'greedy', 'random']],
  ] as const)('situation 11: leave the match a straight replay gives (%s)', async (name, game, players) => {
    const folder = await testFolder();
    const random = playerRandom(name);
    let test = await openTestMatches({ folder, pause: 60_000 });
    const seats = players.map((player, index) => ({ name: `Seat ${index}`, player, handicap: 0 }));
    const wanted = { game, seats, options: {}, seed: name };
    let undos = 0;
    let view = valueOf(await test.matches.create(wanted));
    for (let step = 0; step < 110 && view.decision !== null; step += 1) {
      const { number } = view;
      await doSomething(test, view, random);
      if (random.below(12) === 0) {
        if (random.below(2) === 0) await test.matches.closeAll();
        test = await openTestMatches({ folder, pause: 60_000 });
      }
      view = valueOf(await test.matches.open(view.id));
      if (view.number < number) undos += 1;
      // Alone and against computers taking back makes it practice, for good (CT-E9).
      expect(view.practice).toBe(undos > 0 && players.filter((player) => player === 'human').length === 1);
      const stuck = view.decision !== null && view.decision.mine && view.decision.options.length === 0;
      expect(stuck && view.decision?.min !== 0).toBe(false);
    }
    await test.matches.closeAll();

    // A finished match has been put away as a record.
    const place = view.decision === null ? 'records' : 'matches';
    const text = await readFile(join(folder, place, `${view.id}.jsonl`), 'utf8');
    const reading = readRecord(text);
    if (reading.outcome !== 'read') throw new Error(reading.outcome);
    expect(reading.record.picks.length).toBe(view.number - 1);
    const straight = await openTestMatches({ folder: await testFolder(), pause: 60_000 });
    let replayed = valueOf(await straight.matches.create(wanted));
    for (const { seat, pick } of reading.record.picks) {
      if (replayed.curtain !== null)
        valueOf(await straight.matches.ready(replayed.id, replayed.curtain.seat));
      if (players[seat] === 'human') {
        valueOf(await straight.matches.pick(replayed.id, replayed.number, pick));
      } else valueOf(await straight.matches.pace(replayed.id, 'step'));
      replayed = valueOf(await straight.matches.open(replayed.id));
    }
    const { scores, counters, log, history, best, result, number } = replayed;
    expect({ scores, counters, log, history, best, result, number }).toEqual({
      scores: view.scores,
      counters: view.counters,
      log: view.log,
      history: view.history,
      best: view.best,
      result: view.result,
      number: view.number,
    });
    await straight.matches.closeAll();
  });
});
