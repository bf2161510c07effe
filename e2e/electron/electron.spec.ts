import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { _electron, expect, test } from '@playwright/test';
import { lookAround, reasonForWeb } from '../../src-main/cli/choose-host';
import { installedBinary } from '../../src-main/cli/electron-binary';

const root = join(import.meta.dirname, '../..');
const binary = installedBinary(root);
/** The binary comes from outside the package registry, and its window needs a display: not every machine has both. */
const hindrance = binary === null ? 'the Electron binary is not there' : reasonForWeb(lookAround(null));

test('the real Electron opens a window that leads to New match', async () => {
  test.skip(hindrance !== null, `Electron cannot be started here: ${hindrance}`);
  const folder = await mkdtemp(join(tmpdir(), 'tefuda-electron-'));
  const program = await _electron.launch({
    executablePath: binary ?? '',
    args: [root, `--tefuda-data=${folder}`, '--lang=en-GB'],
  });
  const window = await program.firstWindow();
  await expect(window).toHaveTitle(/Tefuda/);
  expect(new URL(window.url()).protocol).toBe('app:');
  await window.getByRole('button', { name: /^(New match|あたらしい)/ }).click();
  await expect(window).toHaveURL(/new-match/);
  await program.close();
  await rm(folder, { recursive: true, force: true });
});
