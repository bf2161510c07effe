import { readFile, writeFile } from 'node:fs/promises';
import type { Locator, Page } from '@playwright/test';
import { commandLine, putFinished } from './finished';
import { answerWithMouse, whatIsAsked } from './playing';
import { end, home, startProposed, table } from './screens';
import { lastTime, QUICK } from './settings';
import { expect, test } from './test';
import { words } from './words';

const records = {
  search: (page: Page): Locator => page.getByRole('textbox', { name: 'Search records' }),
  rows: (page: Page): Locator => page.getByRole('listbox', { name: 'Finished matches' }).getByRole('option'),
  button: (page: Page, name: string): Locator =>
    page.getByRole('article', { name: 'The chosen match' }).getByRole('button', { name, exact: true }),
};

const viewer = {
  scrubber: (page: Page): Locator => page.getByRole('slider', { name: 'Moment of the match' }),
  /** After how many picks the match is shown. */
  at: async (page: Page, after: number): Promise<void> => {
    await expect(viewer.scrubber(page)).toHaveValue(String(after));
    await expect(table.board(page)).toHaveAttribute('data-decision', String(after + 1));
  },
};

/** Plays the match that New match proposes to its End, by mouse. */
async function finish(page: Page, seed: string): Promise<void> {
  await startProposed(page, seed);
  while (await answerWithMouse(page));
  await expect(end.result(page)).toBeVisible({ timeout: 20_000 });
}

