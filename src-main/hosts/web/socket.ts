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
      connection.end('HTTP/1.1 403 Forbidden\r\nConnection: close\r\nContent-Length: 0\r\n\r\n');
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
  socket.on('error', () => socket.terminate());
  socket.on('message', (data, isBinary) => {
    const frame = isBinary ? null : readFrame(data);
    if (frame === null) {
      socket.close(1008, 'malformed frame');
      return;
    }
    void answer(dispatch, frame).then((reply) => socket.send(JSON.stringify(reply)));
  });
}

type CallFrame = ReturnType<typeof callFrame.parse>;

async function answer(dispatch: Dispatcher, frame: CallFrame): Promise<object> {
  try {
    const value = await dispatch(frame.call, frame.input);
    return { id: frame.id, ok: true, value };
  } catch (error) {
    if (!(error instanceof MalformedCall)) console.error(error);
    return { id: frame.id, ok: false, error: error instanceof Error ? error.message : 'failed' };
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
