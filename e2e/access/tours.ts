import { expect, type Locator, type Page } from '@playwright/test';
import type { App } from '../app/test';
import { SMALL, USUAL } from './fits';
import { goTo, match, sitAt } from './stage';

export interface About {
  /** Something modal lies over the screen: its own heading counts, and the page rests. */
  readonly dialog?: boolean;
  /** A menu is walked with arrows, and closes at Tab. */
  readonly menu?: boolean;
  /** The window is a small one, and what is looked at would not be there in a large one. */
  readonly small?: boolean;
}

/** What is done at each stop of a tour. */
export type LookAt = (screen: string, about?: About) => Promise<void>;

/** Leads a page through screens, in English, and has each of them looked at. */
export type Tour = (page: Page, look: LookAt, app: App) => Promise<void>;

/** Goes to a screen and waits for what it is about. */
async function arrive(page: Page, address: string, there: string): Promise<void> {
  await goTo(page, address);
  await page.locator(there).first().waitFor();
}

const dialog = (page: Page): Locator => page.getByRole('dialog');

/** Opens a dialog, has it looked at, and closes it. */
async function lookInto(
  page: Page,
  look: LookAt,
  screen: string,
  open: () => Promise<void>,
  about: About = {},
): Promise<void> {
  await open();
  await dialog(page).waitFor();
  await look(screen, { dialog: true, ...about });
  await page.keyboard.press('Escape');
  await expect(dialog(page)).toHaveCount(0);
}

/** Opens a menu, has it looked at, and closes it. */
async function lookAtMenu(page: Page, look: LookAt, screen: string, opener: Locator): Promise<void> {
  await opener.click();
  await page.getByRole('menu').waitFor();
  await look(screen, { menu: true });
  await page.keyboard.press('Escape');
  await expect(page.getByRole('menu')).toHaveCount(0);
}

const button = (page: Page, name: string | RegExp): Locator => page.getByRole('button', { name });

/** Lets no file be read in the page for now. Gives the way to let them be read again. */
const holdFiles = (page: Page) =>
  page.evaluateHandle(() => {
    const read: unknown = Reflect.get(Blob.prototype, 'arrayBuffer');
    if (typeof read !== 'function') throw new Error('Files are not read this way.');
    const waiting: (() => void)[] = [];
    Reflect.set(Blob.prototype, 'arrayBuffer', async function (this: Blob): Promise<unknown> {
      await new Promise<void>((go) => waiting.push(go));
      return (await Reflect.apply(read, this, [])) as unknown;
    });
    return (): void => {
      Reflect.set(Blob.prototype, 'arrayBuffer', read);
      for (const go of waiting) go();
    };
  });

/** What the panel of a person's own data shows while a backup is made, read and waited for. */
async function lookAtData(page: Page, look: LookAt, app: App): Promise<void> {
  const saved = await app.save(() => button(page, 'Back up').click());
  await page.getByText(saved.name).waitFor();
  await look('Settings, backed up');
  const held = await holdFiles(page);
  const chosen = page.waitForEvent('filechooser');
  await button(page, 'Choose a backup').click();
  await (await chosen).setFiles(saved.path);
  await page.getByRole('progressbar').waitFor();
  await look('Settings, a backup being read');
  await held.evaluate((letGo) => letGo());
  const keep = button(page, 'Keep what is here');
  await keep.waitFor();
  await look('Settings, a backup that waits for the next start');
  await keep.click();
  await expect(keep).toHaveCount(0);
}

/** Home and the rooms that are read more than worked in. */
export const reading: Tour = async (page, look, app) => {
  await arrive(page, '/', 'nav a');
  await look('Home with unfinished matches');
  await arrive(page, '/settings', '[role="radiogroup"]');
  await look('Settings');
  await lookInto(page, look, 'Licences', () => button(page, 'Show all licences').click());
  await lookInto(page, look, 'A report', () => button(page, 'Copy a report').click());
  await lookAtData(page, look, app);
  await arrive(page, '/quests', '[type="radio"]');
  await look('Quests');
  await arrive(page, '/records', 'main li');
  await look('Records');
  await arrive(page, '/records?match=easy', 'main h2');
  await look('Records, one open');
  await arrive(page, '/records/easy?at=9&eyes=open', '[type="range"]');
  await look('Viewer of Easy Battle');
  await arrive(page, '/records/festival?at=60&eyes=open', '[data-stop^="village:"]');
  await look('Viewer of Kokopelli');
  await arrive(page, '/end/festival', 'text=How the points came');
  await look('End of Kokopelli');
  await arrive(page, '/end/easy', 'text=Stars by set');
  await look('End of Easy Battle');
  await arrive(page, '/end/quest', 'h1:text("Quest 1")');
  await button(page, 'Look back').click();
  await page.locator('.look-back').waitFor();
  await look('End of a quest, looked back at');
  await arrive(page, '/statistics', 'table');
  await look('Statistics');
  await arrive(page, '/rules', '[type="search"]');
  await look('Rules');
  await page.locator('[type="search"]').fill('challenge');
  await look('Rules, searched');
  await arrive(page, '/rules/solo-battle.hills', 'article');
  await look('Rules of Solo');
  await arrive(page, '/sheet', '[data-card]');
  await look('Sheet of all cards');
  await arrive(page, '/guide', 'h1');
  await look('Guide, which game');
  await arrive(page, '/records/nothing', 'main');
  await look('Record that is not there');
  await arrive(page, '/table/nothing', 'main');
  await look('Table that is not there');
};

