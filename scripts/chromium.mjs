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

/**
 * Parts of Chromium that stay out of tests. It heeds the last such list only, so this one holds what Playwright's
 * own holds as far as it matters here. The popups of the address bar are two pages of their own in every window.
 */
const LEFT_OUT = [
  'WebUIOmniboxPopup',
  'WebUIOmniboxAimPopup',
  'WebUIOmniboxFullPopup',
  'AimEnabled',
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsFirstBalancedModeAutoEnable',
  'HttpsUpgrades',
  'MediaRouter',
  'NetworkTimeServiceQuerying',
  'OptimizationHints',
  'PaintHolding',
  'PreconnectToSearch',
  'ThirdPartyStoragePartitioning',
];

/** How tests start Chromium: quiet, without a network of its own, and with nothing they do not look at. */
export const chromiumArgs = [
  // Chromium refuses its own sandbox for root.
  ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
  '--disable-gpu',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  `--disable-features=${LEFT_OUT.join(',')}`,
];
