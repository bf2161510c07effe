import { expect, type Locator, type Page } from '@playwright/test';
import { tabTo } from './hands';
import { table, VERDICT } from './screens';

/** What the screen waits for. */
type Asked =
  | { readonly what: 'over' }
  | { readonly what: 'curtain' }
  | { readonly what: 'card'; readonly number: number }
  | { readonly what: 'button'; readonly number: number };

/** Waits until a person has something to do, and says what. */
export async function whatIsAsked(page: Page): Promise<Asked> {
  const asked = await page.waitForFunction(
    (verdict): Asked | null => {
      const buttons = [...document.querySelectorAll('.prompt button')];
      const ended = new RegExp(verdict).test(document.querySelector('h1')?.textContent ?? '');
      if (ended || buttons.some(({ textContent }) => textContent.includes('See the result'))) {
        return { what: 'over' };
      }
      if (document.querySelector('[data-curtain]') !== null) return { what: 'curtain' };
      const number = Number(document.querySelector('[data-decision]')?.getAttribute('data-decision'));
      if (document.querySelector('button[aria-label*=". can be "]') !== null) return { what: 'card', number };
      return buttons.length > 0 ? { what: 'button', number } : null;
    },
    VERDICT.source,
    { timeout: 30_000 },
  );
  const found = await asked.jsonValue();
  if (found === null) throw new Error('Nothing is asked.');
  return found;
}

const CONFIRMING = /^(Attack|Discard \d|Clear \d|Choose)/;
/** The button that confirms what is chosen. */
export const confirming = (page: Page): Locator => table.button(page, CONFIRMING);

/**
 * What is chosen while decision `number` is open: `no` cards, `more` are needed, or `enough` to be confirmed.
 * Where a press is the pick there is nothing to confirm.
 */
export const chosenFor = (page: Page, number: number): Promise<'no' | 'more' | 'enough'> =>
  page.evaluate(
    ({ asked, words }) => {
      if (document.querySelector('[data-decision]')?.getAttribute('data-decision') !== String(asked)) {
        return 'no';
      }
      const confirm = [...document.querySelectorAll('.prompt button')].find(({ textContent }) =>
        new RegExp(words).test(textContent.trim()),
      );
      if (confirm === undefined) return 'no';
      if (confirm.getAttribute('aria-disabled') === 'true') return 'more';
      return document.querySelector('button[aria-label*=". chosen, number "]') === null ? 'no' : 'enough';
    },
    { asked: number, words: CONFIRMING.source },
  );

const curtainIsUp = async (page: Page): Promise<void> => {
  await page.waitForFunction(() => document.querySelector('[data-curtain]') === null);
};

/**
 * Answers what is asked with the mouse: takes the first card that can be taken, chooses as many as must be.
 * Returns false when the match is over.
 */
export async function answerWithMouse(page: Page): Promise<boolean> {
  const asked = await whatIsAsked(page);
  if (asked.what === 'over') return false;
  if (asked.what === 'curtain') {
    await table.ready(page).click();
    await curtainIsUp(page);
    return true;
  }
  if (asked.what === 'button') {
    await table.prompt(page).getByRole('button').first().click();
    await table.goesOn(page, asked.number);
    return true;
  }
  const pickOne = async (): Promise<'no' | 'more' | 'enough'> => {
    await table.legal(page).first().click();
    return chosenFor(page, asked.number);
  };
  let chosen = await pickOne();
  while (chosen === 'more') chosen = await pickOne();
  if (chosen === 'enough') await confirming(page).click();
  await table.goesOn(page, asked.number);
  return true;
}

interface Focused {
  /** As a screen reader says it; empty when nothing has the focus. */
  readonly label: string;
  /** Tells it from others that are called the same. */
  readonly stop: string;
}

const focused = (page: Page): Promise<Focused> =>
  page.evaluate(() => {
    const at = document.activeElement;
    if (!(at instanceof HTMLElement) || at === document.body) return { label: '', stop: '' };
    const label = at.getAttribute('aria-label') ?? at.textContent;
    return { label, stop: at.dataset['stop'] ?? label };
  });

/** Presses an arrow until the focus goes no further. */
async function walk(page: Page, key: 'ArrowDown' | 'ArrowRight'): Promise<void> {
  for (let steps = 0; steps < 20; steps += 1) {
    const before = await focused(page);
    if (key === 'ArrowRight' && PICKABLE.test(before.label)) return;
    await page.keyboard.press(key);
    if ((await focused(page)).stop === before.stop) return;
  }
}

const PICKABLE = /\. can be (taken|chosen)/;
/** Other players, two rows of enemies, cards to get, the hand; in a quest four hills, the offer, the hand. */
const ROWS = 7;

/**
 * Brings the focus to a card that can be picked, by arrows alone: along each row, from the lowest to the
 * highest. Fails when a walk over the whole table comes past none.
 */
async function walkToLegal(page: Page): Promise<void> {
  if (PICKABLE.test((await focused(page)).label)) return;
  await walk(page, 'ArrowDown');
  for (let row = 0; row < ROWS; row += 1) {
    await page.keyboard.press('Home');
    await walk(page, 'ArrowRight');
    if (PICKABLE.test((await focused(page)).label)) return;
    await page.keyboard.press('ArrowUp');
  }
  const { label } = await focused(page);
  throw new Error(`The arrows lead to no card that can be picked, but to “${label}”.`);
}

/** What the arrows alone lead to, from the lowest row of the table to the highest. */
async function reachedByArrows(page: Page): Promise<readonly string[]> {
  const reached: string[] = [];
  await walk(page, 'ArrowDown');
  for (let row = 0; row < ROWS; row += 1) {
    await page.keyboard.press('Home');
    let here = await focused(page);
    for (let before = ''; here.stop !== before; here = await focused(page)) {
      reached.push(here.label);
      before = here.stop;
      await page.keyboard.press('ArrowRight');
    }
    await page.keyboard.press('ArrowUp');
  }
  return reached;
}

/** Sees that arrows alone lead to every card that can be picked now, and that there is one. */
export async function expectLegalReached(page: Page): Promise<void> {
  const legal = await table
    .legal(page)
    .evaluateAll((cards) => cards.map((card) => card.getAttribute('aria-label')));
  expect(legal).not.toEqual([]);
  expect(await reachedByArrows(page)).toEqual(expect.arrayContaining(legal));
}

/** Answers what is asked with the keyboard alone. Returns false when the match is over. */
export async function answerWithKeys(page: Page): Promise<boolean> {
  const asked = await whatIsAsked(page);
  if (asked.what === 'over') return false;
  if (asked.what === 'curtain') {
    await page.keyboard.press('Space');
    await curtainIsUp(page);
    return true;
  }
  if (asked.what === 'card') {
    const pickOne = async (): Promise<'no' | 'more' | 'enough'> => {
      await walkToLegal(page);
      await page.keyboard.press('Enter');
      return chosenFor(page, asked.number);
    };
    let chosen = await pickOne();
    while (chosen === 'more') chosen = await pickOne();
    if (chosen === 'enough') await page.keyboard.press('Space');
  } else {
    await tabTo(page, table.prompt(page).getByRole('button').first());
    await page.keyboard.press('Enter');
  }
  await table.goesOn(page, asked.number);
  return true;
}
