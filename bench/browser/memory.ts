// Plays fifty matches in a row in one window, computers only, each begun from the end of the one before, and
// tells how much more memory page and program hold after the last than after the fifth. Prints rows as JSON.
// Words: the project's folder, flags.
import type { CDPSession, Page } from 'playwright';
import type { Row } from '../rows';
import { startHost } from './host';
import { atMost, begin, inBrowser, withData } from './window';

const quick = process.argv.includes('--quick');
const EARLY = 5;
const MATCHES = quick ? 10 : 50;
/** No further match is begun after so many seconds on the clock; what was measured until then is told. */
const PATIENCE = quick ? 90 : 720;
/** Milliseconds until nothing moves any more at the end of a match. */
const SETTLING = 1_500;
const LIMIT = { must: 10, aim: 2 };
/**
 * The engine goes on turning what runs often into machine code for some twenty matches, and counts it among what
 * scripts hold: what the program itself keeps would be lost in that.
 */
const WITHOUT_MACHINE_CODE = '--js-flags=--no-opt --no-maglev --no-sparkplug';

/** Bytes held after so many matches. */
interface Moment {
  readonly played: number;
  readonly page: number;
  readonly main: number;
}

/** Plays the match on the screen to its end, a step as soon as the one before has been shown. */
async function playToTheEnd(page: Page): Promise<void> {
  await page.waitForFunction(
    () => {
      const buttons = [...document.querySelectorAll<HTMLElement>('.prompt button')];
      // Paused, computers move at a press and not after a while.
      const wanted = ['See the result', 'One step', 'Pause'];
      const found = wanted.map((words) => buttons.find(({ textContent }) => textContent.includes(words)));
      found.find((button) => button !== undefined)?.click();
      return /( wins| draw)$/.test(document.querySelector('h1')?.textContent ?? '');
    },
    undefined,
    { timeout: 120_000 },
  );
  await page.getByRole('button', { name: 'Play again' }).waitFor();
}

/** Bytes the page's scripts hold after everything that can go has gone. */
async function memoryOf(session: CDPSession): Promise<number> {
  for (let time = 0; time < 2; time += 1) await session.send('HeapProfiler.collectGarbage');
  const { metrics } = await session.send('Performance.getMetrics');
  const used = metrics.find(({ name }) => name === 'JSHeapUsedSize');
  if (used === undefined) throw new Error('This browser does not tell what its scripts hold.');
  return used.value;
}

/** Memory after every fifth match of a row of them. */
const found = await inBrowser(
  (newPage) =>
    withData({ players: ['greedy', 'greedy'], motion: 'fast', computerPace: 'faster' }, async (folder) => {
      const host = await startHost(folder, { inspected: true });
      const page = await newPage();
      const session = await page.context().newCDPSession(page);
      await session.send('Performance.enable');
      await begin(page, host.address);
      const moments: Moment[] = [];
      const began = performance.now();
      const isLate = (): boolean => performance.now() - began > PATIENCE * 1000;
      for (let played = 1; played <= MATCHES && !isLate(); played += 1) {
        await playToTheEnd(page);
        if (played % EARLY === 0) {
          // The table goes and the End screen draws its pictures: it is looked at from the same place every time.
          await page.waitForTimeout(SETTLING);
          moments.push({ played, page: await memoryOf(session), main: await host.memory() });
        }
        if (played < MATCHES) await page.getByRole('button', { name: 'Play again' }).click();
      }
      if (moments.length < 2) throw new Error(`Fewer than ${2 * EARLY} matches in ${PATIENCE} s.`);
      await host.stop();
      return moments;
    }),
  [WITHOUT_MACHINE_CODE],
);

const megabytes = (bytes: number): string => (bytes / 1024 / 1024).toFixed(1);
const most = found.at(-1)?.played ?? 0;
const growth = (what: string, values: readonly number[]): Row => {
  const [before = 0, after = 0] = [values[0], values.at(-1)];
  const percent = Math.max(0, (after / before - 1) * 100);
  const beside = values.map((bytes) => megabytes(bytes)).join(', ');
  const name = `${what} after ${most} matches, more than after ${EARLY}`;
  const row = atMost(name, percent, '%', LIMIT, `${beside} MB`);
  // Of fewer matches than were to be played nothing can be said to hold.
  return most < MATCHES
    ? { ...row, peer: `only ${most} of ${MATCHES} in ${PATIENCE} s; ${row.peer}`, holds: false }
    : row;
};
console.log(
  JSON.stringify([
    growth(
      'memory of the window',
      found.map(({ page }) => page),
    ),
    growth(
      'memory of the program',
      found.map(({ main }) => main),
    ),
  ]),
);
