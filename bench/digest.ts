import { readFileSync, writeFileSync } from 'node:fs';
import { z } from 'zod';
import { simulateAll } from '@main/workers/simulate-all';
import { BOX, boxCards } from '@shared/games/copytoru/testing/box';
import type { ComputerName } from '@shared/players/index';

const stored = z.record(z.string(), z.string());
const SERIES: readonly (readonly ComputerName[])[] = [
  ['random', 'random'],
  ['random', 'greedy', 'random'],
  ['greedy', 'random', 'greedy', 'random'],
];
const DEALS = 100;

/** Plays fixed series of matches; the same digests mean that every pick and every final state is the same. */
export async function digests(): Promise<Record<string, string>> {
  const found: Record<string, string> = {};
  for (const players of SERIES) {
    const { digest } = await simulateAll({
      deals: DEALS,
      threads: 1,
      worker: '',
      simulation: {
        game: 'copy-ability-battle',
        cards: boxCards,
        box: BOX,
        options: {},
        players,
        seed: 'digest',
        rotate: false,
        recordsFolder: null,
        wantText: false,
        traced: false,
        app: '',
        sets: [],
        carried: {},
      },
    });
    found[players.join(',')] = digest;
  }
  return found;
}

/** The series whose matches are not those of the stored digests. */
export function changedSeries(found: Readonly<Record<string, string>>, path: string): string[] {
  const before = stored.parse(JSON.parse(readFileSync(path, 'utf8')));
  return Object.keys(found).filter((series) => before[series] !== found[series]);
}

export const storeDigests = (found: Readonly<Record<string, string>>, path: string): void =>
  writeFileSync(path, `${JSON.stringify(found, null, 2)}\n`);
