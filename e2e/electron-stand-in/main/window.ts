import { EventEmitter } from 'node:events';
import { readFileSync } from 'node:fs';
import { isAbsolute } from 'node:path';
import type { BrowserWindow, BrowserWindowConstructorOptions, Rectangle } from 'electron';
import type { Like } from '../shape';
import { app } from './app';
import { preventable } from './events';
import { askBrowser } from './line';
import { notes } from './notes';
import { StandInWebContents } from './web-contents';

type Members =
  | 'id'
  | 'loadURL'
  | 'reload'
  | 'show'
  | 'hide'
  | 'focus'
  | 'restore'
  | 'minimize'
  | 'maximize'
  | 'unmaximize'
  | 'isVisible'
  | 'isFocused'
  | 'isMaximized'
  | 'isMinimized'
  | 'isDestroyed'
  | 'getBounds'
  | 'getNormalBounds'
  | 'setBounds'
  | 'getMinimumSize'
  | 'getTitle'
  | 'close'
  | 'destroy'
  | 'on'
  | 'once'
  | 'off'
  | 'removeListener'
  | 'removeAllListeners';

const open = new Set<StandInWindow>();

/** Stands for a window: what it was asked to be is kept, and its page is one of the test's browser. */
export class StandInWindow extends EventEmitter implements Like<BrowserWindow, Members> {
  static getAllWindows(): StandInWindow[] {
    return [...open];
  }

  static getFocusedWindow(): StandInWindow | null {
    return [...open].find((window) => window.isFocused()) ?? null;
  }

  static fromWebContents(contents: unknown): StandInWindow | null {
    return [...open].find(({ webContents }) => webContents === contents) ?? null;
  }

  readonly webContents = new StandInWebContents();
  readonly id = this.webContents.id;
  readonly #options: BrowserWindowConstructorOptions;
  readonly #state = { shown: false, focused: 0, maximized: false };
  readonly #opened: Promise<unknown>;
  #minimized = false;
  #destroyed = false;
  #shownOnce = false;
  #bounds: Rectangle;

  constructor(options: BrowserWindowConstructorOptions = {}) {
    super();
    app.mustBeReady('Cannot create BrowserWindow before app is ready');
    this.#options = options;
    this.#bounds = {
      x: options.x ?? 10,
      y: options.y ?? 20,
      width: Math.max(options.width ?? 800, options.minWidth ?? 0),
      height: Math.max(options.height ?? 600, options.minHeight ?? 0),
    };
    this.#state.shown = options.show ?? true;
    open.add(this);
    app.windows.add(this);
    notes.windows.push({
      options: { ...structuredClone(options), webPreferences: { ...options.webPreferences } },
      state: this.#state,
    });
    app.emit('browser-window-created', preventable(), this);
    app.emit('web-contents-created', preventable(), this.webContents);
    this.#opened = askBrowser('open', { window: this.id, ...this.#preload() });
    this.#opened.catch(() => undefined);
  }

  #preload(): { preload: string | null; isolated: boolean; sandboxed: boolean } {
    const { preload, contextIsolation = true, sandbox = true } = this.#options.webPreferences ?? {};
    const isolation = { isolated: contextIsolation, sandboxed: sandbox };
    if (preload === undefined) return { preload: null, ...isolation };
    if (!isAbsolute(preload)) throw new Error(`preload script must have absolute path: ${preload}`);
    return { preload: readFileSync(preload, 'utf8'), ...isolation };
  }

  /** Resolves when the page has loaded. Rejects as Electron does, with Chromium's name of the error. */
  async loadURL(url: string): Promise<void> {
    if (!URL.canParse(url)) throw new Error(`ERR_INVALID_URL (-300) loading '${url}'`);
    await this.#opened;
    this.webContents.url = url;
    try {
      await askBrowser('load', { window: this.id, url });
    } catch (error) {
      throw new Error(`${error instanceof Error ? error.message : String(error)} loading '${url}'`, {
        cause: error,
      });
    }
  }

  /** The page stands. */
  loaded(): void {
    this.webContents.emit('dom-ready', preventable());
    this.webContents.emit('did-finish-load', preventable());
    if (this.#shownOnce) return;
    this.#shownOnce = true;
    this.emit('ready-to-show', preventable());
  }

  /** The page's process is gone. */
  gone(): void {
    this.webContents.crashed = true;
    this.webContents.emit('render-process-gone', preventable(), { reason: 'crashed', exitCode: 133 });
  }

  reload(): void {
    this.webContents.reload();
  }

  show(): void {
    this.#state.shown = true;
    this.emit('show');
  }

  hide(): void {
    this.#state.shown = false;
    this.emit('hide');
  }

  focus(): void {
    this.#state.focused += 1;
    this.emit('focus', preventable());
  }

  minimize(): void {
    this.#minimized = true;
  }

  restore(): void {
    this.#minimized = false;
  }

  maximize(): void {
    this.#state.maximized = true;
    this.show();
  }

  unmaximize(): void {
    this.#state.maximized = false;
  }

  isVisible(): boolean {
    return this.#state.shown && !this.#minimized;
  }

  isFocused(): boolean {
    return this.#state.focused > 0;
  }

  isMaximized(): boolean {
    return this.#state.maximized;
  }

  isMinimized(): boolean {
    return this.#minimized;
  }

  isDestroyed(): boolean {
    return this.#destroyed;
  }

  getBounds(): Rectangle {
    return { ...this.#bounds };
  }

  getNormalBounds(): Rectangle {
    return { ...this.#bounds };
  }

  setBounds(bounds: Partial<Rectangle>): void {
    this.#bounds = { ...this.#bounds, ...bounds };
  }

  getMinimumSize(): number[] {
    return [this.#options.minWidth ?? 0, this.#options.minHeight ?? 0];
  }

  getTitle(): string {
    return this.#options.title ?? '';
  }

  /** As a person closes it: the program may hold it open. */
  close(): void {
    if (this.closeForQuit()) app.allClosed();
  }

  closeForQuit(): boolean {
    if (this.#destroyed) return true;
    const closing = preventable();
    this.emit('close', closing);
    if (closing.defaultPrevented) return false;
    this.#remove();
    return true;
  }

  destroy(): void {
    if (!this.#destroyed) this.#remove();
  }

  #remove(): void {
    this.#destroyed = true;
    this.webContents.destroyed = true;
    open.delete(this);
    app.windows.delete(this);
    askBrowser('close', { window: this.id }).catch(() => undefined);
    this.webContents.emit('destroyed');
    this.emit('closed');
  }
}

/** The window of that number. Throws when it is gone. */
export function windowOf(id: number): StandInWindow {
  const found = [...open].find((window) => window.id === id);
  if (found === undefined) throw new Error('Object has been destroyed');
  return found;
}