test.describe('a match of hidden hands', () => {
  test.use({ settings: QUICK });

  test('a finished match is found, looked at from every moment and with any eyes, and played on', async ({
    app,
    page,
  }) => {
    await app.end('stop');
    await putFinished(app.dataFolder, 'again', ['--game', 'easy-battle', '--seats', 'greedy,greedy']);
    await app.startAgain();
    await home.room(page, 'Records').click();
    await expect(records.rows(page)).toHaveCount(1);

    await test.step('found by what one knows of it', async () => {
      await records.search(page).fill('nobody like that');
      await expect(page.getByText('No match fits “nobody like that”')).toBeVisible();
      await page.getByRole('button', { name: 'Show all' }).click();
      for (const known of ['mika', 'easy', 'today', 'かんたん']) {
        await records.search(page).fill(known);
        await expect(records.rows(page), known).toHaveCount(1);
        await expect(page.getByText('1 of 1 matches'), known).toBeVisible();
      }
    });

    await records.button(page, 'Watch it').click();
    await viewer.at(page, 0);
    const picks = Number(await viewer.scrubber(page).getAttribute('max'));
    expect(picks).toBeGreaterThan(3);

    await test.step('through time by keys, by buttons and on the line', async () => {
      await page.keyboard.press('ArrowRight');
      await viewer.at(page, 1);
      await page.keyboard.press('End');
      await expect(viewer.scrubber(page)).toHaveValue(String(picks));
      await page.keyboard.press('Home');
      await viewer.at(page, 0);
      await page.getByRole('button', { name: 'One move on' }).click();
      await page.getByRole('button', { name: 'One move on' }).click();
      await viewer.at(page, 2);
      await page.getByRole('button', { name: 'One move back' }).click();
      await viewer.at(page, 1);
      await viewer.scrubber(page).fill('3');
      await viewer.at(page, 3);
    });

    await test.step('by itself', async () => {
      await viewer.scrubber(page).fill(String(picks - 4));
      await page.getByRole('combobox', { name: 'Speed' }).click();
      await page.getByRole('option', { name: '×4' }).click();
      await page.getByRole('button', { name: 'Play', exact: true }).click();
      await expect(viewer.scrubber(page)).toHaveValue(String(picks));
      await page.getByRole('button', { name: 'To the start' }).click();
      await viewer.at(page, 0);
    });

    await test.step('with the eyes of each seat, of everybody, and open', async () => {
      const hands = page.getByRole('list', { name: /’s hand$/ });
      const own = table.hand(page).locator('[data-instance]');
      await page.keyboard.press('0');
      await expect(own.or(hands)).toHaveCount(0);
      await page.keyboard.press('1');
      await expect(own).toHaveCount(8);
      await expect(hands).toHaveCount(0);
      await page.keyboard.press('o');
      await expect(own.or(hands.locator('[data-instance]'))).toHaveCount(16);
      await page.getByRole('combobox', { name: 'Whose eyes' }).click();
      await page.getByRole('option', { name: /^greedy 2’s eyes/ }).click();
      await expect(own).toHaveCount(8);
      await expect(hands).toHaveCount(0);
    });

    await test.step('situation 13: without a key of the table doing anything there', async () => {
      for (const key of ['u', 'r', 'h', 'c']) await page.keyboard.press(key);
      await viewer.at(page, 0);
      await expect(page.getByRole('dialog')).toHaveCount(0);
      await expect(page.locator('.prompt')).toHaveCount(0);
    });

    await test.step('and goes on from a moment, as practice', async () => {
      const late = picks - 5;
      await viewer.scrubber(page).fill(String(late));
      await viewer.at(page, late);
      await page.getByRole('button', { name: 'Play on from here' }).click();
      await expect(page).toHaveURL(/#\/table\//);
      await whatIsAsked(page);
      expect(await table.number(page)).toBeGreaterThan(late);
      while (await answerWithMouse(page));
      await expect(end.result(page)).toBeVisible({ timeout: 20_000 });
      await expect(page.getByText(words('en', 'end.practice'))).toBeVisible();
    });
  });
});

test.describe('two finished matches', () => {
  test.use({ settings: QUICK });

  test('have an end each, and the way back leads from one to the other', async ({ app, page }) => {
    await app.end('stop');
    await putFinished(app.dataFolder, 'lost', [
      '--game',
      'solo-battle',
      '--seats',
      'random',
      '--quest',
      '10',
    ]);
    await putFinished(app.dataFolder, 'won', ['--game', 'easy-battle', '--seats', 'greedy,random']);
    await app.startAgain();
    const finished = page.getByRole('region', { name: 'Finished lately' });
    await finished.getByRole('link', { name: /^Quest 10 is lost/ }).click();
    await expect(end.result(page)).toHaveText('Quest 10 is lost');
    await page.evaluate(() => (location.hash = '/end/won'));
    await expect(end.result(page)).toHaveText(/ wins$/);
    await page.goBack();
    await expect(end.result(page)).toHaveText('Quest 10 is lost');
  });
});

test.describe('a short match', () => {
  test.use({ settings: lastTime(['human', 'greedy'], 1) });

  test('is counted until one counts anew, goes out as a file that the command line replays, and comes in again', async ({
    app,
    page,
  }, info) => {
    await app.open('/new-match');
    await finish(page, 'out and in');
    await page.getByRole('button', { name: 'Home' }).click();

    await test.step('in the statistics', async () => {
      await home.room(page, 'Statistics').click();
      const counted = page.getByRole('table', { name: 'Copy Ability Battle' });
      await expect(counted.getByRole('row', { name: /lively/ })).toContainText(/[01] of 1/);
      await page.getByRole('button', { name: 'Start counting anew' }).click();
      await page.getByRole('alertdialog').getByRole('button', { name: 'Back to 0' }).click();
      await expect(page.getByText('Nothing to count yet')).toBeVisible();
      await expect(page.getByText(/^Counted since /)).toBeVisible();
      await page.getByRole('link', { name: 'Records' }).click();
      await expect(records.rows(page)).toHaveCount(1);
    });

    const { name, path: file } = await app.save(() => records.button(page, 'Export').click());
    await expect(page.getByText(`Saved as ${name}.`)).toBeVisible();
    expect(JSON.parse(await commandLine(['replay', file, '--json']))).toMatchObject({
      ok: true,
      drift: null,
      result: { reason: 'rounds' },
    });

    await records.button(page, 'Delete').click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Delete it' }).click();
    await expect(page.getByText('No match is finished yet')).toBeVisible();

    const broken = info.outputPath('broken.jsonl');
    const cheating = info.outputPath('cheating.jsonl');
    const text = await readFile(file, 'utf8');
    await writeFile(broken, 'not a record at all\n');
    await writeFile(cheating, text.replace(/"pick":\[[^\]]*\]/, '"pick":["c101"]'));
    const choosing = page.waitForEvent('filechooser');
    await page.getByRole('button', { name: 'Import' }).click();
    await (await choosing).setFiles([file, broken, cheating]);
    const report = page.getByRole('status').filter({ hasText: '1 file was taken' });
    await expect(report).toContainText('2 were not:');
    await expect(report.getByRole('listitem').filter({ hasText: 'broken.jsonl' })).toContainText(
      words('en', 'main.import.no-record', { file: 'broken.jsonl' }),
    );
    await expect(report.getByRole('listitem').filter({ hasText: 'cheating.jsonl' })).toContainText(
      /Move 1 of/,
    );
    await expect(records.rows(page)).toHaveCount(1);
    await expect(records.rows(page)).toContainText('Kenji');
  });

  test('a hint names a move and says why, and a look back tells what decided the match', async ({
    app,
    page,
  }) => {
    await app.open('/new-match');
    await startProposed(page, 'what might have been');
    await page.getByRole('button', { name: 'Hint' }).click();
    const facts = table.prompt(page).getByRole('listitem');
    await expect(facts.first()).toBeVisible({ timeout: 20_000 });
    await expect(facts.first()).toContainText(/\d/);
    await expect(
      page.getByRole('button', { name: /\. the hint$/ }).or(table.prompt(page).locator('.hinted')),
    ).toHaveCount(1);
    await page.keyboard.press('Escape');
    await expect(facts).toHaveCount(0);
    while (await answerWithMouse(page));
    await expect(end.result(page)).toBeVisible({ timeout: 20_000 });

    await page.getByRole('button', { name: 'Look back' }).click();
    const look = page.locator('.look-back');
    await expect(look.getByRole('progressbar', { name: 'Look back' })).toBeVisible();
    // A short match is looked back at in no time: a hand that waits until the button rests comes too late.
    await look.getByRole('button', { name: 'Stop' }).dispatchEvent('click');
    await expect(look).toContainText(words('en', 'coach.cancelled'));
    await look.getByRole('button', { name: 'Look back again' }).click();
    const found = look.getByRole('button', { name: /^See it: / });
    await expect(found.first().or(page.getByText(words('en', 'coach.none')))).toBeVisible({
      timeout: 60_000,
    });
  });
});
