import { onlyWhole } from '../hosts';
import { tabTo } from './hands';
import { answerWithKeys, answerWithMouse, expectLegalReached, whatIsAsked } from './playing';
import { end, home, newMatch, startProposed, table } from './screens';
import { lastTime, QUICK } from './settings';
import { expect, test } from './test';

test.describe('someone who has never played', () => {
  test.use({ settings: QUICK });

  test(
    'plays a whole match against a computer, from Home to End, by mouse alone',
    onlyWhole('the guided first match'),
    async ({ app, page }) => {
      await app.open();
      await home.newMatch(page).click();
      await newMatch.seats(page, [
        { name: 'Mika', player: 'A person' },
        { name: 'Kenji', player: 'Computer, easy-going' },
      ]);
      await expect(page.getByText('Mika plays against one computer.')).toBeVisible();
      await newMatch.fewer(page, 'Rounds', 2);
      await newMatch.seed(page, 'a quiet evening');
      await newMatch.start(page).click();
      while (await answerWithMouse(page));

      await expect(end.result(page)).toBeVisible();
      await expect(page.getByRole('heading', { name: 'Stars by round' })).toBeVisible();
      await expect(end.places(page)).toHaveCount(2);
      await page.getByRole('button', { name: 'Home' }).click();
      await expect(page.getByText('Finished lately')).toBeVisible();
      await expect(home.continue(page)).toBeHidden();
    },
  );
});

test.describe('without a mouse', () => {
  test.use({ settings: lastTime(['human', 'greedy'], 2) });

  test('a whole match is played', onlyWhole('Easy Battle with keys'), async ({ app, page }) => {
    await app.open();
    await tabTo(page, home.newMatch(page));
    await page.keyboard.press('Enter');
    await tabTo(page, page.getByRole('textbox', { name: 'Seed' }));
    await page.keyboard.type('keys');
    await page.keyboard.press('Enter');
    for (const asked of [table.hand(page), table.offer(page)]) {
      await whatIsAsked(page);
      while ((await asked.getByRole('button', { name: /\. can be taken/ }).count()) === 0) {
        await answerWithKeys(page);
        await whatIsAsked(page);
      }
      await expectLegalReached(page);
    }
    while (await answerWithKeys(page));
    await expect(end.result(page)).toBeVisible();
    await expect(end.places(page)).toHaveCount(2);
  });
});

test.describe('four computers', () => {
  test.use({ settings: lastTime(['greedy', 'random', 'greedy', 'random'], 2) });

  test('play while a person watches, pauses, steps and lets them go on', async ({ app, page }) => {
    await app.open('/new-match');
    await startProposed(page, 'four at once');
    await table.button(page, 'Pause').click();
    await expect(table.button(page, 'One step')).toBeVisible();
    const paused = await table.number(page);
    // A computer that went on by itself would be further after some of these.
    for (let steps = 1; steps <= 5; steps += 1) {
      await table.button(page, 'One step').click();
      await expect(table.board(page)).toHaveAttribute('data-decision', String(paused + steps));
    }
    await table.button(page, 'Go on').click();
    await expect(end.result(page)).toBeVisible({ timeout: 60_000 });
    await expect(end.places(page)).toHaveCount(4);

    await test.step('situation 13: the next match, with fewer seats, shows nothing of theirs', async () => {
      await page.getByRole('button', { name: 'Home' }).click();
      await home.newMatch(page).click();
      await page.getByRole('button', { name: 'Remove seat 4' }).click();
      await page.getByRole('button', { name: 'Remove seat 3' }).click();
      await newMatch.seed(page, 'two are left');
      await newMatch.start(page).click();
      await table.button(page, 'Pause').click();
      await expect(table.button(page, 'One step')).toBeVisible();
      await expect(page.getByText(/Aoi|Sora/)).toHaveCount(0);
      const zones = await page
        .locator('[data-zone]')
        .evaluateAll((all) => all.map((zone) => zone.getAttribute('data-zone') ?? ''));
      expect(zones.filter((zone) => /:[23]$/.test(zone))).toEqual([]);
      expect(await end.places(page).count()).toBe(0);
    });
  });
});
