// Measures what a person waits for in the window, by the clock, on the web host with the production build: a
// cold start, the first moving card after a click, and frames that our own scripts hold up. Prints rows as JSON.
// Words: the project's folder, flags.
import type { Page } from 'playwright';
import { z } from 'zod';
import type { PlayerName } from '@shared/contract/view';
import { median } from '@main/cli/bench/measure';
import type { Row } from '../rows';
import { startHost } from './host';
import { atMost, begin, inBrowser, withData, type NewPage } from './window';

const quick = process.argv.includes('--quick');
const STARTS = quick ? 3 : 9;
const PICKS = quick ? 3 : 9;
/** How long dealing and thinking are watched. Milliseconds. */
const WATCHED = quick ? 5_000 : 20_000;
/** A frame is long from here on, as browsers have it. Milliseconds. */
const LONG = 50;

/** What a page notes. Milliseconds. */
const times = z.array(z.number());

/** From starting the program to a Home whose New match can be pressed, in a browser that is open already. */
async function coldStarts(newPage: NewPage): Promise<number[]> {
  const found: number[] = [];
  for (let start = 0; start < STARTS; start += 1) {
    await withData({ players: ['human', 'greedy'] }, async (folder) => {
      const page = await newPage();
      const began = performance.now();
      const host = await startHost(folder, { inspected: false });
      await page.goto(host.address);
      await page
        .getByRole('link', { name: /^New match/ })
        .or(page.getByRole('button', { name: /^New match/ }))
        .click({ trial: true });
      found.push(performance.now() - began);
      await page.close();
      await host.stop();
    });
  }
  return found;
}

/** Notes from every click on a card how long it takes to the first frame in which a card is on its way. */
function noteFirstMoves(): void {
  const noted: number[] = [];
  Reflect.set(globalThis, 'firstMoves', noted);
  const isFlying = (animation: Animation): boolean => {
    const target = animation.effect instanceof KeyframeEffect ? animation.effect.target : null;
    const card = target?.closest('[data-instance], .flights') ?? null;
    return card !== null && !(animation instanceof CSSTransition) && !(animation instanceof CSSAnimation);
  };
  const begun = ({ timeStamp, target }: Event): void => {
    if (!(target instanceof Element) || target.closest('[data-stop]') === null) return;
    const before = new Set(document.getAnimations());
    const look = (now: number): void => {
      const found = document.getAnimations().some((each) => !before.has(each) && isFlying(each));
      if (found) noted.push(performance.now() - timeStamp);
      else if (now - timeStamp < 1000) requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
  };
  addEventListener('click', begun, true);
}

/** Answers a person's question: confirms what is chosen, or takes the first card there is, or the first button. */
async function answer(page: Page): Promise<void> {
  const card = page.locator('button[aria-label*=". can be "]');
  const button = page.locator('.prompt button:not([aria-disabled="true"])');
  await card.or(button).first().waitFor({ timeout: 30_000 });
  const chosen = await page.locator('button[aria-label*=". chosen, number "]').count();
  const confirm = button.filter({ hasText: /^\s*(Attack|Discard \d|Clear \d|Choose)/ });
  if (chosen > 0 && (await confirm.count()) > 0) await confirm.first().click();
  else await ((await card.count()) > 0 ? card : button).first().click();
}

/** Plays a match with the mouse until enough first moves have been noted. */
async function firstMoves(newPage: NewPage): Promise<number[]> {
  return withData({ players: ['human', 'greedy'], computerPace: 'faster' }, async (folder) => {
    const host = await startHost(folder, { inspected: false });
    const page = await newPage();
    await page.addInitScript(noteFirstMoves);
    await begin(page, host.address);
    const noted = async (): Promise<number[]> =>
      times.parse(await page.evaluate(() => Reflect.get(globalThis, 'firstMoves')));
    let found = await noted();
    for (let answers = 0; found.length < PICKS && answers < 100; answers += 1) {
      await answer(page);
      // Cards that are still on their way would be taken for the next ones.
      await page.waitForTimeout(500);
      found = await noted();
    }
    await page.close();
    await host.stop();
    // Of too few nothing can be said, least of all that they hold.
    if (found.length < PICKS) throw new Error(`Only ${found.length} of ${PICKS} first moves were seen.`);
    return found;
  });
}

/** A frame that took long, and the scripts that ran in it. TypeScript's own library does not know it yet. */
interface LongFrame extends PerformanceEntry {
  readonly scripts: readonly PerformanceEntry[];
}

/** Notes how long our scripts took in every long frame. */
function noteLongFrames(): void {
  const kind = 'long-animation-frame';
  // A browser that knows no such frames would tell of none.
  if (!PerformanceObserver.supportedEntryTypes.includes(kind))
    throw new Error(`This browser tells no ${kind}.`);
  const isLong = (entry: PerformanceEntry): entry is LongFrame => 'scripts' in entry;
  const frames: number[] = [];
  Reflect.set(globalThis, 'longFrames', frames);
  new PerformanceObserver((list) => {
    for (const { scripts } of list.getEntries().filter(isLong))
      frames.push(scripts.reduce((sum, { duration }) => sum + duration, 0));
  }).observe({ type: kind });
}

/** Long frames while a table is watched from its beginning on. */
async function longFrames(newPage: NewPage, players: readonly PlayerName[]): Promise<number[]> {
  return withData({ players }, async (folder) => {
    const host = await startHost(folder, { inspected: false });
    const page = await newPage();
    await page.goto(`${host.address}#/new-match`);
    await page.getByRole('button', { name: /^Start/ }).waitFor();
    // What comes before the press belongs to the room, not to the table.
    await page.evaluate(noteLongFrames);
    await page.getByRole('button', { name: /^Start/ }).click();
    await page.waitForTimeout(WATCHED);
    const frames = times.parse(await page.evaluate(() => Reflect.get(globalThis, 'longFrames')));
    await page.close();
    await host.stop();
    return frames;
  });
}

const milliseconds = (found: readonly number[]): string => found.map((time) => Math.round(time)).join(', ');

function frameRow(what: string, frames: readonly number[]): Row {
  const ours = frames.filter((scripts) => scripts > LONG);
  return {
    what: `frames that our scripts hold up for more than ${LONG} ms, ${what}`,
    figure: String(ours.length),
    peer: `${frames.length} long frames in ${WATCHED / 1000} s; longest in scripts ${Math.round(Math.max(0, ...frames))} ms`,
    must: 'none',
    holds: ours.length === 0,
  };
}

const rows = await inBrowser(async (newPage) => {
  const starts = await coldStarts(newPage);
  const moves = await firstMoves(newPage);
  return [
    atMost(
      'cold start to a usable Home, web host',
      median(starts) / 1000,
      's',
      { must: 1.5, aim: 0.8 },
      `${milliseconds(starts)} ms`,
    ),
    atMost(
      'a pick, from click to first moving card',
      median(moves),
      'ms',
      { must: 50, aim: 16 },
      `${milliseconds(moves)} ms`,
    ),
    frameRow('during a deal', await longFrames(newPage, ['human', 'greedy', 'greedy', 'greedy'])),
    frameRow(
      'while search players think',
      await longFrames(newPage, ['master', 'skilled', 'master', 'skilled']),
    ),
  ];
});
console.log(JSON.stringify(rows));
