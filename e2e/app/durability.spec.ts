import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { QUICK } from './settings';
import { home, startMatch, table } from './screens';
import { expect, test } from './test';

test.use({ settings: QUICK });

const seats = [
  { name: 'Mika', player: 'A person' as const },
  { name: 'Kenji', player: 'Computer, strong' as const },
];

for (const how of ['stop', 'kill'] as const) {
  test(`a match goes on after the program was ended by ${how}`, async ({ app, page }) => {
    await app.open();
    await startMatch(page, seats, `ended by ${how}`);
    await expect(table.legal(page).first()).toBeVisible({ timeout: 20_000 });
    await table.legal(page).first().click();
    const played = page.locator('[data-decision]');
    await expect(played).not.toHaveAttribute('data-decision', '1');
    const number = await played.getAttribute('data-decision');
    const cards = await page
      .locator('[data-instance]')
      .evaluateAll((all) => all.map((card) => card.getAttribute('data-instance')));

    await app.restart(how);
    await home.continue(page).click();
    await expect(played).toHaveAttribute('data-decision', number ?? '');
    await expect
      .poll(() =>
        page
          .locator('[data-instance]')
          .evaluateAll((all) => all.map((card) => card.getAttribute('data-instance'))),
      )
      .toEqual(cards);
  });
}

test('a reload takes the match up again', async ({ app, page }) => {
  await app.open();
  await startMatch(page, seats, 'reloaded');
  await expect(table.legal(page).first()).toBeVisible({ timeout: 20_000 });
  const before = await page.locator('[data-decision]').getAttribute('data-decision');
  await page.reload();
  await expect(page.locator('[data-decision]')).toHaveAttribute('data-decision', before ?? '');
  await expect(table.legal(page).first()).toBeVisible();
});

test('a mangled match is set aside with a message, and the rest goes on', async ({ app, page }) => {
  await app.open();
  await startMatch(page, seats, 'mangled');
  await expect(table.legal(page).first()).toBeVisible({ timeout: 20_000 });
  await app.host().stop();
  const folder = join(app.dataFolder, 'matches');
  const [journal] = (await readdir(folder)).filter((name) => name.endsWith('.jsonl'));
  const text = await readFile(join(folder, journal ?? ''), 'utf8');
  await writeFile(join(folder, journal ?? ''), `{"format":"tefuda-record/1", this is no JSON\n${text}`);
  await app.restart('stop');
  await expect(
    page.getByRole('status').or(page.getByRole('alert')).filter({ hasText: /match/i }).first(),
  ).toBeVisible();
  await expect(home.newMatch(page)).toBeVisible();
  expect((await readdir(folder)).some((name) => name.includes(journal?.replace('.jsonl', '') ?? '-'))).toBe(
    true,
  );
});

test('a bad card set is told and left out; the box still plays', async ({ app, page }) => {
  await app.host().stop();
  const { mkdir } = await import('node:fs/promises');
  const folder = join(app.dataFolder, 'designs', 'broken');
  await mkdir(folder, { recursive: true });
  await writeFile(
    join(folder, 'set.json'),
    '{"format":"tefuda-card-set/1","id":"broken","game":"copytoru","kind":"designs","cards":[{"id":"x","type":"kirby","color":"yelow"}]}',
  );
  await app.restart('stop');
  await expect(page.getByText(/broken/).first()).toBeVisible();
  await startMatch(page, seats, 'in spite of it');
});
