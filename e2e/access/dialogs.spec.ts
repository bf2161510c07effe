import type { Locator, Page } from '@playwright/test';
import { laySets } from '../app/laid-out-sets';
import { QUICK } from '../app/settings';
import { expect, test } from '../app/test';
import { tabTo } from '../app/hands';
import { goTo, match, sitAt } from './stage';

/** Whether the focus is inside what lies over the page. */
const focusWithin = (over: Locator): Promise<boolean> =>
  over.evaluate((element) => element.contains(document.activeElement));

interface Opening {
  readonly what: string;
  readonly opener: Locator;
  readonly role: 'dialog' | 'alertdialog' | 'menu' | 'listbox';
}

/** Opened and closed with keys alone: it takes the focus, keeps it, and gives it back to what opened it. */
async function expectLent(page: Page, { what, opener, role }: Opening): Promise<void> {
  await tabTo(page, opener);
  await page.keyboard.press('Enter');
  const over = page.getByRole(role);
  await expect(over, what).toBeVisible();
  await expect.poll(() => focusWithin(over), `${what} takes the focus`).toBe(true);
  if (role === 'dialog' || role === 'alertdialog') {
    for (const key of ['Tab', 'Tab', 'Tab', 'Shift+Tab', 'Shift+Tab', 'Shift+Tab', 'Shift+Tab']) {
      await page.keyboard.press(key);
      expect(await focusWithin(over), `${what} keeps the focus after ${key}`).toBe(true);
    }
  }
  await page.keyboard.press('Escape');
  await expect(over, what).toHaveCount(0);
  await expect(opener, `${what} gives the focus back`).toBeFocused();
}

test.use({ settings: QUICK });

test('dialogs, menus and lists take the focus, keep it, close at Escape and give it back', async ({
  app,
  page,
}) => {
  const button = (name: string | RegExp): Locator => page.getByRole('button', { name });
  await app.end('stop');
  await laySets(app.dataFolder);
  await app.startAgain();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();

  await sitAt(page, match('copy-ability-battle', ['human', 'greedy'], { rounds: 1, first: 0 }));
  await page.locator('.legal').first().waitFor();
  await expectLent(page, { what: 'Menu of the table', opener: button('Menu'), role: 'menu' });
  await expectLent(page, { what: 'Keys', opener: button('Keys'), role: 'dialog' });
  await expectLent(page, { what: 'Rules', opener: button('Rules for this moment'), role: 'dialog' });
  await page.setViewportSize({ width: 1024, height: 700 });
  await expect(page.getByRole('heading', { name: 'Log', exact: true })).toHaveCount(0);
  await expectLent(page, { what: 'Log as a drawer', opener: button('Log'), role: 'dialog' });
  await page.setViewportSize({ width: 1280, height: 800 });

  await goTo(page, '/new-match?game=copy-ability-battle');
  const who = page.getByRole('combobox').first();
  await who.waitFor();
  await expectLent(page, { what: 'Who plays', opener: who, role: 'listbox' });

  await goTo(page, '/workshop/all-kinds/six-steps');
  await page.locator('[data-block]').first().waitFor();
  await expectLent(page, { what: 'New in the workshop', opener: button('New').first(), role: 'menu' });
  await expectLent(page, { what: 'Print', opener: button('Print').first(), role: 'dialog' });
  const ofSet = page.locator('[data-set="all-kinds"] .trigger').first();
  await expectLent(page, { what: 'Menu of a set', opener: ofSet, role: 'menu' });

  await goTo(page, '/collection');
  await page.getByRole('option').first().waitFor();
  await expectLent(page, { what: 'Adding pictures', opener: button('Add pictures'), role: 'menu' });
});
