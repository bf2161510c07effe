import type { Locator, Page } from '@playwright/test';
import { QUICK } from '../app/settings';
import { expect, test } from '../app/test';
import { calm, goTo, match, sitAt, wear } from './stage';

/**
 * The least contrast of words against what lies behind them, taken from pixels: once painted without the words,
 * their colour is held against the darkest and the lightest of it. One pixel in a hundred may be worse.
 */
async function leastContrast(page: Page, words: Locator): Promise<number> {
  const color = await words.evaluate((element) => {
    const style = getComputedStyle(element);
    const ink = element instanceof SVGElement ? style.fill : style.color;
    element.setAttribute('data-hidden-words', '');
    return ink;
  });
  // Through the style sheets of the page: its own rules let no other style in.
  const hide = await page.evaluateHandle(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(
      '[data-hidden-words], [data-hidden-words] * { color: transparent !important; fill: transparent !important; text-shadow: none !important; transition: none !important; }',
    );
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
    return sheet;
  });
  // Only where the letters stand: their element may be as wide as the page.
  const clip = await words.evaluate((element) => {
    const letters = document.createRange();
    letters.selectNodeContents(element);
    const { x, y, width, height } = letters.getBoundingClientRect();
    return { x, y, width, height };
  });
  const picture = (await page.screenshot({ clip })).toString('base64');
  await hide.evaluate((sheet) => {
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((other) => other !== sheet);
  });
  await words.evaluate((element) => element.removeAttribute('data-hidden-words'));
  return page.evaluate(
    async ([ink, png]) => {
      const bytes = Uint8Array.from(atob(png), (letter) => letter.charCodeAt(0));
      const bitmap = await createImageBitmap(new Blob([bytes], { type: 'image/png' }));
      const canvas = new OffscreenCanvas(bitmap.width, bitmap.height);
      const pen = canvas.getContext('2d', { willReadFrequently: true });
      if (pen === null) throw new Error('nothing to paint with');
      const light = (r: number, g: number, b: number): number => {
        const [red = 0, green = 0, blue = 0] = [r, g, b].map((value) => {
          const one = value / 255;
          return one <= 0.04045 ? one / 12.92 : ((one + 0.055) / 1.055) ** 2.4;
        });
        return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
      };
      pen.fillStyle = ink;
      pen.fillRect(0, 0, 1, 1);
      const [r = 0, g = 0, b = 0] = pen.getImageData(0, 0, 1, 1).data;
      const own = light(r, g, b);
      pen.drawImage(bitmap, 0, 0);
      const { data } = pen.getImageData(0, 0, bitmap.width, bitmap.height);
      const found: number[] = [];
      for (let at = 0; at < data.length; at += 4) {
        const behind = light(data[at] ?? 0, data[at + 1] ?? 0, data[at + 2] ?? 0);
        found.push((Math.max(own, behind) + 0.05) / (Math.min(own, behind) + 0.05));
      }
      found.sort((one, other) => one - other);
      return found[Math.floor(found.length / 100)] ?? 0;
    },
    [color, picture] as const,
  );
}

/** Large letters need 3, all others 4.5. */
async function expectContrast(page: Page, what: string, words: Locator, least = 4.5): Promise<void> {
  await words.waitFor();
  expect.soft(await leastContrast(page, words), what).toBeGreaterThanOrEqual(least);
}

/** The name on a card of a row: of what is written on it, the only thing of many letters. */
const nameOn = (page: Page, row: string): Locator =>
  page
    .locator(`[data-row="${row}"] .place .card svg text`)
    .filter({ hasText: /\p{L}{3}/u })
    .first();

test.use({ settings: QUICK });

test('words over pictures, felt and sky have contrast enough, by their pixels, in both themes', async ({
  app,
  page,
}) => {
  await app.open();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  const looks = [
    ['light', 'en'],
    ['dark', 'ja'],
  ] as const;
  await sitAt(page, match('copy-ability-battle', ['human', 'greedy'], { rounds: 1, first: 0 }));
  await page.locator('.legal').first().waitFor();
  for (const look of looks) {
    await wear(page, look);
    await calm(page);
    const said = look.join(', ');
    await expectContrast(page, `the prompt, ${said}`, page.locator('.prompt .sentence'));
    await expectContrast(
      page,
      `another player, ${said}`,
      page.locator('[data-row="opponents"] b, [data-row="opponents"] .name').first(),
    );
    await expectContrast(page, `a card's name, ${said}`, nameOn(page, 'offer'));
    await expectContrast(page, `an enemy's name, ${said}`, nameOn(page, 'enemies'));
  }
  await sitAt(page, match('kokopelli', ['human', 'greedy', 'greedy', 'greedy'], { first: 0 }));
  await page.locator('.acts [data-stop]').first().waitFor();
  for (const look of looks) {
    await wear(page, look);
    await calm(page);
    const said = look.join(', ');
    await expectContrast(page, `piles at a village, ${said}`, page.locator('.piles').first());
    await expectContrast(page, `my discards, ${said}`, page.locator('.pile').first());
    await expectContrast(page, `what runs at a village, ${said}`, page.locator('.none').first());
  }
  await goTo(page, '/');
  await page.locator('nav a').first().waitFor();
  for (const look of looks) {
    await wear(page, look);
    await calm(page);
    await expectContrast(page, `the title over the sky, ${look.join(', ')}`, page.locator('h1'), 3);
    await expectContrast(page, `the line below it, ${look.join(', ')}`, page.locator('h1 + p'), 3);
  }
});
