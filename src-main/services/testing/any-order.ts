import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import type { NewMatch } from '@shared/contract/calls';
import type { MatchView, PlayerName } from '@shared/contract/view';
import { playerRandom } from '@shared/players';
import type { PlayerRandom } from '@shared/players/player';
import { readRecord } from '@shared/table/record';
import { anyPick, newMatch, valueOf } from './playing';
import { openTestMatches, type TestMatches } from './services';

/** A match in which everything is done in any order. */
export interface AnyOrder {
  /** Everything that chance decides follows from it. */
  readonly seed: string;
  readonly game: NewMatch['game'];
  readonly players: readonly PlayerName[];
  /** Two empty folders: for the match, and for its straight replay. */
  readonly folder: string;
  readonly other: string;
  /** After so many acts of people it is looked at; earlier when it is over. */
  readonly acts: number;
}

function insist(isSo: boolean, words: string): void {
  if (!isSo) throw new Error(words);
}

/** Does one thing a person might do now: mostly a pick, now and then a step back or forth. */
async function doSomething(test: TestMatches, view: MatchView, random: PlayerRandom): Promise<void> {
  const { id, decision } = view;
  const chance = random.below(10);
  if (view.canUndo && chance === 0) return void valueOf(await test.matches.undo(id));
  if (view.canRedo && chance <= 2) return void valueOf(await test.matches.redo(id));
  if (view.curtain !== null) return void valueOf(await test.matches.ready(id, view.curtain.seat));
  if (decision?.mine === true) {
    return void valueOf(await test.matches.pick(id, view.number, anyPick(view, random)));
  }
  return void valueOf(await test.matches.pace(id, 'step'));
}

/** What a match has come to, whoever looks at it. */
const whatCounts = ({ scores, counters, log, history, best, result, number }: MatchView): object => ({
  ...{ scores, counters, log, history, best, result, number },
});

/**
 * Plays a match with picks, undo, redo and restarts of the program in any order, then plays its picks once more one
 * after another, and takes it into another data folder.
 *
 * @throws when it is not the same match, or when there was ever nothing to do in it
 */
export async function playInAnyOrder({ seed, game, players, folder, other, acts }: AnyOrder): Promise<void> {
  const random = playerRandom(seed);
  let test = await openTestMatches({ folder, pause: 60_000 });
  const wanted = newMatch(game, players, seed);
  const isAlone = players.filter((player) => player === 'human').length === 1;
  let undos = 0;
  let view = valueOf(await test.matches.create(wanted));
  for (let step = 0; step < acts && view.decision !== null; step += 1) {
    const { number } = view;
    let restarted = false;
    await doSomething(test, view, random);
    if (random.below(12) === 0) {
      if (random.below(2) === 0) await test.matches.closeAll();
      test = await openTestMatches({ folder, pause: 60_000 });
      restarted = true;
    }
    view = valueOf(await test.matches.open(view.id));
    if (view.number < number) undos += 1;
    // Alone and against computers taking back makes it practice, for good (CT-E9).
    insist(
      view.practice === (undos > 0 && isAlone),
      'Whether it counts is not what taking back makes of it.',
    );
    insist(
      restarted || view.number >= number || view.paused,
      'Computers go on after something was taken back.',
    );
    const { decision, result: ended } = view;
    insist(decision !== null || ended !== null, 'There is neither a question nor a result.');
    const stuck = decision?.mine === true && decision.options.length === 0 && decision.min > 0;
    insist(!stuck, 'There is nothing to pick.');
  }
  await test.matches.closeAll();

  // A finished match has been put away as a record.
  const place = view.decision === null ? 'records' : 'matches';
  const text = await readFile(join(folder, place, `${view.id}.jsonl`), 'utf8');
  const reading = readRecord(text);
  if (reading.outcome !== 'read') throw new Error(reading.outcome);
  insist(
    reading.record.picks.length === view.number - 1,
    'Its journal has other picks than it was shown with.',
  );
  const straight = await openTestMatches({ folder: other, pause: 60_000 });
  let replayed = valueOf(await straight.matches.create(wanted));
  for (const { seat, pick } of reading.record.picks) {
    if (replayed.curtain !== null) valueOf(await straight.matches.ready(replayed.id, replayed.curtain.seat));
    if (players[seat] === 'human') {
      valueOf(await straight.matches.pick(replayed.id, replayed.number, pick));
    } else valueOf(await straight.matches.pace(replayed.id, 'step'));
    replayed = valueOf(await straight.matches.open(replayed.id));
  }
  insist(isDeepStrictEqual(whatCounts(replayed), whatCounts(view)), 'A straight replay gives another match.');
  await straight.matches.closeAll();
  await bringElsewhere(test, straight, view);
}

/** Takes the match out of its folder and into another one: there it is the same, and goes on or is over. */
async function bringElsewhere(test: TestMatches, there: TestMatches, view: MatchView): Promise<void> {
  const { text } = valueOf(await test.records.export(view.id));
  const { id } = valueOf(await there.records.import('brought.jsonl', text));
  const brought = valueOf(await there.matches.open(id));
  insist(
    isDeepStrictEqual(whatCounts(brought), whatCounts(view)),
    'Another folder makes another match of it.',
  );
  const [asked, was] = [brought.decision, view.decision];
  insist(asked?.seat === was?.seat && asked?.kind === was?.kind, 'Another folder asks something else.');
  const again = valueOf(await there.records.export(id));
  insist(again.text === text, 'What comes out of the other folder is not what went in.');
  await there.matches.closeAll();
}
