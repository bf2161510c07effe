import type { Locator, Page } from '@playwright/test';
import { isWhole, onlyWhole } from '../hosts';
import { commandLine, putBegun } from './finished';
import { tabTo } from './hands';
import { end, home, newMatch, table } from './screens';
import { lastFestival, QUICK } from './settings';
import { expect, test } from './test';
import { playOnWithKeys, playOnWithMouse, villageIn, type Act } from './village';
import { words } from './words';

/** Carries a card of the hand to a place, as with a mouse. */
async function carry(page: Page, card: Locator, place: Locator): Promise<void> {
  const [from, to] = [await card.boundingBox(), await place.boundingBox()];
  if (from === null || to === null) throw new Error('There is nothing to carry, or no place for it.');
  await page.mouse.move(from.x + from.width / 2, from.y + from.height / 3);
  await page.mouse.down();
  await page.mouse.move(to.x + to.width / 2, to.y + to.height / 2, { steps: 4 });
  await page.mouse.up();
}

/** Sees that everybody has a place, and as many points as what brought them comes to. */
async function expectPointsExplained(page: Page, language: 'en' | 'ja', seats: number): Promise<void> {
  const places = page.getByRole('region', { name: words(language, 'end.places') }).getByRole('listitem');
  await expect(places).toHaveCount(seats);
  const scores = await places.evaluateAll((all) =>
    all.map((place) => Number(place.querySelector('.stars')?.textContent.replaceAll(/\D/g, ''))),
  );
  const columns = await page
    .getByRole('table', { name: words(language, 'end.points.head') })
    .locator('tbody tr')
    .evaluateAll((rows) =>
      rows.map((row) => [...row.querySelectorAll('td')].map(({ textContent }) => Number(textContent))),
    );
  const sums = Array.from({ length: seats }, (_, seat) =>
    columns.reduce((sum, points) => sum + (points[seat] ?? Number.NaN), 0),
  );
  expect(sums.toSorted((a, b) => b - a)).toEqual(scores);
  expect(scores.toSorted((a, b) => b - a)).toEqual(scores);
}

/** From its beginning a match has more of the same: that is left to the whole run. */
const LAST_TURNS = { seed: 'the last turns', picks: isWhole ? 1 : -12 };

