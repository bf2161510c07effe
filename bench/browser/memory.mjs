// Plays fifty matches in a row in one window, computers only, each begun from the end of the one before, and
// tells how much more memory page and program hold after the last than after the fifth. Prints rows as JSON.
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium } from 'playwright';
import { chromiumArgs, findChromium } from '../../scripts/chromium.mjs';
import { startHost } from './host.mjs';

const quick = process.argv.includes('--quick');
const EARLY = 5;
const MATCHES = quick ? 15 : 50;
const LIMIT = { must: 10, aim: 2 };

const seats = ['Mika', 'Kenji'].map((name) => ({ name, player: 'greedy', handicap: 0 }));
const settings = {
  format: 'tefuda-settings/1',
  language: 'en',
  motion: 'fast',
  computerPace: 'faster',
  lastMatch: { game: 'copy-ability-battle', seats, options: {} },
};

/** Plays the match on the screen to its end, a step as soon as the one before has been shown. */
async function playToTheEnd(page) {
  await page.waitForFunction(
    () => {
      const buttons = [...document.querySelectorAll('.prompt button')];
      // Paused, computers move at a press and not after a while.
      const wanted = ['See the result', 'One step', 'Pause'];
      const found = wanted.map((words) => buttons.find(({ textContent }) => textContent.includes(words)));
      found.find((button) => button !== undefined)?.click();
      return /( wins| draw)$/.test(document.querySelector('h1')?.textContent ?? '');
    },
    undefined,
    { timeout: 120_000 },
  );
}

/** Bytes the page's scripts hold, and how many nodes of documents there are, after everything that can go has gone. */
async function memoryOf(session) {
  for (let time = 0; time < 2; time += 1) await session.send('HeapProfiler.collectGarbage');
  const { metrics } = await session.send('Performance.getMetrics');
  const value = (name) => metrics.find((metric) => metric.name === name)?.value ?? 0;
  return { heap: value('JSHeapUsedSize'), nodes: value('Nodes'), listeners: value('JSEventListeners') };
}

const dataFolder = await mkdtemp(join(tmpdir(), 'tefuda-memory-'));
await writeFile(join(dataFolder, 'settings.json'), JSON.stringify(settings));
const host = await startHost(dataFolder);
const browser = await chromium.launch({ executablePath: findChromium() ?? 'chromium', args: chromiumArgs });
const found = [];
try {
  const page = await browser.newPage({ viewport: { width: 1280, height: 800 }, locale: 'en-GB' });
  const session = await page.context().newCDPSession(page);
  await session.send('Performance.enable');
  await page.goto(`${host.address}#/new-match`);
  await page.getByRole('button', { name: /^Start/ }).click();
  for (let played = 1; played <= MATCHES; played += 1) {
    await playToTheEnd(page);
    if (played % EARLY === 0) {
      found.push({ played, page: await memoryOf(session), main: await host.memory() });
      console.error(JSON.stringify(found.at(-1)));
    }
    if (played < MATCHES) await page.getByRole('button', { name: 'Play again' }).click();
  }
} finally {
  await browser.close();
  await host.stop();
  await rm(dataFolder, { recursive: true, force: true });
}

const [early, late] = [found[0], found.at(-1)];
const megabytes = (bytes) => `${(bytes / 1024 / 1024).toFixed(1)} MB`;
const row = (what, before, after, beside) => {
  const growth = (after / before - 1) * 100;
  return {
    what: `${what}, more after ${MATCHES} matches than after ${EARLY}`,
    figure: `${growth.toFixed(1)} %`,
    peer: beside,
    must: `≤ ${LIMIT.must} %`,
    aim: `${LIMIT.aim} %`,
    holds: growth <= LIMIT.must,
  };
};
console.log(
  JSON.stringify([
    row(
      'memory of the window',
      early.page.heap,
      late.page.heap,
      `${megabytes(early.page.heap)}, then ${megabytes(late.page.heap)}; ${early.page.nodes} nodes, then ${late.page.nodes}`,
    ),
    row(
      'memory of the program',
      early.main,
      late.main,
      `${megabytes(early.main)}, then ${megabytes(late.main)}`,
    ),
  ]),
);
