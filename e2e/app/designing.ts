import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, type Page } from '@playwright/test';
import type { Hands } from './hands';
import type { App } from './test';
import { firstBytes, keptSet, type workshopIn } from './workshop';

/** Somebody at work in the workshop: what they see, what they do it with, and where their files lie. */
export interface Designer {
  readonly page: Page;
  readonly hands: Hands;
  readonly workshop: ReturnType<typeof workshopIn>;
  readonly dataFolder: string;
  readonly save: App['save'];
}

/** The one set that lies in the data folder: its id, and what is in its file. */
export async function onlySet(
  dataFolder: string,
): Promise<{ id: string; file: Awaited<ReturnType<typeof keptSet>> }> {
  const [id = '', ...others] = await readdir(join(dataFolder, 'designs'));
  expect(others).toEqual([]);
  return { id, file: await keptSet(dataFolder, id) };
}

/** An enemy from nothing: names, life and a drawn scene. */
export async function designEnemy(
  { page, hands, workshop }: Designer,
  { en, ja, life, scene }: { en: string; ja: string; life: number; scene: string },
): Promise<void> {
  await hands.press(workshop.button('workshop.new.menu'));
  await hands.pick(workshop.menuItem('workshop.new.enemy'));
  await expect(workshop.number('life')).toBeVisible();
  await hands.write(workshop.name('en'), en);
  await hands.write(workshop.name('ja'), ja);
  await hands.write(workshop.number('life'), String(life));
  await page.keyboard.press('Tab');
  await hands.press(workshop.button('workshop.picture.another'));
  await hands.choose(workshop.scene(scene));
  await hands.press(workshop.button('workshop.picture.back'));
  await expect(workshop.saved()).toBeVisible();
}

/** Asks whether the card is fair, until the chart has begun to fill, and then has seen enough. */
export async function askWhetherFair({ page, hands, workshop }: Designer, card: string): Promise<void> {
  await hands.press(workshop.listed(card));
  await hands.press(workshop.button('lab.start'));
  const bar = page.getByRole('progressbar', { name: workshop.say('lab.title') });
  await expect.poll(() => bar.getAttribute('value'), { timeout: 40_000 }).not.toMatch(/^0?$/);
  await expect(workshop.chart(card)).toBeVisible();
  await hands.press(workshop.button('lab.cancel'));
  await expect(workshop.button('lab.again')).toBeVisible();
  await expect(workshop.chart(card)).toBeVisible();
}

/** Tries a Kirby card, which comes to the hand, and goes back to it. */
export async function tryAtTable({ page, hands, workshop }: Designer, card: string): Promise<void> {
  await hands.press(workshop.listed(card));
  await hands.press(workshop.button('workshop.tryIt'));
  const hand = page.locator('[data-zone="hand:0"]');
  await expect(hand.getByRole('button', { name: new RegExp(card) })).toBeVisible({ timeout: 20_000 });
  await hands.press(workshop.button('workshop.backFromTry'));
  await expect(workshop.listed(card)).toHaveAttribute('aria-current', 'true');
}

/** Prints the set: a PDF that can be opened comes out. */
export async function printSet({ page, hands, workshop, save }: Designer, set: string): Promise<void> {
  await hands.press(workshop.menuOf('set', set));
  await hands.pick(workshop.menuItem('workshop.print'));
  await hands.press(workshop.button('printing.make.sheets'));
  await workshop.button('printing.save').waitFor({ timeout: 30_000 });
  const { path } = await save(() => hands.press(workshop.button('printing.save')));
  expect(await firstBytes(path)).toBe('%PDF-');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
}

/** Packs the set up, throws it away and takes it back: then it is what it was. */
export async function takeThroughPack(designer: Designer, set: string): Promise<void> {
  const { page, hands, workshop, dataFolder, save } = designer;
  const before = await onlySet(dataFolder);
  const names = before.file.cards.map(({ name }) => name[workshop.language] ?? '');
  await hands.press(workshop.menuOf('set', set));
  const { path } = await save(() => hands.pick(workshop.menuItem('workshop.set.export')));
  expect(path).toMatch(/\.tefuda$/);
  expect(await firstBytes(path)).toMatch(/^PK/);

  await hands.press(workshop.menuOf('set', set));
  await hands.pick(workshop.menuItem('workshop.set.remove'));
  for (const name of names) await expect(workshop.listed(name)).toHaveCount(0);
  expect(await readdir(join(dataFolder, 'designs'))).toEqual([]);

  const chosen = page.waitForEvent('filechooser');
  await hands.press(workshop.button('workshop.empty.import'));
  await (await chosen).setFiles(path);
  for (const name of names) await expect(workshop.listed(name)).toBeVisible({ timeout: 20_000 });
  expect(await onlySet(dataFolder)).toEqual(before);
}
