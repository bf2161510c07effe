import type { Locator, Page } from '@playwright/test';
import { onlyWhole } from '../hosts';
import { answerWithMouse, chosenFor, confirming, whatIsAsked } from './playing';
import { end, home, sitDown, startProposed, table } from './screens';
import { lastEasy, lastQuest, lastTime, QUICK } from './settings';
import { expect, test } from './test';
import { followGuide } from './village';
import { words } from './words';

/** Opens the rules where they speak of what is asked now, and closes them again. */
async function expectRules(page: Page, place: string): Promise<void> {
  const number = await table.number(page);
  await page.keyboard.press('b');
  const name = words('en', `rules.text.${place}.title`);
  await expect(page.getByRole('dialog').getByRole('heading', { name, exact: true })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  expect(await table.number(page)).toBe(number);
}

test.describe('the rules, opened from a prompt of Copy Ability Battle', () => {
  test.use({ settings: lastTime(['human', 'greedy'], 2) });

  test('speak of what is asked, and are all in their room', async ({ app, page }) => {
    await app.open('/new-match');
    // Sparring Crab, red and of life 2, falls to the first card: then red cards can be had.
    await sitDown(page, 'all in 51');
    await expectRules(page, 'copy-ability-battle.play');
    await table.legal(page).first().click();
    await table.goesOn(page, 1);
    await expectRules(page, 'copy-ability-battle.attack');
    await page.getByRole('button', { name: /^Sparring Crab/ }).click();
    await table.button(page, /^Attack/).click();
    await table.goesOn(page, 2);
    await expectRules(page, 'copy-ability-battle.get');

    await test.step('in the room of rules', async () => {
      await page.goto(app.host().address);
      await home.room(page, 'Rules').click();
      for (const game of ['Easy Battle', 'Copy Ability Battle', 'Solo Battle']) {
        await page
          .getByRole('link', { name: new RegExp(`^${game}`) })
          .first()
          .click();
        await expect(page.getByRole('article').getByText(game, { exact: true })).toBeVisible();
      }
      await page.getByRole('searchbox', { name: 'Search the rules' }).fill('challenge');
      await page.getByRole('link', { name: /Easy Battle\s*The challenge/ }).click();
      await expect(page.getByRole('heading', { name: 'The challenge' })).toBeInViewport();
    });
  });
});

test.describe('the rules, opened from a prompt of Easy Battle', () => {
  test.use({ settings: lastEasy(['human', 'greedy']) });

  test('speak of what is asked', async ({ app, page }) => {
    await app.open('/new-match');
    await sitDown(page, 'asked in Easy Battle');
    await expectRules(page, 'easy-battle.turn');
    await table.button(page, 'Challenge').click();
    await table.goesOn(page, 1);
    await expectRules(page, 'easy-battle.challenge');
  });
});

test.describe('the rules, opened from a prompt of a quest', () => {
  test.use({ settings: lastQuest(1) });

  test('speak of what is asked', async ({ app, page }) => {
    await app.open('/new-match');
    await startProposed(page, 'asked in a quest');
    await expectRules(page, 'copy-ability-battle.play');
  });
});

const guide = {
  bubble: (page: Page): Locator => page.getByRole('region', { name: 'Guide' }),
  /** Where the guide rings something that can be picked, or nothing where it rings none. */
  ringed: async (page: Page): Promise<readonly { readonly x: number; readonly y: number }[]> => {
    const rings = await page.waitForFunction(() => {
      const middles = [...document.querySelectorAll('.ring')].map((ring) => {
        const { left, top, width, height } = ring.getBoundingClientRect();
        return { x: left + width / 2, y: top + height / 2 };
      });
      const pickable = middles.map(({ x, y }) =>
        document.elementFromPoint(x, y)?.closest('button[aria-label*=". can be "]'),
      );
      return pickable.length > 0 && pickable.every((card) => card) ? middles : null;
    });
    return (await rings.jsonValue()) ?? [];
  },
};

/** Lessons that ring what can be picked, as the guide says them. */
const RINGING = /ringed|Try|Play it and see|same turn|All ringed/;

/** Does what the guide says, once. Returns false when the match is over. */
async function follow(page: Page): Promise<boolean> {
  const asked = await whatIsAsked(page);
  if (asked.what === 'over') return false;
  const gotIt = guide.bubble(page).getByRole('button', { name: 'Got it' });
  if ((await gotIt.count()) > 0) {
    const said = await guide.bubble(page).getByRole('paragraph').textContent();
    await gotIt.click();
    await expect(guide.bubble(page).getByText(said ?? '')).toHaveCount(0);
    return true;
  }
  const said = (await guide.bubble(page).count()) > 0 ? await guide.bubble(page).textContent() : '';
  if (asked.what !== 'card' || !RINGING.test(said ?? '')) return answerWithMouse(page);
  for (const { x, y } of await guide.ringed(page)) {
    await page.mouse.click(x, y);
    if ((await chosenFor(page, asked.number)) === 'no') break;
  }
  if ((await chosenFor(page, asked.number)) === 'enough') await confirming(page).click();
  await table.goesOn(page, asked.number);
  return true;
}

test.describe('someone who has never played', () => {
  test.use({ settings: QUICK });

  test('is guided through a first match to its end', async ({ app, page }) => {
    test.slow();
    await app.open();
    await page.getByRole('button', { name: 'Your first match' }).click();
    await page.getByRole('link', { name: /^Copy Ability Battle/ }).click();
    await expect(guide.bubble(page)).toContainText('Welcome.');
    let learnt = '';
    do {
      const progress = guide.bubble(page).getByRole('img');
      if ((await progress.count()) > 0) learnt = (await progress.getAttribute('aria-label')) ?? '';
    } while (await follow(page));
    // What the last bubble teaches is not counted in it yet.
    expect(learnt).toMatch(/^1[12] of 13 things learnt$/);
    const closing = page.getByRole('dialog');
    await expect(closing).toContainText(/your first match/);
    await closing.getByRole('button', { name: /^See the result/ }).click();
    await expect(end.result(page)).toBeVisible();
    await expect(end.places(page)).toHaveCount(2);
  });

  test(
    'is guided through a first match of Kokopelli to its end',
    onlyWhole('the guide of Copy Ability Battle'),
    async ({ app, page }) => {
      test.slow();
      await app.open();
      await page.getByRole('button', { name: 'Your first match' }).click();
      await page.getByRole('link', { name: /^Kokopelli/ }).click();
      const gotIt = guide.bubble(page).getByRole('button', { name: 'Got it' });
      for (const lesson of ['Welcome.', 'These are your cards.', 'This is your village.']) {
        await expect(guide.bubble(page)).toContainText(lesson);
        await gotIt.click();
      }
      await expect(guide.bubble(page)).toContainText('First open a ceremony in your village: press Open.');
      await expect(page.locator('.guide .ring')).toHaveCount(1);
      let learnt = '';
      do {
        if (await gotIt.isVisible()) await gotIt.click();
        const progress = guide.bubble(page).getByRole('img');
        if (await progress.isVisible()) learnt = (await progress.getAttribute('aria-label')) ?? '';
      } while (await followGuide(page));
      expect(learnt).toMatch(/^\d+ of \d+ things learnt$/);
      const closing = page.getByRole('dialog');
      await expect(closing).toContainText(/your first match/);
      await closing.getByRole('button', { name: /^See the result/ }).click();
      await expect(end.places(page)).toHaveCount(2);
    },
  );

  test('can leave the guide at any time and play on without it', async ({ app, page }) => {
    await app.open();
    await page.getByRole('button', { name: 'Your first match' }).click();
    await page.getByRole('link', { name: /^Copy Ability Battle/ }).click();
    await expect(guide.bubble(page)).toBeVisible();
    await guide.bubble(page).getByRole('button', { name: 'Got it' }).click();
    await guide.bubble(page).getByRole('button', { name: 'Leave the guide' }).click();
    await expect(guide.bubble(page)).toHaveCount(0);
    await answerWithMouse(page);
    await answerWithMouse(page);
    await expect(guide.bubble(page)).toHaveCount(0);
    await page.getByRole('button', { name: 'Menu' }).click();
    await page.getByRole('menuitem', { name: 'Home' }).click();
    await home.continue(page).click();
    await whatIsAsked(page);
    await expect(guide.bubble(page)).toHaveCount(0);
  });
});
