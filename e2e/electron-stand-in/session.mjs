import { EventEmitter } from 'node:events';
import { app, preventable } from './app.mjs';
import { notes } from './notes.mjs';

const handlers = new Map();

class DefaultSession extends EventEmitter {
  #onRequest = null;
  #mayAsk = null;
  #mayHave = null;
  #device = null;

  protocol = {
    handle(scheme, handler) {
      if (!notes.schemes.some((known) => known.scheme === scheme)) throw new Error(`${scheme} is unknown.`);
      handlers.set(scheme, handler);
    },
  };

  webRequest = {
    onBeforeRequest: (filter, listener) => {
      if (!filter.urls.includes('<all_urls>')) throw new Error('Some requests would not be looked at.');
      this.#onRequest = listener;
    },
  };

  setPermissionRequestHandler(handler) {
    this.#mayAsk = handler;
  }

  setPermissionCheckHandler(handler) {
    this.#mayHave = handler;
  }

  setDevicePermissionHandler(handler) {
    this.#device = handler;
  }

  /** Whether the program lets a request for this address out. Without a listener, everything goes. */
  lets(url, resourceType) {
    return new Promise((resolve) => {
      if (this.#onRequest === null) return resolve(true);
      this.#onRequest({ url, method: 'GET', resourceType }, ({ cancel }) => resolve(cancel !== true));
    });
  }

  /** The program's answer to a request for a permission; true would be granted. */
  async permission(name) {
    if (this.#mayAsk === null || this.#mayHave === null || this.#device === null) return true;
    const asked = await new Promise((resolve) => this.#mayAsk(null, name, resolve, {}));
    return asked || this.#mayHave(null, name, 'app://tefuda', {}) || this.#device({ deviceType: 'usb' });
  }

  /** Whether a download would go on. */
  download() {
    const event = preventable();
    this.emit('will-download', event, {}, null);
    if (event.defaultPrevented) notes.cancelledDownloads += 1;
    return !event.defaultPrevented;
  }
}

export const session = { defaultSession: new DefaultSession() };

export const protocol = {
  registerSchemesAsPrivileged(schemes) {
    if (app.isReady) throw new Error('Schemes must be registered before the app is ready.');
    notes.schemes.push(...structuredClone(schemes));
  },
};

/** What the program answers to an address of its own scheme. */
export async function answerOwn(url, method) {
  const handler = handlers.get(new URL(url).protocol.slice(0, -1));
  if (handler === undefined) throw new Error(`Nobody answers ${url}`);
  return handler(new Request(url, { method }));
}
