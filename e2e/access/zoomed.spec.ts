import type { Page } from '@playwright/test';
import { putBegun } from '../app/finished';
import { QUICK } from '../app/settings';
import { expect, test } from '../app/test';
import { playOnWithMouse, villageIn } from '../app/village';
import { onlyWhole } from '../hosts';
import { calm, goTo, match, sitAt } from './stage';

/** A window of 1280 × 800 at 200 % zoom. */
const ZOOMED = { width: 640, height: 400 } as const;

/** What keeps a person from playing in so small a window; empty where nothing does. */
const hindrances = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => {
    const found: string[] = [];
    const felt = document.querySelector('[data-drop="felt"]');
    if (felt === null) return ['there is no felt'];
    const seen = felt.getBoundingClientRect();
    if (seen.height < innerHeight * 0.55) found.push(`the felt shows ${Math.round(seen.height)} px`);
    if (felt.scrollWidth > felt.clientWidth) found.push('the felt scrolls sideways');
    const { scrollWidth, clientWidth } = document.documentElement;
    if (scrollWidth > clientWidth) found.push('the page scrolls sideways');
    const named = (element: Element): string =>
      `“${(element.getAttribute('aria-label') ?? element.textContent).trim().slice(0, 40)}”`;
    // What can be done now is where one can press it without looking for it; so are the acts, barred or not.
    const wanted = document.querySelectorAll('button.legal, .acts button, .prompt button');
    if (wanted.length === 0) found.push('nothing can be pressed');
    for (const element of wanted) {
      const { left, right, top, bottom } = element.getBoundingClientRect();
      const hit = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
      // In a fan the next card lies over the middle of a card; its number's side is free.
      const edge = document.elementFromPoint(left + 8, (top + bottom) / 2);
      const pressed = [hit, edge].some((at) => at !== null && (element.contains(at) || at === element));
      if (!pressed) found.push(`${named(element)} is covered or out of sight`);
      if (bottom - top < 40 || right - left < 36) found.push(`${named(element)} is small`);
    }
    return found;
  });

async function expectPlayable(page: Page, moment: string): Promise<void> {
  await calm(page);
  expect.soft(await hindrances(page), moment).toEqual([]);
}

test.use({ settings: QUICK, viewport: ZOOMED });

test('a row that the prompt grows over at 200 % zoom can be scrolled out from under it', async ({
  app,
  page,
}) => {
  await app.open();
  await sitAt(page, match('copy-ability-battle', ['human', 'greedy'], { rounds: 2, first: 0 }));
  await page.locator('.prompt button').last().click();
  await expect(page.locator('.prompt')).toContainText('Get 1 card');
  await calm(page);
  await page.locator('.upper').evaluate((felt) => felt.scrollTo(0, felt.scrollHeight));
  const prompt = await page.locator('.prompt').boundingBox();
  const cards = await page
    .getByRole('group', { name: /^Cards to get/ })
    .getByRole('button')
    .evaluateAll((all) => all.map((card) => card.getBoundingClientRect().bottom));
  expect(cards.length).toBeGreaterThan(3);
  expect(Math.max(...cards)).toBeLessThanOrEqual((prompt?.y ?? 0) + 4);
});

test(
  'Kokopelli is played at 200 % zoom as it is without: what can be done is in sight, and nothing lies over it',
  onlyWhole('Home, New match and a table of Copy Ability Battle in so small a window'),
  async ({ app, page }) => {
    const village = villageIn(page, 'en');
    await app.end('stop');
    const seats = 'greedy,greedy,greedy,greedy';
    await putBegun(app.dataFolder, { seed: 'zoomed in', picks: 120 }, 1, [
      ...['--game', 'kokopelli', '--seats', seats],
    ]);
    await app.startAgain();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();

    for (const others of [1, 3]) {
      await test.step(`a turn against ${others}`, async () => {
        const greedy = Array.from({ length: others }, () => 'greedy' as const);
        await sitAt(page, match('kokopelli', ['human', ...greedy], { first: 0 }));
        await village.act('open').waitFor();
        await expectPlayable(page, `${others}: an act is asked for`);
        await village.act('open').click();
        await page.locator('button.legal').first().waitFor();
        await expectPlayable(page, `${others}: a ceremony is asked for`);
        await page.locator('[data-zone="hand:0"] button.legal').first().click();
        await page.locator('[data-stop^="village:"].legal').first().waitFor();
        await expectPlayable(page, `${others}: a space is asked for`);
        await page.locator('[data-stop^="village:"].legal').first().click();
        await expectPlayable(page, `${others}: a space is chosen`);
        await page.locator('.prompt button.is-main').click();
        await expect(page.locator('[data-stop^="village:0:"] .card')).toHaveCount(1);
      });
    }

    await test.step('in the middle of a match, with many cards in the villages', async () => {
      await goTo(page, '/table/zoomed-in');
      await page.locator('[data-decision]').waitFor();
      for (let moves = 0; moves < 6 && (await playOnWithMouse(page)); moves += 1);
      await page.locator('.acts button:not([aria-disabled]), button.legal').first().waitFor();
      await expectPlayable(page, 'in the middle of a match');
    });
  },
);
