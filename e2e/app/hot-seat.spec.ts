import { QUICK } from './settings';
import { answerWithMouse, startMatch, table } from './screens';
import { expect, test } from './test';

test.use({ settings: QUICK });

test('the curtain: nothing of another hand is in the page when the screen changes hands', async ({
  app,
  page,
}) => {
  await app.open();
  await startMatch(
    page,
    [
      { name: 'Mika', player: 'A person' },
      { name: 'Aoi', player: 'A person' },
    ],
    'two at one screen',
  );
  const handCards = page.locator('[data-hand] [data-instance]');
  // The first to play is asked to say that they are there, too.
  if (await table.curtain(page).isVisible()) await answerWithMouse(page);
  const first = await table.legal(page).count();
  expect(first).toBeGreaterThan(0);
  for (let picks = 0; picks < 30 && !(await table.curtain(page).isVisible()); picks += 1) {
    await answerWithMouse(page);
    await page.waitForTimeout(80);
  }
  await expect(table.curtain(page)).toBeVisible();
  await expect(handCards).toHaveCount(0);
  // Hidden drawings, titles and buttons count as well: no card of any hand is anywhere in the document.
  await expect(page.getByRole('button', { name: /show my cards/ })).toBeFocused();
  await page.keyboard.press('u');
  await page.keyboard.press('l');
  await expect(table.curtain(page)).toBeVisible();
  await page.keyboard.press('Space');
  await expect(table.curtain(page)).toBeHidden();
  await expect(table.legal(page).first()).toBeVisible();
});
