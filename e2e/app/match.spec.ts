import { QUICK } from './settings';
import { answerWithMouse, startMatch, table } from './screens';
import { expect, test } from './test';

test.use({ settings: QUICK });

test('a whole match against a computer, from Home to End, by mouse alone', async ({ app, page }) => {
  test.setTimeout(180_000);
  await app.open();
  await startMatch(
    page,
    [
      { name: 'Mika', player: 'A person' },
      { name: 'Kenji', player: 'Computer, easy-going' },
    ],
    'a quiet evening',
  );
  while (await answerWithMouse(page));

  await expect(table.result(page)).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Stars by round' })).toBeVisible();
  const places = page.getByRole('list', { name: 'Places' }).getByRole('listitem');
  await expect(places).toHaveCount(2);
  await page
    .getByRole('button', { name: /Home/ })
    .or(page.getByRole('link', { name: /Home/ }))
    .first()
    .click();
  await expect(page.getByText('Finished lately')).toBeVisible();
});

test('a whole match by keyboard alone', async ({ app, page }) => {
  test.setTimeout(180_000);
  await app.open();
  await startMatch(
    page,
    [
      { name: 'Mika', player: 'A person' },
      { name: 'Kenji', player: 'Computer, easy-going' },
    ],
    'a quiet evening',
  );
  await page.mouse.move(0, 0);
  const board = page.locator('[data-decision]');
  const press = async (key: string): Promise<boolean> => {
    const before = await board.getAttribute('data-decision').catch(() => null);
    await page.keyboard.press(key);
    await page.waitForTimeout(60);
    return (await board.getAttribute('data-decision').catch(() => null)) !== before;
  };
  for (let turns = 0; turns < 600 && !(await table.result(page).isVisible()); turns += 1) {
    const legal = await table.legal(page).count();
    if (legal === 0) {
      if (!(await press('Space'))) await page.waitForTimeout(100);
      continue;
    }
    // The arrows lead to every card; Enter takes one that can be taken, Space confirms several.
    const onLegal = await page.evaluate(() =>
      /can be (taken|chosen)/.test(document.activeElement?.getAttribute('aria-label') ?? ''),
    );
    if (!onLegal) await page.keyboard.press(turns % 5 === 4 ? 'ArrowUp' : 'ArrowRight');
    else if (!(await press('Enter'))) await press('Space');
  }
  await expect(table.result(page)).toBeVisible();
});

test('four computers play while a person watches, pauses and steps', async ({ app, page }) => {
  test.setTimeout(180_000);
  await app.open();
  await startMatch(
    page,
    ['Mika', 'Kenji', 'Aoi', 'Sora'].map((name) => ({ name, player: 'Computer, strong' as const })),
    'four at once',
  );
  const decision = page.locator('[data-decision]');
  await table.button(page, /Pause/).click();
  const paused = await decision.getAttribute('data-decision');
  await page.waitForTimeout(700);
  await expect(decision).toHaveAttribute('data-decision', paused ?? '');
  await table.button(page, /One step/).click();
  await expect(decision).toHaveAttribute('data-decision', String(Number(paused) + 1));
  await table.button(page, /Go on/).click();
  await expect(table.result(page)).toBeVisible({ timeout: 120_000 });
});

test('undo gives back what was there, and redo what was undone', async ({ app, page }) => {
  await app.open();
  await startMatch(
    page,
    [
      { name: 'Mika', player: 'A person' },
      { name: 'Kenji', player: 'Computer, strong' },
    ],
    'taken back',
  );
  const hand = page.getByRole('group', { name: /^Your hand/ });
  await expect(table.legal(page).first()).toBeVisible({ timeout: 20_000 });
  const before = await hand.getByRole('button').evaluateAll((cards) => cards.map((card) => card.ariaLabel));
  expect(before).toHaveLength(3);
  await table.legal(page).first().click();
  await expect(hand.getByRole('button')).toHaveCount(2);
  await page.keyboard.press('u');
  await expect(hand.getByRole('button')).toHaveCount(3);
  expect(await hand.getByRole('button').evaluateAll((cards) => cards.map((card) => card.ariaLabel))).toEqual(
    before,
  );
  await page.keyboard.press('r');
  await expect(hand.getByRole('button')).toHaveCount(2);
});
