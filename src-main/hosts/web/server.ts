import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createFormatter } from '@shared/locales/format';
import type { Publisher } from '@main/services/publisher';
import type { Assets } from '../shared/assets';
import type { Dispatcher } from '../shared/dispatcher';
import { securityHeaders } from '../shared/headers';
import { makeGuard, type Guard } from './guard';
import { openSocket } from './socket';

export interface WebHostInput {
  readonly assets: Assets;
  readonly dispatch: Dispatcher;
  readonly publisher: Publisher;
  /** 0 lets the system choose. */
  readonly port: number;
  /** How long a client may take to send a request. Milliseconds. */
  readonly patience?: number;
}

export interface WebHost {
  /** What to open, token included. */
  readonly address: string;
  /** The same for a browser that is opened now: good once, and for a minute. */
  addressForOnce(): string;
  close(): Promise<void>;
}

const METHODS = new Set(['GET', 'HEAD']);
const PATIENCE = 10_000;
/** A body that is larger ends its connection. Bytes. */
const BODY_LIMIT = 64 * 1024;

/** Serves the renderer and the contract on 127.0.0.1. Rejects when the port is taken. */
export async function startWebHost(input: WebHostInput): Promise<WebHost> {
  const { patience = PATIENCE } = input;
  // A client that sends its request drop by drop holds a connection, not the program, and not for long.
  const server = createServer({
    maxHeaderSize: 8192,
    headersTimeout: patience,
    requestTimeout: patience,
    keepAliveTimeout: patience / 2,
    connectionsCheckingInterval: patience / 5,
  });
  server.maxConnections = 100;
  const port = await listen(server, input.port);
  const guard = makeGuard(port);
  server.on('request', (request, response) => {
    answer(request, response, guard, input.assets).catch(() => refuse(response, 500));
  });
  const closeSocket = openSocket(server, guard, input.dispatch, input.publisher);
  const addressWith = (token: string): string => `http://127.0.0.1:${port}/?token=${token}`;
  return {
    address: addressWith(guard.token),
    addressForOnce: () => addressWith(guard.tokenForOnce()),
    async close() {
      closeSocket();
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

function listen(server: Server, port: number): Promise<number> {
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen({ port, host: '127.0.0.1' }, () => {
      server.off('error', reject);
      resolve(portOf(server.address()));
    });
  });
}

function portOf(address: AddressInfo | string | null): number {
  if (address === null || typeof address === 'string') throw new Error('The server has no port.');
  return address.port;
}

async function answer(
  request: IncomingMessage,
  response: ServerResponse,
  guard: Guard,
  assets: Assets,
): Promise<void> {
  dropBody(request);
  if (!guard.isForUs(request) || !guard.isFromUs(request)) return refuse(response, 403);
  if (!METHODS.has(request.method ?? '')) return refuse(response, 405, { allow: 'GET, HEAD' });
  if (hasBody(request)) return refuse(response, 413);
  const url = readUrl(request.url ?? '');
  if (url === null) return refuse(response, 400);
  const token = url.searchParams.get('token');
  if (token !== null) {
    // Whoever is in already may open a used address again.
    if (!guard.knowsToken(token) && !guard.isKnown(request)) return refuse(response, 403);
    return refuse(response, 303, { location: '/', 'set-cookie': guard.cookie });
  }
  if (!guard.isKnown(request)) return refuse(response, 403);
  const asset = await assets(url.pathname);
  response.writeHead(asset.status, { ...asset.headers, 'content-length': asset.body.length });
  response.end(request.method === 'HEAD' ? undefined : asset.body);
}

/** Nothing of ours is sent in a body: what comes is passed over, and much of it is not waited for. */
function dropBody(request: IncomingMessage): void {
  let received = 0;
  request.on('data', (piece: Buffer) => {
    received += piece.length;
    if (received > BODY_LIMIT) request.destroy();
  });
}

function readUrl(target: string): URL | null {
  // Only paths: an absolute target is meant for a proxy, which this is not.
  return /^\/(?!\/)/.test(target) && URL.canParse(target, 'http://127.0.0.1')
    ? new URL(target, 'http://127.0.0.1')
    : null;
}

function hasBody({ headers }: IncomingMessage): boolean {
  return headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;
}

const SAID: Readonly<Record<number, string>> = {
  303: '',
  400: 'Bad request\n',
  // Whoever is refused has told no settings yet, so both languages say it.
  403: `${createFormatter('en')('app.startedAnew.plain')}\n${createFormatter('ja')('app.startedAnew.plain')}\n`,
  405: 'Method not allowed\n',
  413: 'Too large\n',
  500: 'Something went wrong\n',
};

function refuse(response: ServerResponse, status: number, headers: Record<string, string> = {}): void {
  if (response.headersSent) {
    response.destroy();
    return;
  }
  response.writeHead(status, {
    ...securityHeaders,
    'content-type': 'text/plain; charset=utf-8',
    'cache-control': 'no-store',
    // Whoever is refused need not go on sending.
    ...(hasBody(response.req) && { connection: 'close' }),
    ...headers,
  });
  response.end(SAID[status] ?? '');
}