/** Each room once, with something in it; tables of Kokopelli are in `villages`. */
export const rooms: Tour = async (page, look) => {
  await arrive(page, '/', 'nav a');
  await look('Home');
  await arrive(page, '/new-match?game=kokopelli', 'main [role="radiogroup"]');
  await look('New match');
  await sitAt(page, match('copy-ability-battle', ['human', 'greedy', 'greedy'], { rounds: 2, first: 0 }));
  await page.locator('.legal').first().waitFor();
  await look('Table of Copy Ability Battle');
  await arrive(page, '/end/easy', 'text=Stars by set');
  await look('End');
  await arrive(page, '/records?match=easy', 'main h2');
  await look('Records');
  await arrive(page, '/records/festival?at=60&eyes=open', '[data-stop^="village:"]');
  await look('Viewer');
  await arrive(page, '/statistics', 'table');
  await look('Statistics');
  await arrive(page, '/quests', '[type="radio"]');
  await look('Quests');
  await arrive(page, '/rules', '[type="search"]');
  await look('Rules');
  await arrive(page, '/collection?card=copytoru-base/yellow-5', '[aria-label="The open card"]');
  await look('Collection');
  await arrive(page, '/workshop/all-kinds/six-steps', '[data-block]');
  await look('Workshop');
  await lookInto(page, look, 'Print', () => button(page, 'Print').first().click());
  await arrive(page, '/settings', '[role="radiogroup"]');
  await look('Settings');
};

/** Home before anything was played, and New match with every game and every panel open. */
export const beginning: Tour = async (page, look) => {
  await look('Home, empty');
  await arrive(page, '/records', 'main');
  await look('Records, empty');
  await arrive(page, '/statistics', 'main');
  await look('Statistics, empty');
  await arrive(page, '/workshop', 'main h2');
  await look('Workshop, empty');
  for (const game of ['copy-ability-battle', 'easy-battle', 'solo-battle', 'kokopelli']) {
    await goTo(page, '/');
    await page.locator('nav a').first().waitFor();
    await arrive(page, `/new-match?game=${game}`, '.main, main [role="radiogroup"]');
    // Panels that are folded away open by one press.
    for (const folded of await page
      .locator('main [aria-expanded="false"]:not([aria-haspopup], [role])')
      .all()) {
      await folded.click();
    }
    await look(`New match of ${game}`);
  }
  const byHand = page.getByRole('radio', { name: 'Pick them' });
  await byHand.click();
  await look('New match of Kokopelli, types chosen by hand');
};

/** Tables of every game, and everything that can lie over them. */
export const playing: Tour = async (page, look) => {
  const asked = page.locator('.legal, .acts [data-stop]:not([aria-disabled])').first();
  await sitAt(page, match('copy-ability-battle', ['human', 'greedy'], { rounds: 1, first: 0 }));
  await asked.waitFor();
  await look('Table for two');
  await page.locator('.place button:not(.legal)').first().click();
  await look('Table with a refusal');
  await lookAtMenu(page, look, 'Table with its menu', button(page, 'Menu'));
  await lookInto(page, look, 'Keys', () => page.keyboard.press('?'));
  await lookInto(page, look, 'Rules at the table', () => page.keyboard.press('b'));
  await page.locator('.legal').first().focus();
  await page.keyboard.press('i');
  await page.locator('.large').waitFor();
  await look('Table with the large card');
  await page.keyboard.press('Escape');
  await page.setViewportSize(SMALL);
  await expect(page.getByRole('heading', { name: 'Log', exact: true })).toHaveCount(0);
  await lookInto(page, look, 'The log as a drawer', () => button(page, 'Log').click(), { small: true });
  await page.setViewportSize(USUAL);
  await asked.click();
  await look('Table, attack');
  await page.keyboard.press('h');
  await page.locator('.hint').waitFor();
  await look('Table with a hint');
  await sitAt(page, match('copy-ability-battle', ['human', 'greedy', 'greedy'], { rounds: 2, first: 0 }));
  await asked.waitFor();
  await look('Table for three');
  await sitAt(
    page,
    match('copy-ability-battle', ['human', 'greedy', 'greedy', 'greedy'], { rounds: 2, first: 0 }),
  );
  await asked.waitFor();
  await page.keyboard.press('c');
  await look('Table for four, with the counter');
  await page.keyboard.press('c');
  await lookInto(page, look, 'A pile, spread out', () =>
    page.locator('[data-zone="discard:enemy"]').first().click(),
  );
  await sitAt(page, match('copy-ability-battle', ['human', 'human'], { rounds: 2, first: 0 }));
  await page.locator('[data-curtain]').waitFor();
  await look('Curtain', { dialog: true });
  await sitAt(
    page,
    match('copy-ability-battle', ['greedy', 'greedy', 'greedy', 'greedy'], { rounds: 9, first: 0 }),
  );
  await button(page, 'Pause').click();
  await look('Table of computers, paused');
  await sitAt(page, match('easy-battle', ['human', 'greedy', 'greedy'], { first: 0 }));
  await asked.waitFor();
  await look('Table of Easy Battle');
  await sitAt(page, match('solo-battle', ['human'], { quest: 1 }));
  await asked.waitFor();
  await look('Table of a quest');
};