test.describe('someone who has never played Kokopelli', () => {
  test.use({ settings: QUICK });

  test('makes every act of a turn with the mouse alone', async ({ app, page }) => {
    test.slow();
    const village = villageIn(page, 'en');
    // A click before the next thing is asked would mean something else.
    const begin = async (act: Act, asked: string): Promise<void> => {
      await village.act(act).click();
      await expect(table.prompt(page)).toContainText(words('en', `prompts.kokopelli.${asked}`));
    };
    const confirm = (name: RegExp): Promise<void> => table.button(page, name).click();
    await app.open();
    await home.newMatch(page).click();

    await test.step('with ceremonies chosen by hand', async () => {
      await newMatch.game(page, 'Kokopelli').click();
      await newMatch.seats(page, [
        { name: 'Mika', player: 'A person' },
        { name: 'Kenji', player: 'Computer, lively' },
      ]);
      await page.getByRole('radio', { name: 'Pick them' }).click();
      await page.getByRole('checkbox', { name: 'First Spark' }).click();
      await expect(page.getByText('9 of 10', { exact: true })).toBeVisible();
      await expect(newMatch.start(page)).toHaveAttribute('aria-disabled', 'true');
      await expect(page.getByText('Pick 1 more ceremony.').first()).toBeVisible();
      await page.getByRole('checkbox', { name: 'Proud Host' }).click();
      await expect(page.getByText('10 of 10', { exact: true })).toBeVisible();
      await newMatch.fewer(page, 'Game-end tiles', 1);
      await newMatch.firstSeat(page, 'Mika');
      await newMatch.seed(page, 'festival 0');
      await newMatch.start(page).click();
    });

    await test.step('opens a ceremony by carrying a card to a space', async () => {
      await carry(page, village.held('Flute Host'), village.space(5));
      await expect(village.space(5)).toHaveAccessibleName(/Flute Host, 1 of 4, private/);
      await expect(village.effect('Mika', 'Flute Host')).toBeVisible();
      const number = await table.number(page);
      await page.keyboard.press('u');
      await expect(table.board(page)).toHaveAttribute('data-decision', String(number - 1));
      await expect(village.space(5)).toHaveAccessibleName(/empty/);
      await page.getByRole('button', { name: 'Redo' }).click();
      await expect(table.board(page)).toHaveAttribute('data-decision', String(number));
      await expect(village.space(5)).toHaveAccessibleName(/Flute Host, 1 of 4/);
    });

    await test.step('opens another by act, card and space', async () => {
      await begin('open', 'card-open');
      await expect(village.held('Kokopelli')).toHaveAccessibleName(
        /cannot be chosen: A Kokopelli cannot open/,
      );
      await village.held('Proud Host').first().click();
      await expect(village.space(1)).toHaveAccessibleName(/can be chosen/);
      await village.space(1).click();
      await expect(village.forecast).toContainText('Opens Proud Host in your village');
      await page.keyboard.press('Space');
      await expect(village.effect('Mika', 'Proud Host')).toBeVisible();
      await expect(village.points).toHaveText('0');
    });

    await test.step('plays a card, whose points are told before', async () => {
      await begin('play', 'card-play');
      await expect(village.held('Kokopelli')).toHaveAccessibleName(/gives 1 point/);
      await village.held('Kokopelli').click();
      await expect(village.space(5)).toHaveAccessibleName(/can be chosen/);
      await village.space(5).click();
      await expect(village.forecast).toContainText('Flute Host gives you 1 point');
      await expect(village.forecast.getByRole('img', { name: '1 point' })).toHaveText('+1');
      const lit = village.effect('Mika', 'Flute Host').and(page.locator('.acts')).waitFor();
      await confirm(/^Play/);
      await lit;
      await expect(village.points).toHaveText('1');
      await expect(village.space(5)).toHaveAccessibleName(/Flute Host, 2 of 4/);
    });

    await test.step('exchanges the hand, in an order of one’s own', async () => {
      await begin('exchange', 'order');
      await village.held('Wide Porch').click();
      await expect(table.button(page, /^Put 1 under/)).toHaveAttribute('aria-disabled', 'true');
      await village.held('Proud Host').click();
      await expect(village.held('Proud Host')).toHaveAccessibleName(/chosen, number 2/);
      await confirm(/^Put 2 under/);
      await expect(table.hand(page)).toHaveAccessibleName('Your hand, 2 cards');
    });

    await test.step('draws, with a hint for it, until the hand is too full', async () => {
      await expect(village.act('draw')).toBeEnabled();
      await page.keyboard.press('h');
      const hinted = page.getByRole('button', { name: /\. the hint$/ });
      await expect(hinted).toHaveCount(1, { timeout: 20_000 });
      await page.keyboard.press('Escape');
      await expect(hinted).toHaveCount(0);
      for (const hand of [3, 4, 5, 6]) {
        await expect(village.act('draw')).toBeEnabled();
        await village.act('draw').click();
        await expect(table.hand(page)).toHaveAccessibleName(`Your hand, ${hand} cards`);
      }
      await expect(table.prompt(page)).toContainText('Put 1 under your draw pile.');
      await table.legal(page).first().click();
      await expect(table.hand(page)).toHaveAccessibleName('Your hand, 5 cards');
    });

    await test.step('clears a ceremony away, and passes', async () => {
      await expect(village.act('cancel')).toBeEnabled();
      await expect(village.act('pass')).toHaveAccessibleName(/The first action is not passed/);
      await begin('cancel', 'space-cancel');
      await village.space(5).click();
      await expect(village.forecast).toContainText('Flute Host ends, 2 cards are discarded');
      await confirm(/^Clear it/);
      await expect(village.space(5)).toHaveAccessibleName(/empty/);
      const number = await table.number(page);
      await village.act('pass').click();
      await table.goesOn(page, number);
    });
  });

  test('comes to the End with the mouse alone, and sees what the points came from', async ({ app, page }) => {
    test.slow();
    await app.end('stop');
    await putBegun(app.dataFolder, LAST_TURNS, 1, ['--game', 'kokopelli', '--seats', 'greedy,greedy']);
    await app.startAgain();
    await home.continue(page).click();
    while (await playOnWithMouse(page));
    await expect(end.result(page)).toBeVisible();
    await expectPointsExplained(page, 'en', 2);
    await page.getByRole('button', { name: 'Home' }).click();
    await expect(page.getByText('Finished lately')).toBeVisible();
    await expect(home.continue(page)).toBeHidden();

    await test.step('and is exported, played again by the command line, and watched', async () => {
      await home.room(page, 'Records').click();
      const chosen = page.getByRole('article', { name: 'The chosen match' });
      const exporting = chosen.getByRole('button', { name: 'Export', exact: true });
      const { path: file } = await app.save(() => exporting.click());
      const replayed: unknown = JSON.parse(await commandLine(['replay', file, '--json']));
      expect(replayed).toMatchObject({ ok: true, drift: null });
      await chosen.getByRole('button', { name: 'Watch it', exact: true }).click();
      await expect(villageIn(page, 'en').spaces.first()).toBeVisible();
      await expect(page.getByRole('group', { name: 'Actions' })).toHaveCount(0);
    });
  });
});

