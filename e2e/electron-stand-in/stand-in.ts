import { fork, type ChildProcess } from 'node:child_process';
import { join } from 'node:path';
import { chromium, expect, type Browser, type Page } from '@playwright/test';
import { z } from 'zod';

const root = join(import.meta.dirname, '../..');

/** What the program has told the stand-in so far. */
const notes = z.object({
  schemes: z.array(z.object({ scheme: z.string(), privileges: z.record(z.string(), z.boolean()) })),
  windows: z.array(
    z.object({
      options: z.looseObject({ webPreferences: z.record(z.string(), z.unknown()) }),
      state: z.object({ shown: z.boolean(), focused: z.number(), maximized: z.boolean() }),
    }),
  ),
  paths: z.record(z.string(), z.string()),
  menu: z.array(z.looseObject({ role: z.string() })).nullable(),
  sandboxed: z.boolean(),
  errorBoxes: z.array(z.object({ title: z.string(), content: z.string() })),
  refusedRequests: z.array(z.string()),
  refusedNavigations: z.array(z.string()),
  refusedWindows: z.array(z.string()),
  proposedNames: z.array(z.string()),
  debuggingPort: z.number(),
});
export type StandInNotes = z.infer<typeof notes>;

const reply = z.object({ id: z.number(), value: z.unknown().optional(), error: z.string().optional() });

/** The built Electron program, running in Node and Chromium. */
export class StandIn {
  readonly #child: ChildProcess;
  readonly #exit: Promise<number | null>;
  #browser: Browser | null = null;
  #asked = 0;

  constructor(dataFolder: string) {
    const built = join(root, 'out/main/electron.js');
    this.#child = fork(built, [`--tefuda-data=${dataFolder}`], {
      execArgv: ['--import', join(import.meta.dirname, 'register.mjs')],
      stdio: ['ignore', 'inherit', 'pipe', 'ipc'],
    });
    this.#exit = new Promise((resolve) => this.#child.once('exit', (code) => resolve(code)));
  }

  /** The exit code, once it has ended. */
  get exit(): Promise<number | null> {
    return this.#exit;
  }

  async notes(): Promise<StandInNotes> {
    return notes.parse(await this.#ask('notes'));
  }

  /** Whether the program would grant a permission. */
  permission(name: string): Promise<unknown> {
    return this.#ask('permission', name);
  }

  /** Whether the program would let a download go on. */
  download(): Promise<unknown> {
    return this.#ask('download');
  }

  /** Answers the next dialogs that ask where to save; nothing given is a person who cancels. */
  saveAs(path?: string): Promise<unknown> {
    return this.#ask('saveAs', path);
  }

  /** Closes the window as a person does, and waits until the program has ended. */
  async close(): Promise<number | null> {
    await this.#browser?.close().catch(() => undefined);
    // The program may be gone before it can answer.
    void this.#ask('close').catch(() => undefined);
    return this.#exit;
  }

  /** Ends it whatever happens. */
  async kill(): Promise<void> {
    if (this.#child.exitCode === null) this.#child.kill('SIGTERM');
    await this.#exit;
  }

  /** The page in the window, once it is there. */
  async page(): Promise<Page> {
    let port = 0;
    await expect
      .poll(async () => (port = (await this.notes()).debuggingPort), { timeout: 20_000 })
      .not.toBe(0);
    await expect.poll(async () => (await this.notes()).windows.length, { timeout: 20_000 }).toBe(1);
    const browser = await this.#join(port);
    let page: Page | undefined;
    const find = (): boolean => {
      page = browser
        .contexts()
        .flatMap((context) => context.pages())
        .find((each) => each.url().includes('app.invalid'));
      return page !== undefined;
    };
    await expect.poll(find, { timeout: 20_000 }).toBe(true);
    if (page === undefined) throw new Error('There is no page.');
    return page;
  }

  async #join(port: number): Promise<Browser> {
    this.#browser ??= await chromium.connectOverCDP(`http://127.0.0.1:${port}`);
    return this.#browser;
  }

  #ask(ask: string, given?: string): Promise<unknown> {
    this.#asked += 1;
    const id = this.#asked;
    return new Promise((resolve, reject) => {
      const hear = (message: unknown): void => {
        const answer = reply.safeParse(message);
        if (!answer.success || answer.data.id !== id) return;
        this.#child.off('message', hear);
        if (answer.data.error === undefined) resolve(answer.data.value);
        else reject(new Error(answer.data.error));
      };
      this.#child.on('message', hear);
      this.#child.send({ id, ask, given }, (error) => {
        if (error !== null) reject(error);
      });
    });
  }
}
