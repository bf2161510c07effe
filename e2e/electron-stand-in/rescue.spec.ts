import type { Page } from '@playwright/test';
import { match, settle, sitAt } from '../access/stage';
import { answerWithMouse, whatIsAsked } from '../app/playing';
import { table } from '../app/screens';
import { QUICK } from '../app/settings';
import { StandInBrowser } from './browser';
import { expect, test } from './test';

/** Every card that lies open, as a screen reader says it. */
const cards = (page: Page): Promise<(string | null)[]> =>
  page
    .locator('[data-instance] button')
    .evaluateAll((all) => all.map((card) => card.getAttribute('aria-label')));

/** What a person sees of the match while they are asked. */
async function standing(page: Page): Promise<object> {
  await whatIsAsked(page);
  return { number: await table.number(page), cards: await cards(page) };
}

test('situation 12: on the desktop a match goes on when the page or the graphics are killed', async ({
  context,
  standIn,
  shown,
}) => {
  await expect(shown.getByRole('main')).toBeVisible();
  await settle(shown, { ...QUICK });
  await sitAt(shown, match('copy-ability-battle', ['human', 'greedy'], { rounds: 2, first: 0 }));
  expect(await answerWithMouse(shown)).toBe(true);

  const before = await standing(shown);
  await (await StandInBrowser.in(context)).crash();
  await expect(table.board(shown)).toBeVisible({ timeout: 20_000 });
  await expect.poll(() => standing(shown)).toEqual(before);
  expect(standIn.output()).toContain("The page's process has ended: crashed");

  const session = await context.browser()?.newBrowserCDPSession();
  const found = await session?.send('SystemInfo.getProcessInfo');
  const graphics = found?.processInfo.filter(({ type }) => type === 'GPU') ?? [];
  expect(graphics.length).toBeGreaterThan(0);
  for (const { id } of graphics) process.kill(id, 'SIGKILL');
  expect(await answerWithMouse(shown)).toBe(true);
  await whatIsAsked(shown);
  expect((await shown.screenshot()).length).toBeGreaterThan(10_000);
  expect((await standIn.notes()).errorBoxes).toEqual([]);
});
