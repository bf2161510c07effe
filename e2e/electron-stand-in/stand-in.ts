import { fork, type ChildProcess } from 'node:child_process';
import { join, resolve } from 'node:path';
import { expect, type BrowserContext, type Page } from '@playwright/test';
import { StandInBrowser } from './browser';
import { standInNotes, type StandInNotes } from './notes';
import { Wire } from './wire';

export type { StandInNotes } from './notes';

const root = join(import.meta.dirname, '../..');

export interface Start {
  /** Where the program keeps everything. */
  readonly dataFolder: string;
  /** The main script; the built one unless said otherwise. */
  readonly main?: string;
}

/** A program for Electron, the built one, running in Node with the test's own browser for its windows. */
export class StandIn {
  readonly #child: ChildProcess;
  readonly #wire: Wire;
  readonly #browser: StandInBrowser;
  readonly #exit: Promise<number | null>;
  #output = '';

  private constructor(browser: StandInBrowser, { dataFolder, main = 'out/main/electron.js' }: Start) {
    this.#browser = browser;
    this.#child = fork(resolve(root, main), [`--tefuda-data=${dataFolder}`], {
      cwd: root,
      execArgv: ['--import', join(import.meta.dirname, 'register.mjs')],
      serialization: 'advanced',
      stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    });
    const keep = (chunk: Buffer): void => {
      this.#output += chunk.toString();
    };
    this.#child.stdout?.on('data', keep);
    this.#child.stderr?.on('data', keep);
    this.#wire = new Wire(
      (message) => this.#child.send(message, () => undefined),
      browser.answers(() => this.#wire),
    );
    this.#child.on('message', (message) => this.#wire.hear(message));
    this.#exit = new Promise((resolve) => {
      this.#child.once('exit', (code) => {
        this.#wire.close();
        void browser.ended(this.#wire).finally(() => resolve(code));
      });
    });
  }

  /** Starts the program; its windows open in a context of the test's browser. */
  static async start(context: BrowserContext, how: Start): Promise<StandIn> {
    return new StandIn(await StandInBrowser.in(context), how);
  }

  /** The exit code, once it has ended. */
  get exit(): Promise<number | null> {
    return this.#exit;
  }

  /** Everything it has printed. */
  output(): string {
    return this.#output;
  }

  async notes(): Promise<StandInNotes> {
    return standInNotes.parse(await this.#wire.ask('notes'));
  }

  /** Whether the program would grant a permission. */
  permission(name: string): Promise<unknown> {
    return this.#wire.ask('permission', name);
  }

  /** Whether the program would let a download go on. */
  download(): Promise<unknown> {
    return this.#wire.ask('download', 'app://tefuda/file');
  }

  /** Answers the next dialogs that ask where to save; nothing given is a person who cancels. */
  async saveAs(path?: string): Promise<void> {
    await this.#wire.ask('saveAs', path ?? null);
  }

  /** Brings the app forward, as macOS does from its dock. */
  async activate(): Promise<void> {
    await this.#wire.ask('activate');
  }

  /** The page in the window, once it shows the program. Follows the program over a crash or a new start. */
  async page(): Promise<Page> {
    const shown = (): string => this.#browser.addressIn(this.#wire);
    const there = expect
      .poll(shown, { timeout: 20_000, message: 'the window' })
      .toMatch(/^https:\/\/[^/]+\.invalid\//);
    const ended = this.#exit.then((code) => {
      throw new Error(`The program ended with ${code}:\n${this.#output}`);
    });
    await Promise.race([there, ended]);
    return this.#browser.page;
  }

  /** Closes the window as a person does, and waits until the program has ended. */
  async close(): Promise<number | null> {
    // The program may be gone before it can answer.
    await this.#wire.ask('close').catch(() => undefined);
    return this.#exit;
  }

  /** Ends it: as the desktop does, or as a power cut does. */
  async kill(signal: NodeJS.Signals = 'SIGTERM'): Promise<void> {
    if (this.#child.exitCode === null && this.#child.signalCode === null) this.#child.kill(signal);
    await this.#exit;
  }
}
