import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { request, type IncomingHttpHeaders } from 'node:http';
import { connect, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { WebSocket } from 'ws';
import { nodeFiles } from '@main/services/file-system';
import { Publisher } from '@main/services/publisher';
import { makeAssets } from '../../shared/assets';
import type { Dispatcher } from '../../shared/dispatcher';
import { startWebHost, type WebHost } from '../server';

interface Answer {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
}

/** A web host with a page, a picture and a secret beside them, and the ways to ill-treat it. */
export interface AttackedHost {
  readonly host: WebHost;
  readonly port: number;
  readonly origin: string;
  /** The cookie of somebody who was let in. */
  readonly cookie: string;
  /** Sends a request with exactly this path: `fetch` would tidy it up. */
  ask(path: string, headers?: Readonly<Record<string, string>>, method?: string): Promise<Answer>;
  /** Sends exactly these bytes; gives all that comes until the connection ends, or for half a second. */
  raw(text: string): Promise<string>;
  /** A connection that is not closed from this side, whatever comes. */
  hold(text: string): Promise<Socket>;
  /** The socket once it is open, or the status it was refused with. */
  socket(headers: Readonly<Record<string, string>>): Promise<WebSocket | number>;
  close(): Promise<void>;
}

/** Starts one. `dispatch` answers its calls; `patience` is how long it waits for slow clients. Milliseconds. */
export async function attackedHost(
  dispatch: Dispatcher = () => Promise.resolve(null),
  patience?: number,
): Promise<AttackedHost> {
  // It outlives a test: one host is attacked in many.
  const folder = await mkdtemp(join(tmpdir(), 'tefuda-attacked-'));
  const renderer = join(folder, 'renderer');
  await mkdir(join(renderer, 'assets'), { recursive: true });
  await writeFile(join(renderer, 'index.html'), '<title>Tefuda</title>');
  await writeFile(join(renderer, 'assets', 'a-1.js'), 'export {};');
  await writeFile(join(folder, 'secret.txt'), 'secret');
  const picture = join(folder, 'picture.jpg');
  await writeFile(picture, 'jpeg');
  const assets = await makeAssets(nodeFiles, {
    renderer,
    art: (hash) => Promise.resolve(hash === 'a'.repeat(64) ? picture : null),
    made: () => null,
    staged: () => null,
  });
  const publisher = new Publisher();
  const host = await startWebHost({
    ...{ assets, dispatch, publisher, port: 0 },
    ...(patience !== undefined && { patience }),
  });
  const port = Number(new URL(host.address).port);
  const held: Socket[] = [];

  const ask: AttackedHost['ask'] = (path, headers = {}, method = 'GET') =>
    new Promise((resolve, reject) => {
      const sent = request({ host: '127.0.0.1', port, path, method, headers }, (response) => {
        let body = '';
        response.on('data', (chunk) => (body += String(chunk)));
        response.on('end', () =>
          resolve({ status: response.statusCode ?? 0, headers: response.headers, body }),
        );
      });
      sent.on('error', reject);
      sent.end();
    });
  const entered = await ask(new URL(host.address).search.replace(/^/, '/'));

  return {
    host,
    port,
    origin: `http://127.0.0.1:${port}`,
    cookie: entered.headers['set-cookie']?.[0]?.split(';')[0] ?? '',
    ask,
    raw: (text) =>
      new Promise((resolve) => {
        const connection = connect(port, '127.0.0.1', () => connection.write(text));
        let got = '';
        const timer = setTimeout(() => connection.destroy(), 500);
        connection.on('data', (chunk) => (got += String(chunk)));
        connection.on('error', () => connection.destroy());
        connection.on('close', () => {
          clearTimeout(timer);
          resolve(got);
        });
      }),
    hold: (text) =>
      new Promise((resolve, reject) => {
        const connection = connect({ port, host: '127.0.0.1', allowHalfOpen: true }, () => {
          connection.write(text);
          resolve(connection);
        });
        connection.resume().once('error', reject);
        held.push(connection);
      }),
    socket: (headers) =>
      new Promise((resolve, reject) => {
        const socket = new WebSocket(`ws://127.0.0.1:${port}/socket`, { headers });
        socket.on('open', () => resolve(socket));
        socket.on('unexpected-response', (_, response) => resolve(response.statusCode ?? 0));
        socket.on('error', reject);
      }),
    async close() {
      held.forEach((connection) => connection.destroy());
      await host.close();
      await rm(folder, { recursive: true, force: true });
    },
  };
}
