import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { randomUUID } from 'node:crypto';
import type { BrowserContext, CDPSession, Page } from '@playwright/test';
import { z } from 'zod';
import { ownAddress, shownAddress } from './addresses';
import type { Wire } from './wire';

const built = join(import.meta.dirname, '../../out/e2e/electron-stand-in');
const WORLD = 'Electron Isolated Context';

const script = (name: string): string => readFileSync(join(built, `${name}.js`), 'utf8');
/** A script of the stand-in, run in the page with what it is given. */
const starting = (name: string, given: string): string =>
  `(() => { ${script(name)}\nstandIn.start(${given}); })();`;

export const opening = z.object({
  window: z.number(),
  preload: z.string().nullable(),
  isolated: z.boolean(),
  sandboxed: z.boolean(),
});
export type Opening = z.infer<typeof opening>;

const told = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('here') }),
  z.object({ kind: z.literal('invoke'), asked: z.number(), channel: z.string(), text: z.string() }),
  z.object({ kind: z.literal('hear'), channel: z.string(), text: z.string() }),
  z.object({ kind: z.literal('preloadFailed'), words: z.string() }),
]);

/** A window of the program, as the test's browser shows it: a page with the preload in a world of its own. */
export class ShownWindow {
  readonly id: number;
  readonly #context: BrowserContext;
  /** The program it belongs to. */
  readonly wire: Wire;
  readonly #opening: Opening;
  #page: Page | null = null;
  #session: CDPSession | null = null;
  /** The preload's world in the page as it is now. */
  #world: number | null = null;
  #led = 0;
  #url = '';
  /** Why the page's last address came to nothing. */
  failure: string | null = null;

  constructor(context: BrowserContext, wire: Wire, how: Opening) {
    this.id = how.window;
    this.#context = context;
    this.wire = wire;
    this.#opening = how;
  }

  get page(): Page | null {
    return this.#page;
  }

  /** Whether the page goes where the test or the program leads it, and not by itself. */
  get isLed(): boolean {
    return this.#led > 0;
  }

  /** The test or the program leads the page somewhere, until what is given back is called. */
  lead(): () => void {
    this.#led += 1;
    return () => {
      this.#led -= 1;
    };
  }

  /** Takes a page for its own. */
  async show(page: Page): Promise<void> {
    this.#page = page;
    page.on('framenavigated', (frame) => {
      if (frame !== page.mainFrame() || this.#page !== page) return;
      this.#url = frame.url();
      this.#tell('at', { url: ownAddress(this.#url) });
    });
    page.on('crash', () => this.#tell('gone'));
    page.on('load', () => this.#tell('loaded'));
    page.on('download', (download) => {
      const keep = this.wire.ask('download', ownAddress(download.url()));
      keep.then((kept) => (kept === true ? undefined : download.cancel())).catch(() => undefined);
    });
    if (this.#opening.preload !== null) await this.#prepare(page, this.#opening.preload);
  }

  async #prepare(page: Page, preload: string): Promise<void> {
    const { isolated, sandboxed } = this.#opening;
    const session = await this.#context.newCDPSession(page);
    this.#session = session;
    session.on('Runtime.bindingCalled', ({ name, payload, executionContextId }) => {
      if (name === 'standInTell') void this.#hear(payload, executionContextId).catch(() => undefined);
    });
    const secret = randomUUID();
    const given = JSON.stringify({ secret, isolated, sandboxed });
    const asFunction = `function (require, module, exports, process) {\n${preload}\n}`;
    await Promise.all([
      session.send('Page.enable'),
      session.send('Runtime.enable'),
      session.send('Runtime.addBinding', { name: 'standInTell', executionContextName: WORLD }),
      session.send('Page.addScriptToEvaluateOnNewDocument', {
        source: starting('preload-world', `${given}, ${asFunction}`),
        worldName: WORLD,
      }),
      session.send('Page.addScriptToEvaluateOnNewDocument', {
        source: starting('own-world', JSON.stringify(secret)),
      }),
    ]);
  }

  async #hear(payload: string, world: number): Promise<void> {
    const heard = told.parse(JSON.parse(payload));
    if (heard.kind === 'here') {
      this.#world = world;
      return;
    }
    const from = { window: this.id, url: ownAddress(this.#page?.url() ?? '') };
    if (heard.kind === 'preloadFailed') return this.#tell('preloadFailed', { words: heard.words });
    const { channel, text } = heard;
    if (heard.kind === 'hear') return this.#tell('hear', { ...from, channel, text });
    const { asked } = heard;
    const answer = await this.wire.ask('invoke', { ...from, channel, text }).then(
      (value) => ({ asked, ok: true, text: value }),
      (error: Error) => ({ asked, ok: false, text: error.message }),
    );
    await this.#say(world, JSON.stringify(answer));
  }

  /** Brings the preload what the main process sends. */
  async send(channel: string, text: string): Promise<void> {
    if (this.#world !== null) await this.#say(this.#world, JSON.stringify({ channel, text }));
  }

  async #say(world: number, message: string): Promise<void> {
    await this.#session
      ?.send('Runtime.callFunctionOn', {
        functionDeclaration: '(message) => standInHear(message)',
        arguments: [{ value: message }],
        executionContextId: world,
        silent: true,
      })
      // The page has gone on to another document.
      .catch(() => undefined);
  }

  /** Opens an address. Rejects with Chromium's name of what went wrong. */
  async load(own: string): Promise<void> {
    this.#url = shownAddress(own);
    await this.#goTo(this.#url);
  }

  /** Loads again what is shown. */
  async reload(): Promise<void> {
    const arrived = this.lead();
    await this.#page?.reload().finally(arrived);
  }

  /** Loads what was shown into a new page, in place of one that has crashed. */
  async replace(page: Page): Promise<void> {
    const crashed = this.#page;
    await this.show(page);
    await this.#goTo(this.#url);
    await crashed?.close();
  }

  async #goTo(shown: string): Promise<void> {
    const arrived = this.lead();
    this.failure = null;
    try {
      await this.#load(shown);
    } catch (error) {
      throw new Error(this.failure ?? (error instanceof Error ? error.message : String(error)), {
        cause: error,
      });
    } finally {
      arrived();
    }
  }

  /**
   * Chromium shows a page about a failure a moment later, and that calls back whatever is loaded by then: what was
   * called back is loaded again, a few times at most.
   */
  async #load(shown: string, tries = 5): Promise<void> {
    try {
      await this.#page?.goto(shown);
    } catch (error) {
      if (tries === 1 || !String(error).includes('interrupted by another navigation')) throw error;
      await this.#page?.waitForTimeout(100);
      await this.#load(shown, tries - 1);
    }
  }

  async close(): Promise<void> {
    await this.#page?.close().catch(() => undefined);
  }

  #tell(name: string, more: object = {}): void {
    // The program may have ended meanwhile.
    this.wire.ask(name, { window: this.id, ...more }).catch(() => undefined);
  }
}
