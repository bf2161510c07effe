import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test as base, expect } from '@playwright/test';
import type { Settings } from '../../src-shared/contract/settings';
import { startWebHost, type RunningHost } from './host';
import { writeSettings } from './settings';

interface App {
  readonly dataFolder: string;
  readonly host: () => RunningHost;
  /** Opens the program's first page in the test's own window. */
  open(): Promise<void>;
  /** Starts the program again on the same data folder, and opens it. */
  restart(how: 'stop' | 'kill'): Promise<void>;
}

/** Errors that the page or its console reported. A test may not end with any. */
interface Watch {
  readonly errors: string[];
  readonly foreignRequests: string[];
}

export const test = base.extend<{ app: App; watch: Watch; settings: Partial<Settings> }>({
  /** Settings that lie in the data folder before the program starts. */
  settings: [{}, { option: true }],

  watch: [
    async ({ page }, use) => {
      const watch: Watch = { errors: [], foreignRequests: [] };
      page.on('pageerror', (error) => watch.errors.push(error.message));
      page.on('console', (line) => {
        if (line.type() === 'error') watch.errors.push(line.text());
      });
      page.on('request', (request) => {
        const { protocol, hostname } = new URL(request.url());
        const own = hostname === '127.0.0.1' || protocol === 'blob:' || protocol === 'data:';
        if (!own) watch.foreignRequests.push(request.url());
      });
      await use(watch);
      expect(watch.errors, 'errors in the page').toEqual([]);
      expect(watch.foreignRequests, 'requests that leave the machine').toEqual([]);
    },
    { auto: true },
  ],

  app: async ({ page, settings }, use) => {
    const dataFolder = await mkdtemp(join(tmpdir(), 'tefuda-e2e-'));
    await writeSettings(dataFolder, settings);
    let host = await startWebHost(dataFolder);
    const open = async (): Promise<void> => {
      await page.goto(host.address);
    };
    await use({
      dataFolder,
      host: () => host,
      open,
      restart: async (how) => {
        await page.goto('about:blank');
        await (how === 'kill' ? host.kill() : host.stop());
        host = await startWebHost(dataFolder);
        await open();
      },
    });
    await host.stop();
    await rm(dataFolder, { recursive: true, force: true });
  },
});

export { expect };
