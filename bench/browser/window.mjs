import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium } from 'playwright';
import { chromiumArgs, findChromium } from '../../scripts/chromium.mjs';

// Who takes too long is asked to end; only an end of its own takes browser and host along.
process.once('SIGTERM', () => process.exit(1));

/** Opens the browser that everything is measured in, and closes it after the work. */
export async function inBrowser(work) {
  const browser = await chromium.launch({ executablePath: findChromium() ?? 'chromium', args: chromiumArgs });
  try {
    return await work(() => browser.newPage({ viewport: { width: 1280, height: 800 }, locale: 'en-GB' }));
  } finally {
    await browser.close();
  }
}

/** Makes a data folder of somebody whose last match had these players, and removes it after the work. */
export async function withData({ players, ...changed }, work) {
  const names = ['Mika', 'Kenji', 'Aoi', 'Sora'];
  const seats = players.map((player, seat) => ({ name: names[seat], player, handicap: 0 }));
  const lastMatch = { game: 'copy-ability-battle', seats, options: { first: 0 } };
  const settings = { format: 'tefuda-settings/1', language: 'en', ...changed, lastMatch };
  const folder = await mkdtemp(join(tmpdir(), 'tefuda-bench-'));
  await writeFile(join(folder, 'settings.json'), JSON.stringify(settings));
  try {
    return await work(folder);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** Starts the match that New match proposes. */
export async function begin(page, address) {
  await page.goto(`${address}#/new-match`);
  await page.getByRole('button', { name: /^Start/ }).click();
  await page.locator('.prompt').waitFor();
}

/** A row with a limit: at most so much. */
export const atMost = (what, value, unit, { must, aim }, peer) => ({
  what,
  figure: `${value.toFixed(value < 10 ? 1 : 0)} ${unit}`,
  peer,
  must: `≤ ${must} ${unit}`,
  aim: `${aim} ${unit}`,
  holds: value <= must,
});

export const median = (values) => [...values].sort((a, b) => a - b)[values.length >> 1] ?? 0;
