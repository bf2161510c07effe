import { inject, shallowRef } from 'vue';
import type { App, InjectionKey, ShallowRef } from 'vue';
import type { TefudaClient } from '@shared/contract/client';
import { checkedClient } from './checked-client';
import type { Wire } from './checked-client';
import { socketWire } from './socket-wire';
import type { SocketListener } from './socket-wire';
import type { ConnectionStatus } from './status';

/** The one way to the main process, and whether it is there. */
export interface Connection {
  readonly client: TefudaClient;
  readonly status: Readonly<ShallowRef<ConnectionStatus>>;
}

const connectionKey: InjectionKey<Connection> = Symbol('connection');

export const provideConnection = (app: App, connection: Connection): void => {
  app.provide(connectionKey, connection);
};

/** The connection of the running app. Throws outside of it. */
export function useConnection(): Connection {
  const connection = inject(connectionKey);
  if (!connection) throw new Error('no connection was provided to this app');
  return connection;
}

const browserSocket = (listener: SocketListener): WebSocket => {
  const scheme = window.location.protocol === 'https:' ? 'wss:' : 'ws:';
  const socket = new WebSocket(`${scheme}//${window.location.host}/socket`);
  socket.addEventListener('open', () => listener.opened());
  socket.addEventListener('close', () => listener.closed());
  socket.addEventListener('message', ({ data }) => listener.received(data));
  return socket;
};

/** A socket that is refused tells no reason; a page of the same host does. */
const isShutOut = async (): Promise<boolean> => {
  try {
    return (await fetch('/', { method: 'HEAD', cache: 'no-store' })).status === 403;
  } catch {
    return false;
  }
};

/** Electron's preload as a wire: its answers are checked here as those of any other host. */
const preloadWire = (client: object): Wire => {
  const method = (name: 'call' | 'on') => {
    const found: unknown = Reflect.get(client, name);
    if (typeof found !== 'function') throw new Error(`window.tefuda has no ${name}`);
    return (...args: unknown[]): unknown => Reflect.apply(found, client, args);
  };
  const call = method('call');
  const on = method('on');
  return {
    call: async (name, input) => call(name, input),
    on: (name, listener) => {
      const stop = on(name, listener);
      return () => {
        if (typeof stop === 'function') stop();
      };
    },
  };
};

/** Connects through Electron's preload when there is one, otherwise over the web host's socket. */
export function connect(onMalformed: (problem: unknown) => void): Connection {
  const preload = window.tefuda;
  const status = shallowRef<ConnectionStatus>(preload ? 'open' : 'connecting');
  const wire = preload
    ? preloadWire(preload)
    : socketWire({
        open: browserSocket,
        onStatus: (next) => {
          status.value = next;
        },
        isShutOut,
        onMalformed,
        later: (milliseconds, work) => window.setTimeout(work, milliseconds),
      });
  return { client: checkedClient(wire, (_event, problem) => onMalformed(problem)), status };
}
