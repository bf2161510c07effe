import { readFile } from 'node:fs/promises';
import type { Locator, Page } from '@playwright/test';
import { onlyWhole } from '../hosts';
import { differenceOnPaper, type PaperPart } from './paper';
import { expect, test } from './test';
import { words } from './words';

type Say = (key: string, values?: Readonly<Record<string, string | number>>) => string;

/** The first card on A4 with a bleed, and its picture at 300 dpi with one: 69 × 94 mm. */
const FIRST: PaperPart = {
  x: 10.5,
  y: 11,
  width: 69,
  height: 94,
  pixels: { width: 815, height: 1110 },
};

/**
 * Two programs smooth edges in their own ways, which differs by about 1 of 255 on average. A card that lies a tenth of
 * a millimetre off differs by more than 3, and so does one without its words.
 */
const ALIKE = 2;

const dialog = (page: Page): Locator => page.getByRole('dialog');
const press = (page: Page, name: string): Promise<void> =>
  dialog(page).getByRole('button', { name, exact: true }).click();
const choose = (page: Page, name: string): Promise<void> =>
  dialog(page).getByRole('radio', { name, exact: true }).click();

async function openPrint(page: Page, say: Say, card: string): Promise<void> {
  await page.evaluate((ref) => (location.hash = `/collection?card=${ref}`), card);
  await page.getByRole('button', { name: say('collection.page.print'), exact: true }).click();
  await expect(dialog(page)).toBeVisible();
}

for (const [language, card, when] of [
  ['en', 'copytoru-base/blue-5', {}],
  ['ja', 'copytoru-base/enemy-red-8', onlyWhole('the same in English')],
] as const) {
  test.describe(`on paper, in ${language}`, () => {
    test.use({ settings: { language } });

    test('a card looks as it does on the screen', when, async ({ app, page, browser }) => {
      const say: Say = (key, values = {}) => words(language, key, values);
      await app.open();
      await openPrint(page, say, card);
      await choose(page, say('printing.fields.layout.bleed'));
      await press(page, say('printing.make.sheets'));
      const sheets = await app.save(() => press(page, say('printing.save')));
      const pdf = await readFile(sheets.path);

      await choose(page, say('printing.kind.picture'));
      await dialog(page)
        .getByRole('switch', { name: say('printing.fields.bleed.label') })
        .click();
      const picture = await app.save(() => press(page, say('printing.make.picture')));
      const png = await readFile(picture.path);

      expect(sheets.name).toBe(`${picture.name.replace(/\.png$/, '')}.pdf`);
      // Width and height stand at bytes 16 and 20 of a PNG.
      expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([815, 1110]);
      const difference = await differenceOnPaper(browser, pdf, png, FIRST);
      expect(difference).toBeLessThan(ALIKE);
      const off = { ...FIRST, x: FIRST.x + 0.2 };
      expect(await differenceOnPaper(browser, pdf, png, off)).toBeGreaterThan(ALIKE);
    });
  });
}

test('sheets that were cancelled can be made again, with other choices', async ({ app, page }) => {
  const say: Say = (key, values = {}) => words('en', key, values);
  await app.open();
  await openPrint(page, say, 'copytoru-base/blue-5');
  // So many that there is time to press.
  await dialog(page).getByRole('spinbutton').fill('99');
  await page.keyboard.press('Enter');
  await press(page, say('printing.make.sheets'));
  // A fast machine is done before a pointer would rest: the press comes with the button.
  await dialog(page)
    .getByRole('button', { name: say('app.cancel'), exact: true })
    .dispatchEvent('click');
  await expect(dialog(page).getByRole('status')).toHaveText(say('printing.cancelled'));
  await choose(page, say('printing.fields.backs.long-edge'));
  await dialog(page).getByRole('spinbutton').fill('10');
  await page.keyboard.press('Enter');
  await press(page, say('printing.make.sheets'));
  // Ten cards on two sheets, and their backs.
  await expect(dialog(page).getByRole('status')).toContainText('4 pages');
  await page.keyboard.press('Escape');
  await expect(dialog(page)).toBeHidden();
});