/** Tables of Kokopelli, and the first matches of both games with their guide. */
export const villages: Tour = async (page, look) => {
  const act = page.locator('.acts [data-stop]:not([aria-disabled])').first();
  await sitAt(page, match('kokopelli', ['human', 'greedy'], { first: 0 }));
  await act.waitFor();
  await look('Kokopelli for two');
  await page.locator('.acts [data-stop="open"]').click();
  await page.locator('.legal').first().waitFor();
  await look('Kokopelli, a decision open');
  await page.locator('.legal').first().click();
  await look('Kokopelli, a card on its way');
  await sitAt(page, match('kokopelli', ['human', 'greedy', 'greedy', 'greedy'], { first: 0 }));
  await act.waitFor();
  await look('Kokopelli for four');
  for (const game of ['copy-ability-battle', 'kokopelli']) {
    await arrive(page, `/guide/${game}`, '.guide .bubble');
    await look(`Guide of ${game}`);
    for (let lesson = 0; lesson < 6 && (await page.locator('.guide .ring').count()) === 0; lesson += 1) {
      await button(page, 'Got it').click();
    }
    await look(`Guide of ${game}, something ringed`);
  }
  await lookInto(page, look, 'Guide, the closing word', () => goTo(page, '/table/nearly-over?guide=1'));
};

/** The collection and everything in it. */
export const collecting: Tour = async (page, look) => {
  await arrive(page, '/collection', '[role="option"]');
  await look('Collection');
  await lookAtMenu(page, look, 'Collection, adding pictures', button(page, 'Add pictures'));
  const chosen = page.waitForEvent('filechooser');
  await button(page, 'Add pictures').click();
  await page.getByRole('menuitem', { name: 'Pictures or a pack …' }).click();
  const unreadable = { name: 'blue-3.png', mimeType: 'image/png', buffer: Buffer.from('no picture') };
  await (await chosen).setFiles(unreadable);
  await page.getByRole('region', { name: 'Taking in' }).getByRole('heading').first().waitFor();
  await look('Collection, a report of what was taken in');
  await button(page, 'Close the report').click();
  await arrive(page, '/collection?card=copytoru-base/yellow-5', '[aria-label="The open card"]');
  await look('Collection, a card open');
  await arrive(page, '/collection?game=kokopelli', '[role="option"]');
  await look('Collection of Kokopelli');
  await arrive(page, '/collection?q=zzz', 'main h2');
  await look('Collection, nothing found');
};

/** The workshop and everything in it. */
export const designing: Tour = async (page, look) => {
  await arrive(page, '/workshop/all-kinds/six-steps', '[data-block]');
  await look('Workshop, six steps');
  await lookAtMenu(page, look, 'Workshop, what is new', button(page, 'New').first());
  await button(page, 'Measure it').click();
  await page.getByRole('progressbar', { name: 'Is it fair?' }).waitFor();
  await look('Workshop, being measured');
  await button(page, 'Cancel').click();
  await arrive(page, '/workshop/all-kinds/wrong', '[data-block]');
  await look('Workshop, mistakes');
  await lookInto(page, look, 'Print', () => button(page, 'Print').first().click());
  await arrive(page, '/workshop/all-kinds/long', '.fit');
  await button(page, 'Draw another scene').first().click();
  await page.getByRole('radio').first().waitFor();
  await look('Workshop, drawn picture');
  await page.getByRole('radio', { name: 'My own picture' }).click();
  await look('Workshop, own picture');
  await lookInto(page, look, 'Workshop, earlier versions', async () => {
    await page.locator('[data-set="all-kinds"] .trigger').first().click();
    await page.getByRole('menuitem', { name: 'Earlier versions' }).click();
  });
  await arrive(page, '/workshop/my-ceremonies/lantern', '[data-block]');
  await look('Workshop, a ceremony');
  await lookInto(page, look, 'Workshop, a set', async () => {
    await page.locator('[data-set="my-ceremonies"] .trigger').first().click();
    await page.getByRole('menuitem', { name: /^Name/ }).click();
  });
  await page.locator('[data-set="my-ceremonies"] .trigger').first().click();
  await page.getByRole('menuitem', { name: 'Delete the set' }).click();
  await page.locator('.gone').waitFor();
  await look('Workshop, a set just deleted');
  await arrive(page, '/workshop/mistaken', 'main .button');
  await look('Workshop, a set that is shut');
};
