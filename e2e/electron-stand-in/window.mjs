import { EventEmitter } from 'node:events';
import { readFileSync } from 'node:fs';
import { app, preventable } from './app.mjs';
import { openContext } from './browser.mjs';
import { invoke } from './ipc.mjs';
import { notes } from './notes.mjs';
import { preloadScript } from './preload-script.mjs';
import { answerOwn, session } from './session.mjs';

/** Chromium cannot open `app://`; this name can never be a real one. */
const MAPPED = 'https://app.invalid/';
const OWN = 'app://tefuda/';

const toMapped = (url) => (url.startsWith(OWN) ? MAPPED + url.slice(OWN.length) : url);
const toOwn = (url) => (url.startsWith(MAPPED) ? OWN + url.slice(MAPPED.length) : url);

const open = new Set();

class WebContents extends EventEmitter {
  url = '';
  #windowOpen = () => ({ action: 'allow' });
  page = null;

  setWindowOpenHandler(handler) {
    this.#windowOpen = handler;
  }

  mayOpen(url) {
    return (
      this.#windowOpen({ url, frameName: '', features: '', disposition: 'foreground-tab' }).action === 'allow'
    );
  }

  send(channel, ...given) {
    const copied = structuredClone(given);
    this.page
      ?.evaluate(([to, payload]) => globalThis.__standInHear?.(to, payload), [channel, copied])
      .catch(() => undefined);
  }
}

export class BrowserWindow extends EventEmitter {
  static getAllWindows() {
    return [...open];
  }

  webContents = new WebContents();
  #options;
  #state = { shown: false, focused: 0, maximized: false, destroyed: false };
  /** The address the program itself asked for: the one navigation that is not the page's own. */
  #wanted = null;
  #page;

  constructor(options) {
    super();
    this.#options = options;
    open.add(this);
    notes.windows.push({ options: structuredClone(options), state: this.#state });
    app.emit('web-contents-created', preventable(), this.webContents);
    this.#page = this.#openPage();
  }

  async loadURL(url) {
    const page = await this.#page;
    this.#wanted = url;
    try {
      await page.goto(toMapped(url));
    } catch (error) {
      // Whoever closes a window does not wait for its page.
      if (this.#state.destroyed) return;
      throw error;
    }
    this.emit('ready-to-show');
  }

  reload() {
    this.#wanted = this.webContents.url;
    void this.#page.then((page) => page.reload());
  }

  show() {
    this.#state.shown = true;
  }

  focus() {
    this.#state.focused += 1;
  }

  restore() {}

  maximize() {
    this.#state.maximized = true;
  }

  isMaximized() {
    return this.#state.maximized;
  }

  isMinimized() {
    return false;
  }

  isDestroyed() {
    return this.#state.destroyed;
  }

  getNormalBounds() {
    return { x: 10, y: 20, width: this.#options.width, height: this.#options.height };
  }

  /** As a person closes it. */
  async close() {
    const event = preventable();
    this.emit('close', event);
    if (event.defaultPrevented) return;
    const page = await this.#page;
    this.#state.destroyed = true;
    // Fonts and pictures may still be asked for; nobody waits for their answers any more.
    await page.context().unrouteAll({ behavior: 'ignoreErrors' });
    await page.close();
    open.delete(this);
    this.emit('closed');
    if (open.size === 0) app.emit('window-all-closed');
  }

  async #openPage() {
    const context = openContext();
    await context.route('**/*', (route) => this.#answer(route));
    const page = await context.newPage();
    this.webContents.page = page;
    await page.exposeBinding('__standInInvoke', ({ frame }, channel, given) => {
      const parent = frame.parentFrame();
      const senderFrame = { url: toOwn(frame.url()), parent: parent && { url: toOwn(parent.url()) } };
      return invoke({ sender: this.webContents, senderFrame }, channel, given);
    });
    // Only the page gets the preload, not frames in it: nodeIntegrationInSubFrames is off.
    await page.addInitScript(preloadScript(readFileSync(this.#options.webPreferences.preload, 'utf8')));
    // A window that is closed before it has asked for its address would never be refused.
    context.on(
      'page',
      (popup) =>
        void popup
          .waitForEvent('requestfailed')
          .finally(() => popup.close())
          .catch(() => undefined),
    );
    page.on('framenavigated', (frame) => {
      if (frame === page.mainFrame()) this.webContents.url = toOwn(frame.url());
    });
    return page;
  }

  /** A window that a page opened asks for its first address before it is a page itself. */
  #isOfPopup(request) {
    try {
      return request.frame().page() !== this.webContents.page;
    } catch {
      return true;
    }
  }

  async #answer(route) {
    const request = route.request();
    const url = toOwn(request.url());
    if (request.isNavigationRequest() && this.#isOfPopup(request)) {
      if (!this.webContents.mayOpen(url)) notes.refusedWindows.push(url);
      return route.abort('aborted');
    }
    if (request.isNavigationRequest() && !this.#mayNavigate(url)) {
      notes.refusedNavigations.push(url);
      return route.abort('aborted');
    }
    if (!(await session.defaultSession.lets(url, request.resourceType())) || !url.startsWith(OWN)) {
      notes.refusedRequests.push(url);
      return route.abort('blockedbyclient');
    }
    const answer = await answerOwn(url, request.method());
    const headers = Object.fromEntries(answer.headers);
    return route.fulfill({ status: answer.status, headers, body: Buffer.from(await answer.arrayBuffer()) });
  }

  #mayNavigate(url) {
    if (url === this.#wanted) {
      this.#wanted = null;
      return true;
    }
    const event = { ...preventable(), url };
    event.preventDefault = () => (event.defaultPrevented = true);
    this.webContents.emit('will-navigate', event, url);
    return !event.defaultPrevented;
  }
}
