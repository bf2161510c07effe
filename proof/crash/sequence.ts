import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { playerRandom } from '@shared/players';
import type { Activity } from './activity';
import { insist } from './activity';
import { BackingUp } from './backing-up';
import { BringingIn } from './bringing-in';
import { Gone, killStart, startDesk, type Desk, type DeskInput, type Host } from './desk';
import { Editing } from './editing';
import { insistOnWhole } from './folder';
import { Playing } from './playing';
import { makeReplayer } from './replayer';
import { Restoring } from './restoring';
import { TakingOut } from './taking-out';

/** What goes on beside each other. */
export const DOINGS = ['play', 'edit', 'import', 'export', 'backup'] as const;
/** What is done alone: whatever else there is would be gone with it. */
export const ALONE = ['restore'] as const;
export type DoingName = (typeof DOINGS)[number] | (typeof ALONE)[number];

/** A program that is killed again and again, always on the same folder. */
export interface Sequence {
  readonly host: Host;
  /** What is going on whenever it is killed, all at the same time. */
  readonly doing: readonly DoingName[];
  /** At least so many kills. */
  readonly times: number;
  readonly seed: string;
  /** The project's folder, where the program has been built. */
  readonly root: string;
  /** A folder that is empty. */
  readonly folder: string;
}

/** What came of it. */
export interface Killed {
  readonly kills: number;
  /** How many answers were lived through. */
  readonly answers: number;
}

/** Milliseconds between the last thing that was surely done and the kill: at most so many. */
const LONGEST = 120;
/** What a start after a kill may say. */
const SAID = new Set(
  ['ended-suddenly', 'match-cut-off', 'file-not-saved', 'restored'].map((key) => `main.notices.${key}`),
);

/**
 * Starts the program, lets it work, kills it at a moment that chance chooses, and looks at what is left: as often as
 * is wanted.
 *
 * @throws what was lost, with the kill and the seed it can be repeated with
 */
export async function killAgainAndAgain(sequence: Sequence): Promise<Killed> {
  const { host, root, folder, seed, times } = sequence;
  const [dataFolder, saveTo] = [join(folder, 'data'), join(folder, 'saved')];
  await mkdir(saveTo, { recursive: true });
  const chance = playerRandom(`${seed}:${host}`);
  const all = await activities(sequence, dataFolder, saveTo);
  let running: Desk | null = null;
  const input = { host, root, dataFolder, saveTo };
  const start = async (): Promise<Desk> => (running = await startDesk(input));
  let [kill, answers] = [0, 0];
  try {
    for (const activity of all) await activity.prepare?.();
    while (kill < times) {
      const desk = await start();
      await lookAfter(desk, kill, all, dataFolder);
      answers += await workUntilKilled(desk, all, chance.below(LONGEST));
      kill += 1;
      await insistOnWhole(dataFolder, true);
      kill += await killStarts(input, all);
    }
    const last = await start();
    await lookAfter(last, kill, all, dataFolder);
    await last.stop();
    const next = await start();
    const { notices } = await next.call('app.info', null);
    insist(notices.length === 0, `A start after a proper end says ${JSON.stringify(notices)}`);
    await next.stop();
  } catch (error) {
    await stopAnyway(running);
    const why = error instanceof Error ? error.message : String(error);
    const doing = sequence.doing.join(', ');
    throw new Error(`${host} host, ${doing}, after kill ${kill}, seed ${seed}: ${why}`, { cause: error });
  }
  return { kills: kill, answers };
}

/** Whatever was found, no program is left behind. */
const stopAnyway = async (desk: Desk | null): Promise<void> => desk?.kill();

async function activities(
  { doing, root, seed }: Sequence,
  dataFolder: string,
  saveTo: string,
): Promise<readonly Activity[]> {
  const replayer = await makeReplayer(root);
  const make: Readonly<Record<DoingName, () => Activity>> = {
    play: () => new Playing(dataFolder, replayer, playerRandom(`${seed}:play`)),
    edit: () => new Editing(dataFolder, playerRandom(`${seed}:edit`)),
    import: () => new BringingIn(dataFolder, replayer.finished(), playerRandom(`${seed}:import`)),
    export: () => new TakingOut(saveTo, playerRandom(`${seed}:export`)),
    backup: () => new BackingUp(dataFolder, saveTo, playerRandom(`${seed}:backup`)),
    restore: () => new Restoring(dataFolder, replayer.finished(), playerRandom(`${seed}:restore`)),
  };
  return doing.map((name) => make[name]());
}

/** What the start after a kill says and has. */
async function lookAfter(
  desk: Desk,
  kills: number,
  all: readonly Activity[],
  dataFolder: string,
): Promise<void> {
  const { notices } = await desk.call('app.info', null);
  const keys = notices.map(({ key }) => key);
  const strange = keys.filter((key) => !SAID.has(key));
  insist(strange.length === 0, `The start says ${strange.join(', ')}`);
  insist(
    kills === 0 || keys.includes('main.notices.ended-suddenly'),
    'The start does not say what happened.',
  );
  await desk.call('app.shown', { messages: notices });
  for (const activity of all) await activity.check(desk);
  await insistOnWhole(dataFolder, false);
}

/** Kills the starts that are to be killed as well, and gives how many those were. */
async function killStarts(input: DeskInput, all: readonly Activity[]): Promise<number> {
  let kills = 0;
  for (const activity of all) {
    for (;;) {
      const isTime = (await activity.killAtStart?.()) ?? null;
      if (isTime === null) break;
      await killStart(input, isTime);
      kills += 1;
      await insistOnWhole(input.dataFolder, true);
    }
  }
  return kills;
}

/**
 * Lets everything go on until each has been answered and a while longer, kills the program, and gives how many answers
 * there were.
 */
async function workUntilKilled(desk: Desk, all: readonly Activity[], milliseconds: number): Promise<number> {
  const answered = new Set<Activity>();
  let answers = 0;
  let failed: unknown = null;
  const goOn = async (activity: Activity): Promise<never> => {
    activity.listen?.(desk);
    for (;;) {
      await activity.doOnce(desk);
      answered.add(activity);
      answers += 1;
    }
  };
  const going = all.map((activity) =>
    goOn(activity).catch((error: unknown) => {
      if (!(error instanceof Gone)) failed ??= error;
    }),
  );
  while (failed === null && answered.size < all.length) await pause(5);
  if (failed === null) await pause(milliseconds);
  await desk.kill();
  await Promise.all(going);
  if (failed !== null) throw failed;
  return answers;
}
