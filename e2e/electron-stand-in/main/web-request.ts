import type { OnBeforeRequestListenerDetails, WebRequest, WebRequestFilter } from 'electron';
import type { Like } from '../shape';

/** A request as the browser tells of it. */
export interface Asked {
  readonly window: number;
  readonly url: string;
  readonly method: string;
  readonly resourceType: OnBeforeRequestListenerDetails['resourceType'];
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Uint8Array | null;
}

type Before = Exclude<Parameters<WebRequest['onBeforeRequest']>[0], null>;
type Received = Exclude<Parameters<WebRequest['onHeadersReceived']>[0], null>;
type Filtered<T> = WebRequestFilter | T | null;

interface Watching<T> {
  readonly filter: WebRequestFilter | null;
  readonly listener: T;
}

/** Whether an address is one of those a filter names: `<all_urls>`, or patterns such as `https://*.example/*`. */
function covers(filter: WebRequestFilter | null, url: string): boolean {
  if (filter === null) return true;
  return filter.urls.some((pattern) => {
    if (pattern === '<all_urls>') return true;
    const words = pattern.replace(/[.+?^${}()|[\]\\]/g, '\\$&').replaceAll('*', '.*');
    return new RegExp(`^${words}$`).test(url);
  });
}

function watching<T>(
  first: Filtered<T>,
  second: T | null | undefined,
  isListener: (it: Filtered<T>) => it is T,
): Watching<T> | null {
  if (isListener(first)) return { filter: null, listener: first };
  return second === null || second === undefined ? null : { filter: first, listener: second };
}

/** Stands for what a session does to requests. As with the real one, the last listener set is the only one. */
export class StandInWebRequest implements Like<WebRequest, 'onBeforeRequest' | 'onHeadersReceived'> {
  #before: Watching<Before> | null = null;
  #received: Watching<Received> | null = null;
  #seen = 0;

  onBeforeRequest(first: Filtered<Before>, second?: Before | null): void {
    this.#before = watching(first, second, (it): it is Before => typeof it === 'function');
  }

  onHeadersReceived(first: Filtered<Received>, second?: Received | null): void {
    this.#received = watching(first, second, (it): it is Received => typeof it === 'function');
  }

  #details({ url, method, resourceType, window }: Asked) {
    this.#seen += 1;
    const when = { timestamp: Date.now(), webContentsId: window };
    return { id: this.#seen, url, method, resourceType, referrer: '', uploadData: [], ...when };
  }

  /** Whether the program lets a request out. */
  lets(asked: Asked): Promise<boolean> {
    const before = this.#before;
    if (before === null || !covers(before.filter, asked.url)) return Promise.resolve(true);
    return new Promise((resolve) => {
      before.listener(this.#details(asked), ({ cancel }) => resolve(cancel !== true));
    });
  }

  /** The headers of an answer, as the program wants the page to have them. */
  async received(asked: Asked, answer: Response): Promise<Record<string, string>> {
    const given = Object.fromEntries(answer.headers);
    const received = this.#received;
    if (received === null || !covers(received.filter, asked.url)) return given;
    const lists = Object.fromEntries(Object.entries(given).map(([name, value]) => [name, [value]]));
    const statusLine = `HTTP/1.1 ${answer.status}`;
    const details = {
      ...this.#details(asked),
      statusLine,
      statusCode: answer.status,
      responseHeaders: lists,
    };
    const changed = await new Promise<Record<string, string | string[]>>((resolve) => {
      received.listener(details, ({ responseHeaders }) => resolve(responseHeaders ?? lists));
    });
    return Object.fromEntries(
      Object.entries(changed).map(([name, value]) => [name, Array.isArray(value) ? value.join(', ') : value]),
    );
  }
}
