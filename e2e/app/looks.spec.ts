import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { QUICK } from './settings';
import { home, startMatch, table } from './screens';
import { expect, test } from './test';

async function expectNothingSerious(page: Page, screen: string): Promise<void> {
  const { violations } = await new AxeBuilder({ page }).analyze();
  const serious = violations
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`);
  expect(serious, screen).toEqual([]);
}

const seats = [
  { name: 'Mika', player: 'A person' as const },
  { name: 'Kenji', player: 'Computer, strong' as const },
];

for (const theme of ['light', 'dark'] as const) {
  test.describe(`in the ${theme} theme`, () => {
    test.use({ settings: { ...QUICK, theme } });

    test('axe finds nothing serious on any screen', async ({ app, page }) => {
      await app.open();
      await expect(home.newMatch(page)).toBeVisible();
      await expectNothingSerious(page, 'Home');
      await page.getByRole('link', { name: 'Settings' }).click();
      await expect(page.getByRole('heading', { name: 'Settings', level: 1 })).toBeVisible();
      await expectNothingSerious(page, 'Settings');
      await page.goBack();
      await home.newMatch(page).click();
      await expect(page.getByRole('heading', { name: 'New match' })).toBeVisible();
      await expectNothingSerious(page, 'New match');
      await page.goBack();
      await startMatch(page, seats, 'looked at closely');
      await expect(table.legal(page).first()).toBeVisible({ timeout: 20_000 });
      await expectNothingSerious(page, 'Table');
    });
  });
}

test.describe('languages', () => {
  test.use({ settings: QUICK });

  test('switch at once, card text included', async ({ app, page }) => {
    await app.open();
    await startMatch(page, seats, 'two languages');
    await expect(table.legal(page).first()).toBeVisible({ timeout: 20_000 });
    await expect(page.getByText('Follow the Scent').first()).toBeVisible();
    await page.goto(page.url().replace(/#.*/, '#/settings'));
    await page.getByText('日本語').first().click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('せってい');
    await page.goBack();
    await expect(page.getByText('においのほうへ').first()).toBeVisible();
    await expect(page.locator('html')).toHaveAttribute('lang', 'ja');
  });
});

for (const [width, height] of [
  [1024, 700],
  [1280, 800],
  [1920, 1080],
] as const) {
  test(`nothing scrolls sideways at ${width} × ${height}`, async ({ app, page }) => {
    await page.setViewportSize({ width, height });
    await app.open();
    const overflow = (): Promise<number> =>
      page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
    await expect(home.newMatch(page)).toBeVisible();
    expect(await overflow()).toBe(0);
    await startMatch(
      page,
      [...seats, { name: 'Aoi', player: 'Computer, strong' }, { name: 'Sora', player: 'Computer, strong' }],
      'wide and narrow',
    );
    await expect(table.legal(page).first()).toBeVisible({ timeout: 30_000 });
    expect(await overflow()).toBe(0);
  });
}
