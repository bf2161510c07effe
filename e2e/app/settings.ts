import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { NewMatch } from '../../src-shared/contract/calls';
import { defaultSettings, type Settings } from '../../src-shared/contract/settings';
import type { PlayerName } from '../../src-shared/contract/view';

/** Settings as a person may have left them: English, no animation, computers that do not dawdle. */
export const QUICK: Partial<Settings> = { language: 'en', motion: 'off', computerPace: 'faster' };

/** Puts settings into a data folder before the program starts on it. */
export const writeSettings = (dataFolder: string, changed: Partial<Settings>): Promise<void> =>
  writeFile(join(dataFolder, 'settings.json'), JSON.stringify({ ...defaultSettings, ...changed }));

const NAMES = ['Mika', 'Kenji', 'Aoi', 'Sora'] as const;

/**
 * Settings of somebody whose last match was this one, so that New match proposes it again: `rounds` rounds,
 * and the first seat begins.
 */
export function lastTime(players: readonly PlayerName[], rounds: number): Partial<Settings> {
  const lastMatch: NewMatch = {
    game: 'copy-ability-battle',
    seats: players.map((player, seat) => ({ name: NAMES[seat] ?? '', player, handicap: 0 })),
    options: { rounds, first: 0 },
  };
  return { ...QUICK, lastMatch };
}
