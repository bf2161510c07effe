import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { putFinished } from '../app/finished';
import { QUICK } from '../app/settings';
import { expect, test as base } from '../app/test';
import { workshopIn } from '../app/workshop';

const TAG = '<img src=x onerror="document.title=\'owned\'">';
const TURNED = '\u202Egnp.exe\u2066';
const UNSEEN = 'Sa\u200Bve\u3164\u00AD';
const TEMPLATE = "{{ constructor.constructor('document.title=1')() }} {seat} @:app.name";
const DRAWING = '</text></svg><script>document.title="owned"</script><svg onload="document.title=1">&quot;';

/** Names that try something, each for a card of its own. */
const NAMES = [TAG, TURNED, UNSEEN, TEMPLATE, DRAWING] as const;

const TRICKY = {
  ...{ format: 'tefuda-card-set/1', id: 'tricky', game: 'copytoru', kind: 'designs' },
  name: { en: `Ｓａｖе ${TURNED} ${TAG}` },
  author: TAG,
  cards: NAMES.flatMap((name, index) => {
    const common = { copies: 9, name: { en: name }, flavor: { en: `${name} ${TAG}` } };
    return [
      { id: `kirby-${index}`, type: 'kirby', color: 'white', power: index + 1, ...common },
      { id: `enemy-${index}`, type: 'enemy', color: 'red', life: index + 1, points: 2, ...common },
    ];
  }),
};

/** Seats of matches that somebody else may have written. */
const SEATS = [`${TAG}${TURNED}`, `${TEMPLATE}${UNSEEN}`] as const;

/** Puts a match by them into a data folder, that is over, and the same again as it was after twelve picks. */
async function putMatches(dataFolder: string): Promise<void> {
  const words = ['--game', 'copy-ability-battle', '--seats', 'random', '--players', '2'];
  await putFinished(dataFolder, 'over', [...words, '--set', 'tricky', '--data', dataFolder]);
  const pathOf = (id: string): string => join(dataFolder, 'matches', `${id}.jsonl`);
  const [header = '', ...lines] = (await readFile(pathOf('over'), 'utf8')).split('\n');
  let seat = 0;
  const renamed = header.replaceAll(/"name":"[^"]*"(?=,"player")/g, () => {
    const name = `"name":${JSON.stringify(SEATS[seat])}`;
    seat += 1;
    return name;
  });
  await writeFile(pathOf('over'), [renamed, ...lines].join('\n'));
  const twelfth = lines.findIndex((line) => line.startsWith('{"n":12,"seat"'));
  await writeFile(pathOf('begun'), [renamed, ...lines.slice(0, twelfth + 1), ''].join('\n'));
}

const test = base.extend<{ matches: null }>({
  matches: async ({ app }, use) => {
    await app.end('stop');
    await putMatches(app.dataFolder);
    await app.startAgain();
    await use(null);
  },
});

/** What of the page is a trick that worked: elements nobody made, words that turn or that nobody sees. */
const tricked = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => {
    const tricks =
      /[\u00ad\u061c\u115f\u1160\u180e\u200b\u200e\u200f\u202a-\u202e\u2060-\u206f\u3164\ufeff\uffa0]/;
    const found: string[] = [];
    for (const element of document.querySelectorAll('*')) {
      if (element.matches('script:not([src]), img[src="x"], iframe, object')) found.push(element.outerHTML);
      for (const { name, value } of element.attributes) {
        // What a person writes in a field stays as they wrote it.
        const own = name === 'value' || name.startsWith('data-') || name === 'for' || name === 'id';
        if (name.startsWith('on') || (!own && tricks.test(value))) found.push(`${name}=${value}`);
      }
      for (const child of element.childNodes) {
        const shown = child.nodeType === Node.TEXT_NODE && element.localName !== 'textarea';
        if (shown && tricks.test(child.nodeValue ?? '')) found.push(`text ${child.nodeValue}`);
      }
    }
    if (/owned|^1$/.test(document.title) || tricks.test(document.title)) found.push(document.title);
    return found;
  });

/** Goes to another room, waits until it shows such a name, and sees that none has done anything. */
async function expectHarmless(page: Page, room: string): Promise<void> {
  await test.step(room, async () => {
    await page.evaluate((address) => {
      document.querySelector('main')?.setAttribute('data-left', '');
      location.hash = address;
    }, room);
    const there = page.locator('main:not([data-left])');
    await expect(there.getByText('<img src=x').first()).toBeAttached({ timeout: 20_000 });
    expect(await tricked(page)).toEqual([]);
  });
}

test.use({ settings: QUICK, designs: { tricky: TRICKY } });

test('names are shown as text in every room, turn no words around and hide in none', async ({
  matches: _,
  page,
}) => {
  await expect(page.getByRole('main')).toBeVisible();
  expect(await tricked(page)).toEqual([]);
  const rooms = ['/collection?card=tricky/kirby-0', '/workshop/tricky/enemy-4', '/records?match=over'];
  const matches = ['/records/over?at=20&eyes=open', '/table/begun', '/end/over', '/new-match'];
  for (const room of [...rooms, ...matches]) await expectHarmless(page, room);
});

test('a set called like something else is saved under a plain name, and its buttons say what they do', async ({
  app,
  page,
}) => {
  const workshop = workshopIn(page, 'en');
  await app.open('/workshop/tricky/kirby-0');
  // The button is called as the set is, without what would turn the words after it, or hide.
  await workshop.menuOf('set', `Ｓａｖе gnp.exe ${TAG}`).click();
  const { name } = await app.save(() => workshop.menuItem('workshop.set.export').click());
  expect(name).toMatch(/^[\p{L}\p{N} ._-]+\.tefuda$/u);
  expect(name).not.toMatch(/\.(?:exe|png)\.|\p{Default_Ignorable_Code_Point}/u);
  await workshop.menuOf('set', `Ｓａｖе gnp.exe ${TAG}`).click();
  await workshop.menuItem('workshop.print').click();
  await expect(page.getByRole('dialog')).toContainText(TAG);
  expect(await tricked(page)).toEqual([]);
});
