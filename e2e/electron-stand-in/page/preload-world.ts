import type { ContextBridge, IpcRenderer } from 'electron';
import { decode, encode } from '../codec';
import type { Like } from '../shape';
import { Bridge } from './bridge';
import { modules } from './modules';

export interface Given {
  readonly secret: string;
  readonly isolated: boolean;
  readonly sandboxed: boolean;
}

type Listener = Parameters<IpcRenderer['on']>[1];
type Preload = (
  require: (name: string) => unknown,
  module: { exports: object },
  exports: object,
  process: object,
) => void;

declare global {
  /** The browser's way out of this world, which the page's own world has not. */
  var standInTell: ((message: string) => void) | undefined;
  /** The browser's way into this world. */
  var standInHear: ((message: string) => void) | undefined;
}

type Renderer = Like<
  IpcRenderer,
  'invoke' | 'send' | 'on' | 'once' | 'off' | 'removeListener' | 'removeAllListeners'
>;

/** Stands for the preload's end of `ipcMain`. */
class StandInIpcRenderer implements Renderer {
  readonly #tell: (message: object) => void;
  readonly #listeners = new Map<string, Listener[]>();
  readonly #waiting = new Map<number, { keep: (value: unknown) => void; fail: (error: Error) => void }>();
  #asked = 0;

  constructor(tell: (message: object) => void) {
    this.#tell = tell;
  }

  async invoke(channel: string, ...given: unknown[]): Promise<unknown> {
    const text = encode(given);
    this.#asked += 1;
    const asked = this.#asked;
    return new Promise((keep, fail) => {
      this.#waiting.set(asked, { keep, fail });
      this.#tell({ kind: 'invoke', asked, channel, text });
    });
  }

  send(channel: string, ...given: unknown[]): void {
    this.#tell({ kind: 'hear', channel, text: encode(given) });
  }

  on(channel: string, listener: Listener): this {
    this.#listeners.set(channel, [...(this.#listeners.get(channel) ?? []), listener]);
    return this;
  }

  once(channel: string, listener: Listener): this {
    const first: Listener = (...given) => {
      this.removeListener(channel, first);
      listener(...given);
    };
    return this.on(channel, first);
  }

  off(channel: string, listener: Listener): this {
    return this.removeListener(channel, listener);
  }

  removeListener(channel: string, listener: Listener): this {
    this.#listeners.set(
      channel,
      (this.#listeners.get(channel) ?? []).filter((other) => other !== listener),
    );
    return this;
  }

  removeAllListeners(channel?: string): this {
    if (channel === undefined) this.#listeners.clear();
    else this.#listeners.delete(channel);
    return this;
  }

  /** Takes in what the main process has sent, or answered. */
  hear(message: string): void {
    const heard: { channel: string; text: string } | { asked: number; ok: boolean; text: string } =
      JSON.parse(message);
    if ('channel' in heard) {
      const given: unknown = decode(heard.text);
      if (!Array.isArray(given)) return;
      for (const listener of this.#listeners.get(heard.channel) ?? []) {
        Reflect.apply(listener, null, [{ sender: this }, ...given]);
      }
      return;
    }
    const waiting = this.#waiting.get(heard.asked);
    this.#waiting.delete(heard.asked);
    if (heard.ok) waiting?.keep(decode(heard.text));
    else waiting?.fail(new Error(heard.text));
  }
}

/** Stands for `contextBridge`. */
const contextBridgeOver = (bridge: Bridge, isolated: boolean) =>
  ({
    exposeInMainWorld(key: string, api: unknown): void {
      if (!isolated) throw new Error('contextBridge API can only be used when contextIsolation is enabled');
      bridge.expose(key, api);
    },
  }) satisfies Like<ContextBridge, 'exposeInMainWorld'>;

/** Runs the preload in a world of its own, as soon as the page's world has handed its end of the bridge over. */
export function start({ secret, isolated, sandboxed }: Given, preload: Preload): void {
  if (window.top !== window) return;
  const tell = (message: object): void => globalThis.standInTell?.(JSON.stringify(message));
  const ipcRenderer = new StandInIpcRenderer(tell);
  globalThis.standInHear = (message) => ipcRenderer.hear(message);
  tell({ kind: 'here' });
  const run = (post: Comment): void => {
    const bridge = new Bridge(post, 'preload', 'own', () => undefined);
    const contextBridge = contextBridgeOver(bridge, isolated);
    const known: Readonly<Record<string, unknown>> = { ...modules, electron: { contextBridge, ipcRenderer } };
    const require = (name: string): unknown => {
      const bare = name.replace(/^node:/, '');
      if (!Object.hasOwn(known, bare)) throw new Error(`module not found: ${name}`);
      return known[bare];
    };
    const module = { exports: {} };
    const process = { type: 'renderer', sandboxed, contextIsolated: isolated, platform: 'linux', env: {} };
    try {
      preload(require, module, module.exports, process);
    } catch (error) {
      const words = error instanceof Error ? error.message : String(error);
      tell({ kind: 'preloadFailed', words });
      console.error(`Unable to load preload script: ${words}`);
    }
  };
  const take = (handed: Event): void => {
    if (handed instanceof MouseEvent && handed.relatedTarget instanceof Comment) run(handed.relatedTarget);
  };
  document.addEventListener(secret, take, { once: true });
  document.dispatchEvent(new Event(`${secret}?`));
}
