import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test as base, expect, type BrowserContext } from '@playwright/test';
import type { Settings } from '../../src-shared/contract/settings';
import { startOnStandIn } from '../electron-stand-in/program';
import { hindrance, startOnElectron } from '../electron/program';
import { isWhole, ONLY_WEB, ONLY_WHOLE } from '../hosts';
import type { RunningHost } from './host';
import type { HostName, Program, Saved } from './program';
import { writeDesigns, writeSettings } from './settings';
import { startOnWeb } from './web-program';

export interface App {
  readonly dataFolder: string;
  readonly host: () => RunningHost;
  /** Opens the program in the test's own window: at Home, or at once in another room, such as `/new-match`. */
  open(room?: string): Promise<void>;
  /** Ends the program. */
  end(how: 'stop' | 'kill'): Promise<void>;
  /** Starts the program again on the same data folder, and opens it. */
  startAgain(): Promise<void>;
  /** Does something that ends with a file being saved where a person wants it, and gives that file. */
  save(press: () => Promise<void>): Promise<Saved>;
  /** Lets the process behind the page crash; the page is there again afterwards. */
  crash(): Promise<void>;
  /** Puts a PNG into the system's clipboard, as another program does. */
  copyPicture(png: Buffer): Promise<void>;
  /** The journal of the one match that was begun. */
  journal(): Promise<string>;
}

/** Errors that a page or its console reported, and requests to elsewhere. A test may not end with any. */
interface Watch {
  readonly errors: string[];
  readonly foreignRequests: string[];
}

export interface Given {
  /** The host the program runs on; the project says it. On the desktop the real Electron runs where it is. */
  readonly hostName: HostName;
  /** Settings that lie in the data folder before the program starts. */
  readonly settings: Partial<Settings>;
  /** Sets of designs that lie there as well, by their ids, as their files say it. */
  readonly designs: Readonly<Record<string, unknown>>;
}

interface Fixtures {
  app: App;
  program: Program;
  watch: Watch;
  fitting: undefined;
  dataFolder: string;
  saved: string;
}

const starts = { web: startOnWeb, desktop: hindrance === null ? startOnElectron : startOnStandIn };

const NOT_NETWORK = new Set(['about:', 'app:', 'blob:', 'chrome:', 'data:']);

/** Our own addresses: this machine's, and those that stand for the desktop's own scheme. */
const isOwn = ({ protocol, hostname }: URL): boolean =>
  NOT_NETWORK.has(protocol) || hostname === '127.0.0.1' || hostname.endsWith('.app.invalid');

function watchOver(context: BrowserContext, { errors, foreignRequests }: Watch): void {
  context.on('weberror', (error) => errors.push(error.error().message));
  context.on('console', (line) => {
    if (line.type() === 'error') errors.push(line.text());
  });
  context.on('request', (request) => {
    if (!isOwn(new URL(request.url()))) foreignRequests.push(request.url());
  });
}

const folderNamed = async (name: string, use: (folder: string) => Promise<void>): Promise<void> => {
  const folder = await mkdtemp(join(tmpdir(), name));
  await use(folder);
  await rm(folder, { recursive: true, force: true });
};

export const test = base.extend<Given & Fixtures>({
  hostName: ['web', { option: true }],
  settings: [{}, { option: true }],
  designs: [{}, { option: true }],

  /** Skips what is meant for the other host or the whole run only, with its reason, before anything is started. */
  fitting: [
    async ({ hostName }, use, info) => {
      const only = info.annotations.find(({ type }) => type === ONLY_WEB);
      if (hostName === 'desktop' && only !== undefined) {
        const why = only.description ?? 'meant for the web host';
        console.log(`    Skipped on the desktop, since it ${why}: ${info.title}`);
        info.skip(true, why);
      }
      const long = info.annotations.find(({ type }) => type === ONLY_WHOLE);
      info.skip(
        !isWhole && long !== undefined,
        `only in the whole run; here: ${long?.description ?? 'nothing'}`,
      );
      await use(undefined);
    },
    { auto: true },
  ],

  watch: [
    async ({ browserName: _ }, use) => {
      const watch: Watch = { errors: [], foreignRequests: [] };
      await use(watch);
      expect(watch.errors, 'errors in the page').toEqual([]);
      expect(watch.foreignRequests, 'requests that leave the machine').toEqual([]);
    },
    { auto: true },
  ],

  dataFolder: ({ browserName: _ }, use) => folderNamed('tefuda-e2e-', use),
  /** Where the files go that a test lets the program save. */
  saved: ({ browserName: _ }, use) => folderNamed('tefuda-e2e-saved-', use),

  program: async ({ context, viewport, hostName, dataFolder, settings, designs, watch }, use) => {
    await writeSettings(dataFolder, settings);
    for (const [id, set] of Object.entries(designs)) await writeDesigns(dataFolder, id, set);
    const watching = (shown: BrowserContext): void => watchOver(shown, watch);
    const program = await starts[hostName]({ context, dataFolder, viewport, watch: watching });
    await use(program);
    await program.close();
  },

  page: ({ program }, use) => use(program.page),

  app: async ({ program, dataFolder, saved }, use) => {
    await use({
      dataFolder,
      host: () => program.host(),
      open: (room = '') => program.open(room),
      end: (how) => program.end(how),
      startAgain: () => program.startAgain(),
      save: (press) => program.save(press, saved),
      crash: () => program.crash(),
      copyPicture: (png) => program.copyPicture(png),
      journal: async () => {
        const [name, ...others] = await readdir(join(dataFolder, 'matches'));
        if (name === undefined || others.length > 0) throw new Error('There is not exactly one match.');
        return join(dataFolder, 'matches', name);
      },
    });
  },
});

export { expect };
