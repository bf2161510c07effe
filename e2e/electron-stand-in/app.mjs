import { EventEmitter } from 'node:events';
import { existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { closeBrowser, openBrowser } from './browser.mjs';
import { notes } from './notes.mjs';

/** An event that a listener can hold back, as Electron's are. */
export function preventable() {
  const event = { defaultPrevented: false, preventDefault: () => (event.defaultPrevented = true) };
  return event;
}

class App extends EventEmitter {
  isPackaged = false;
  #ready = false;
  #quitting = false;
  #lock = null;

  setPath(name, path) {
    notes.paths[name] = path;
  }

  getPath(name) {
    return notes.paths[name];
  }

  getPreferredSystemLanguages() {
    return ['en-GB'];
  }

  enableSandbox() {
    if (this.#ready) throw new Error('enableSandbox must be called before the app is ready.');
    notes.sandboxed = true;
  }

  get isReady() {
    return this.#ready;
  }

  /** One instance per `userData`, as with Electron; the second one wakes the first. */
  requestSingleInstanceLock() {
    const folder = join(notes.paths.userData, 'stand-in-lock');
    const knock = join(notes.paths.userData, 'stand-in-knock');
    try {
      mkdirSync(folder);
    } catch {
      writeFileSync(knock, '');
      return false;
    }
    this.#lock = folder;
    setInterval(() => {
      if (!existsSync(knock)) return;
      rmSync(knock);
      this.emit('second-instance', preventable(), [], '', null);
    }, 50).unref();
    return true;
  }

  async whenReady() {
    await openBrowser();
    this.#ready = true;
    this.emit('ready');
  }

  quit() {
    if (this.#quitting) return;
    const event = preventable();
    this.emit('before-quit', event);
    if (event.defaultPrevented) return;
    this.#quitting = true;
    void this.exit(0);
  }

  async exit(code = 0) {
    if (this.#lock !== null) rmSync(this.#lock, { recursive: true, force: true });
    await closeBrowser();
    process.exit(code);
  }
}

export const app = new App();

// The desktop asks a program to end with this signal; Electron makes a quit of it.
process.once('SIGTERM', () => app.quit());
