import type { CDPSession, Locator, Page } from '@playwright/test';
import { goTo, match, sitAt } from '../access/stage';
import { onlyWhole } from '../hosts';
import { putFinished } from './finished';
import { laySets } from './laid-out-sets';
import { home, table } from './screens';
import { lastTime, writeDesigns } from './settings';
import { expect, test } from './test';

test.use({ settings: lastTime(['human', 'greedy'], 1) });

/** Pictures of one's own, which are called something in the collection. */
const PICTURES = {
  ...{ format: 'tefuda-card-set/1', id: 'pictures', game: 'copytoru', kind: 'variants' },
  ...{ name: { en: 'Pictures' }, variants: [] },
};

/** The code every key has while an input method is composing. */
const COMPOSING = 229;

test('situation 7: while Japanese is being composed, no key does anything but compose', async ({
  app,
  page,
  context,
}) => {
  await app.open();
  await home.newMatch(page).click();
  const keyboard = await context.newCDPSession(page);
  const press = async (key: string): Promise<void> => {
    for (const type of ['rawKeyDown', 'keyUp'] as const) {
      await keyboard.send('Input.dispatchKeyEvent', { type, key, windowsVirtualKeyCode: COMPOSING });
    }
  };

  for (const field of [page.getByLabel('Name at seat 1'), page.getByRole('textbox', { name: 'Seed' })]) {
    await field.fill('');
    await field.focus();
    await keyboard.send('Input.imeSetComposition', { text: 'みか', selectionStart: 2, selectionEnd: 2 });
    for (const key of ['Enter', 'Escape', ' ', 'u', 'h', '?']) await press(key);
    await expect(page.getByRole('heading', { name: 'New match' })).toBeVisible();
    await expect(field).toBeFocused();
    await keyboard.send('Input.insertText', { text: 'みか' });
    await expect(field).toHaveValue('みか');
  }

  // Once it is written, Enter is Enter again.
  await page.keyboard.press('Enter');
  await expect(table.legal(page).first()).toBeVisible();
  await expect(page.getByText('みか').first()).toBeVisible();

  await table.legal(page).first().click();
  await expect(table.board(page)).toHaveAttribute('data-decision', '2');
  for (const key of ['u', 'U', 'l', 'h', '?', ' ', 'Enter']) await press(key);
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page.getByRole('complementary')).toBeVisible();
  expect(await table.number(page)).toBe(2);
  await page.keyboard.press('u');
  await expect(table.board(page)).toHaveAttribute('data-decision', '1');
});

/** Every key that does something anywhere, with the code it has while nothing is being composed. */
const KEYS: readonly (readonly [key: string, code: number])[] = [
  ...([...'abcdefghijklmnopqrstuvwxyz'] as const).map(
    (key) => [key, key.toUpperCase().charCodeAt(0)] as const,
  ),
  ...([
    ['?', 191],
    ['/', 191],
    ['ArrowDown', 40],
    [' ', 32],
    ['Enter', 13],
    ['Escape', 27],
  ] as const),
];

/** The same where nothing is written: there the space bar presses what has the focus, whatever writes elsewhere. */
const BESIDE = KEYS.filter(([key]) => key !== ' ');

/** Presses every key as an input method lets them through: with the one code they all have, or with their own. */
async function pressAll(
  keyboard: CDPSession,
  as: 'one code' | 'their codes',
  keys: typeof KEYS = KEYS,
): Promise<void> {
  const sent = keys.flatMap(([key, code]) => {
    const windowsVirtualKeyCode = as === 'one code' ? COMPOSING : code;
    // Buttons wait for a key to be let go; nothing else does.
    const types = key === ' ' ? (['rawKeyDown', 'keyUp'] as const) : (['rawKeyDown'] as const);
    return types.map((type) => keyboard.send('Input.dispatchKeyEvent', { type, key, windowsVirtualKeyCode }));
  });
  await Promise.all(sent);
}

/** Where the page is: its room without what is searched there, and the dialogs that lie over it. */
const whereIs = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const dialogs = document.querySelectorAll('[role="dialog"], [role="alertdialog"], [role="menu"]');
    return `${location.hash.replace(/\?.*/, '')}, ${dialogs.length} over it`;
  });

