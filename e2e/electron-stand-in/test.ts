import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test as base, type Page } from '@playwright/test';
import { StandIn } from './stand-in';

/** Tests of what the program does with Electron, as the stand-in has seen it. */
export const test = base.extend<{ dataFolder: string; standIn: StandIn; shown: Page }>({
  dataFolder: async ({ browserName: _ }, use) => {
    const folder = await mkdtemp(join(tmpdir(), 'tefuda-stand-in-'));
    await use(folder);
    await rm(folder, { recursive: true, force: true });
  },
  standIn: async ({ context, dataFolder }, use) => {
    const standIn = await StandIn.start(context, { dataFolder });
    await use(standIn);
    await standIn.kill();
  },
  /** The page in the window. */
  shown: async ({ standIn }, use) => {
    await use(await standIn.page());
  },
});

export { expect } from '@playwright/test';
