import type { Locator } from '@playwright/test';
import { z } from 'zod';
import { onlyWeb } from '../hosts';
import { onlySet } from './designing';
import { home, newMatch, table } from './screens';
import { lastTime, QUICK } from './settings';
import { expect, test } from './test';
import { workshopIn } from './workshop';

/** A set with a card for each deck of a match. */
const MINE = {
  format: 'tefuda-card-set/1',
  id: 'mine',
  game: 'copytoru',
  kind: 'designs',
  name: { en: 'Mine' },
  cards: [
    { id: 'nap', type: 'kirby', color: 'white', power: 5, copies: 1, name: { en: 'Long Nap' } },
    {
      id: 'burst',
      type: 'kirby',
      color: 'red',
      power: 3,
      copies: 1,
      name: { en: 'Scatter Burst' },
      effects: [{ targets: 1 }],
    },
    {
      id: 'otter',
      type: 'enemy',
      color: 'blue',
      life: 4,
      points: 4,
      copies: 1,
      name: { en: 'Puddle Otter' },
    },
  ],
} as const;

test.describe('a card that is being written', () => {
  test.use({ settings: QUICK, designs: { mine: MINE } });

  // On the desktop the window that shows what was saved ends with the program.
  test(
    'is kept as far as it was said to be saved when the program is killed',
    onlyWeb('types in a window that does not end with the host'),
    async ({ app, page, browser }) => {
      const typed = 'Lala'.repeat(60);
      const context = await browser.newContext();
      const typing = await context.newPage();
      const workshop = workshopIn(typing, 'en');
      await typing.goto(`${app.host().address}#/workshop/mine/nap`);
      await workshop.name('en').fill('');
      // What the field held in the last frame in which all was said to be saved.
      await typing.evaluate(() => {
        Reflect.set(globalThis, 'lastSaved', '');
        const look = (): void => {
          const said = document.querySelector('.saved[role="status"]')?.textContent.trim();
          const field = document.querySelector('[data-part="name"] input[lang="en"]');
          if (said === 'Saved' && field instanceof HTMLInputElement) {
            Reflect.set(globalThis, 'lastSaved', field.value);
          }
          requestAnimationFrame(look);
        };
        requestAnimationFrame(look);
      });
      const lastSaved = async (): Promise<string> =>
        z.string().parse(await typing.evaluate<unknown>(() => Reflect.get(globalThis, 'lastSaved')));
      await workshop.name('en').pressSequentially('Lalala');
      await expect.poll(lastSaved).toBe('Lalala');
      const writing = workshop
        .name('en')
        .pressSequentially(typed, { delay: 60 })
        .catch(() => undefined);
      await expect
        .poll(async () => (await workshop.name('en').inputValue()).length, { intervals: [20] })
        .toBeGreaterThan(15);
      const saved = await lastSaved();
      await app.host().kill();
      expect((await workshop.name('en').inputValue()).length).toBeLessThan(typed.length);
      await context.close();
      await writing;

      const { file } = await onlySet(app.dataFolder);
      const kept = file.cards[0]?.name['en'] ?? '';
      expect(kept.startsWith(saved)).toBe(true);
      expect(`Lalala${typed}`.startsWith(kept)).toBe(true);
      await app.startAgain();
      await page.evaluate(() => (location.hash = '/workshop/mine/nap'));
      await expect(workshopIn(page, 'en').name('en')).toHaveValue(kept);
    },
  );

  test('is measured on while one is elsewhere, until that is cancelled', async ({ app, page }) => {
    const workshop = workshopIn(page, 'en');
    const bar = page.getByRole('progressbar', { name: workshop.say('lab.title') });
    const done = async (): Promise<number> => Number(await bar.getAttribute('value'));
    await app.open();
    await page.evaluate(() => (location.hash = '/workshop/mine/burst'));
    await workshop.button('lab.start').click();
    await expect.poll(done, { timeout: 40_000 }).toBeGreaterThan(0);
    const before = await done();
    await page.getByRole('link', { name: 'Back home' }).click();
    await expect(home.newMatch(page)).toBeVisible();
    await page.goBack();
    await expect.poll(done).toBeGreaterThan(before);
    await workshop.button('lab.cancel').click();
    await workshop.button('lab.again').click();
    await expect(workshop.button('lab.cancel')).toBeVisible();
    // A program that is closed does not wait for what is being measured.
    await app.end('stop');
  });
});

test.describe('designs', () => {
  test.use({ settings: lastTime(['human', 'greedy'], 1), designs: { mine: MINE } });

  test('join their decks as often as was chosen, lie on the table and are played', async ({ app, page }) => {
    await app.open();
    await home.newMatch(page).click();
    const more = (label: string): Locator =>
      page.getByRole('button', { name: `More: ${label}`, exact: true });
    for (let copies = 0; copies < 3; copies += 1) await more('Copies of each card of Mine').click();
    await page.getByRole('button', { name: 'Choose single cards of Mine' }).click();
    await page.getByRole('button', { name: 'Less: Copies of Scatter Burst', exact: true }).click();
    await expect(page.getByText('8 cards join')).toBeVisible();
    // An otter is in the first five enemies, which need no other dealing, and a burst in the first row.
    await newMatch.seed(page, 'box of one’s own 398');
    await newMatch.start(page).click();
    await expect(table.enemies(page).getByRole('button', { name: /^Puddle Otter, blue/ })).toBeVisible();
    await expect(table.offer(page).getByRole('button', { name: /^Scatter Burst, red 3/ })).toBeVisible();
    // 6 Normals in the box and 3 of one's own; 32 Copy Abilities and 2, less a row; 48 enemies and 3, less five.
    await expect(page.getByLabel('Normal deck, 9 cards')).toBeVisible();
    await expect(page.getByLabel('Copy Ability deck, 29 cards')).toBeVisible();
    await expect(page.getByLabel('Enemy deck, 46 cards')).toBeVisible();
  });
});
