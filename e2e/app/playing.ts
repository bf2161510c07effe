import { expect, type Locator, type Page } from '@playwright/test';
import { end, table } from './screens';

/** What the screen waits for. */
type Asked =
  | { readonly what: 'over' }
  | { readonly what: 'curtain' }
  | { readonly what: 'card'; readonly number: number }
  | { readonly what: 'button'; readonly number: number };

/** Waits until a person has something to do, and says what. */
export async function whatIsAsked(page: Page): Promise<Asked> {
  const over = end.result(page).or(table.button(page, 'See the result'));
  const curtain = table.curtain(page);
  const card = table.legal(page);
  const button = table.prompt(page).getByRole('button');
  await expect(over.or(curtain).or(card).or(button).first()).toBeVisible({ timeout: 30_000 });
  if ((await over.count()) > 0) return { what: 'over' };
  if (await curtain.isVisible()) return { what: 'curtain' };
  const number = await table.number(page);
  return { what: (await card.count()) > 0 ? 'card' : 'button', number };
}

const confirming = (page: Page): Locator => table.button(page, /^(Attack|Discard \d|Clear \d|Choose)/);

/**
 * Answers what is asked with the mouse: takes the first card that can be taken, chooses as many as must be.
 * Returns false when the match is over.
 */
export async function answerWithMouse(page: Page): Promise<boolean> {
  const asked = await whatIsAsked(page);
  if (asked.what === 'over') return false;
  if (asked.what === 'curtain') {
    await table.ready(page).click();
    await expect(table.curtain(page)).toBeHidden();
    return true;
  }
  if (asked.what === 'button') {
    await table.prompt(page).getByRole('button').first().click();
    await table.goesOn(page, asked.number);
    return true;
  }
  await table.legal(page).first().click();
  const barred = confirming(page).and(page.locator('[aria-disabled]'));
  while ((await barred.count()) > 0 && (await table.number(page)) === asked.number) {
    await table.legal(page).first().click();
  }
  if ((await chosenCards(page).count()) > 0) await confirming(page).click();
  await table.goesOn(page, asked.number);
  return true;
}

const chosenCards = (page: Page): Locator => page.getByRole('button', { name: /\. chosen, number \d/ });

/** What has the focus, as a screen reader says it. */
const focused = (page: Page): Promise<string> =>
  page.evaluate(() => document.activeElement?.getAttribute('aria-label') ?? '');

/** Presses an arrow until the focus goes no further. */
async function walk(page: Page, key: 'ArrowDown' | 'ArrowRight'): Promise<void> {
  for (let steps = 0; steps < 20; steps += 1) {
    const before = await focused(page);
    if (key === 'ArrowRight' && PICKABLE.test(before)) return;
    await page.keyboard.press(key);
    if ((await focused(page)) === before) return;
  }
}

const PICKABLE = /\. can be (taken|chosen)/;
/** Other players, enemies, cards to get, the own seat, the hand. */
const ROWS = 5;

/**
 * Brings the focus to a card that can be picked, by arrows alone: along each row, from the lowest to the
 * highest. Fails when a walk over the whole table comes past none.
 */
async function walkToLegal(page: Page): Promise<void> {
  await walk(page, 'ArrowDown');
  for (let row = 0; row < ROWS; row += 1) {
    await page.keyboard.press('Home');
    await walk(page, 'ArrowRight');
    if (PICKABLE.test(await focused(page))) return;
    await page.keyboard.press('ArrowUp');
  }
  throw new Error(`The arrows lead to no card that can be picked, but to ${await focused(page)}.`);
}

/** What the arrows alone lead to, from the lowest row of the table to the highest. */
export async function reachedByArrows(page: Page): Promise<readonly string[]> {
  const reached: string[] = [];
  await walk(page, 'ArrowDown');
  for (let row = 0; row < ROWS; row += 1) {
    await page.keyboard.press('Home');
    let here = await focused(page);
    for (let before = ''; here !== before; here = await focused(page)) {
      reached.push(here);
      before = here;
      await page.keyboard.press('ArrowRight');
    }
    await page.keyboard.press('ArrowUp');
  }
  return reached;
}

/** Answers what is asked with the keyboard alone. Returns false when the match is over. */
export async function answerWithKeys(page: Page): Promise<boolean> {
  const asked = await whatIsAsked(page);
  if (asked.what === 'over') return false;
  if (asked.what === 'curtain') {
    await page.keyboard.press('Space');
    await expect(table.curtain(page)).toBeHidden();
    return true;
  }
  if (asked.what === 'card') {
    await walkToLegal(page);
    await page.keyboard.press('Enter');
    const barred = confirming(page).and(page.locator('[aria-disabled]'));
    while ((await barred.count()) > 0 && (await table.number(page)) === asked.number) {
      await walkToLegal(page);
      await page.keyboard.press('Enter');
    }
    if ((await chosenCards(page).count()) > 0) await page.keyboard.press('Space');
  } else {
    await tabTo(page, table.prompt(page).getByRole('button').first());
    await page.keyboard.press('Enter');
  }
  await table.goesOn(page, asked.number);
  return true;
}

/** Brings the focus to something by Tab alone. */
export async function tabTo(page: Page, target: Locator): Promise<void> {
  for (let presses = 0; presses < 40; presses += 1) {
    if (await target.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error('Tab does not lead there.');
}
