import type { Page } from '@playwright/test';
import { onlyWhole } from '../hosts';
import { putBegun } from './finished';
import { tabTo } from './hands';
import { answerWithKeys, expectLegalReached, whatIsAsked } from './playing';
import { end, home, newMatch, table } from './screens';
import { QUICK } from './settings';
import { expect, test } from './test';
import { quests, winQuestOne } from './questing';

test.describe('someone who walks the first quest', () => {
  test.use({ settings: QUICK });

  test('wins it by mouse alone, and it is kept over a restart', async ({ app, page }) => {
    await app.open();
    await home.newMatch(page).click();
    await newMatch.game(page, 'Solo Battle').click();
    await newMatch.quest(page, 1).click();
    await newMatch.seed(page, winQuestOne.seed);
    await newMatch.start(page).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Solo: quest 1, The Garden Gate');
    await winQuestOne.play(page);

    await expect(end.result(page)).toHaveText('Quest 1 is won', { timeout: 20_000 });
    await expect(page.getByText('31 stars in turn 4: the goal is reached.')).toBeVisible();
    await expect(page.getByText('The first win here.')).toBeVisible();
    await page.getByRole('button', { name: 'All quests' }).click();
    const won = 'Quest 1, The Garden Gate. Best: 4 turns, 6 hits left, 31 stars. 1 try, 1 won.';
    await expect(quests.stop(page, 1)).toHaveAccessibleName(won);
    await expect(page.getByText('1 of 10 won')).toBeVisible();

    await app.end('stop');
    await app.startAgain();
    await home.room(page, 'Quests').click();
    await expect(quests.stop(page, 1)).toHaveAccessibleName(won);
    await expect(quests.stop(page, 2)).toHaveAccessibleName(/You have not been here yet\.$/);
    // The way goes on where it stopped.
    await expect(quests.stop(page, 2)).toBeChecked();
  });

  test(
    'loses another one by keyboard alone, and the try is counted',
    onlyWhole('a quest with the mouse'),
    async ({ app, page }) => {
      await app.open();
      await tabTo(page, home.room(page, 'Quests'));
      await page.keyboard.press('Enter');
      await tabTo(page, quests.stop(page, 1));
      // The stops are one choice: up from the first is the last.
      await page.keyboard.press('ArrowUp');
      await expect(quests.stop(page, 10)).toBeChecked();
      await page.keyboard.press('Enter');
      await whatIsAsked(page);
      await expectLegalReached(page);
      for (let picks = 0; picks < 4; picks += 1) await answerWithKeys(page);
      await loseWithKeys(page);

      await expect(end.result(page)).toHaveText('Quest 10 is lost', { timeout: 20_000 });
      await tabTo(page, page.getByRole('button', { name: 'All quests' }));
      await page.keyboard.press('Enter');
      await expect(quests.stop(page, 10)).toHaveAccessibleName('Quest 10, The Star Peak. 1 try, none won.');
    },
  );
});

/** Skips every attack from now on, so that the enemies come through. */
async function loseWithKeys(page: Page): Promise<void> {
  for (;;) {
    await whatIsAsked(page);
    const skip = table.button(page, 'Skip the attack');
    if ((await skip.count()) > 0) {
      const number = await table.number(page);
      await tabTo(page, skip);
      await page.keyboard.press('Enter');
      await table.goesOn(page, number);
    } else if (!(await answerWithKeys(page))) return;
  }
}

test.describe('a computer that walks a quest', () => {
  // Slow at first, so that Pause comes in time on a busy machine too.
  test.use({ settings: { ...QUICK, computerPace: 'normal' } });

  test(
    'is watched, and its quest does not count',
    onlyWhole('four computers that are watched'),
    async ({ app, page }) => {
      await app.end('stop');
      const words = ['--game', 'solo-battle', '--seats', 'greedy', '--quest', '9'];
      await putBegun(app.dataFolder, { seed: 'a computer walks', picks: -12 }, 0, words);
      await app.startAgain();
      await home.continue(page).click();
      await table.button(page, 'Pause').click();
      // Until it is paused a move that was on its way may still come.
      await expect(table.button(page, 'One step')).toBeVisible();
      const paused = await table.number(page);
      await table.button(page, 'One step').click();
      await expect(table.board(page)).toHaveAttribute('data-decision', String(paused + 1));
      await table.button(page, 'Faster').click();
      await table.button(page, 'Go on').click();
      await expect(end.result(page)).toHaveText(/^Quest 9 is /, { timeout: 60_000 });
      await page.getByRole('button', { name: 'All quests' }).click();
      await expect(quests.stop(page, 9)).toHaveAccessibleName(/You have not been here yet\.$/);
    },
  );
});

/** Rows, enemies, stars to reach and hits that can be taken, as the rules give them for each quest. */
const FACTS = [
  [4, 4, 30, 6],
  [4, 4, 50, 5],
  [4, 4, 70, 4],
  [3, 4, 50, 4],
  [3, 4, 70, 3],
  [3, 4, 40, 4],
  [3, 4, 60, 3],
  [3, 4, 80, 2],
  [2, 3, 60, 4],
  [2, 3, 80, 3],
] as const;

test.describe('the road of quests', () => {
  test.use({ settings: QUICK });

  test(
    'has ten, and each can be started and shows its rows, goal and life',
    onlyWhole('the first quest'),
    async ({ app, page }) => {
      await app.open();
      await home.room(page, 'Quests').click();
      for (const [index, [rows, enemies, target, hits]] of FACTS.entries()) {
        const quest = index + 1;
        await quests.choose(page, quest);
        for (const fact of [
          `reach ${target} stars`,
          `${hits} hits at most`,
          `${rows} rows`,
          `${enemies} enemies at a time`,
        ]) {
          await expect
            .soft(page.getByRole('listitem').filter({ hasText: fact }), `quest ${quest}`)
            .toBeVisible();
        }
        await quests.setOut(page).click();
        await expect(table.legal(page).first()).toBeVisible();
        const goal = page.getByRole('region', { name: 'Your quest' });
        await expect.soft(goal, `quest ${quest}`).toContainText(`Reach ${target} stars`);
        await expect.soft(goal, `quest ${quest}`).toContainText(`0 of ${hits} taken.`);
        const hills = page.getByRole('group', { name: /^Row \d/ });
        await expect.soft(hills, `quest ${quest}`).toHaveCount(rows);
        const farthest = page.getByRole('group', { name: `Row ${rows}, ${enemies} enemies.` });
        await expect.soft(farthest.getByRole('button'), `quest ${quest}`).toHaveCount(enemies);
        await page.goBack();
      }
    },
  );
});