test.describe('four at a table of Kokopelli, in Japanese', () => {
  test.use({ settings: { ...lastFestival(['human', 'greedy', 'human', 'greedy']), language: 'ja' } });

  test(
    'play it to its End with the keyboard alone',
    onlyWhole('a match of two with the mouse'),
    async ({ app, page }) => {
      test.slow();
      const say = (key: string): string => words('ja', key);
      await app.open();
      await tabTo(page, page.getByRole('button', { name: say('app.rooms.new-match') }));
      await page.keyboard.press('Enter');
      await tabTo(page, page.getByRole('textbox', { name: say('newMatch.seed') }));
      await page.keyboard.type('festival of four');
      await page.keyboard.press('Enter');
      while (await playOnWithKeys(page));
      await expectPointsExplained(page, 'ja', 4);
      await page.evaluate(() => (location.hash = '/statistics'));
      await expect(page.getByRole('table', { name: say('app.games.kokopelli') })).toBeVisible();
    },
  );
});

/** A match of two people: the second is about to lay a Kokopelli in the village of the first, the last act of a turn. */
const MIDDLE = { seed: 'guests 4', picks: 116 };
const RANDOM = ['--game', 'kokopelli', '--seats', 'random,random', '--option', 'first=0'];

test.describe('two people at a match of Kokopelli that was left in the middle', () => {
  test.use({ settings: QUICK });

  test('go on, and are told what the other’s turn brought', async ({ app, page }) => {
    const village = villageIn(page, 'en');
    await app.end('stop');
    await putBegun(app.dataFolder, MIDDLE, 2, RANDOM);
    await app.startAgain();
    await home.continue(page).click();
    await table.ready(page).click();
    await expect(table.board(page)).toHaveAttribute('data-decision', String(MIDDLE.picks + 1));

    await test.step('which is told before it is done', async () => {
      await village.act('play').click();
      const host = village.spaceOf('Mika', 3);
      await expect(host).toHaveAccessibleName(/Flute Host.*can be chosen/);
      await host.click();
      await expect(village.forecast).toContainText('Flute Host gives Mika 1 point');
      await table.button(page, /^Play/).click();
      await expect(table.curtain(page)).toContainText('Mika');
      await table.ready(page).click();
      await expect(village.away).toHaveText(/\+1.*in others’ turns: Flute Host/);
    });

    await test.step('after the program was killed, too', async () => {
      // Looked up anew: the window may be another one than before.
      const names = (): Promise<(string | null)[]> =>
        villageIn(page, 'en').spaces.evaluateAll((all) => all.map((space) => space.ariaLabel));
      const [number, before] = [await table.number(page), await names()];
      await app.end('kill');
      await app.startAgain();
      await home.continue(page).click();
      await table.ready(page).click();
      await expect(table.board(page)).toHaveAttribute('data-decision', String(number));
      await expect.poll(names).toEqual(before);
      await expect(villageIn(page, 'en').away).toContainText('Flute Host');
      expect(await playOnWithMouse(page)).toBe(true);
    });
  });
});
