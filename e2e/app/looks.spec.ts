import AxeBuilder from '@axe-core/playwright';
import type { Locator, Page } from '@playwright/test';
import { putFinished } from './finished';
import { laySets } from './laid-out-sets';
import { answerWithMouse } from './playing';
import { end, home, sitDown, startProposed, table } from './screens';
import { lastTime, QUICK } from './settings';
import { expect, test } from './test';
import { words } from './words';
import { workshopIn } from './workshop';

/** Waits until nothing fades any more: half faded words have no contrast worth measuring. */
const settle = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    const fades = (): boolean =>
      document.getAnimations().some(({ playState, effect }) => {
        const endless = effect?.getComputedTiming().iterations === Infinity;
        return playState === 'running' && !endless;
      });
    // A fade begins a frame or two after what it fades has come.
    for (let still = 0; still < 4; still = fades() ? 0 : still + 1) {
      await new Promise(requestAnimationFrame);
    }
  });

/** By how many pixels the page can be scrolled sideways. */
const sideways = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

async function expectNothingSerious(page: Page, screen: string): Promise<void> {
  await settle(page);
  // No frame here comes from elsewhere, which is all that takes more than the page itself to look at.
  const axe = new AxeBuilder({ page }).setLegacyMode().options({ resultTypes: ['violations'] });
  const { violations } = await axe.analyze();
  const serious = violations
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .flatMap(({ id, nodes }) =>
      nodes.map(({ target, failureSummary }) => `${id}: ${target.join(' ')}: ${failureSummary ?? ''}`),
    );
  expect.soft(serious, screen).toEqual([]);
}

/** Goes to a room, or stays where no address is given, and looks at it closely. */
const visiting =
  (page: Page) =>
  async (room: string, address: string, there: Locator): Promise<void> => {
    if (address !== '') await page.evaluate((hash) => (location.hash = hash), address);
    await expect(there, room).toBeVisible();
    await expectNothingSerious(page, room);
    expect.soft(await sideways(page), room).toBe(0);
  };

/** Both themes and both languages, each of them once on every screen. */
const LOOKS = [
  ['light', 'en'],
  ['dark', 'ja'],
] as const;

