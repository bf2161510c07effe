import type { Page } from '@playwright/test';
import { home, sitDown, table } from './screens';
import { lastTime } from './settings';
import { expect, test } from './test';
import { words } from './words';

/** By how many pixels the page can be scrolled sideways. */
const sideways = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

test.describe('a person who changes settings in the middle of a match', () => {
  test.use({ settings: { ...lastTime(['human', 'greedy'], 1), theme: 'light' } });

  test('has language, card text and theme changed at once', async ({ app, page }) => {
    await app.open('/new-match');
    await sitDown(page, 'two languages');
    const card = table.hand(page).getByRole('button').first();
    await expect(card).toHaveAttribute('aria-label', /^Follow the Scent, white 3\./);
    await page.getByRole('button', { name: 'Menu' }).click();
    await page.getByRole('menuitem', { name: 'Settings' }).click();
    await page.getByRole('radiogroup', { name: 'Language' }).getByText('日本語').click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('せってい');
    await expect(page.locator('html')).toHaveAttribute('lang', 'ja');
    const ground = (): Promise<string> =>
      page.evaluate(() => getComputedStyle(document.body).backgroundColor);
    const light = await ground();
    await page
      .getByRole('radiogroup', { name: words('ja', 'settings.theme.label') })
      .getByText(words('ja', 'settings.theme.dark'))
      .click();
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
    expect(await ground()).not.toBe(light);
    await page.goBack();
    await expect(page.locator('[data-zone="hand:0"] button').first()).toHaveAttribute(
      'aria-label',
      /^においのほうへ/,
    );
    await expect(page.locator('.prompt')).not.toContainText(/[A-Za-z]{4}/);
  });
});

test.describe('a small or a large window', () => {
  test.use({ settings: lastTime(['human', 'greedy', 'greedy', 'greedy'], 1) });

  test('never scrolls sideways, and shows prompt and hand', async ({ app, page }) => {
    const sizes = [
      [1024, 700],
      [1280, 800],
      [1920, 1080],
      // What 200 % zoom leaves of a window of 1280 × 800.
      [640, 400],
    ] as const;
    const fits = async (screen: string): Promise<void> => {
      for (const [width, height] of sizes) {
        await page.setViewportSize({ width, height });
        expect(await sideways(page), `${screen} at ${width} × ${height}`).toBe(0);
      }
    };
    await app.open();
    await expect(home.newMatch(page)).toBeVisible();
    await fits('Home');
    await page.setViewportSize({ width: 1280, height: 800 });
    await home.newMatch(page).click();
    await expect(page.getByRole('heading', { name: 'New match' })).toBeVisible();
    await fits('New match');
    await page.setViewportSize({ width: 1280, height: 800 });
    await page.goBack();
    await sitDown(page, 'wide and narrow');
    await fits('Table');
    await expect(table.prompt(page)).toBeInViewport({ ratio: 1 });
    for (const card of await table.hand(page).getByRole('button').all()) {
      // The number stands at the upper left of a card: most of it has to be seen.
      await expect(card).toBeInViewport({ ratio: 0.6 });
    }
    for (const [width, height] of sizes) {
      await page.setViewportSize({ width, height });
      await expect(table.prompt(page)).toBeInViewport({ ratio: 1 });
      await expect(table.hand(page).getByRole('button').first()).toBeInViewport({ ratio: 0.6 });
    }
  });
});
