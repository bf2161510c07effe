import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { hindrance, launch } from './program';

test('the real Electron opens a window that leads to New match', async () => {
  test.skip(hindrance !== null, `Electron cannot be started here: ${hindrance}`);
  const folder = await mkdtemp(join(tmpdir(), 'tefuda-electron-'));
  const { program, page } = await launch(folder);
  await expect(page).toHaveTitle(/Tefuda/);
  expect(new URL(page.url()).protocol).toBe('app:');
  await page.getByRole('button', { name: /^(New match|あたらしい)/ }).click();
  await expect(page).toHaveURL(/new-match/);
  await program.close();
  await rm(folder, { recursive: true, force: true });
});
