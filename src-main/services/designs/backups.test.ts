import { writeFile, mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { nodeFiles } from '../file-system';
import { Files } from '../files';
import { testFolder } from '../testing/folder';
import { Backups, superfluous } from './backups';

const version = (number: number): string =>
  JSON.stringify({ cards: Array.from({ length: number }, () => ({})) });

describe('backups', () => {
  it('are listed newest first, with how much is in them, and can be read', async () => {
    const folder = await testFolder();
    const backups = new Backups(new Files(nodeFiles));
    expect(await backups.list(folder)).toEqual([]);
    await backups.keep(folder, version(1), 1000.4);
    // The clock was set back: that changes nothing.
    await backups.keep(folder, version(2), 10);
    expect(await backups.list(folder)).toEqual([
      { sequence: 2, saved: 10, entries: 2 },
      { sequence: 1, saved: 1000, entries: 1 },
    ]);
    expect(await backups.read(folder, 1)).toBe(version(1));
    expect(await backups.read(folder, 3)).toBeNull();
  });

  it('keep a version once, however often its save is tried again', async () => {
    const folder = await testFolder();
    const backups = new Backups(new Files(nodeFiles));
    for (const number of [1, 2, 2, 2, 1]) await backups.keep(folder, version(number), number);
    expect((await backups.list(folder)).map(({ sequence, entries }) => [sequence, entries])).toEqual([
      [3, 1],
      [2, 2],
      [1, 1],
    ]);
  });

  it('go on counting where the last run stopped, whatever else lies there', async () => {
    const folder = await testFolder();
    await mkdir(join(folder, 'backups'));
    await writeFile(join(folder, 'backups', '000041-5.json'), 'damaged');
    await writeFile(join(folder, 'backups', 'notes.txt'), 'x');
    const backups = new Backups(new Files(nodeFiles));
    await backups.keep(folder, version(3), 6);
    expect((await backups.list(folder)).map(({ sequence, entries }) => [sequence, entries])).toEqual([
      [42, 3],
      [41, 0],
    ]);
  });

  it('thin out with age', () => {
    let kept: number[] = [];
    const after = (versions: number): number[] => {
      for (let sequence = Math.max(0, ...kept) + 1; sequence <= versions; sequence += 1) {
        kept.push(sequence);
        // All within a few minutes.
        const gone = superfluous(kept.map((number) => ({ sequence: number, saved: number * 100 })));
        kept = kept.filter((one) => !gone.includes(one));
      }
      return kept;
    };
    expect(after(4)).toEqual([1, 2, 3, 4]);
    // The last four; of ages 4 to 7 the even ones; of ages 8 to 15 every fourth, of older ones every eighth.
    expect(after(20)).toEqual([8, 12, 14, 16, 17, 18, 19, 20]);
    expect(after(1000).length).toBeLessThan(22);
    expect(after(1000)).toEqual(expect.arrayContaining([997, 998, 999, 1000]));
    // The oldest is still from the first half of the week.
    expect(Math.min(...after(1000))).toBeLessThan(500);
  });

  it('keep what earlier sittings ended with, however long the present one is', () => {
    const minute = 60_000;
    let kept: { sequence: number; saved: number }[] = [];
    const save = (sequence: number, saved: number): void => {
      kept = [...kept, { sequence, saved }];
      const gone = superfluous(kept);
      kept = kept.filter((one) => !gone.includes(one.sequence));
    };
    // Seven edits yesterday, the last of them the seventh; then 500 today, ten a minute.
    for (let edit = 1; edit <= 7; edit += 1) save(edit, edit * 1000);
    for (let edit = 8; edit <= 507; edit += 1) save(edit, 24 * 60 * minute + edit * 6000);
    expect(kept.map(({ sequence }) => sequence)).toContain(7);
    expect(kept.length).toBeLessThan(30);
  });

  it('keep no more than twenty ends of sittings', () => {
    let kept: { sequence: number; saved: number }[] = [];
    for (let day = 1; day <= 300; day += 1) {
      kept = [...kept, { sequence: day, saved: day * 86_400_000 }];
      const gone = superfluous(kept);
      kept = kept.filter((one) => !gone.includes(one.sequence));
    }
    expect(kept.length).toBeLessThanOrEqual(40);
    expect(kept.map(({ sequence }) => sequence)).toEqual(expect.arrayContaining([281, 290, 300]));
  });
});
