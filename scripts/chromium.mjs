import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';

const NAMES = ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome'];

/**
 * The system's own Chromium, or null. `CHROMIUM` names another one. Playwright's downloads are never used:
 * they come from outside the package registries.
 */
export function findChromium() {
  if (process.env.CHROMIUM) return existsSync(process.env.CHROMIUM) ? process.env.CHROMIUM : null;
  const folders = (process.env.PATH ?? '').split(delimiter);
  for (const name of NAMES)
    for (const folder of folders) {
      const file = join(folder, name);
      if (existsSync(file)) return file;
    }
  return null;
}
