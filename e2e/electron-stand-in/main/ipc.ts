import { EventEmitter } from 'node:events';
import type { IpcMain, IpcMainInvokeEvent } from 'electron';
import { decode, encode } from '../codec';
import type { Like } from '../shape';

type Listener = (sent: IpcMainInvokeEvent, ...given: never[]) => unknown;

type Members =
  | 'handle'
  | 'handleOnce'
  | 'removeHandler'
  | 'on'
  | 'once'
  | 'off'
  | 'removeListener'
  | 'removeAllListeners';

/** Stands for the main process's end of `ipcRenderer`. */
class StandInIpcMain extends EventEmitter implements Like<IpcMain, Members> {
  readonly #handlers = new Map<string, Listener>();

  handle(channel: string, listener: Listener): void {
    if (this.#handlers.has(channel)) {
      throw new Error(`Attempted to register a second handler for '${channel}'`);
    }
    if (typeof listener !== 'function') {
      throw new TypeError(`Expected handler to be a function, but found type '${typeof listener}'`);
    }
    this.#handlers.set(channel, listener);
  }

  handleOnce(channel: string, listener: Listener): void {
    this.handle(channel, (...given) => {
      this.removeHandler(channel);
      return listener(...given);
    });
  }

  removeHandler(channel: string): void {
    this.#handlers.delete(channel);
  }

  /** What a page's call comes to: its answer as text. Rejects with what a page is told of a failure. */
  async invoke(sent: object, channel: string, given: string): Promise<string> {
    try {
      const handler = this.#handlers.get(channel);
      if (handler === undefined) throw new Error(`No handler registered for '${channel}'`);
      const all: unknown = decode(given);
      const answer: unknown = await Reflect.apply(handler, null, [sent, ...(Array.isArray(all) ? all : [])]);
      return encode(answer);
    } catch (error) {
      throw new Error(`Error invoking remote method '${channel}': ${String(error)}`, { cause: error });
    }
  }

  /** What a page has sent without waiting for an answer. */
  hear(sent: object, channel: string, given: string): void {
    const all: unknown = decode(given);
    this.emit(channel, sent, ...(Array.isArray(all) ? all : []));
  }
}

export const ipcMain = new StandInIpcMain();
