import type { BrowserContext, Page, Route } from '@playwright/test';
import { z } from 'zod';
import { ownAddress, shownAddress } from './addresses';
import { followingPage } from '../app/following';
import { opening, ShownWindow } from './window';
import type { Wire } from './wire';

const ofWindow = z.object({ window: z.number() });
const outcome = z.discriminatedUnion('outcome', [
  z.object({ outcome: z.enum(['cancelled', 'unknown', 'network']) }),
  z.object({
    outcome: z.literal('answered'),
    status: z.number(),
    headers: z.record(z.string(), z.string()),
    body: z.instanceof(Uint8Array),
  }),
]);

const FAILURES = {
  cancelled: 'ERR_BLOCKED_BY_CLIENT (-20)',
  unknown: 'ERR_UNKNOWN_URL_SCHEME (-301)',
} as const;

/** Chromium's names of permissions, and the names Electron asks the program by. */
const PERMISSIONS = {
  'clipboard-read': 'clipboard-read',
  'clipboard-write': 'clipboard-sanitized-write',
  geolocation: 'geolocation',
  notifications: 'notifications',
  camera: 'media',
  microphone: 'media',
} as const;

const ofContexts = new WeakMap<BrowserContext, StandInBrowser>();

/** The browser half of Electron: shows the windows of programs in a context of the test's own browser. */
export class StandInBrowser {
  readonly #context: BrowserContext;
  readonly #windows = new Set<ShownWindow>();
  readonly #crashed = new Set<Page>();
  /** A page that waits for the first window. */
  #spare: Page | null;
  #last: Page;
  /** How many pages are being opened by this and not by a page. */
  #opening = 0;
  /** The page in the window; another one after a crash or a new start. */
  readonly page: Page;
  /** Where the next window opens in place of Home, so that a test need not watch Home first: `/new-match`. */
  firstRoom = '';

  private constructor(context: BrowserContext, first: Page) {
    this.#context = context;
    this.#last = first;
    this.#spare = first;
    this.page = followingPage(
      first,
      () => this.#last,
      () => this.#windowOf(this.#last)?.lead() ?? (() => undefined),
    );
  }