/** Writes into every field that is to be seen, by composing; gives how many there are. */
async function composeInEvery(page: Page, keyboard: CDPSession, within: Locator): Promise<number> {
  const fields = within.locator(
    'input:not([type="radio"], [type="checkbox"], [type="range"], [type="file"]):visible, textarea:visible',
  );
  const count = await fields.count();
  const before = await whereIs(page);
  for (let at = 0; at < count; at += 1) {
    const field = fields.nth(at);
    const was = await field.inputValue();
    await field.focus();
    await field.selectText();
    // A field for a number takes no letters, and is left alone while they are composed.
    const takesWords = (await field.getAttribute('inputmode')) === null;
    if (takesWords) {
      await keyboard.send('Input.imeSetComposition', { text: 'みか', selectionStart: 2, selectionEnd: 2 });
      await pressAll(keyboard, 'their codes');
    }
    await pressAll(keyboard, 'one code');
    await expect(field).toBeFocused();
    if (takesWords) {
      await keyboard.send('Input.insertText', { text: 'みか' });
      // The key that ends it comes after it in some browsers.
      await pressAll(keyboard, 'one code');
      await expect(field).toHaveValue('みか');
      await field.fill(was);
    } else await expect(field).toHaveValue(was);
    expect(await whereIs(page)).toBe(before);
  }
  return count;
}

test.describe('in every room', () => {
  test(
    'situation 7: in every field and over every dialog, composing writes and does nothing else',
    onlyWhole('a few fields'),
    async ({ app, page, context }) => {
      await app.end('stop');
      await putFinished(app.dataFolder, 'over', [
        '--game',
        'copy-ability-battle',
        '--seats',
        'greedy,greedy',
      ]);
      await laySets(app.dataFolder);
      await writeDesigns(app.dataFolder, 'pictures', PICTURES);
      await app.startAgain();
      const keyboard = await context.newCDPSession(page);
      const everywhere = page.locator('body');
      const dialog = page.getByRole('dialog').or(page.getByRole('alertdialog'));
      const button = (name: string): Locator => page.getByRole('button', { name, exact: true }).first();
      const item = (name: string): Locator => page.getByRole('menuitem', { name });

      const room = (address: string, there: string, fields: number): Promise<void> =>
        test.step(address, async () => {
          await page.evaluate(() => document.querySelector('main')?.setAttribute('data-left', ''));
          await goTo(page, address);
          await expect(page.locator('[data-left]')).toHaveCount(0);
          await page.locator(there).first().waitFor();
          expect(await composeInEvery(page, keyboard, everywhere)).toBeGreaterThanOrEqual(fields);
        });
      const over = (name: string, fields: number, open: () => Promise<void>): Promise<void> =>
        test.step(name, async () => {
          await open();
          await dialog.waitFor();
          expect(await composeInEvery(page, keyboard, dialog)).toBeGreaterThanOrEqual(fields);
          const before = await whereIs(page);
          await pressAll(keyboard, 'one code', BESIDE);
          expect(await whereIs(page)).toBe(before);
          await page.keyboard.press('Escape');
          await expect(dialog).toHaveCount(0);
        });

      await room('/new-match', '[role="radiogroup"]', 3);
      await room('/quests', '[type="radio"]', 1);
      await room('/rules', '[type="search"]', 1);
      await room('/records?match=over', 'h2', 1);
      await over('deleting a record', 0, () => button('Delete').click());
      await room('/statistics', 'table', 0);
      await over('beginning the statistics anew', 0, () => button('Start counting anew').click());
      await room('/collection', '[role="option"]', 1);
      await room('/workshop/all-kinds/six-steps', '[data-block]', 6);
      await over('a set', 4, async () => {
        await page.locator('[data-set="all-kinds"] .trigger').first().click();
        await item('Name, author').click();
      });
      await over('a card to start from', 1, async () => {
        await button('New').click();
        await item('Start from').click();
      });
      await sitAt(page, match('copy-ability-battle', ['human', 'greedy'], { rounds: 1, first: 0 }));
      await table.legal(page).first().waitFor();
      await pressAll(keyboard, 'one code', BESIDE);
      expect(await table.number(page)).toBe(1);
      await over('keys of the table', 0, () => page.keyboard.press('?'));
      await over('rules at the table', 0, () => page.keyboard.press('b'));
    },
  );
});
