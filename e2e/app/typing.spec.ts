import { home, table } from './screens';
import { lastTime } from './settings';
import { expect, test } from './test';

test.use({ settings: lastTime(['human', 'greedy'], 1) });

/** The code every key has while an input method is composing. */
const COMPOSING = 229;

test('situation 7: while Japanese is being composed, no key does anything but compose', async ({
  app,
  page,
  context,
}) => {
  await app.open();
  await home.newMatch(page).click();
  const keyboard = await context.newCDPSession(page);
  const press = async (key: string): Promise<void> => {
    for (const type of ['rawKeyDown', 'keyUp'] as const) {
      await keyboard.send('Input.dispatchKeyEvent', { type, key, windowsVirtualKeyCode: COMPOSING });
    }
  };

  for (const field of [page.getByLabel('Name at seat 1'), page.getByRole('textbox', { name: 'Seed' })]) {
    await field.fill('');
    await field.focus();
    await keyboard.send('Input.imeSetComposition', { text: 'みか', selectionStart: 2, selectionEnd: 2 });
    for (const key of ['Enter', 'Escape', ' ', 'u', 'h', '?']) await press(key);
    await expect(page.getByRole('heading', { name: 'New match' })).toBeVisible();
    await expect(field).toBeFocused();
    await keyboard.send('Input.insertText', { text: 'みか' });
    await expect(field).toHaveValue('みか');
  }

  // Once it is written, Enter is Enter again.
  await page.keyboard.press('Enter');
  await expect(table.legal(page).first()).toBeVisible();
  await expect(page.getByText('みか').first()).toBeVisible();

  await table.legal(page).first().click();
  await expect(table.board(page)).toHaveAttribute('data-decision', '2');
  for (const key of ['u', 'U', 'l', 'h', '?', ' ', 'Enter']) await press(key);
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page.getByRole('complementary')).toBeVisible();
  expect(await table.number(page)).toBe(2);
  await page.keyboard.press('u');
  await expect(table.board(page)).toHaveAttribute('data-decision', '1');
});
