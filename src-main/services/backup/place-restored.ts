import { existsSync } from 'node:fs';
import { readdir, rm, rmdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { Files } from '../files';
import type { Notices } from '../notices';
import { isOwn } from './content';

/** A backup that is being unpacked; the next start throws away what is left of one. */
export const COMING = 'restore-coming';
/** A backup that is whole and takes its place at the next start. */
export const READY = 'restore-ready';

/** How far the change of places is: the former content goes, or the backup comes. */
const UNDER_WAY = /^restore-(\d+)-(clearing|placing)$/;
const underWay = (number: number, step: 'clearing' | 'placing'): string => `restore-${number}-${step}`;
const formerName = (number: number): string => `before-restore-${number}`;

/**
 * Puts a backup that waits in the place of the data folder's content, which is kept in `before-restore-<n>`. Each
 * step is one renaming and its name says how far it is: a start that is killed half-way is gone on with by the next.
 * Must be called while the data folder is held and nobody has read from it yet.
 *
 * @throws the system's error when something cannot be moved, and not be moved back either
 */
export async function placeRestored(folder: string, files: Files, notices: Notices): Promise<void> {
  await rm(join(folder, COMING), { recursive: true, force: true }).catch(() => undefined);
  const number = await begin(folder, files);
  if (number === null) return;
  try {
    await change(folder, number, files);
    notices.tell('info', { key: 'main.notices.restored', values: { folder: formerName(number) } });
  } catch {
    await changeBack(folder, number, files);
    notices.tell('error', { key: 'main.notices.not-restored' });
  }
}

/** The number of the change that is under way or begins now; null when no backup waits. */
async function begin(folder: string, files: Files): Promise<number | null> {
  const names = await readdir(folder).catch((): string[] => []);
  const found = names.map((name) => UNDER_WAY.exec(name)).find((match) => match !== null);
  if (found !== undefined) return Number(found[1]);
  if (!names.includes(READY)) return null;
  let number = 1;
  while (names.includes(formerName(number))) number += 1;
  try {
    await files.move(join(folder, READY), join(folder, underWay(number, 'clearing')));
    return number;
  } catch {
    // It waits on: nothing has changed.
    return null;
  }
}

async function change(folder: string, number: number, files: Files): Promise<void> {
  const clearing = join(folder, underWay(number, 'clearing'));
  const placing = join(folder, underWay(number, 'placing'));
  const former = join(folder, formerName(number));
  if (existsSync(clearing)) {
    await files.system.makeFolder(former);
    await moveAll(folder, former, files);
    await files.move(clearing, placing);
  }
  await moveAll(placing, folder, files);
  // An empty folder that stays does no harm: the next start finds nothing in it to move.
  await rmdir(placing).catch(() => undefined);
}

/** Everything back to where it was, and the backup waits again. */
async function changeBack(folder: string, number: number, files: Files): Promise<void> {
  const clearing = join(folder, underWay(number, 'clearing'));
  const placing = join(folder, underWay(number, 'placing'));
  const former = join(folder, formerName(number));
  if (existsSync(placing)) {
    await moveAll(folder, placing, files);
    await files.move(placing, clearing);
  }
  await moveAll(former, folder, files);
  await rmdir(former).catch(() => undefined);
  await files.move(clearing, join(folder, READY));
}

/** Moves everything that belongs to a person from one folder into another. */
async function moveAll(from: string, to: string, files: Files): Promise<void> {
  for (const name of (await readdir(from)).filter(isOwn)) {
    await files.move(join(from, name), join(to, name));
  }
}
