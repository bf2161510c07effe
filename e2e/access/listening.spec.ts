import type { Page } from '@playwright/test';
import { table } from '../app/screens';
import { QUICK } from '../app/settings';
import { expect, test } from '../app/test';
import { goTo, match, settle, sitAt } from './stage';

/** Notes what live regions say from now on: every text that comes into them. */
const listen = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const heard: string[] = [];
    Reflect.set(globalThis, 'heard', heard);
    const say = (node: Node): void => {
      const place = node instanceof Element ? node : node.parentElement;
      if (place?.closest('[aria-hidden="true"], [inert]')) return;
      const live = place?.closest('[role="log"], [role="status"], [role="alert"], [aria-live="polite"]');
      const text = node.textContent?.replace(/\s+/g, ' ').trim() ?? '';
      if (live && text !== '') heard.push(text);
    };
    new MutationObserver((changes) => {
      for (const { type, target, addedNodes } of changes) {
        if (type === 'characterData') say(target);
        for (const node of addedNodes) say(node);
      }
    }).observe(document.body, { childList: true, characterData: true, subtree: true });
  });

const heard = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => {
    const found: unknown = Reflect.get(globalThis, 'heard');
    return Array.isArray(found) ? found.map(String) : [];
  });

/** Everything that a screen reader can come to, each as its role and its name. */
async function readOut(page: Page): Promise<readonly string[]> {
  const session = await page.context().newCDPSession(page);
  const { nodes } = await session.send('Accessibility.getFullAXTree');
  await session.detach();
  return nodes.flatMap(({ ignored, role, name }) =>
    ignored ? [] : [`${String(role?.value)} ${String(name?.value ?? '')}`],
  );
}

test.use({ settings: QUICK });

test('the log says new lines once, prompts and refusals are said, and a held-up card says what it does', async ({
  app,
  page,
}) => {
  await app.open();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await sitAt(page, match('copy-ability-battle', ['human', 'greedy'], { rounds: 2, first: 0 }));
  const legal = page.getByRole('button', { name: /\. can be taken/ });
  await legal.first().waitFor();
  await expect(page.getByRole('log')).toHaveAttribute('aria-live', 'polite');
  await listen(page);

  await test.step('a refusal, by the prompt', async () => {
    await page.locator('[data-row="enemies"] .place .card').first().click();
    await expect.poll(() => heard(page)).toContainEqual('Play a card first, then choose an enemy.');
  });
  await test.step('a card that is held up', async () => {
    const offered = page.getByRole('button', { name: /^Warm-up Round/ });
    await offered.focus();
    await page.keyboard.press('i');
    await expect
      .poll(async () => (await heard(page)).join(' | '))
      .toMatch(/Warm-up Round, red 2, fighter.*One more action\. Get cards until you hold 5/);
    await page.keyboard.press('Escape');
  });
  const plays = async (): Promise<readonly string[]> =>
    (await heard(page)).filter((text) => text.startsWith('Mika plays '));
  await test.step('a move, once, and what is asked next', async () => {
    await legal.first().click();
    await page
      .getByRole('button', { name: /\. can be chosen/ })
      .first()
      .waitFor();
    await expect.poll(plays).toEqual([expect.stringContaining('Follow the Scent, white 3')]);
    await expect.poll(() => heard(page)).toContainEqual(expect.stringMatching(/^Choose an enemy/));
  });
  await test.step('what is said after it, and the move no second time', async () => {
    const before = (await heard(page)).length;
    await page
      .getByRole('button', { name: /\. can be chosen/ })
      .first()
      .click();
    await table.button(page, /^Attack/).click();
    await expect
      .poll(async () => (await heard(page)).slice(before))
      .toContainEqual(expect.stringMatching(/ falls \+\d| stands, /));
    expect(await plays()).toHaveLength(1);
  });
});

test('the curtain leaves nothing of the table to be heard, and the log no card of a hidden hand', async ({
  app,
  page,
}) => {
  await app.open();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await sitAt(page, match('copy-ability-battle', ['human', 'human'], { rounds: 2, first: 0 }));
  const curtain = page.getByRole('region', { name: 'Hand over the screen' });
  await curtain.waitFor();
  const tree = await readOut(page);
  expect(tree.filter((line) => line.startsWith('button'))).toEqual([
    expect.stringContaining('show my cards'),
  ]);
  expect(tree.filter((line) => /can be |cannot be |enemy, life|heading Log/.test(line))).toEqual([]);
  await listen(page);
  await curtain.getByRole('button').click();
  await page.locator('.legal').first().waitFor();
  const hand = page.locator('[data-zone="hand:0"] [data-instance] button');
  const names = await hand.evaluateAll((cards) =>
    cards.map((card) => card.getAttribute('aria-label')?.split(',')[0] ?? ''),
  );
  expect(names).toHaveLength(3);
  const said = (await heard(page)).join(' | ');
  for (const name of names) expect(said).not.toContain(name);
});

test('the page and whatever is in another language say which one they are in', async ({ app, page }) => {
  const titles: string[] = [];
  await app.open('/settings');
  await expect(page.getByRole('radio', { name: '日本語' }).first()).toHaveAttribute('lang', 'ja');
  for (const room of [
    '/',
    '/new-match',
    '/collection',
    '/quests',
    '/records',
    '/statistics',
    '/rules',
    '/settings',
  ]) {
    await goTo(page, room);
    await expect.poll(async () => titles.includes(await page.title())).toBe(false);
    titles.push(await page.title());
  }
  expect(new Set(titles).size).toBe(titles.length);
  await goTo(page, '/');
  await expect(page.getByRole('button', { name: '日本語' })).toHaveAttribute('lang', 'ja');
  await settle(page, { language: 'ja' });
  await expect(page.locator('html')).toHaveAttribute('lang', 'ja');
  await expect(page.getByRole('button', { name: 'English' })).toHaveAttribute('lang', 'en');
  await settle(page, { language: 'en', cardLanguage: 'ja' });
  await goTo(page, '/collection?card=copytoru-base/yellow-5');
  const opened = page.getByRole('region', { name: 'The open card' });
  await expect(opened.locator('[lang]').first()).toBeVisible();
});
