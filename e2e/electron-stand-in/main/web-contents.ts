import { EventEmitter } from 'node:events';
import type { HandlerDetails, WebContents, WindowOpenHandlerResponse } from 'electron';
import { encode } from '../codec';
import type { Like } from '../shape';
import { preventable } from './events';
import { askBrowser } from './line';
import { notes } from './notes';

type Opener = (details: HandlerDetails) => WindowOpenHandlerResponse;
type Members =
  | 'id'
  | 'send'
  | 'getURL'
  | 'isDestroyed'
  | 'isCrashed'
  | 'reload'
  | 'setWindowOpenHandler'
  | 'on'
  | 'once'
  | 'off'
  | 'removeListener'
  | 'removeAllListeners';

let made = 0;

/** Stands for the contents of a window: a page of the test's browser. */
export class StandInWebContents extends EventEmitter implements Like<WebContents, Members> {
  readonly id: number;
  url = '';
  crashed = false;
  destroyed = false;
  #opener: Opener = () => ({ action: 'allow' });

  constructor() {
    super();
    made += 1;
    this.id = made;
  }

  getURL(): string {
    return this.url;
  }

  isDestroyed(): boolean {
    return this.destroyed;
  }

  isCrashed(): boolean {
    return this.crashed;
  }

  /** Sends something to the preload. Throws where it cannot be cloned, or after the window is gone. */
  send(channel: string, ...given: unknown[]): void {
    if (typeof channel !== 'string') throw new TypeError('Missing required channel argument');
    if (this.destroyed) throw new TypeError('Object has been destroyed');
    const text = encode(given);
    askBrowser('send', { window: this.id, channel, text }).catch(() => undefined);
  }

  reload(): void {
    this.crashed = false;
    askBrowser('reload', { window: this.id }).catch(() => undefined);
  }

  setWindowOpenHandler(opener: Opener): void {
    this.#opener = opener;
  }

  /** Whether the page may open a window of its own. */
  mayOpen(url: string): boolean {
    const referrer = { url: this.url, policy: 'default' } as const;
    const asked = { url, frameName: '', features: '', disposition: 'foreground-tab', referrer } as const;
    const allowed = this.#opener(asked).action === 'allow';
    if (!allowed) notes.refusedWindows.push(url);
    return allowed;
  }

  /** Whether the page may lead itself, or a frame in it, to an address. */
  mayNavigate(url: string, isMainFrame: boolean): boolean {
    const navigation = Object.assign(preventable(), { url, isMainFrame, isSameDocument: false });
    this.emit('will-frame-navigate', navigation);
    if (isMainFrame) this.emit('will-navigate', navigation, url);
    if (navigation.defaultPrevented) notes.refusedNavigations.push(url);
    return !navigation.defaultPrevented;
  }
}
