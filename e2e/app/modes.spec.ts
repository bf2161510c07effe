import type { Page } from '@playwright/test';
import { isWhole, onlyWhole } from '../hosts';
import { putBegun } from './finished';
import { tabTo } from './hands';
import { answerWithKeys, answerWithMouse, expectLegalReached, whatIsAsked } from './playing';
import { end, home, newMatch, startProposed, table, type SeatChoice } from './screens';
import { lastEasy, lastTime, QUICK } from './settings';
import { expect, test } from './test';

/** Plays an Easy Battle to its End and sees that everybody has a place there. */
async function playToEnd(page: Page, answer: (page: Page) => Promise<boolean>, seats: number): Promise<void> {
  while (await answer(page));
  await expect(end.result(page)).toBeVisible({ timeout: 30_000 });
  await expect(page.getByRole('heading', { name: 'Stars by set' })).toBeVisible();
  await expect(end.places(page)).toHaveCount(seats);
}

/** From its beginning a match has more of the same: that is left to the whole run. */
const LAST_ROUNDS = { seed: 'two at one keyboard', picks: isWhole ? 1 : -8 };

test.describe('Easy Battle, by people who have never played', () => {
  test.use({ settings: QUICK });

  test('two people begin it with the keyboard alone, from Home on', async ({ app, page }) => {
    await app.open();
    await tabTo(page, home.newMatch(page));
    await page.keyboard.press('Enter');
    await tabTo(page, newMatch.game(page, 'Copy Ability Battle'));
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Space');
    await expect(newMatch.game(page, 'Easy Battle')).toBeChecked();
    await tabTo(page, page.getByLabel('Who plays at seat 2'));
    await page.keyboard.press('Enter');
    await expect(page.getByRole('option', { name: 'Computer, lively' })).toBeFocused();
    await page.keyboard.press('Home');
    await expect(page.getByRole('option', { name: 'A person' })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page.getByText('2 people share this screen')).toBeVisible();
    await tabTo(page, page.getByRole('textbox', { name: 'Seed' }));
    await page.keyboard.type('two at one keyboard');
    await page.keyboard.press('Enter');
    // A card to play, then an enemy to aim at.
    for (const kind of ['play', 'target']) {
      while ((await whatIsAsked(page)).what === 'curtain') await answerWithKeys(page);
      // Whoever lifts the curtain, or has picked, stands at what can be picked next.
      await expect(page.locator(':focus')).toHaveAccessibleName(/\. can be (taken|chosen)/);
      await test.step(kind, () => expectLegalReached(page));
      await answerWithKeys(page);
    }
  });

  test('two people play it to its End with the keyboard alone', async ({ app, page }) => {
    await app.end('stop');
    await putBegun(app.dataFolder, LAST_ROUNDS, 2, ['--game', 'easy-battle', '--seats', 'greedy,greedy']);
    await app.startAgain();
    await tabTo(page, home.continue(page));
    await page.keyboard.press('Enter');
    await playToEnd(page, answerWithKeys, 2);
    await tabTo(page, page.getByRole('button', { name: 'Home' }));
    await page.keyboard.press('Enter');
    await expect(home.newMatch(page)).toBeVisible();
  });

  test(
    'two people and a computer play it with the mouse alone, from Home to End',
    onlyWhole('the same with keys'),
    async ({ app, page }) => {
      const seats: readonly SeatChoice[] = [
        { name: 'Mika', player: 'A person' },
        { name: 'Robin', player: 'Computer, lively' },
        { name: 'Kenji', player: 'A person' },
      ];
      await app.open();
      await home.newMatch(page).click();
      await newMatch.game(page, 'Easy Battle').click();
      await newMatch.seats(page, seats);
      await expect(page.getByText('2 people share this screen')).toBeVisible();
      await newMatch.seed(page, 'three of two kinds');
      await newMatch.start(page).click();
      await playToEnd(page, answerWithMouse, 3);
      for (const { name } of seats) await expect(end.places(page).filter({ hasText: name })).toHaveCount(1);
      await page.getByRole('button', { name: 'Home' }).click();
      await expect(page.getByText('Finished lately')).toBeVisible();
      await expect(home.continue(page)).toBeHidden();
    },
  );
});

test.describe('Copy Ability Battle with every seat taken', () => {
  test.use({ settings: lastTime(['human', 'greedy', 'human', 'skilled'], 1) });

  test('two people and two computers play it', onlyWhole('four computers'), async ({ app, page }) => {
    await app.open('/new-match');
    await startProposed(page, 'four of two kinds');
    while (await answerWithMouse(page));
    await expect(end.result(page)).toBeVisible({ timeout: 30_000 });
    await expect(end.places(page)).toHaveCount(4);
  });
});

test.describe('Easy Battle with every seat taken', () => {
  const six = ['human', 'human', 'human', 'human', 'human', 'human'] as const;
  test.use({ settings: lastEasy(six) });

  test(
    'six people hand the screen round, each behind the curtain',
    onlyWhole('three people at one screen'),
    async ({ app, page }) => {
      await app.open('/new-match');
      await startProposed(page, 'six at one screen');
      const called = new Set<string>();
      while (called.size < 6) {
        const curtain = table.curtain(page);
        if (await curtain.isVisible()) called.add(await curtain.getByRole('heading').first().innerText());
        expect(await answerWithMouse(page)).toBe(true);
      }
      await expect(end.result(page)).toBeHidden();
    },
  );
});

test.describe('Easy Battle of six computers', () => {
  test.use({ settings: QUICK });

  test('is watched to its End', onlyWhole('four computers that are watched'), async ({ app, page }) => {
    await app.end('stop');
    const six = 'greedy,beginner,greedy,beginner,greedy,beginner';
    const match = { seed: 'six that think', picks: -15 };
    await putBegun(app.dataFolder, match, 0, ['--game', 'easy-battle', '--seats', six]);
    await app.startAgain();
    await home.continue(page).click();
    await expect(table.button(page, 'Pause')).toBeVisible();
    await expect(end.result(page)).toBeVisible({ timeout: 60_000 });
    await expect(end.places(page)).toHaveCount(6);
  });
});
