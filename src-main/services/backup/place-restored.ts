import { join } from 'node:path';
import { errorCode } from '../file-system';
import type { Files } from '../files';
import type { Notices } from '../notices';
import { isOwn } from './content';

/** A backup that is being unpacked; the next start throws away what is left of one. */
export const COMING = 'restore-coming';
/** A backup that is whole and takes its place at the next start. */
export const READY = 'restore-ready';
/** A backup that was let go; the next start throws away what is left of it. */
export const GONE = 'restore-gone';

/** How far the change of places is: the former content goes, or the backup comes. */
type Step = 'clearing' | 'placing';
const UNDER_WAY = /^restore-(\d+)-(clearing|placing)$/;
const formerName = (number: number): string => `before-restore-${number}`;

/** A change of places that goes on. */
interface Change {
  /** The data folder. */
  readonly folder: string;
  readonly files: Files;
  readonly number: number;
  /** How far it was when this start found it. */
  readonly step: Step;
}

const stepName = ({ number }: Change, step: Step): string => `restore-${number}-${step}`;
const pathOf = (change: Change, step: Step): string => join(change.folder, stepName(change, step));
const formerOf = ({ folder, number }: Change): string => join(folder, formerName(number));

/**
 * Puts a backup that waits in the place of the data folder's content, which is kept in `before-restore-<n>`. Each
 * step is one renaming and its name says how far it is: a start that is killed half-way is gone on with by the next.
 * Nothing is ever put in the place of something else. Must be called while the data folder is held and nobody has
 * read from it yet. Never rejects: where something cannot be moved, and not be moved back either, the start goes on
 * with what is there, tells it, and the next one goes on with the change.
 */
export async function placeRestored(folder: string, files: Files, notices: Notices): Promise<void> {
  for (const name of [COMING, GONE])
    await files.system.removeFolder(join(folder, name)).catch(() => undefined);
  let change: Change | null = null;
  try {
    change = await begin(folder, files);
    if (change === null) return;
    await carryOut(change);
    notices.tell('info', { key: 'main.notices.restored', values: { folder: formerName(change.number) } });
    // As long as its folder is there, a start that is killed now is followed by one that tells it.
    await notices.settled();
    // An empty folder that stays does no harm: the next start finds nothing in it to move.
    await files.system.removeEmptyFolder(pathOf(change, 'placing')).catch(() => undefined);
  } catch (error) {
    const why = errorCode(error) || String(error);
    if (change === null || (await changeBack(change))) {
      notices.tell('error', { key: 'main.notices.not-restored', values: { why } });
    } else {
      await goFurther(change);
      const values = { why, folder: formerName(change.number) };
      notices.tell('error', { key: 'main.notices.half-restored', values });
    }
  }
}

/** The change that is under way or begins now; null when no backup waits. */
async function begin(folder: string, files: Files): Promise<Change | null> {
  const names = await files.system.list(folder).catch((): string[] => []);
  const found = names.map((name) => UNDER_WAY.exec(name)).find((match) => match !== null);
  if (found !== undefined) {
    return { folder, files, number: Number(found[1]), step: found[2] === 'placing' ? 'placing' : 'clearing' };
  }
  if (!names.includes(READY)) return null;
  let number = 1;
  while (names.includes(formerName(number))) number += 1;
  const change: Change = { folder, files, number, step: 'clearing' };
  await files.move(join(folder, READY), pathOf(change, 'clearing'));
  return change;
}

async function carryOut(change: Change): Promise<void> {
  const { folder, files } = change;
  const [clearing, placing] = [pathOf(change, 'clearing'), pathOf(change, 'placing')];
  if (change.step === 'clearing') {
    await files.system.makeFolder(formerOf(change));
    for (const name of await ownIn(folder, files)) await setAside(name, change);
    await files.move(clearing, placing);
  }
  for (const name of await ownIn(placing, files)) {
    // A start that had to go on half-way has written this since.
    if (await isIn(folder, name, files)) await setAside(name, change);
    await files.move(join(placing, name), join(folder, name));
  }
}

/** Moves something out of the data folder, to where nothing of its name is kept yet. */
async function setAside(name: string, { folder, files, number }: Change): Promise<void> {
  let former = join(folder, formerName(number));
  for (let next = number + 1; await isIn(former, name, files); next += 1) {
    former = join(folder, formerName(next));
  }
  await files.system.makeFolder(former);
  await files.move(join(folder, name), join(former, name));
}

/** Everything back to where it was, and the backup waits again. False where that cannot be done. */
async function changeBack(change: Change): Promise<boolean> {
  const { folder, files } = change;
  const [clearing, placing] = [pathOf(change, 'clearing'), pathOf(change, 'placing')];
  // What was written since an earlier start went on half-way would go into the backup, and with it when it is let go.
  if (change.step === 'placing') return false;
  try {
    if (!(await isIn(folder, stepName(change, 'clearing'), files))) {
      await moveAll(folder, placing, files);
      await files.move(placing, clearing);
    }
    await moveAll(formerOf(change), folder, files);
  } catch {
    return false;
  }
  await files.system.removeEmptyFolder(formerOf(change)).catch(() => undefined);
  // Where this is refused the next start goes on with it, as if it had waited.
  await files.move(clearing, join(folder, READY)).catch(() => undefined);
  return true;
}

/** As much as can be of a backup that is on its way: what it belongs to has all been set aside. */
async function goFurther(change: Change): Promise<void> {
  await moveAll(pathOf(change, 'placing'), change.folder, change.files).catch(() => undefined);
}

/**
 * Moves everything that belongs to a person from one folder into another, and replaces nothing there.
 * @throws the first error, after all that can be moved has been
 */
async function moveAll(from: string, to: string, files: Files): Promise<void> {
  const failed: unknown[] = [];
  for (const name of await ownIn(from, files)) {
    try {
      if (await isIn(to, name, files)) throw new Error(`There is another ${name} already.`);
      await files.move(join(from, name), join(to, name));
    } catch (error) {
      failed.push(error);
    }
  }
  if (failed.length > 0) throw failed[0];
}

const ownIn = async (folder: string, { system }: Files): Promise<readonly string[]> =>
  (await system.list(folder)).filter(isOwn);

/** Whether a name is taken; one that differs in the size of its letters is, on some systems. */
async function isIn(folder: string, name: string, { system }: Files): Promise<boolean> {
  const key = (text: string): string => text.normalize('NFC').toLowerCase();
  return (await system.list(folder)).some((other) => key(other) === key(name));
}
