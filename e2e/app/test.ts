import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test as base, expect } from '@playwright/test';
import type { Settings } from '../../src-shared/contract/settings';
import { startWebHost, type RunningHost } from './host';
import { writeDesigns, writeSettings } from './settings';

interface App {
  readonly dataFolder: string;
  readonly host: () => RunningHost;
  /** Opens the program in the test's own window: at Home, or at once in another room, such as `/new-match`. */
  open(room?: string): Promise<void>;
  /** Ends the program; the window looks elsewhere meanwhile, so that it does not call for its host. */
  end(how: 'stop' | 'kill'): Promise<void>;
  /** Starts the program again on the same data folder, and opens it. */
  startAgain(): Promise<void>;
  /** The journal of the one match that was begun. */
  journal(): Promise<string>;
}

/** Errors that a page or its console reported, and requests to elsewhere. A test may not end with any. */
interface Watch {
  readonly errors: string[];
  readonly foreignRequests: string[];
}

interface Given {
  /** Settings that lie in the data folder before the program starts. */
  readonly settings: Partial<Settings>;
  /** Sets of designs that lie there as well, by their ids, as their files say it. */
  readonly designs: Readonly<Record<string, unknown>>;
}

export const test = base.extend<Given & { app: App; watch: Watch }>({
  settings: [{}, { option: true }],
  designs: [{}, { option: true }],

  watch: [
    async ({ context }, use) => {
      const watch: Watch = { errors: [], foreignRequests: [] };
      context.on('weberror', (error) => watch.errors.push(error.error().message));
      context.on('console', (line) => {
        if (line.type() === 'error') watch.errors.push(line.text());
      });
      context.on('request', (request) => {
        const { protocol, hostname } = new URL(request.url());
        const own = hostname === '127.0.0.1' || ['about:', 'blob:', 'chrome:', 'data:'].includes(protocol);
        if (!own) watch.foreignRequests.push(request.url());
      });
      await use(watch);
      expect(watch.errors, 'errors in the page').toEqual([]);
      expect(watch.foreignRequests, 'requests that leave the machine').toEqual([]);
    },
    { auto: true },
  ],

  app: async ({ context, page, settings, designs }, use) => {
    const dataFolder = await mkdtemp(join(tmpdir(), 'tefuda-e2e-'));
    await writeSettings(dataFolder, settings);
    for (const [id, set] of Object.entries(designs)) await writeDesigns(dataFolder, id, set);
    let host = await startWebHost(dataFolder);
    const open = async (room = ''): Promise<void> => {
      await page.goto(room === '' ? host.address : `${host.address}#${room}`);
    };
    await use({
      dataFolder,
      host: () => host,
      open,
      end: async (how) => {
        await page.goto('about:blank');
        await (how === 'kill' ? host.kill() : host.stop());
      },
      startAgain: async () => {
        host = await startWebHost(dataFolder);
        await open();
      },
      journal: async () => {
        const [name, ...others] = await readdir(join(dataFolder, 'matches'));
        if (name === undefined || others.length > 0) throw new Error('There is not exactly one match.');
        return join(dataFolder, 'matches', name);
      },
    });
    await Promise.all(context.pages().map((open) => open.close()));
    await host.stop();
    await rm(dataFolder, { recursive: true, force: true });
  },
});

export { expect };
