import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { defaultSettings, type Settings } from '../../src-shared/contract/settings';

/** Settings as a person may have left them: English, no animation, computers that do not dawdle. */
export const QUICK: Partial<Settings> = { language: 'en', motion: 'off', computerPace: 'faster' };

/** Puts settings into a data folder before the program starts on it. */
export const writeSettings = (dataFolder: string, changed: Partial<Settings>): Promise<void> =>
  writeFile(join(dataFolder, 'settings.json'), JSON.stringify({ ...defaultSettings, ...changed }));
