import { expect, type Locator, type Page } from '@playwright/test';

export interface SeatChoice {
  readonly name: string;
  readonly player: 'A person' | 'Computer, easy-going' | 'Computer, strong';
}

/** Home, as a person sees it in English. */
export const home = {
  newMatch: (page: Page): Locator =>
    page
      .getByRole('link', { name: /New match/ })
      .or(page.getByRole('button', { name: /New match/ }))
      .first(),
  continue: (page: Page): Locator => page.getByRole('button', { name: /^Continue/ }).first(),
};

/** The New match screen. */
export const newMatch = {
  async seats(page: Page, seats: readonly SeatChoice[]): Promise<void> {
    for (let more = seats.length - 2; more > 0; more -= 1) {
      await page.getByRole('button', { name: 'Add a seat' }).click();
    }
    for (const [index, seat] of seats.entries()) {
      await page.getByLabel(`Name at seat ${index + 1}`).fill(seat.name);
      await page.keyboard.press('Escape');
      await page.getByLabel(`Who plays at seat ${index + 1}`).click();
      await page.getByRole('option', { name: seat.player }).click();
    }
  },
  seed: (page: Page, seed: string): Promise<void> => page.getByRole('textbox', { name: 'Seed' }).fill(seed),
  start: (page: Page): Locator => page.getByRole('button', { name: /^Start/ }),
};

/** The table. What can be picked is found as a screen reader finds it: by what a card says of itself. */
export const table = {
  legal: (page: Page): Locator => page.getByRole('button', { name: /can be (taken|chosen)/ }),
  prompt: (page: Page): Locator => page.locator('.prompt'),
  button: (page: Page, name: string | RegExp): Locator =>
    page.locator('.prompt').getByRole('button', { name }),
  undo: (page: Page): Locator => page.getByRole('button', { name: 'Undo', exact: true }),
  curtain: (page: Page): Locator => page.getByRole('region', { name: 'Hand over the screen' }),
  result: (page: Page): Locator => page.getByRole('heading', { name: / wins$/ }),
};

/** Starts a match from Home, through the screens. */
export async function startMatch(page: Page, seats: readonly SeatChoice[], seed: string): Promise<void> {
  await home.newMatch(page).click();
  await newMatch.seats(page, seats);
  await newMatch.seed(page, seed);
  await newMatch.start(page).click();
  await expect(page).toHaveURL(/table\//);
  await expect(table.prompt(page)).toBeVisible();
}

/** What the prompt line says, once it says something of mine; null when the match is over. */
async function asked(page: Page): Promise<string | null> {
  const mine = table.legal(page).first();
  const answer = page.locator('.prompt button').first();
  const over = table.result(page);
  await expect(mine.or(answer).or(over).or(table.curtain(page)).first()).toBeVisible({ timeout: 30_000 });
  if (await over.isVisible()) return null;
  return (await table.prompt(page).locator('.sentence').textContent()) ?? '';
}

/**
 * Answers whatever is asked, with the mouse: the first card that can be picked, then the main button.
 * Returns false when the match is over.
 */
export async function answerWithMouse(page: Page): Promise<boolean> {
  if (await table.curtain(page).isVisible()) {
    await table
      .curtain(page)
      .getByRole('button', { name: /show my cards/ })
      .click();
    await expect(table.curtain(page)).toBeHidden();
    return true;
  }
  const sentence = await asked(page);
  if (sentence === null) return false;
  if (/is choosing/.test(sentence)) {
    await page.waitForTimeout(50);
    return true;
  }
  const before = await page.locator('[data-decision]').getAttribute('data-decision');
  const cards = table.legal(page);
  if ((await cards.count()) > 0) await cards.first().click();
  const changed = page.locator(`[data-decision="${before}"]`);
  const main = page.locator('.prompt .buttons button').last();
  if ((await changed.count()) > 0 && (await main.count()) > 0 && (await main.isVisible())) {
    await main.click({ timeout: 2_000 }).catch(() => undefined);
  }
  return true;
}
