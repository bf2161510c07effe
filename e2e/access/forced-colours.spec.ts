import type { Locator } from '@playwright/test';
import { laySets } from '../app/laid-out-sets';
import { QUICK } from '../app/settings';
import { expect, test } from '../app/test';
import { goTo, match, sitAt } from './stage';

/** What of an element is left to see where the system chooses all colours: edges, outlines and the ink. */
const seen = (target: Locator): Promise<string> =>
  target.first().evaluate((element) =>
    [undefined, '::before']
      .map((pseudo) => {
        const { outlineStyle, outlineWidth, outlineColor, borderStyle, borderWidth, borderColor, color } =
          getComputedStyle(element, pseudo);
        const outline = outlineStyle === 'none' ? '' : `${outlineStyle} ${outlineWidth} ${outlineColor}`;
        const border = borderStyle === 'none' ? '' : `${borderStyle} ${borderWidth} ${borderColor}`;
        return [outline, border, color].join(' / ');
      })
      .join('; '),
  );

/** What is barred has the system's own ink for it, which is anything but sure to look barred, and a broken edge. */
async function expectBarred(what: string, target: Locator): Promise<void> {
  const found = await target.first().evaluate((element) => {
    const asked = document.createElement('span');
    asked.style.color = 'GrayText';
    document.body.append(asked);
    const grey = getComputedStyle(asked).color;
    asked.remove();
    const { color, opacity, borderStyle, borderWidth, outlineStyle } = getComputedStyle(element);
    const edge = borderWidth === '0px' ? outlineStyle : borderStyle;
    return { ink: color === grey ? 'GrayText' : color, opacity, edge };
  });
  expect.soft(found, what).toEqual({ ink: 'GrayText', opacity: '1', edge: 'dashed' });
}

/** Two states cannot be taken for each other. */
async function expectApart(what: string, one: Locator, other: Locator): Promise<void> {
  expect.soft(await seen(one), what).not.toBe(await seen(other));
}

test.use({ settings: QUICK });

test('where the system chooses all colours, states of cards and controls still differ', async ({
  app,
  page,
}) => {
  const seat = page.locator('[data-zone="hand:0"]');
  await page.emulateMedia({ forcedColors: 'active' });
  await app.end('stop');
  await laySets(app.dataFolder);
  await app.startAgain();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();

  await test.step('cards', async () => {
    await sitAt(page, match('copy-ability-battle', ['human', 'greedy'], { rounds: 1, first: 0 }));
    const legal = page.locator('.legal');
    const other = page.locator('[data-row="offer"] .card');
    await legal.first().waitFor();
    await expectApart('a card that can be picked', legal, other);
    await legal.first().click();
    await page.locator('[data-row="enemies"] .legal').first().click();
    await expectApart('a chosen card and one that can be chosen', page.locator('.card.chosen'), legal);
    await legal.first().focus();
    await page.keyboard.press('ArrowRight');
    await expectApart('the focus on a card', page.locator('.card:focus'), legal.last());
    await page.keyboard.press('Escape');
    const barred = page.locator('.prompt button[aria-disabled="true"]');
    await expectApart('a barred button', barred, page.locator('.prompt button:not([aria-disabled])'));
    await expectBarred('a barred button', barred);
  });

  await test.step('acts of Kokopelli', async () => {
    await sitAt(page, match('kokopelli', ['human', 'greedy'], { first: 0 }));
    const free = page.locator('.acts [data-stop]:not([aria-disabled])');
    await free.first().waitFor();
    await expectApart('an act that is barred', page.locator('.acts [aria-disabled="true"]'), free);
    await expectBarred('an act that is barred', page.locator('.acts [aria-disabled="true"]'));
    await expectBarred('a picture that is barred', page.locator('header [aria-disabled="true"]'));
    await page.locator('.acts [data-stop="open"]').click();
    await seat.locator('.legal').first().click();
    await expectApart('a card on its way', seat.locator('.chosen'), seat.locator('.card:not(.chosen)'));
  });

  await test.step('controls', async () => {
    await goTo(page, '/settings');
    const radio = (checked: boolean): Locator => page.getByRole('radio', { checked });
    await radio(true).first().waitFor();
    await expectApart('a choice that is made', radio(true), radio(false));
    const button = page.getByRole('switch').first();
    const off = await button.evaluate((element) => getComputedStyle(element).backgroundColor);
    await button.click();
    await expect(button).toBeChecked();
    const on = await button.evaluate((element) => getComputedStyle(element).backgroundColor);
    expect.soft(on, 'a switch that is on').not.toBe(off);
  });

  await test.step('the workshop', async () => {
    await goTo(page, '/workshop/all-kinds/wrong');
    await page.locator('[data-card-part="name"]').click();
    const parts = page.locator('.part');
    await expectApart('the part that is edited', page.locator('.part.chosen'), parts.first());
    const rows = page.locator('.card-row');
    await expect(rows.first()).toBeVisible();
  });
});
