import { EventEmitter } from 'node:events';
import type { CustomScheme, Protocol, Session } from 'electron';
import type { Like } from '../shape';
import { app } from './app';
import { preventable } from './events';
import { notes } from './notes';
import { StandInWebRequest, type Asked } from './web-request';
import { windowOf } from './window';

type Answering = Parameters<Protocol['handle']>[1];

/** Stands for a session's own schemes. */
class StandInProtocol implements Like<Protocol, 'handle' | 'unhandle' | 'isProtocolHandled'> {
  readonly #handlers = new Map<string, Answering>();

  handle(scheme: string, handler: Answering): void {
    if (this.#handlers.has(scheme)) throw new Error(`Failed to register protocol: ${scheme}`);
    this.#handlers.set(scheme, handler);
  }

  unhandle(scheme: string): void {
    if (!this.#handlers.delete(scheme)) throw new Error(`Failed to unhandle protocol: ${scheme}`);
  }

  isProtocolHandled(scheme: string): boolean {
    return this.#handlers.has(scheme);
  }

  answers(url: string): Answering | undefined {
    return this.#handlers.get(new URL(url).protocol.slice(0, -1));
  }
}

/** What becomes of a request: held back, known to nobody, let out to the network, or answered. */
export type Outcome =
  | { readonly outcome: 'cancelled' | 'unknown' | 'network' }
  | {
      readonly outcome: 'answered';
      readonly status: number;
      readonly headers: Readonly<Record<string, string>>;
      readonly body: Uint8Array;
    };

type Members =
  | 'setPermissionRequestHandler'
  | 'setPermissionCheckHandler'
  | 'setDevicePermissionHandler'
  | 'on'
  | 'once'
  | 'off'
  | 'removeListener'
  | 'removeAllListeners';

/** Stands for the one session. */
class StandInSession extends EventEmitter implements Like<Session, Members> {
  readonly protocol = new StandInProtocol();
  readonly webRequest = new StandInWebRequest();
  #request: Parameters<Session['setPermissionRequestHandler']>[0] = null;
  #check: Parameters<Session['setPermissionCheckHandler']>[0] = null;
  #device: Parameters<Session['setDevicePermissionHandler']>[0] = null;

  setPermissionRequestHandler(handler: Parameters<Session['setPermissionRequestHandler']>[0]): void {
    this.#request = handler;
  }

  setPermissionCheckHandler(handler: Parameters<Session['setPermissionCheckHandler']>[0]): void {
    this.#check = handler;
  }

  setDevicePermissionHandler(handler: Parameters<Session['setDevicePermissionHandler']>[0]): void {
    this.#device = handler;
  }

  /** Whether a page would have a permission: all three ways of asking must refuse it. Without a handler it has. */
  async permission(name: string, origin: string): Promise<boolean> {
    if (this.#request === null || this.#check === null || this.#device === null) return true;
    const [contents = null] = [...app.windows];
    const ask = this.#request;
    const asked = await new Promise<boolean>((resolve) => {
      Reflect.apply(ask, null, [contents, name, resolve, { isMainFrame: true, requestingUrl: origin }]);
    });
    const checked = Boolean(
      Reflect.apply(this.#check, null, [contents, name, origin, { isMainFrame: true }]),
    );
    return asked || checked || Boolean(Reflect.apply(this.#device, null, [{ deviceType: 'usb', origin }]));
  }

  /** Whether a download goes on. */
  download(url: string): boolean {
    const started = preventable();
    this.emit('will-download', started, { getURL: () => url, cancel: () => started.preventDefault() }, null);
    if (started.defaultPrevented) notes.cancelledDownloads += 1;
    return !started.defaultPrevented;
  }

  /** What becomes of a request of a page. */
  async answer(asked: Asked): Promise<Outcome> {
    const { url, method, headers, body } = asked;
    if (!(await this.webRequest.lets(asked))) {
      notes.refusedRequests.push(url);
      return { outcome: 'cancelled' };
    }
    const handler = this.protocol.answers(url);
    if (handler === undefined) return { outcome: /^https?:/.test(url) ? 'network' : 'unknown' };
    const sent = body === null ? {} : { body: new Uint8Array(body) };
    const response = await handler(new Request(url, { method, headers, ...sent }));
    return {
      outcome: 'answered',
      status: response.status,
      headers: await this.webRequest.received(asked, response),
      body: new Uint8Array(await response.arrayBuffer()),
    };
  }
}

const only = new StandInSession();

export const session = {
  get defaultSession(): StandInSession {
    app.mustBeReady('Session can only be received when app is ready');
    return only;
  },
};

/** Answers what the browser asks for, of whatever window. */
export const answerRequest = (asked: Asked): Promise<Outcome> => {
  windowOf(asked.window);
  return session.defaultSession.answer(asked);
};

/** Stands for `protocol`: the default session's, and what must be said before the app is ready. */
export const protocol = {
  registerSchemesAsPrivileged(schemes: CustomScheme[]): void {
    if (app.isReady()) {
      throw new Error('protocol.registerSchemesAsPrivileged should be called before app is ready');
    }
    for (const { scheme, privileges = {} } of schemes) {
      notes.schemes.push({ scheme, privileges: { ...privileges } });
    }
  },
  handle: (scheme: string, handler: Answering): void =>
    session.defaultSession.protocol.handle(scheme, handler),
  unhandle: (scheme: string): void => session.defaultSession.protocol.unhandle(scheme),
  isProtocolHandled: (scheme: string): boolean => session.defaultSession.protocol.isProtocolHandled(scheme),
} satisfies Like<Protocol, 'registerSchemesAsPrivileged' | 'handle' | 'unhandle' | 'isProtocolHandled'>;
