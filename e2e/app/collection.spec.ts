import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Locator, Page } from '@playwright/test';
import { onlyWhole } from '../hosts';
import { home, sitDown, table } from './screens';
import { lastTime, QUICK } from './settings';
import { expect, test } from './test';
import { paintedPicture } from './workshop';
import { words } from './words';

/** The collection, as a person sees it in English. */
const collection = {
  async open(page: Page): Promise<void> {
    await home.room(page, 'Collection').click();
    await expect(page.getByRole('heading', { level: 1, name: 'Collection' })).toBeVisible();
  },
  wall: (page: Page): Locator => page.getByRole('listbox', { name: 'Cards' }),
  card: (page: Page, name: string | RegExp): Locator => collection.wall(page).getByRole('option', { name }),
  page: (page: Page): Locator => page.getByRole('region', { name: 'The open card' }),
  search: (page: Page, text: string): Promise<void> =>
    page.getByRole('textbox', { name: 'Search cards' }).fill(text),
  look: (page: Page, name: string): Locator =>
    page.getByRole('region', { name: 'Picture' }).getByRole('button', { name, exact: true }),
  report: (page: Page): Locator => page.getByRole('region', { name: 'Taking in' }),
  sets: (page: Page): Locator => page.getByRole('region', { name: 'Sets and pictures' }),
};

/** Lets files go over an element, as when they were carried there from outside. */
async function letGo(page: Page, target: Locator, file: { name: string; bytes: Buffer }): Promise<void> {
  const carried = await page.evaluateHandle(
    ({ name, bytes }) => {
      const transfer = new DataTransfer();
      transfer.items.add(new File([new Uint8Array(bytes)], name, { type: 'image/png' }));
      return transfer;
    },
    { name: file.name, bytes: [...file.bytes] },
  );
  await target.dispatchEvent('dragover', { dataTransfer: carried });
  await target.dispatchEvent('drop', { dataTransfer: carried });
}

/** Drags a file of this machine over an element and drops it, as the browser itself does it for a hand. */
async function dropFile(page: Page, target: Locator, path: string): Promise<void> {
  const box = await target.boundingBox();
  if (box === null) throw new Error('There is nothing to drop a file on.');
  const at = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  const browser = await page.context().newCDPSession(page);
  const data = { items: [], files: [path], dragOperationsMask: 1 };
  for (const type of ['dragEnter', 'dragOver', 'drop'] as const) {
    await browser.send('Input.dispatchDragEvent', { type, ...at, data });
  }
  await browser.detach();
}

const designs = (dataFolder: string): Promise<string[]> => readdir(join(dataFolder, 'designs'));

test.describe('on the wall', () => {
  test.use({ settings: QUICK });

  test('cards are found by colour, kind, power, ability and words of both languages', async ({
    app,
    page,
  }) => {
    await app.open();
    await collection.open(page);
    await expect(page.getByText('83 cards', { exact: true })).toBeVisible();
    await page.getByRole('button', { name: 'Red cards' }).click();
    await page.getByRole('button', { name: 'Enemies' }).click();
    await expect(page.getByText('8 cards', { exact: true })).toBeVisible();
    await page.getByRole('combobox', { name: 'Power or life' }).click();
    await page.getByRole('option', { name: 'Power or life 5' }).click();
    await expect(collection.wall(page).getByRole('option')).toHaveCount(1);
    await expect(collection.card(page, /red 5/)).toBeVisible();

    await page.reload();
    await expect(collection.wall(page).getByRole('option')).toHaveCount(1);
    await collection.search(page, 'かめんのさぎ');
    await expect(page.getByRole('heading', { name: 'No card fits “かめんのさぎ”' })).toBeVisible();
    await page.getByRole('button', { name: /^Show all/ }).click();
    await collection.search(page, 'かめんのさぎ');
    await expect(collection.wall(page).getByRole('option')).toHaveCount(1);
    await expect(collection.card(page, /^Masked Heron/)).toBeVisible();
    await collection.search(page, 'meta knight');
    await expect(collection.card(page, /^Masked Heron/)).toBeVisible();
  });

  test('a card is reached, opened and closed by keyboard alone', async ({ app, page }) => {
    await app.open();
    await collection.open(page);
    await expect(collection.card(page, /^Just a Nap/)).toBeVisible();
    await collection.wall(page).focus();
    await page.keyboard.press('End');
    await page.keyboard.press('Home');
    for (const key of ['ArrowRight', 'ArrowDown', 'ArrowLeft', 'ArrowUp', 'ArrowRight', 'ArrowRight']) {
      await page.keyboard.press(key);
    }
    await page.keyboard.press('Enter');
    const opened = collection.page(page);
    await expect(opened.getByRole('heading', { name: 'Follow the Scent' })).toBeFocused();
    await expect(opened).toContainText('It beats any enemy of life 3 or less.');
    await expect(opened).toContainText('Onion Ocean');
    await page.keyboard.press('Escape');
    await expect(opened).toBeHidden();
    await expect(collection.wall(page)).toBeFocused();
  });
});