for (const [theme, language] of LOOKS) {
  test.describe(`in the ${theme} theme, in ${language}`, () => {
    test.use({ settings: { ...lastTime(['greedy', 'greedy'], 1), theme, language } });

    test('axe finds nothing serious on any screen', async ({ app, page }) => {
      const say = (key: string, values = {}): string => words(language, key, values);
      const heading = (key: string): Locator => page.getByRole('heading', { name: say(key), level: 1 });
      await app.open();
      await expect(heading('app.name')).toBeVisible();
      await expectNothingSerious(page, 'Home');
      await page.getByRole('link', { name: say('app.rooms.settings') }).click();
      await expect(heading('app.rooms.settings')).toBeVisible();
      await expectNothingSerious(page, 'Settings');
      await page.goBack();
      await page.getByRole('button', { name: say('app.rooms.new-match') }).click();
      await expect(heading('app.rooms.new-match')).toBeVisible();
      await expectNothingSerious(page, 'New match');
      await page.getByLabel(say('newMatch.seatPlayer', { seat: 1 })).click();
      await page.getByRole('option', { name: say('app.players.human') }).click();
      await page.getByRole('textbox', { name: say('newMatch.seed') }).fill('looked at closely');
      await page.getByRole('button', { name: say('newMatch.start'), exact: true }).click();
      await expect(page.locator('button.legal').first()).toBeVisible();
      await expectNothingSerious(page, 'Table');
      await page.keyboard.press('?');
      await expect(page.getByRole('dialog')).toBeVisible();
      await expectNothingSerious(page, 'Table with its list of keys');
      await page.keyboard.press('Escape');
      // Skipping the attack and drawing is the shortest way to the end of a match of one round.
      await page.getByRole('button', { name: say('table.act.skip') }).click();
      await expect(page.locator('.prompt')).not.toContainText(say('prompts.play'));
      await page.locator('button.legal').first().click();
      await expect(page).toHaveURL(/end\//, { timeout: 30_000 });
      await expect(page.getByRole('heading', { name: say('end.chart.head') })).toBeVisible();
      await expectNothingSerious(page, 'End');
    });
  });
}

for (const [theme, language] of LOOKS) {
  test.describe(`in the ${theme} theme, in ${language}, in a small window`, () => {
    test.use({ settings: { ...QUICK, theme, language }, viewport: { width: 1024, height: 700 } });

    test('every other room looks as it should', async ({ app, page }) => {
      test.slow();
      const say = (key: string, values = {}): string => words(language, key, values);
      await app.end('stop');
      await putFinished(app.dataFolder, 'easy', ['--game', 'easy-battle', '--seats', 'greedy,greedy,greedy']);
      await putFinished(app.dataFolder, 'festival', [
        '--game',
        'kokopelli',
        '--seats',
        'greedy,greedy,greedy',
      ]);
      await putFinished(app.dataFolder, 'quest', ['--game', 'solo-battle', '--seats', 'greedy']);
      await app.startAgain();
      const look = visiting(page);
      const button = (key: string): Locator => page.getByRole('button', { name: say(key) });
      await expect(page.getByRole('heading', { name: say('app.name'), level: 1 })).toBeVisible();

      await look('Quests', '/quests', page.getByText(say('quests.hard')));
      await look('Records', '/records?match=easy', button('records.actions.watch'));
      await look('Statistics', '/statistics', page.getByRole('table').nth(1));
      await look('Rules', '/rules', page.getByRole('searchbox'));
      await look('Rules of Solo', '/rules/solo-battle.hills', page.getByRole('article'));
      await look('Viewer', '/records/easy?at=9&eyes=open', page.getByRole('slider'));
      await look('Viewer of a quest', '/records/quest?at=4', page.getByRole('slider'));
      await look('End of Easy Battle', '/end/easy', page.getByText(say('end.chart.headSet')));
      await look('Viewer of Kokopelli', '/records/festival?at=60&eyes=open', page.getByRole('slider'));
      await look('End of Kokopelli', '/end/festival', page.getByText(say('end.points.head')));
      await look('End of a quest', '/end/quest', page.getByText(say('end.chart.headTurn')));
      await button('coach.title').click();
      await look('Look back', '', page.locator('.look-back'));

      const byHand = page.getByRole('radio', { name: say('newMatch.types.ways.hand') });
      for (const game of ['kokopelli', 'easy-battle', 'solo-battle'] as const) {
        const start = page.getByRole('button', { name: say('newMatch.start'), exact: true });
        await page.evaluate((hash) => (location.hash = hash), `/new-match?game=${game}`);
        await start.waitFor();
        if (game === 'kokopelli') await byHand.click();
        await look(`New match of ${game}`, '', start);
        await page.getByRole('textbox', { name: say('newMatch.seed') }).fill('looked at closely');
        await start.click();
        await look(`Table of ${game}`, '', page.locator('.legal, .acts .pill:not([aria-disabled])').first());
      }
      await page.keyboard.press('b');
      await look('Rules of the moment', '', page.getByRole('dialog'));
      await page.keyboard.press('Escape');
      await look(
        'Guide',
        '/guide/copy-ability-battle',
        page.getByRole('region', { name: say('guide.label') }),
      );
    });

    test('workshop and collection look as they should', async ({ app, page }) => {
      await app.end('stop');
      await laySets(app.dataFolder);
      await app.startAgain();
      const look = visiting(page);
      const { say, button, scene } = workshopIn(page, language);
      const dialog = page.getByRole('dialog');
      await expect(page.getByRole('heading', { name: say('app.name'), level: 1 })).toBeVisible();

      await look('Workshop, six steps', '/workshop/all-kinds/six-steps', page.locator('[data-block]').nth(5));
      await look('Workshop, mistakes', '/workshop/all-kinds/wrong', button('blocks.waysOut.remove').first());
      await button('workshop.print').click();
      await look('Print', '', dialog.getByRole('button', { name: say('printing.make.sheets') }));
      await page.keyboard.press('Escape');
      await page.evaluate(() => (location.hash = '/workshop/all-kinds/long'));
      await expect(page.locator('.fit').first()).toBeVisible();
      await button('workshop.picture.another').click();
      await look('Workshop, drawn picture', '', scene('ruins'));
      await button('workshop.picture.own').click();
      await look('Workshop, own picture', '', button('picture.drop.choose'));
      await look('Workshop, a set that is shut', '/workshop/mistaken', button('workshop.set.backups'));
      const card = page.getByRole('region', { name: say('collection.page.label') });
      await look('Collection', '/collection?card=copytoru-base/yellow-5', card);
      const none = say('collection.none.headQuery', { query: 'zzz' });
      await look('No card', '/collection?q=zzz', page.getByRole('heading', { name: none }));
    });
  });
}

test.describe('a person who changes settings in the middle of a match', () => {
  test.use({ settings: { ...lastTime(['human', 'greedy'], 1), theme: 'light' } });

  test('has language, card text and theme changed at once', async ({ app, page }) => {
    await app.open('/new-match');
    await sitDown(page, 'two languages');
    const card = table.hand(page).getByRole('button').first();
    await expect(card).toHaveAttribute('aria-label', /^Follow the Scent, white 3\./);
    await page.getByRole('button', { name: 'Menu' }).click();
    await page.getByRole('menuitem', { name: 'Settings' }).click();
    await page.getByRole('radiogroup', { name: 'Language' }).getByText('日本語').click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('せってい');
    await expect(page.locator('html')).toHaveAttribute('lang', 'ja');
    const ground = (): Promise<string> =>
      page.evaluate(() => getComputedStyle(document.body).backgroundColor);
    const light = await ground();
    await page
      .getByRole('radiogroup', { name: words('ja', 'settings.theme.label') })
      .getByText(words('ja', 'settings.theme.dark'))
      .click();
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
    expect(await ground()).not.toBe(light);
    await page.goBack();
    await expect(page.locator('[data-zone="hand:0"] button').first()).toHaveAttribute(
      'aria-label',
      /^においのほうへ/,
    );
    await expect(page.locator('.prompt')).not.toContainText(/[A-Za-z]{4}/);
  });
});

test.describe('a small or a large window', () => {
  test.use({ settings: lastTime(['human', 'greedy', 'greedy', 'greedy'], 1) });

  test('never scrolls sideways, and shows prompt and hand', async ({ app, page }) => {
    const sizes = [
      [1024, 700],
      [1280, 800],
      [1920, 1080],
      // What 200 % zoom leaves of a window of 1280 × 800.
      [640, 400],
    ] as const;
    const fits = async (screen: string): Promise<void> => {
      for (const [width, height] of sizes) {
        await page.setViewportSize({ width, height });
        expect(await sideways(page), `${screen} at ${width} × ${height}`).toBe(0);
      }
    };
    await app.open();
    await expect(home.newMatch(page)).toBeVisible();
    await fits('Home');
    await page.setViewportSize({ width: 1280, height: 800 });
    await home.newMatch(page).click();
    await expect(page.getByRole('heading', { name: 'New match' })).toBeVisible();
    await fits('New match');
    await page.setViewportSize({ width: 1280, height: 800 });
    await page.goBack();
    await sitDown(page, 'wide and narrow');
    await fits('Table');
    await expect(table.prompt(page)).toBeInViewport({ ratio: 1 });
    for (const card of await table.hand(page).getByRole('button').all()) {
      // The number stands at the upper left of a card: most of it has to be seen.
      await expect(card).toBeInViewport({ ratio: 0.6 });
    }
    for (const [width, height] of sizes) {
      await page.setViewportSize({ width, height });
      await expect(table.prompt(page)).toBeInViewport({ ratio: 1 });
      await expect(table.hand(page).getByRole('button').first()).toBeInViewport({ ratio: 0.6 });
    }
  });
});

test.describe('a system that asks for less motion', () => {
  test.use({ settings: { ...lastTime(['human', 'greedy'], 1), motion: 'normal' } });

  test('sees nothing move for longer than 120 ms', async ({ app, page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.addInitScript(() => {
      const long = new Set<string>();
      Reflect.set(globalThis, 'longAnimations', long);
      const look = (): void => {
        for (const animation of document.getAnimations()) {
          const time = Number(animation.effect?.getComputedTiming().endTime ?? 0);
          const target = animation.effect instanceof KeyframeEffect ? animation.effect.target : null;
          if (time > 120) long.add(`${target?.className.toString()}: ${time} ms`);
        }
        requestAnimationFrame(look);
      };
      requestAnimationFrame(look);
    });
    await app.open('/new-match');
    await startProposed(page, 'calm');
    while (await answerWithMouse(page));
    await expect(end.result(page)).toBeVisible();
    const long: unknown = await page.evaluate(() => {
      const found: unknown = Reflect.get(globalThis, 'longAnimations');
      return found instanceof Set ? [...found] : ['nothing was watched'];
    });
    expect(long).toEqual([]);
  });
});
