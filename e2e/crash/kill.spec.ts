import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { HOSTS } from '../../proof/crash/desk';
import { DOINGS, killAgainAndAgain } from '../../proof/crash/sequence';

const root = join(import.meta.dirname, '../..');
/** Each kill hits all four at once; `npm run proof` kills each of them alone as well, two hundred times. */
const TIMES = 10;

test.describe('a program that is killed ten times during play, editing, import and export', () => {
  for (const host of HOSTS) {
    test(`loses no pick, no edit and no file, and says what happened (${host} host)`, async () => {
      test.slow();
      const folder = await mkdtemp(join(tmpdir(), 'tefuda-crash-'));
      // The same moments every time, as far as a machine allows; a long run takes others.
      const killed = await killAgainAndAgain({
        host,
        doing: DOINGS,
        times: TIMES,
        seed: 'tests',
        root,
        folder,
      });
      expect(killed.kills).toBe(TIMES);
      expect(killed.answers).toBeGreaterThan(TIMES * DOINGS.length);
      await rm(folder, { recursive: true, force: true });
    });
  }
});
