import type { Locator, Page } from '@playwright/test';
import { table } from './screens';
import { words } from './words';

type Language = 'en' | 'ja';

/** The acts of a turn in the order of their buttons, which is that of their keys. */
const ACTS = ['draw', 'open', 'play', 'cancel', 'exchange', 'pass'] as const;
export type Act = (typeof ACTS)[number];

/** What Kokopelli asks for: an act of the turn, something on the table, or nothing any more. */
interface Asked {
  readonly what: 'over' | 'curtain' | 'act' | 'thing';
  readonly number: number;
}

/** Waits until somebody at the screen has something to do, in whatever language, and says what. */
async function whatIsAsked(page: Page): Promise<Asked> {
  const asked = await page.waitForFunction(
    (): Asked | null => {
      const number = Number(document.querySelector('[data-decision]')?.getAttribute('data-decision'));
      const are = (selector: string): boolean => document.querySelector(selector) !== null;
      // The guide has its last word before the End.
      if (location.hash.startsWith('#/end/') || are('[role="dialog"]')) return { what: 'over', number };
      if (are('[data-curtain]')) return { what: 'curtain', number };
      if (are('.acts .pill:not([aria-disabled])')) return { what: 'act', number };
      return are('button.legal') ? { what: 'thing', number } : null;
    },
    undefined,
    { timeout: 30_000 },
  );
  const found = await asked.jsonValue();
  if (found === null) throw new Error('Nothing is asked.');
  return found;
}

/** A table of Kokopelli, as a person sees it in a language. */
export function villageIn(page: Page, language: Language) {
  const say = (key: string, values: Readonly<Record<string, string | number>> = {}): string =>
    words(language, `table.kokopelli.${key}`, values);
  const acts = page.getByRole('group', { name: say('acts') });
  const starting = (name: string): RegExp => new RegExp(`^${name}`);
  return {
    act: (act: Act): Locator => acts.getByRole('button', { name: starting(say(`act.${act}`)) }),
    /** Cards of one's own hand with this name. */
    held: (name: string): Locator =>
      page.locator('[data-zone="hand:0"]').getByRole('button', { name: starting(name) }),
    /** A space of one's own village. */
    space: (number: number): Locator =>
      page.getByRole('button', { name: starting(`${say('space.own', { number })}${say('space.join')}`) }),
    /** A space of somebody else's village. */
    spaceOf: (seat: string, number: number): Locator =>
      page.getByRole('button', {
        name: starting(`${say('space.of', { seat, number })}${say('space.join')}`),
      }),
    /** Every space of every village. */
    spaces: page.locator('[data-stop^="village:"]'),
    /** An effect in force for a player, as the list tells it. */
    effect: (seat: string, name: string): Locator =>
      page
        .getByRole('list', { name: say('effectsOf', { seat }) })
        .getByRole('button', { name: starting(name) }),
    /** Points of the player at the screen. */
    points: page.locator('[data-zone="seat:0"] .points'),
    /** What the chosen option, or the one that is pointed at, would do. */
    forecast: page.locator('.prompt .forecast'),
    /** What came to the player at the screen in the turns of others. */
    away: page.locator('.away-note'),
  };
}

/** Acts in the order in which somebody tries them who wants to come to the end of a match. */
const EAGER: readonly Act[] = ['play', 'open', 'draw', 'exchange', 'pass', 'cancel'];

/** The first of those acts that can be chosen now. */
const eagerAct = (page: Page): Promise<Act> =>
  page.evaluate(
    (eager) => {
      const free = (act: string): boolean =>
        document.querySelector(`.acts [data-stop="${act}"]:not([aria-disabled])`) !== null;
      const found = eager.find(free);
      if (found === undefined) throw new Error('No act can be chosen.');
      return found;
    },
    [...EAGER],
  );

const legal = (page: Page): Locator => page.locator('button.legal:not(.chosen)');
const confirming = (page: Page): Locator => page.locator('.prompt button.is-main');

/** After something was chosen: whether that was the answer to decision `number`, is enough for it, or too little. */
const stands = (page: Page, number: number): Promise<'answered' | 'more' | 'enough'> =>
  page.evaluate((asked) => {
    const now = document.querySelector('[data-decision]')?.getAttribute('data-decision');
    const confirm = document.querySelector('.prompt button.is-main');
    if (now !== String(asked) || confirm === null) return 'answered';
    return confirm.getAttribute('aria-disabled') === 'true' ? 'more' : 'enough';
  }, number);

