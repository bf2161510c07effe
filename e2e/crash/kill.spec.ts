import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { HOSTS } from '../../proof/crash/desk';
import { ALONE, DOINGS, killAgainAndAgain, type DoingName, type Killed } from '../../proof/crash/sequence';

const root = join(import.meta.dirname, '../..');
/** Each kill hits all of them at once; `npm run proof` kills each of them alone as well, two hundred times. */
const TIMES = 10;

/** The same moments every time, as far as a machine allows; a long run takes others. */
async function kill(host: (typeof HOSTS)[number], doing: readonly DoingName[]): Promise<Killed> {
  const folder = await mkdtemp(join(tmpdir(), 'tefuda-crash-'));
  const killed = await killAgainAndAgain({ host, doing, times: TIMES, seed: 'tests', root, folder });
  await rm(folder, { recursive: true, force: true });
  return killed;
}

test.describe('a program that is killed ten times during play, editing, import, export and backing up', () => {
  for (const host of HOSTS) {
    test(`loses no pick, no edit and no file, and says what happened (${host} host)`, async () => {
      test.slow();
      const killed = await kill(host, DOINGS);
      expect(killed.kills).toBe(TIMES);
      expect(killed.answers).toBeGreaterThan(TIMES * DOINGS.length);
    });
  }
});

test.describe('a program that is killed ten times while backups are restored, and at its starts', () => {
  for (const host of HOSTS) {
    test(`holds the old data or the backup, all of it, and says which (${host} host)`, async () => {
      test.slow();
      const killed = await kill(host, ALONE);
      expect(killed.kills).toBeGreaterThanOrEqual(TIMES);
      expect(killed.answers).toBeGreaterThan(0);
    });
  }
});
