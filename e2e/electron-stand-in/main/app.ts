import { EventEmitter } from 'node:events';
import { homedir, tmpdir } from 'node:os';
import { join } from 'node:path';
import type { App } from 'electron';
import type { Like } from '../shape';
import { preventable } from './events';
import { takeLock, type Lock } from './lock';
import { notes } from './notes';

/** A window as the app sees it when it ends. */
interface Closable {
  /** Asks the window to close; false when the program holds it open. */
  closeForQuit(): boolean;
  destroy(): void;
}

type Members =
  | 'isPackaged'
  | 'getPath'
  | 'setPath'
  | 'getName'
  | 'setName'
  | 'getVersion'
  | 'getLocale'
  | 'getSystemLocale'
  | 'getPreferredSystemLanguages'
  | 'enableSandbox'
  | 'disableHardwareAcceleration'
  | 'setAppUserModelId'
  | 'addRecentDocument'
  | 'clearRecentDocuments'
  | 'isReady'
  | 'whenReady'
  | 'requestSingleInstanceLock'
  | 'hasSingleInstanceLock'
  | 'releaseSingleInstanceLock'
  | 'quit'
  | 'exit'
  | 'on'
  | 'once'
  | 'off'
  | 'removeListener'
  | 'removeAllListeners';

/** Stands for Electron's `app`: its life, its one instance, its paths. */
class StandInApp extends EventEmitter implements Like<App, Members> {
  readonly isPackaged = false;
  readonly windows = new Set<Closable>();
  #ready = false;
  #quitting = false;
  #name = 'Tefuda';
  #lock: Lock | null = null;
  #end: ((code: number) => void) | null = null;
  /** The exit code of a program that has ended before its life began. */
  #ended: number | null = null;

  override emit(name: string, ...given: unknown[]): boolean {
    notes.events.push(name);
    return super.emit(name, ...given);
  }

  /** Throws what the real one throws for a thing that exists only once the app is ready. */
  mustBeReady(words: string): void {
    if (!this.#ready) throw new Error(words);
  }

  #mustNotBeReady(what: string): void {
    if (this.#ready) throw new Error(`${what} can only be called before app is ready`);
  }

  /** Begins its life, once the main script has been read; `end` ends the process. */
  begin(end: (code: number) => void): void {
    this.#end = end;
    if (this.#ended !== null) return end(this.#ended);
    this.emit('will-finish-launching');
    this.#ready = true;
    notes.ready = true;
    this.emit('ready', preventable(), {});
  }

  isReady(): boolean {
    return this.#ready;
  }

  whenReady(): Promise<void> {
    return this.#ready ? Promise.resolve() : new Promise((resolve) => this.once('ready', () => resolve()));
  }

  setPath(name: string, path: string): void {
    notes.paths[name] = path;
  }

  getPath(name: string): string {
    const usual: Readonly<Record<string, string>> = {
      home: homedir(),
      temp: tmpdir(),
      appData: join(tmpdir(), 'stand-in-app-data'),
      userData: join(tmpdir(), 'stand-in-app-data', this.#name),
      downloads: join(homedir(), 'Downloads'),
      exe: process.execPath,
    };
    const path = notes.paths[name] ?? usual[name];
    if (path === undefined) throw new Error(`Failed to get '${name}' path`);
    return path;
  }

  getName(): string {
    return this.#name;
  }

  setName(name: string): void {
    this.#name = name;
  }

  getVersion(): string {
    return '0.0.0';
  }

  getLocale(): string {
    this.mustBeReady('app.getLocale() can only be called after app is ready');
    return 'en-GB';
  }

  getSystemLocale(): string {
    this.mustBeReady('app.getSystemLocale() can only be called after app is ready');
    return 'en-GB';
  }

  getPreferredSystemLanguages(): string[] {
    return ['en-GB'];
  }

  enableSandbox(): void {
    this.#mustNotBeReady('app.enableSandbox()');
    notes.sandboxed = true;
  }

  disableHardwareAcceleration(): void {
    this.#mustNotBeReady('app.disableHardwareAcceleration()');
  }

  setAppUserModelId(_id: string): void {
    // Windows alone knows such an id.
  }

  addRecentDocument(path: string): void {
    notes.recentDocuments.push(path);
  }

  clearRecentDocuments(): void {
    notes.recentDocuments.length = 0;
  }

  requestSingleInstanceLock(data?: Record<string, unknown>): boolean {
    if (this.#lock !== null) return true;
    const own = { argv: process.argv, cwd: process.cwd(), data };
    this.#lock = takeLock(this.getPath('userData'), own, (knock) => {
      this.emit('second-instance', preventable(), knock.argv, knock.cwd, knock.data);
    });
    return this.#lock !== null;
  }

  hasSingleInstanceLock(): boolean {
    return this.#lock !== null;
  }

  releaseSingleInstanceLock(): void {
    this.#lock?.release();
    this.#lock = null;
  }

  /** before-quit, every window's close and closed, will-quit, quit; each may hold it back. */
  quit(): void {
    if (this.#quitting) return;
    const asked = preventable();
    this.emit('before-quit', asked);
    if (asked.defaultPrevented) return;
    this.#quitting = true;
    for (const window of [...this.windows]) {
      if (window.closeForQuit()) continue;
      this.#quitting = false;
      return;
    }
    const willing = preventable();
    this.emit('will-quit', willing);
    if (willing.defaultPrevented) {
      this.#quitting = false;
      return;
    }
    this.#finish(0);
  }

  /** Ends at once: windows are not asked, and neither is the program. */
  exit(code = 0): void {
    this.#quitting = true;
    for (const window of [...this.windows]) window.destroy();
    this.#finish(code);
  }

  /** The last window is gone. A program that does not say otherwise ends then. */
  allClosed(): void {
    if (this.#quitting) return;
    if (this.listenerCount('window-all-closed') > 0) this.emit('window-all-closed');
    else this.quit();
  }

  #finish(code: number): void {
    this.emit('quit', preventable(), code);
    this.releaseSingleInstanceLock();
    this.#ended = code;
    this.#end?.(code);
  }
}

export const app = new StandInApp();
