import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { violations } from '../access/axe';
import { lastTime } from './settings';
import { expect, test } from './test';

test.use({ settings: { ...lastTime(['human', 'random'], 3), theme: 'dark' } });

test('a person backs the data up, goes back to it, reads the licences and copies a report', async ({
  app,
  page,
}) => {
  await app.open('/settings');
  const data = page.getByRole('region', { name: 'Your data' });
  await expect(data).toContainText(app.dataFolder);
  const saved = await app.save(() => data.getByRole('button', { name: 'Back up' }).click());
  expect(saved.name).toMatch(/^Tefuda \d{4}-\d\d-\d\d\.zip$/);
  await expect(data.getByRole('status')).toContainText(saved.name);

  await page.getByRole('radio', { name: 'Light' }).click();
  const chooser = page.waitForEvent('filechooser');
  await data.getByRole('button', { name: 'Choose a backup' }).click();
  const bytes = await readFile(saved.path);
  const file = { name: 'mine.zip', mimeType: 'application/zip' };
  await (await chooser).setFiles({ ...file, buffer: bytes.subarray(0, 300) });
  await expect(data.getByRole('status')).toContainText('This file is no backup of Tefuda.');
  const again = page.waitForEvent('filechooser');
  await data.getByRole('button', { name: 'Choose a backup' }).click();
  await (await again).setFiles({ ...file, buffer: bytes });
  await expect(data.getByRole('status')).toContainText('Close Tefuda and start it again');

  const licences = page.getByRole('button', { name: 'Show all licences' });
  await licences.press('Enter');
  const text = page.getByRole('dialog').getByRole('region', { name: 'Licences' });
  await expect(text).toContainText('vue 3.');
  for (const name of ['@fontsource/m-plus-rounded-1c', '@lucide/vue', 'pdfkit', 'piscina', 'zod']) {
    await expect(text).toContainText(name);
  }
  expect(await violations(page)).toEqual([]);
  await text.focus();
  await page.keyboard.press('End');
  await expect.poll(() => text.evaluate((region) => region.scrollTop)).toBeGreaterThan(1000);
  await page.keyboard.press('Escape');
  await expect(licences).toBeFocused();

  const report = page.getByRole('button', { name: 'Copy a report' });
  await report.press('Enter');
  const shown = page.getByRole('textbox', { name: 'A report of Tefuda' });
  await expect(shown).toHaveValue(/^Tefuda \d/);
  await page.getByRole('button', { name: 'Copy', exact: true }).press('Enter');
  await expect(page.getByRole('dialog').getByRole('status')).toHaveText('Copied.');
  expect(await violations(page)).toEqual([]);
  const words = await shown.inputValue();
  expect(words).toContain('Node 2');
  expect(words).not.toContain('Mika');
  await page.keyboard.press('Escape');
  await expect(report).toBeFocused();
  // What was copied is what was shown.
  await page.evaluate(() => {
    const field = document.createElement('textarea');
    document.body.append(field);
    field.focus();
  });
  await page.keyboard.press('Control+V');
  await expect.poll(() => page.evaluate(() => document.querySelector('textarea')?.value)).toBe(words);

  await app.end('stop');
  await app.startAgain();
  await expect(page.getByText('Your backup is in its place.')).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  expect(await readFile(join(app.dataFolder, 'before-restore-1/settings.json'), 'utf8')).toContain('"light"');
  expect((await readdir(app.dataFolder)).filter((name) => name.startsWith('restore-'))).toEqual([]);
});
