import { expect, type Locator, type Page } from '@playwright/test';

export interface SeatChoice {
  readonly name: string;
  readonly player:
    | 'A person'
    | 'Computer, easy-going'
    | 'Computer, lively'
    | 'Computer, strong'
    | 'Computer, masterly';
}

export type GameName = 'Copy Ability Battle' | 'Easy Battle' | 'Solo Battle' | 'Kokopelli';

/** Home, as a person sees it in English. */
export const home = {
  /** A button where nothing was played yet, a way to the room afterwards. */
  newMatch: (page: Page): Locator =>
    page.getByRole('button', { name: /^New match/ }).or(page.getByRole('link', { name: /^New match/ })),
  continue: (page: Page): Locator => page.getByRole('button', { name: /^Continue/ }).first(),
  /** The way into another room. */
  room: (page: Page, name: string): Locator =>
    page.getByRole('navigation', { name: 'Rooms' }).getByRole('link', { name: new RegExp(`^${name}`) }),
  notices: (page: Page): Locator => page.getByRole('status', { name: 'Messages' }),
};

/** The New match screen. */
export const newMatch = {
  game: (page: Page, name: GameName): Locator =>
    page.getByRole('radiogroup', { name: 'Which game' }).getByRole('radio', { name }),
  quest: (page: Page, quest: number): Locator =>
    page
      .getByRole('radiogroup', { name: 'Which quest' })
      .getByRole('radio', { name: new RegExp(`^Quest ${quest}(,|$)`) }),
  async seats(page: Page, seats: readonly SeatChoice[]): Promise<void> {
    for (let more = seats.length - 2; more > 0; more -= 1) {
      await page.getByRole('button', { name: 'Add a seat' }).click();
    }
    for (const [index, seat] of seats.entries()) {
      await page.getByLabel(`Name at seat ${index + 1}`).fill(seat.name);
      await page.getByLabel(`Who plays at seat ${index + 1}`).click();
      await page.getByRole('option', { name: seat.player }).click();
    }
  },
  /** Takes the number of a house rule down. */
  async fewer(page: Page, rule: string, wanted: number): Promise<void> {
    const number = page.getByRole('spinbutton', { name: rule });
    while (Number(await number.inputValue()) > wanted) {
      await page.getByRole('button', { name: `Less: ${rule}` }).click();
    }
  },
  async firstSeat(page: Page, name: string): Promise<void> {
    await page.getByRole('combobox', { name: 'First seat' }).click();
    await page.getByRole('option', { name, exact: true }).click();
  },
  seed: (page: Page, seed: string): Promise<void> => page.getByRole('textbox', { name: 'Seed' }).fill(seed),
  start: (page: Page): Locator => page.getByRole('button', { name: /^Start/ }),
};

/** The table. What can be picked is found as a screen reader finds it: by what a card says of itself. */
export const table = {
  /** Cards, and the Normal deck, that can be picked now and are not chosen yet. */
  legal: (page: Page): Locator => page.getByRole('button', { name: /\. can be (taken|chosen)/ }),
  hand: (page: Page): Locator => page.getByRole('group', { name: /^Your hand/ }),
  enemies: (page: Page): Locator => page.getByRole('group', { name: 'Enemies' }),
  offer: (page: Page): Locator => page.getByRole('group', { name: 'Cards to get' }),
  prompt: (page: Page): Locator => page.locator('.prompt'),
  button: (page: Page, name: string | RegExp): Locator =>
    page.locator('.prompt').getByRole('button', { name }),
  curtain: (page: Page): Locator => page.getByRole('region', { name: 'Hand over the screen' }),
  ready: (page: Page): Locator =>
    page.getByRole('region', { name: 'Hand over the screen' }).getByRole('button', { name: /show my cards/ }),
  /** The table bears the number of the open decision. */
  board: (page: Page): Locator => page.locator('[data-decision]'),
  /** Waits until the match has gone past decision `number`, or is over. */
  async goesOn(page: Page, number: number): Promise<void> {
    await page.waitForFunction((before) => {
      const now = document.querySelector('[data-decision]')?.getAttribute('data-decision');
      return now !== String(before);
    }, number);
  },
  number: async (page: Page): Promise<number> =>
    Number(await table.board(page).getAttribute('data-decision')),
};

/** How a match ended, as the End screen says it first. */
export const VERDICT = /( wins| draw|^Quest \d+ is (won|lost))$/;

/** The End screen. */
export const end = {
  result: (page: Page): Locator => page.getByRole('heading', { level: 1, name: VERDICT }),
  places: (page: Page): Locator => page.getByRole('region', { name: 'Places' }).getByRole('listitem'),
};

/** Starts the match that New match proposes, with a seed of its own, from Home or where New match is open. */
export async function startProposed(page: Page, seed: string): Promise<void> {
  if (!page.url().endsWith('#/new-match')) await home.newMatch(page).click();
  await newMatch.seed(page, seed);
  await newMatch.start(page).click();
  await expect(table.prompt(page)).toBeVisible();
}

/** Leads from Home to a table where the first seat, a person, is asked for something. */
export async function sitDown(page: Page, seed: string): Promise<void> {
  await startProposed(page, seed);
  await expect(table.legal(page).first()).toBeVisible();
}
