import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium, type Page } from 'playwright';
import type { NewMatch } from '@shared/contract/calls';
import type { Settings } from '@shared/contract/settings';
import type { PlayerName } from '@shared/contract/view';
import { chromiumArgs, findChromium } from '../../scripts/chromium.mjs';
import { atMost as inAllDigits } from '../rows';

/** Opens a page in a window of its own. */
export type NewPage = () => Promise<Page>;

/** Who played last, and what was set. */
interface Someone extends Partial<Pick<Settings, 'motion' | 'computerPace'>> {
  /** From the first seat on; at most four. */
  readonly players: readonly PlayerName[];
}

// Who takes too long is asked to end; only an end of its own takes browser and host along.
process.once('SIGTERM', () => process.exit(1));

/**
 * Opens the browser that everything is measured in, and closes it after the work.
 *
 * @param flags what it is started with besides
 */
export async function inBrowser<Result>(
  work: (newPage: NewPage) => Promise<Result>,
  flags: readonly string[] = [],
): Promise<Result> {
  const browser = await chromium.launch({
    executablePath: findChromium() ?? 'chromium',
    args: [...chromiumArgs, ...flags],
  });
  try {
    return await work(() => browser.newPage({ viewport: { width: 1280, height: 800 }, locale: 'en-GB' }));
  } finally {
    await browser.close();
  }
}

const NAMES = ['Mika', 'Kenji', 'Aoi', 'Sora'] as const;

/** Makes a data folder of somebody whose last match had these players, and removes it after the work. */
export async function withData<Result>(
  { players, ...changed }: Someone,
  work: (folder: string) => Promise<Result>,
): Promise<Result> {
  const seats = players.map((player, seat) => ({ name: NAMES[seat] ?? '', player, handicap: 0 }));
  const lastMatch: NewMatch = { game: 'copy-ability-battle', seats, options: { first: 0 } };
  const settings: Partial<Settings> = { format: 'tefuda-settings/1', language: 'en', ...changed, lastMatch };
  const folder = await mkdtemp(join(tmpdir(), 'tefuda-bench-'));
  await writeFile(join(folder, 'settings.json'), JSON.stringify(settings));
  try {
    return await work(folder);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** Starts the match that New match proposes. */
export async function begin(page: Page, address: string): Promise<void> {
  await page.goto(`${address}#/new-match`);
  await page.getByRole('button', { name: /^Start/ }).click();
  await page.locator('.prompt').waitFor();
}

/** A row with a limit: at most so much, in no more digits than what goes by the clock is worth. */
export const atMost: typeof inAllDigits = (what, value, unit, limit, peer) => ({
  ...inAllDigits(what, value, unit, limit, peer),
  figure: `${value.toFixed(value < 10 ? 1 : 0)} ${unit}`,
});