  /** The browser half in a context: one, however many programs it serves. */
  static async in(context: BrowserContext): Promise<StandInBrowser> {
    const found = ofContexts.get(context);
    if (found !== undefined) return found;
    const made = new StandInBrowser(context, await context.newPage());
    ofContexts.set(context, made);
    await context.route('**/*', (route) =>
      // A program that ends takes its requests with it.
      made.#answer(route).catch(() => route.abort().catch(() => undefined)),
    );
    context.on('page', (page) => made.#refusePopup(page));
    return made;
  }

  /** What a program may ask of its browser. */
  answers(wire: () => Wire): Readonly<Record<string, (given: unknown) => unknown>> {
    const find = (given: unknown): ShownWindow | undefined => {
      const { window } = ofWindow.parse(given);
      return [...this.#windows].find((shown) => shown.id === window && shown.wire === wire());
    };
    return {
      open: async (given) => {
        const shown = new ShownWindow(this.#context, wire(), opening.parse(given));
        this.#windows.add(shown);
        await shown.show(await this.#newPage());
      },
      load: async (given) => {
        const url = this.#wanted(z.object({ url: z.string() }).parse(given).url);
        await this.#grant(wire(), url);
        await find(given)?.load(url);
      },
      reload: async (given) => {
        const shown = find(given);
        const page = shown?.page;
        if (page && this.#crashed.delete(page)) await shown?.replace(await this.#newPage());
        else await shown?.reload();
      },
      send: (given) => {
        const { channel, text } = z.object({ channel: z.string(), text: z.string() }).parse(given);
        return find(given)?.send(channel, text);
      },
      close: (given) => {
        const shown = find(given);
        if (shown !== undefined) this.#windows.delete(shown);
        return shown?.close();
      },
    };
  }

  /** A program has ended, and with it every window of its own. */
  async ended(wire: Wire): Promise<void> {
    const left = [...this.#windows].filter((shown) => shown.wire === wire);
    for (const shown of left) this.#windows.delete(shown);
    await Promise.all(left.map((shown) => shown.close()));
  }

  /** Where a program's first window is, or nothing before it has one. */
  addressIn(wire: Wire): string {
    const shown = [...this.#windows].find((window) => window.wire === wire);
    return shown?.page?.url() ?? '';
  }

  /** Lets the process of the page crash, and waits until the program has opened it again. */
  async crash(): Promise<void> {
    const crashed = this.#last;
    // `waitForEvent` gives up at a crash, which comes first here.
    const gone = new Promise<void>((resolve) => crashed.once('close', () => resolve()));
    await crashed.goto('chrome://crash').catch(() => undefined);
    await gone;
  }

  #wanted(url: string): string {
    const room = this.firstRoom;
    this.firstRoom = '';
    return room === '' ? url : `${url}#${room}`;
  }

  async #newPage(): Promise<Page> {
    const spare = this.#spare;
    this.#spare = null;
    this.#opening += 1;
    try {
      const page = spare !== null && !spare.isClosed() ? spare : await this.#context.newPage();
      page.on('crash', () => this.#crashed.add(page));
      this.#last = page;
      return page;
    } finally {
      this.#opening -= 1;
    }
  }

  #refusePopup(page: Page): void {
    if (this.#opening > 0) return;
    // A window that is closed before it has asked for its address would never be refused.
    const refused = page.waitForEvent('requestfailed', { timeout: 2000 });
    void refused.catch(() => undefined).then(() => page.close());
  }

  /** Lets the pages of an origin have what the program grants them, and nothing else. */
  async #grant(wire: Wire, url: string): Promise<void> {
    const shown = shownAddress(url);
    if (!shown.startsWith('https:')) return;
    const names = Object.entries(PERMISSIONS);
    const granted = await Promise.all(names.map(([, name]) => wire.ask('permission', name)));
    const wanted = names.filter((_, index) => granted[index] === true).map(([name]) => name);
    await this.#context.grantPermissions(wanted, { origin: new URL(shown).origin });
  }

  #windowOf(page: Page | null): ShownWindow | null {
    return [...this.#windows].find((shown) => shown.page === page) ?? null;
  }

  async #answer(route: Route): Promise<void> {
    const request = route.request();
    const shown = this.#windowOf(pageOf(route));
    if (request.isNavigationRequest() && !(await this.#mayNavigate(route, shown))) {
      return route.abort('aborted');
    }
    const asking = shown ?? [...this.#windows][0];
    if (asking === undefined) return route.abort('aborted');
    const asked = {
      window: asking.id,
      url: ownAddress(request.url()),
      method: request.method(),
      kind: request.resourceType(),
      headers: request.headers(),
      body: request.postDataBuffer(),
    };
    const found = outcome.parse(await asking.wire.ask('request', asked));
    if (found.outcome === 'answered') {
      const { status, headers, body } = found;
      return route.fulfill({ status, headers, body: Buffer.from(body) });
    }
    if (found.outcome === 'network') return route.continue();
    if (request.isNavigationRequest()) asking.failure = FAILURES[found.outcome];
    return route.abort('blockedbyclient');
  }

  /** Asks the program where the page, a frame in it or a window it opens leads itself. */
  async #mayNavigate(route: Route, shown: ShownWindow | null): Promise<boolean> {
    const request = route.request();
    const url = ownAddress(request.url());
    if (shown === null) {
      const [opener] = this.#windows;
      await opener?.wire.ask('popup', { window: opener.id, url });
      return false;
    }
    const main = request.frame() === shown.page?.mainFrame();
    if (main && shown.isLed) return true;
    return (await shown.wire.ask('navigate', { window: shown.id, url, main })) === true;
  }
}

/** The page that asks; a page that was just opened by another one is none yet. */
function pageOf(route: Route): Page | null {
  try {
    return route.request().frame().page();
  } catch {
    return null;
  }
}
