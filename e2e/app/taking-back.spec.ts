import { answerWithMouse, whatIsAsked } from './playing';
import { quests, winQuestOne } from './questing';
import { end, home, startProposed, table } from './screens';
import { lastEasy, lastQuest } from './settings';
import { expect, test } from './test';
import { words } from './words';

test.describe('alone on a quest', () => {
  test.use({ settings: lastQuest(1) });

  test('what was done can be taken back and done again, and then it is practice', async ({ app, page }) => {
    await app.open('/new-match');
    await startProposed(page, winQuestOne.seed);
    const stars = page.getByRole('progressbar', { name: 'Your quest' });
    await winQuestOne.firstTurn(page);
    await expect(table.board(page)).toHaveAttribute('data-decision', '4');
    await expect(stars).toHaveAttribute('aria-valuenow', '3');
    for (const number of ['3', '2']) {
      await page.keyboard.press('u');
      await expect(table.board(page)).toHaveAttribute('data-decision', number);
    }
    await expect(stars).toHaveAttribute('aria-valuenow', '0');
    for (const number of ['3', '4']) {
      await page.getByRole('button', { name: 'Redo' }).click();
      await expect(table.board(page)).toHaveAttribute('data-decision', number);
    }
    await expect(stars).toHaveAttribute('aria-valuenow', '3');
    await winQuestOne.otherTurns(page);

    await expect(end.result(page)).toHaveText('Quest 1 is won', { timeout: 20_000 });
    await expect(page.getByText(words('en', 'end.practice'))).toBeVisible();
    await expect(page.getByText(words('en', 'quests.outcome.practice'))).toBeVisible();
    await page.getByRole('button', { name: 'All quests' }).click();
    await expect(quests.stop(page, 1)).toHaveAccessibleName(/You have not been here yet\.$/);

    await page.getByRole('link', { name: 'Back home' }).click();
    await expect(page.getByRole('link', { name: /^Quest 1 is won.*practice/ })).toBeVisible();
    await home.room(page, 'Statistics').click();
    await expect(page.getByText('Nothing to count yet')).toBeVisible();
    await expect(page.getByText('1 match was practice and is left out')).toBeVisible();
  });
});

test.describe('two people in Easy Battle', () => {
  test.use({ settings: lastEasy(['human', 'human']) });

  test('can take back what was done until a hidden card is seen (CT-E9)', async ({ app, page }) => {
    await app.open('/new-match');
    await startProposed(page, 'what was seen');
    await answerWithMouse(page);
    const undo = page.getByRole('button', { name: 'Undo' });
    await table.legal(page).first().click();
    await expect(table.board(page)).toHaveAttribute('data-decision', '2');
    await undo.click();
    await expect(table.board(page)).toHaveAttribute('data-decision', '1');

    await table.button(page, 'Challenge').click();
    await expect(table.board(page)).toHaveAttribute('data-decision', '2');
    await expect(undo).not.toHaveAttribute('aria-disabled', 'true');
    await table.legal(page).first().click();
    await table.goesOn(page, 2);
    expect((await whatIsAsked(page)).what).not.toBe('curtain');
    await expect(undo).toHaveAttribute('aria-disabled', 'true');
    const number = await table.number(page);
    // It can be pressed, and says why nothing happens.
    await undo.click({ force: true });
    await expect(table.prompt(page)).toContainText(words('en', 'table.barred.seen'));
    expect(await table.number(page)).toBe(number);
    await page.keyboard.press('u');
    expect(await table.number(page)).toBe(number);
  });
});
