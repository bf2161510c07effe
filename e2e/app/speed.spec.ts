import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { cpus, loadavg, tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import type { Page, TestInfo } from '@playwright/test';
import { z } from 'zod';
import { startWebHost } from './host';
import { answerWithMouse } from './playing';
import { home, sitDown, startProposed } from './screens';
import { scriptTimesDuring } from './script-time';
import { lastTime, QUICK, writeSettings } from './settings';
import { expect, test } from './test';

// What is timed is timed alone: side by side the tests would take each other's time.
test.describe.configure({ mode: 'default' });

/** Milliseconds, from quality.md. */
const COLD_START = { must: 1500, aim: 800 } as const;
const FIRST_MOVE = { must: 50, aim: 16 } as const;
/** How often each is measured, always. The best of them counts, since other programs may take the machine. */
const STARTS = 3;
const PICKS = 5;

/** All figures of the last run, for whoever wants to print them. */
const FIGURES = join(import.meta.dirname, '../../test-results/speed.json');
const figures = z.record(z.string(), z.unknown());

interface Measured {
  readonly what: string;
  /** Milliseconds, in the order they were measured. */
  readonly times: readonly number[];
  readonly must?: number;
  readonly aim?: number;
}

const median = (times: readonly number[]): number => times.toSorted((a, b) => a - b)[times.length >> 1] ?? 0;

/** Prints what was measured, and writes it to `test-results/speed.json` beside what else was. */
async function report(info: TestInfo, { what, times, ...limits }: Measured): Promise<void> {
  const [load = 0] = loadavg();
  const rounded = times.map(Math.round);
  const told = times.length === 0 ? 'none' : rounded.map((time) => `${time} ms`).join(', ');
  const description = `${what}: ${told} (load ${load.toFixed(1)} on ${cpus().length} cores)`;
  info.annotations.push({ type: 'time', description });
  console.log(`    ${description}`);
  const before = await readFile(FIGURES, 'utf8').then(
    (text) => figures.parse(JSON.parse(text)),
    () => ({}),
  );
  const best = Math.min(...rounded);
  const figure = { unit: 'ms', times: rounded, ...(times.length > 0 && { best, median: median(rounded) }) };
  await mkdir(dirname(FIGURES), { recursive: true });
  await writeFile(FIGURES, JSON.stringify({ ...before, [what]: { ...figure, ...limits, load } }, null, 2));
}

test('from a cold start to a Home that can be used, the best of three', async ({ page }, info) => {
  const times: number[] = [];
  while (times.length < STARTS) {
    const folder = await mkdtemp(join(tmpdir(), 'tefuda-e2e-'));
    await writeSettings(folder, QUICK);
    const began = performance.now();
    const host = await startWebHost(folder);
    await page.goto(host.address);
    await home.newMatch(page).click({ trial: true });
    times.push(performance.now() - began);
    await page.goto('about:blank');
    await host.stop();
    await rm(folder, { recursive: true });
  }
  await report(info, { what: 'cold start', times, ...COLD_START });
  expect(Math.min(...times)).toBeLessThan(COLD_START.must);
});

const pickTimes = z.object({ moved: z.array(z.number()), answered: z.array(z.number()) });
type PickTimes = z.infer<typeof pickTimes>;

/**
 * Measures from every click with which a pick is made to the first frame in which a card moves, and to the first
 * in which a card is on its way to where the answer of the host has put it.
 */
async function timePicks(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const times: PickTimes = { moved: [], answered: [] };
    Reflect.set(globalThis, 'pickTimes', times);
    const isFlying = (animation: Animation): boolean => {
      const target = animation.effect instanceof KeyframeEffect ? animation.effect.target : null;
      const card = target?.closest('[data-instance], .flights') ?? null;
      return card !== null && !(animation instanceof CSSTransition) && !(animation instanceof CSSAnimation);
    };
    let last = 0;
    addEventListener(
      'click',
      ({ timeStamp, target }) => {
        if (!(target instanceof Element) || target.closest('[data-stop], .prompt button') === null) return;
        last = timeStamp;
        let moved: number | null = null;
        const before = new Set(document.getAnimations());
        const look = (now: number): void => {
          const flying = document.getAnimations().filter((each) => !before.has(each) && isFlying(each));
          const passed = performance.now() - timeStamp;
          if (flying.length > 0) moved ??= passed;
          if (moved !== null && flying.some(({ id }) => id !== 'lift')) {
            times.moved.push(moved);
            times.answered.push(passed);
            // A card that is only chosen moves nothing; the click that follows is the one that picks.
          } else if (last === timeStamp && now - timeStamp < 1000) requestAnimationFrame(look);
        };
        requestAnimationFrame(look);
      },
      true,
    );
  });
}

test.describe('with moving cards', () => {
  test.use({ settings: { ...lastTime(['human', 'greedy'], 7), motion: 'normal' } });

  test('from a click to the first moving card, the best of five', async ({ app, page }, info) => {
    await timePicks(page);
    await app.open('/new-match');
    await sitDown(page, 'a quick hand');
    const measured = async (): Promise<PickTimes> =>
      pickTimes.parse(await page.evaluate<unknown>(() => Reflect.get(globalThis, 'pickTimes')));
    let times = await measured();
    while (times.moved.length < PICKS && (await answerWithMouse(page))) times = await measured();
    const moved = times.moved.slice(0, PICKS);
    await report(info, { what: 'first moving card', times: moved, ...FIRST_MOVE });
    await report(info, { what: 'answer of the host in sight', times: times.answered.slice(0, PICKS) });
    expect(moved).toHaveLength(PICKS);
    expect(Math.min(...moved)).toBeLessThan(FIRST_MOVE.must);
  });
});

/** Milliseconds of processor time: a frame in which our scripts take so much is long for them alone. */
const LONG_FRAME = 50;

/** Marks in the page's performance when the table is there. */
async function markTable(page: Page): Promise<void> {
  await page.evaluate(() => {
    new MutationObserver((_changes, observer) => {
      if (document.querySelector('[data-decision]') === null) return;
      performance.mark('table');
      observer.disconnect();
    }).observe(document.body, { childList: true, subtree: true });
  });
}

/** What is watched from the first frame of the table on, by whom, and for how many milliseconds. */
const WATCHED = [
  { what: 'dealing', players: ['human', 'greedy', 'greedy', 'greedy'], time: 3000 },
  { what: 'search players think', players: ['master', 'skilled', 'master', 'skilled'], time: 5000 },
] as const;

for (const { what, players, time } of WATCHED) {
  test.describe(`while ${what}`, () => {
    test.use({ settings: { ...lastTime([...players], 7), motion: 'normal' } });

    test(`no frame is long for our scripts while ${what}`, async ({ app, page }, info) => {
      await app.open('/new-match');
      await markTable(page);
      const watch = async (): Promise<void> => {
        await startProposed(page, 'watched');
        await page.waitForTimeout(time);
      };
      const times = await scriptTimesDuring(page, watch, 'table');
      const longest = times.toSorted((a, b) => b - a).slice(0, 5);
      await report(info, { what: `longest work of scripts while ${what}`, times: longest, must: LONG_FRAME });
      expect(times.length).toBeGreaterThan(0);
      expect(times.filter((each) => each >= LONG_FRAME)).toEqual([]);
    });
  });
}