/** How somebody plays: with a mouse, or without one. */
interface Way {
  readonly lift: () => Promise<void>;
  readonly act: (act: Act) => Promise<void>;
  readonly chooseFirst: () => Promise<void>;
  readonly confirm: () => Promise<void>;
}

/** What somebody does with a mouse, the first thing of all that can be chosen. */
const withMouse = (page: Page): Way => ({
  lift: () => page.locator('[data-curtain] button').click(),
  act: (act) => page.locator(`.acts [data-stop="${act}"]`).click(),
  chooseFirst: () => legal(page).first().click(),
  confirm: () => confirming(page).click(),
});

/** Answers what is asked, eager for the end. Returns false when the match is over. */
async function playOn(page: Page, way: Way): Promise<boolean> {
  const { what, number } = await whatIsAsked(page);
  if (what === 'over') return false;
  if (what === 'curtain') {
    await way.lift();
    await page.waitForFunction(() => document.querySelector('[data-curtain]') === null);
    return true;
  }
  if (what === 'act') await way.act(await eagerAct(page));
  else {
    let standing = 'more';
    while (standing === 'more') {
      await way.chooseFirst();
      standing = await stands(page, number);
    }
    if (standing === 'enough') await way.confirm();
  }
  await table.goesOn(page, number);
  return true;
}

export const playOnWithMouse = (page: Page): Promise<boolean> => playOn(page, withMouse(page));

/** The middle of what the guide rings first, where that can be pressed. */
const ringed = (page: Page): Promise<{ readonly x: number; readonly y: number } | null> =>
  page.evaluate(() => {
    for (const ring of document.querySelectorAll('.guide .ring')) {
      const { left, top, width, height } = ring.getBoundingClientRect();
      const [x, y] = [left + width / 2, top + height / 2];
      const below = document.elementFromPoint(x, y);
      if (below?.closest('.pill:not([aria-disabled]), button.legal:not(.chosen)')) return { x, y };
    }
    return null;
  });

/** Does what the guide rings, or goes on for the end. Returns false when the match is over. */
export async function followGuide(page: Page): Promise<boolean> {
  const press = async (otherwise: () => Promise<void>): Promise<void> => {
    const at = await ringed(page);
    if (at === null) await otherwise();
    else await page.mouse.click(at.x, at.y);
  };
  const way = withMouse(page);
  return playOn(page, {
    ...way,
    act: (act) => press(() => way.act(act)),
    chooseFirst: () => press(way.chooseFirst),
  });
}

/** More than the table has rows, and any of its rows stops. */
const FAR = 24;

/** Walks with arrows alone to something that can be chosen, along every row from the lowest to the highest. */
async function walkToLegal(page: Page): Promise<void> {
  const at = (): Promise<{ legal: boolean; stop: string }> =>
    page.evaluate(() => {
      const { activeElement: here } = document;
      const stop = here instanceof HTMLElement ? (here.dataset['stop'] ?? '') : '';
      return { legal: here?.matches('button.legal:not(.chosen)') === true, stop };
    });
  const walk = async (key: string): Promise<boolean> => {
    for (let steps = 0; steps < FAR; steps += 1) {
      const before = await at();
      if (before.legal) return true;
      await page.keyboard.press(key);
      if ((await at()).stop === before.stop) return false;
    }
    return false;
  };
  // From nowhere an arrow leads to where one can choose.
  if (await walk('ArrowDown')) return;
  for (let row = 0; row < FAR; row += 1) {
    await page.keyboard.press('Home');
    if (await walk('ArrowRight')) return;
    await page.keyboard.press('ArrowUp');
  }
  throw new Error('The arrows lead to nothing that can be chosen.');
}

export const playOnWithKeys = (page: Page): Promise<boolean> =>
  playOn(page, {
    lift: () => page.keyboard.press('Space'),
    act: (act) => page.keyboard.press(String(ACTS.indexOf(act) + 1)),
    chooseFirst: async () => {
      await walkToLegal(page);
      await page.keyboard.press('Enter');
    },
    confirm: () => page.keyboard.press('Space'),
  });
