import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { NewMatch } from '../../src-shared/contract/calls';
import { defaultSettings, type Settings } from '../../src-shared/contract/settings';
import type { PlayerName } from '../../src-shared/contract/view';

/** Settings as a person may have left them: English, no animation, computers that do not dawdle. */
export const QUICK: Partial<Settings> = { language: 'en', motion: 'off', computerPace: 'faster' };

/** Puts settings into a data folder before the program starts on it. */
export const writeSettings = (dataFolder: string, changed: Partial<Settings>): Promise<void> =>
  writeFile(join(dataFolder, 'settings.json'), JSON.stringify({ ...defaultSettings, ...changed }));

/** Puts a set of designs into a data folder, as the workshop keeps it. */
export async function writeDesigns(dataFolder: string, id: string, set: unknown): Promise<void> {
  const folder = join(dataFolder, 'designs', id);
  await mkdir(folder, { recursive: true });
  await writeFile(join(folder, 'set.json'), JSON.stringify(set));
}

const NAMES = ['Mika', 'Kenji', 'Aoi', 'Sora', 'Hana', 'Taro'] as const;

function remembered(
  game: NewMatch['game'],
  players: readonly PlayerName[],
  options: NewMatch['options'],
): Partial<Settings> {
  const seats = players.map((player, seat) => ({ name: NAMES[seat] ?? '', player, handicap: 0 }));
  const lastMatch: NewMatch = { game, seats, options };
  return { ...QUICK, lastMatch };
}

/**
 * Settings of somebody whose last match was this one, so that New match proposes it again: `rounds` rounds,
 * and the first seat begins.
 */
export const lastTime = (players: readonly PlayerName[], rounds: number): Partial<Settings> =>
  remembered('copy-ability-battle', players, { rounds, first: 0 });

/** The same for Easy Battle. */
export const lastEasy = (players: readonly PlayerName[]): Partial<Settings> =>
  remembered('easy-battle', players, { first: 0 });

/** The same for a quest. */
export const lastQuest = (quest: number): Partial<Settings> =>
  remembered('solo-battle', ['human'], { quest });

/** The same for Kokopelli, which a single game-end tile ends. */
export const lastFestival = (players: readonly PlayerName[]): Partial<Settings> =>
  remembered('kokopelli', players, { tilesToEnd: 1, first: 0 });