test.describe('the picture of a card', () => {
  test.use({ settings: lastTime(['human', 'greedy'], 1) });

  test('is chosen for one copy or all, and is on the table', async ({ app, page }) => {
    await app.open();
    await collection.open(page);
    await collection.card(page, /^Follow the Scent/).click();
    await page.getByRole('button', { name: 'Copy 2' }).click();
    await collection.look(page, 'Curry Night').click();
    await expect(collection.page(page)).toContainText('on copy 2');
    await expect(collection.card(page, /^Follow the Scent/)).toBeVisible();
    await page.getByRole('button', { name: 'All copies' }).click();
    await collection.look(page, 'Curry Night').click();
    await expect(collection.card(page, /^Curry Night/)).toBeVisible();
    await page.getByRole('link', { name: 'Back home' }).click();
    await sitDown(page, 'curry for dinner');
    await expect(
      table
        .hand(page)
        .getByText(/Curry Night/)
        .or(table.hand(page).getByLabel(/Curry Night/))
        .first(),
    ).toBeVisible();
  });

  test('can be one of one’s own, and is no longer there when it is taken away', async ({ app, page }) => {
    await app.open();
    await collection.open(page);
    const bytes = await paintedPicture(page, 3000, 1500);
    await letGo(page, collection.card(page, /^Just a Nap/), { name: 'holiday.png', bytes });
    await expect(collection.report(page)).toContainText('holiday.png: 1 picture taken in');
    await collection.card(page, /^Just a Nap/).click();
    const mine = collection.look(page, 'My pictures');
    await expect(mine).toHaveAttribute('aria-pressed', 'true');

    const [picture = ''] = await readdir(join(app.dataFolder, 'art'));
    expect(picture).toMatch(/^[0-9a-f]{64}\.jpg$/);
    const kept = await readFile(join(app.dataFolder, 'art', picture));
    expect(kept.subarray(0, 3)).toEqual(Buffer.from([0xff, 0xd8, 0xff]));
    expect(await readFile(join(app.dataFolder, 'designs', 'my-pictures', 'set.json'), 'utf8')).toContain(
      picture.slice(0, 64),
    );

    await page.getByRole('button', { name: 'Take this picture away' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Take this picture away' }).click();
    await expect(mine).toBeHidden();
    await expect(collection.look(page, 'Drawn')).toHaveAttribute('aria-pressed', 'true');
  });

  test(
    'is drawn anew by every match when that is wished',
    onlyWhole('one look for all copies and one for a single copy'),
    async ({ app, page }) => {
      await app.open();
      await collection.open(page);
      await page.getByRole('switch', { name: 'Surprise me' }).click();
      await collection.card(page, /^Just a Nap/).click();
      await expect(collection.page(page)).toContainText('every match draws pictures by itself');
      await page.reload();
      await expect(collection.page(page)).toContainText('every match draws pictures by itself');
    },
  );
});

test.describe('a folder of pictures', () => {
  test.use({ settings: QUICK });

  test('comes in with a report of what was not taken and why, and can be renamed, exported, removed and put back', async ({
    app,
    page,
  }) => {
    await app.open();
    await collection.open(page);
    const outside = await mkdtemp(join(tmpdir(), 'tefuda-pictures-'));
    const folder = join(outside, 'Holidays');
    await mkdir(folder);
    const picture = await paintedPicture(page, 400, 300);
    await writeFile(join(folder, 'normal-1.png'), picture);
    await writeFile(join(folder, 'かめんのサギ.png'), picture);
    await writeFile(join(folder, 'IMG_2034.png'), await paintedPicture(page, 200, 300));
    await writeFile(join(folder, 'blue-3.png'), 'words, and no picture');
    const huge = Buffer.from('89504e470d0a1a0a0000000d4948445200007530000075300806000000', 'hex');
    await writeFile(join(folder, 'red-3.png'), huge);

    await page.getByRole('button', { name: 'Add pictures' }).click();
    const chosen = page.waitForEvent('filechooser');
    await page.getByRole('menuitem', { name: 'A folder …' }).click();
    await (await chosen).setFiles(folder);

    const report = collection.report(page);
    await expect(report).toContainText('Holidays: 2 pictures taken in');
    await report.getByText('2 pictures were not taken').click();
    const left = report.getByRole('listitem');
    await expect(left.filter({ hasText: 'blue-3.png' })).toContainText(
      'This is not a picture that can be read.',
    );
    await expect(left.filter({ hasText: 'red-3.png' })).toContainText('30000 × 30000 pixels');

    await report.getByRole('button', { name: 'Choose the card for IMG_2034.png' }).click();
    await page.getByRole('dialog').getByRole('textbox').fill('champion crab');
    await page.keyboard.press('Enter');
    await expect(report).not.toContainText('IMG_2034.png');
    await report.getByRole('button', { name: 'Put these pictures on the cards' }).click();
    await page.getByRole('button', { name: 'Close the report' }).click();
    await collection.card(page, /^Just a Nap/).click();
    await expect(collection.look(page, 'Holidays')).toHaveAttribute('aria-pressed', 'true');

    await page.getByRole('button', { name: 'Sets', exact: true }).click();
    const sets = collection.sets(page);
    await expect(sets).toContainText('3 pictures');
    const act = async (name: string): Promise<void> => {
      await sets.getByRole('button', { name: /^More about (Holidays|Summer)/ }).click();
      await page.getByRole('menuitem', { name }).click();
    };
    await act('Rename');
    await page.getByRole('textbox', { name: 'New name' }).fill('Summer');
    await page.keyboard.press('Enter');
    await expect(sets).toContainText('Summer');
    const { path: pack } = await app.save(() => act('Export as a .tefuda pack'));
    expect(pack).toMatch(/\.tefuda$/);

    await act('Remove');
    await expect(sets).toContainText('Summer is removed.');
    expect(await designs(app.dataFolder)).toEqual([]);
    await sets.getByRole('button', { name: 'Put back' }).click();
    await expect(sets.getByRole('button', { name: 'More about Summer' })).toBeVisible();

    await page.getByRole('button', { name: 'Add pictures' }).click();
    const again = page.waitForEvent('filechooser');
    await page.getByRole('menuitem', { name: 'Pictures or a pack …' }).click();
    await (await again).setFiles(pack);
    await expect(report).toContainText('was there already, just as it is.');
    await page.getByRole('button', { name: 'Close the report' }).click();

    await test.step('a pack that was dropped asks before it touches what has changed since', async () => {
      await act('Rename');
      await page.getByRole('textbox', { name: 'New name' }).fill('Holidays again');
      await page.keyboard.press('Enter');
      // Until the new name is kept, the pack is there just as it is.
      await expect(sets.getByRole('button', { name: 'More about Holidays again' })).toBeVisible();
      await dropFile(page, collection.wall(page), pack);
      const question = report.getByRole('group', { name: /Summer/ });
      await expect(question).toContainText('Holidays again');
      await question.getByRole('button', { name: 'Leave it out' }).click();
      await expect(question).toBeHidden();
      expect(await designs(app.dataFolder)).toHaveLength(1);
    });
    await rm(outside, { recursive: true });
  });
});

test.describe('in Japanese', () => {
  test.use({ settings: { ...QUICK, language: 'ja' } });

  test('cards are found in both languages, whatever kana they are typed in', async ({ app, page }) => {
    const say = (key: string): string => words('ja', key);
    await app.open();
    await page.evaluate(() => {
      location.hash = '/collection';
    });
    const found = page.getByRole('listbox', { name: say('collection.wall') }).getByRole('option');
    for (const query of ['チャンピオンガニ', 'ちゃんぴおんがに', 'champion']) {
      await page.getByRole('textbox', { name: say('collection.search.label') }).fill(query);
      await expect(found).toHaveCount(1);
      await expect(found).toHaveAccessibleName(/^チャンピオンガニ/);
    }
  });
});
