import { expect, type Locator, type Page } from '@playwright/test';
import { table } from './screens';

/** The road of quests. */
export const quests = {
  /** A stop, as a screen reader finds it. */
  stop: (page: Page, quest: number): Locator =>
    page.getByRole('radio', { name: new RegExp(`^Quest ${quest}, `) }),
  /** The sign itself takes the click. */
  choose: async (page: Page, quest: number): Promise<void> => {
    await page
      .locator('label')
      .filter({ has: quests.stop(page, quest) })
      .click();
    await expect(quests.stop(page, quest)).toBeChecked();
  },
  setOut: (page: Page): Locator => page.getByRole('button', { name: /^Set out/ }),
};

const inHand = (page: Page, name: string): Locator =>
  table.hand(page).getByRole('button', { name: new RegExp(`^${name}, .*can be taken`) });
const offered = (page: Page, name: string): Locator =>
  table.offer(page).getByRole('button', { name: new RegExp(`^${name}, .*can be taken`) });
const enemy = (page: Page, name: string): Locator =>
  page
    .getByRole('group', { name: /^Row \d/ })
    .getByRole('button', { name: new RegExp(`^${name}, .*can be `) });

async function turn(page: Page, card: string, enemies: readonly string[], then?: string): Promise<void> {
  await inHand(page, card).click();
  for (const name of enemies) await enemy(page, name).click();
  await table.button(page, /^Attack/).click();
  if (then !== undefined) await offered(page, then).click();
}

/** A deal of quest 1 that can be won in four turns: 3 + 8 + 10 + 10 stars of the 30 it asks for. */
export const winQuestOne = {
  seed: 's:141',
  firstTurn: (page: Page): Promise<void> => turn(page, 'Follow the Scent', ['Lantern Snail'], 'Wide Return'),
  otherTurns: async (page: Page): Promise<void> => {
    await turn(page, 'Wide Return', ['Cinder Toad', 'Sickle Beetle', 'Popper Mole'], "Winter's Bell");
    await turn(page, "Winter's Bell", ['Powerhouse Sheep'], 'Great Dynamo');
    await turn(page, 'Great Dynamo', ['Champion Crab']);
  },
  play: async (page: Page): Promise<void> => {
    await winQuestOne.firstTurn(page);
    await winQuestOne.otherTurns(page);
  },
};
