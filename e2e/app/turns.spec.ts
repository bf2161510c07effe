import { readFile } from 'node:fs/promises';
import type { Locator, Page } from '@playwright/test';
import { onlyWeb } from '../hosts';
import { home, sitDown, table } from './screens';
import { lastTime } from './settings';
import { expect, test } from './test';
import { words } from './words';

test.use({ settings: lastTime(['human', 'greedy'], 3) });

/** A hand of 3, 4 and 5 against lives of 4, 2, 5, 1 and 4; “All In”, red 6, can be had for a red enemy. */
const SEED = 'all in 51';

const inHand = (page: Page, name: string): Locator =>
  table.hand(page).getByRole('button', { name: new RegExp(`^${name}`) });
const enemy = (page: Page, name: string): Locator =>
  table.enemies(page).getByRole('button', { name: new RegExp(`^${name}`) });
/** What an attack would come to, as the table tells it before it is made. */
const preview = (page: Page): Locator => page.locator('.bar.shown');
const stars = (page: Page): Locator =>
  page.getByRole('region', { name: 'Mika' }).getByRole('img', { name: / stars?$/ });
const labels = (cards: Locator): Promise<(string | null)[]> =>
  cards.evaluateAll((all) => all.map((card) => card.getAttribute('aria-label')));

test('an attack is shown with the parts of its power before it is made, and comes to just that', async ({
  app,
  page,
}) => {
  await app.open('/new-match');
  await sitDown(page, SEED);

  await inHand(page, 'Follow the Scent').click();
  await expect(table.prompt(page)).toContainText('Power 3.');
  await enemy(page, 'Powder Mole').click();
  await expect(preview(page)).toContainText(/Power 3\s*card 3, no bonus/);
  await expect(preview(page)).toContainText('1 fails, Powder Mole stays');
  await expect(preview(page)).not.toContainText('succeeds');
  await enemy(page, 'Sparring Crab').click();
  await expect(preview(page)).toContainText('1 succeeds');
  await expect(preview(page)).not.toContainText('fails');
  await expect(preview(page).getByRole('img', { name: '2 stars' })).toHaveText('+2');
  await expect(stars(page)).toHaveText('0');
  await table.button(page, /^Attack/).click();
  await expect(stars(page)).toHaveText('2');
  await expect(enemy(page, 'Sparring Crab')).toHaveCount(0);

  // A red enemy has fallen, so that red cards can be had, and no others but Normal ones.
  await expect(
    table
      .offer(page)
      .getByRole('button', { name: /\. can be taken/ })
      .first(),
  ).toBeVisible();
  expect(await labels(table.legal(page))).toEqual([
    expect.stringMatching(/^Banked Fire, red 3/),
    expect.stringMatching(/^All In, red 6/),
    expect.stringMatching(/^Open Palm, red 4/),
    expect.stringMatching(/^Normal deck/),
  ]);
  await table
    .offer(page)
    .getByRole('button', { name: /^All In/ })
    .click();
  await expect(inHand(page, 'All In')).toHaveAttribute('aria-label', /can be taken/, { timeout: 20_000 });

  // All In: 6, and 1 more for each card discarded with it; 4 and 5 are left for that.
  await inHand(page, 'All In').click();
  // A click before this is asked would answer the question before it, and is refused.
  await expect(table.prompt(page)).toContainText('Discard up to');
  await inHand(page, 'Block Kicker').click();
  await inHand(page, 'Deep Breath').click();
  await table.button(page, /^Discard 2/).click();
  await expect(table.prompt(page)).toContainText('Power 8.');
  const target = table.legal(page).first();
  const worth = Number(/(\d+) stars/.exec((await target.getAttribute('aria-label')) ?? '')?.[1]);
  await target.click();
  await expect(preview(page)).toContainText(/Power 8\s*card 6, ability \+2/);
  await expect(preview(page)).toContainText('1 succeeds');
  await expect(preview(page).getByRole('img', { name: `${worth} stars` })).toHaveText(`+${worth}`);
  await table.button(page, /^Attack/).click();
  await expect(stars(page)).toHaveText(String(2 + worth));
});

test('undo gives back what was there, and redo what was undone', async ({ app, page }) => {
  await app.open('/new-match');
  await sitDown(page, SEED);
  const everything = page.locator('.table [data-instance] button');
  const before = await labels(everything);
  expect(before.filter((label) => label?.includes('. can be taken'))).toHaveLength(3);
  await inHand(page, 'Follow the Scent').click();
  await expect(table.board(page)).toHaveAttribute('data-decision', '2');
  const after = await labels(everything);

  await page.keyboard.press('u');
  await expect(table.board(page)).toHaveAttribute('data-decision', '1');
  expect(await labels(everything)).toEqual(before);
  await page.getByRole('button', { name: 'Redo' }).click();
  await expect(table.board(page)).toHaveAttribute('data-decision', '2');
  expect(await labels(everything)).toEqual(after);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(table.board(page)).toHaveAttribute('data-decision', '1');

  // Another way taken leaves nothing to do again.
  await inHand(page, 'Block Kicker').click();
  await expect(table.board(page)).toHaveAttribute('data-decision', '2');
  await expect(page.getByRole('button', { name: 'Redo' })).toHaveCount(0);
  await page.keyboard.press('r');
  await expect(table.prompt(page)).toContainText('Power 4.');
});

// A second tab is a thing of the web host.
test(
  'a pick that comes too late is refused with a reason, and changes nothing',
  onlyWeb('opens a second tab'),
  async ({ app, page, context }) => {
    await app.open('/new-match');
    await sitDown(page, SEED);

    // A second window that hears nothing of what the first one does.
    const late = await context.newPage();
    await late.routeWebSocket(/\/socket$/, (socket) => {
      const host = socket.connectToServer();
      host.onMessage((frame) => {
        if (!String(frame).includes('"match.changed"')) socket.send(frame);
      });
    });
    await late.goto(app.host().address);
    await home.continue(late).click();
    await expect(table.legal(late)).toHaveCount(3);

    await inHand(page, 'Follow the Scent').click();
    await expect(table.board(page)).toHaveAttribute('data-decision', '2');
    const journal = await readFile(await app.journal(), 'utf8');
    await inHand(late, 'Deep Breath').click();
    await expect(table.prompt(late)).toContainText(words('en', 'prompts.refusals.stale-decision'));
    expect(await readFile(await app.journal(), 'utf8')).toBe(journal);
    await expect(table.prompt(page)).toContainText('Power 3.');

    // The late window looks again at how the match stands, and can go on from there.
    await expect(table.prompt(late)).toContainText('Power 3.');
    await expect(table.board(late)).toHaveAttribute('data-decision', '2');
    await enemy(late, 'Sparring Crab').click();
    await table.button(late, /^Attack/).click();
    await expect(stars(page)).toHaveText('2');
  },
);
