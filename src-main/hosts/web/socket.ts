import type { IncomingMessage, Server } from 'node:http';
import type { Duplex } from 'node:stream';
import { WebSocketServer, type RawData, type WebSocket } from 'ws';
import { callFrame } from '@shared/contract/frames';
import type { Publisher } from '@main/services/publisher';
import type { Dispatcher } from '../shared/dispatcher';
import { MalformedCall } from '../shared/dispatcher';
import { outgoing } from '../shared/outgoing';
import type { Guard } from './guard';

const PATH = '/socket';
/** Bytes: the longest record that may be brought in, every character of it taking three. */
const FRAME_LIMIT = 64 * 1024 * 1024;
/** Calls of one window that are answered at once. Whoever sends more waits, and so does what they send. */
const CALLS_AT_ONCE = 32;
/** A window that does not read is let go before it fills the memory. Bytes. */
const BACKLOG_LIMIT = 32 * 1024 * 1024;

/** Carries calls and events over `/socket`. Returns the way to close it. */
export function openSocket(
  server: Server,
  guard: Guard,
  dispatch: Dispatcher,
  publisher: Publisher,
): () => void {
  const sockets = new WebSocketServer({ noServer: true, maxPayload: FRAME_LIMIT, perMessageDeflate: false });
  server.on('upgrade', (request: IncomingMessage, connection: Duplex, head: Buffer) => {
    connection.on('error', () => connection.destroy());
    // Unlike a page, a socket is never opened without an origin by a browser.
    const mayEnter =
      request.url === PATH &&
      request.headers.origin !== undefined &&
      guard.isForUs(request) &&
      guard.isFromUs(request) &&
      guard.isKnown(request);
    if (!mayEnter) {
      // Nobody else would close it for a client that does not.
      connection.end('HTTP/1.1 403 Forbidden\r\nConnection: close\r\nContent-Length: 0\r\n\r\n', () =>
        connection.destroy(),
      );
      return;
    }
    sockets.handleUpgrade(request, connection, head, (socket) => serve(socket, dispatch));
  });
  const stop = publisher.subscribe((published) => {
    const { name, payload } = outgoing(published);
    const frame = JSON.stringify({ event: name, payload });
    for (const socket of sockets.clients) {
      if (socket.bufferedAmount > BACKLOG_LIMIT) socket.terminate();
      else socket.send(frame);
    }
  });
  return () => {
    stop();
    for (const socket of sockets.clients) socket.terminate();
    sockets.close();
  };
}

function serve(socket: WebSocket, dispatch: Dispatcher): void {
  const answers = new Answers(socket, dispatch);
  socket.on('error', () => socket.terminate());
  socket.on('message', (data, isBinary) => {
    const frame = isBinary ? null : readFrame(data);
    if (frame === null) socket.close(1008, 'malformed frame');
    else answers.ask(frame);
  });
  socket.on('close', () => answers.forget());
}

type CallFrame = ReturnType<typeof callFrame.parse>;

/** Answers the calls of one window, begun in the order they come in, never more at once than it reads answers. */
class Answers {
  #waiting: CallFrame[] = [];
  #open = 0;

  constructor(
    private readonly socket: WebSocket,
    private readonly dispatch: Dispatcher,
  ) {}

  ask(frame: CallFrame): void {
    this.#waiting.push(frame);
    this.#goOn();
  }

  /** The window is gone: what it still asked is not done. */
  forget(): void {
    this.#waiting = [];
  }

  #goOn(): void {
    while (this.#open < CALLS_AT_ONCE) {
      const frame = this.#waiting.shift();
      if (frame === undefined) break;
      this.#open += 1;
      void answer(this.dispatch, frame).then((reply) =>
        this.socket.send(reply, () => {
          this.#open -= 1;
          this.#goOn();
        }),
      );
    }
    if (this.#waiting.length > 0) this.socket.pause();
    else this.socket.resume();
  }
}

/** The answer as a frame; one that cannot be written as a frame is an error like any other. */
async function answer(dispatch: Dispatcher, frame: CallFrame): Promise<string> {
  try {
    const value = await dispatch(frame.call, frame.input);
    return JSON.stringify({ id: frame.id, ok: true, value });
  } catch (error) {
    if (!(error instanceof MalformedCall)) console.error(error);
    return JSON.stringify({
      id: frame.id,
      ok: false,
      error: error instanceof Error ? error.message : 'failed',
    });
  }
}

function readFrame(data: RawData): CallFrame | null {
  try {
    const frame = callFrame.safeParse(JSON.parse(String(data)));
    return frame.success ? frame.data : null;
  } catch {
    return null;
  }
}
