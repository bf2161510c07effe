import { mkdir, readdir, readFile, stat, truncate, writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import type { Page } from '@playwright/test';
import { putBegun } from './finished';
import { onlyWeb, onlyWhole } from '../hosts';
import { runWebHost } from './host';
import { answerWithMouse, whatIsAsked } from './playing';
import { end, home, sitDown, startProposed, table } from './screens';
import { lastTime, QUICK, writeSettings } from './settings';
import { expect, test } from './test';

/** Every card that lies open, as a screen reader says it, in the order of the page. */
const cards = (page: Page): Promise<string[]> =>
  page
    .locator('[data-instance]')
    .evaluateAll((all) =>
      all.map(
        (card) =>
          `${card.getAttribute('data-instance')} ${card.querySelector('button')?.getAttribute('aria-label')}`,
      ),
    );

/** Lets the person at the first seat answer three times, and waits until they are asked again. */
async function playAWhile(page: Page): Promise<void> {
  for (let picks = 0; picks < 3; picks += 1) await answerWithMouse(page);
  await whatIsAsked(page);
}

test.describe('a match against a computer', () => {
  test.use({ settings: lastTime(['human', 'greedy'], 3) });

  test('situation 12: goes on where it was after the program was closed or killed, a reload and a crash of the page', async ({
    app,
    page,
  }) => {
    await app.open('/new-match');
    await sitDown(page, 'goes on');
    await playAWhile(page);
    for (const how of ['stop', 'kill'] as const) {
      const [number, before] = [await table.number(page), await cards(page)];
      expect(number).toBeGreaterThan(3);
      await app.end(how);
      await app.startAgain();
      await home.continue(page).click();
      await expect(table.board(page)).toHaveAttribute('data-decision', String(number));
      await expect.poll(() => cards(page), how).toEqual(before);
      expect(await answerWithMouse(page)).toBe(true);
      await whatIsAsked(page);
    }

    const [number, before] = [await table.number(page), await cards(page)];
    await page.reload();
    await expect(table.board(page)).toHaveAttribute('data-decision', String(number));
    await expect.poll(() => cards(page)).toEqual(before);

    await app.crash();
    await expect.poll(() => cards(page)).toEqual(before);
    expect(await answerWithMouse(page)).toBe(true);
  });

  test(
    'situation 12: goes on when the graphics process is killed',
    onlyWeb('finds the graphics process of the test’s own browser'),
    async ({ app, page, context }) => {
      await app.open('/new-match');
      await sitDown(page, 'graphics');
      const session = await context.browser()?.newBrowserCDPSession();
      const found = await session?.send('SystemInfo.getProcessInfo');
      const graphics = found?.processInfo.filter(({ type }) => type === 'GPU') ?? [];
      expect(graphics.length).toBeGreaterThan(0);
      for (const { id } of graphics) process.kill(id, 'SIGKILL');
      const number = await table.number(page);
      await playAWhile(page);
      expect(await table.number(page)).toBeGreaterThan(number);
      // It is drawn again, too.
      expect((await page.screenshot()).length).toBeGreaterThan(10_000);
    },
  );

  test(
    'loses one move at most when its file is cut off',
    onlyWhole('journals that end anywhere, without a page'),
    async ({ app, page }) => {
      await app.open('/new-match');
      await sitDown(page, 'cut off');
      const before = await cards(page);
      await table.legal(page).first().click();
      await expect(table.board(page)).toHaveAttribute('data-decision', '2');
      await app.end('kill');
      const journal = await app.journal();
      await truncate(journal, (await stat(journal)).size - 9);
      await app.startAgain();
      await expect(home.notices(page)).toContainText('The last line of a match was cut off.');
      await home.continue(page).click();
      await expect(table.board(page)).toHaveAttribute('data-decision', '1');
      await expect.poll(() => cards(page)).toEqual(before);
      expect(await answerWithMouse(page)).toBe(true);
    },
  );

  test(
    'is set aside with a message when its file is mangled',
    onlyWhole('mangled journals, without a page'),
    async ({ app, page }) => {
      await app.open('/new-match');
      await sitDown(page, 'mangled');
      await app.end('stop');
      const journal = await app.journal();
      const text = await readFile(journal, 'utf8');
      const mangled = `${text.split('\n', 1)[0]}\n{"n":1,"seat":0,"decis\u0000\u0000\n${'{"n":2}\n'.repeat(3)}`;
      await writeFile(journal, mangled);
      await app.startAgain();
      await expect(home.notices(page)).toContainText('could not be read to its end and was set aside');
      await expect(home.continue(page)).toBeHidden();
      const kept = await readdir(join(app.dataFolder, 'matches'));
      expect(kept.every((name) => name.startsWith(basename(journal, '.jsonl')))).toBe(true);
      const [only] = kept;
      expect(await readFile(join(app.dataFolder, 'matches', only ?? ''), 'utf8')).toBe(mangled);
      await sitDown(page, 'in spite of it');
    },
  );
});

/** Matches of the other modes in which a person at the first seat is asked next. */
const OTHERS = {
  'in-the-garden': ['--game', 'easy-battle', '--seats', 'greedy,greedy'],
  'on-the-hill': ['--game', 'solo-battle', '--seats', 'greedy', '--quest', '1'],
} as const;

test.describe('matches of Easy Battle and Solo Battle', () => {
  test.use({ settings: QUICK });

  test(
    'go on where they were after the program was killed',
    onlyWhole('a match of Copy Ability Battle'),
    async ({ app, page }) => {
      await app.end('stop');
      for (const [seed, words] of Object.entries(OTHERS)) {
        await putBegun(app.dataFolder, { seed, picks: 4 }, 1, words);
      }
      await app.startAgain();
      const left = new Map<string, { number: number; cards: string[] }>();
      const sitAt = async (id: string): Promise<void> => {
        await page.evaluate((match) => (location.hash = `/table/${match}`), id);
        await expect(table.board(page)).toBeVisible();
        await whatIsAsked(page);
      };
      for (const id of Object.keys(OTHERS)) {
        await sitAt(id);
        expect(await answerWithMouse(page)).toBe(true);
        await whatIsAsked(page);
        left.set(id, { number: await table.number(page), cards: await cards(page) });
      }
      await app.end('kill');
      await app.startAgain();
      await expect(home.continue(page)).toBeVisible();
      for (const [id, { number, cards: before }] of left) {
        expect(number).toBeGreaterThan(4);
        await sitAt(id);
        await expect(table.board(page)).toHaveAttribute('data-decision', String(number));
        await expect.poll(() => cards(page)).toEqual(before);
        expect(await answerWithMouse(page)).toBe(true);
      }
    },
  );
});

test.describe('a match of computers alone', () => {
  const settings = lastTime(['greedy', 'greedy', 'random'], 1);
  // Slow enough to be killed in time however busy the machine is.
  test.use({ settings: { ...settings, computerPace: 'normal' } });

  test(
    'that was killed in the middle of their moves is played to its end',
    onlyWhole('kills at random moments'),
    async ({ app, page }) => {
      await app.open('/new-match');
      await startProposed(page, 'killed in the middle');
      await table.goesOn(page, 2);
      const shown = await table.number(page);
      await app.end('kill');
      await writeSettings(app.dataFolder, settings);
      await app.startAgain();
      await home.continue(page).click();
      await expect(table.board(page)).toBeVisible();
      expect(await table.number(page)).toBeGreaterThanOrEqual(shown);
      await expect(end.result(page)).toBeVisible({ timeout: 30_000 });
    },
  );
});

test.describe('other files', () => {
  test.use({ settings: lastTime(['human', 'greedy'], 1) });

  test('a card set with mistakes is told and left out, and the box still plays', async ({ app, page }) => {
    await app.end('stop');
    const folder = join(app.dataFolder, 'designs', 'broken');
    await mkdir(folder, { recursive: true });
    await writeFile(
      join(folder, 'set.json'),
      '{"format":"tefuda-card-set/1","id":"broken","game":"copytoru","kind":"designs","cards":[{"id":"x","type":"kirby","color":"yelow"}]}',
    );
    await app.startAgain();
    await expect(home.notices(page)).toContainText(/The card set .*broken.* has mistakes and was left out/);
    await sitDown(page, 'in spite of it');
  });

  // The desktop's own second start is in e2e/electron-stand-in.
  test(
    'a second program on the same folder says where the first one is, and harms nothing',
    onlyWeb('starts the web host a second time'),
    async ({ app, page }) => {
      await app.open('/new-match');
      await sitDown(page, 'twice');
      const second = await runWebHost(app.dataFolder);
      expect(second.output).toContain(
        `already running with this data folder. It is open at ${app.host().address}`,
      );
      expect(second.code).toBe(1);
      expect(await answerWithMouse(page)).toBe(true);
    },
  );
});
