import { request, type IncomingHttpHeaders } from 'node:http';
import { connect } from 'node:net';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { WebSocket } from 'ws';
import { findAppFolder } from '@main/services/app-folder';
import { openServices } from '@main/services/open-services';
import type { Services } from '@main/services/services';
import { testFolder } from '@main/services/testing/folder';
import { kirby, setFile } from '@main/services/testing/sets';
import { writeZip } from '@main/services/packs/testing/zip-writer';
import { makeAssets } from '../shared/assets';
import { makeDispatcher } from '../shared/dispatcher';
import { browserAbilities } from './abilities';
import { startWebHost, type WebHost } from './server';

interface Answer {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
}

interface Ask {
  readonly path: string;
  readonly method?: string;
  readonly headers?: Record<string, string>;
  readonly body?: string;
}

let services: Services;
let host: WebHost;
let port: number;

/** Sends exactly this, however odd: `fetch` would tidy paths and headers up. */
function ask({ path, method = 'GET', headers = {}, body }: Ask): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const sent = request({ host: '127.0.0.1', port, path, method, headers }, (response) => {
      let text = '';
      response.on('data', (chunk) => (text += String(chunk)));
      response.on('end', () =>
        resolve({ status: response.statusCode ?? 0, headers: response.headers, body: text }),
      );
    });
    sent.on('error', reject);
    sent.end(body);
  });
}

const token = (): string => new URL(host.address).searchParams.get('token') ?? '';

async function enter(): Promise<string> {
  const { headers } = await ask({ path: `/?token=${token()}` });
  return (headers['set-cookie']?.[0] ?? '').split(';')[0] ?? '';
}

const origin = (): string => `http://127.0.0.1:${port}`;

/** The socket once it is open, or the status it was refused with. */
function openSocket(headers: Record<string, string>, path = '/socket'): Promise<WebSocket | number> {
  return new Promise((resolve, reject) => {
    const socket = new WebSocket(`ws://127.0.0.1:${port}${path}`, { headers });
    socket.on('open', () => resolve(socket));
    socket.on('unexpected-response', (_, response) => resolve(response.statusCode ?? 0));
    socket.on('error', reject);
  });
}

async function knownSocket(): Promise<WebSocket> {
  const socket = await openSocket({ cookie: await enter(), origin: origin() });
  if (typeof socket === 'number') throw new Error(`Refused with ${socket}.`);
  const frames: unknown[] = [];
  unread.set(socket, frames);
  socket.on('message', (data) => frames.push(JSON.parse(String(data))));
  return socket;
}

/** Frames that came in and were not read yet: two may arrive at once. */
const unread = new WeakMap<WebSocket, unknown[]>();

async function nextFrame(socket: WebSocket): Promise<unknown> {
  const frames = unread.get(socket) ?? [];
  await expect.poll(() => frames.length, { timeout: 5000, interval: 5 }).toBeGreaterThan(0);
  return frames.shift();
}

async function call(socket: WebSocket, frame: unknown): Promise<unknown> {
  socket.send(JSON.stringify(frame));
  return nextFrame(socket);
}

beforeEach(async () => {
  const folder = await testFolder();
  const renderer = join(folder, 'renderer');
  await mkdir(join(renderer, 'assets'), { recursive: true });
  await writeFile(join(renderer, 'index.html'), '<title>Tefuda</title>');
  await writeFile(join(renderer, 'assets', 'a-1.js'), 'export {};');
  await writeFile(join(folder, 'secret.txt'), 'secret');
  await mkdir(join(folder, 'data', 'art'), { recursive: true });
  await writeFile(join(folder, 'data', 'art', `${'a'.repeat(64)}.jpg`), 'jpeg');
  const app = { ...findAppFolder(import.meta.url), renderer };
  const opened = await openServices({
    dataFolder: join(folder, 'data'),
    app,
    host: 'web',
    systemLanguage: 'en-GB',
  });
  if (!opened.ok) throw new Error(opened.words);
  services = opened.services;
  host = await startWebHost({
    assets: await makeAssets(services.files.system, services.assetSources),
    dispatch: makeDispatcher(services, browserAbilities()),
    publisher: services.publisher,
    port: 0,
  });
  port = Number(new URL(host.address).port);
});

afterEach(async () => {
  await host.close();
  await services.close();
});

describe('the web host', () => {
  it('exchanges the token of the address for a cookie at once', async () => {
    expect(token()).toMatch(/^[0-9a-f]{32}$/);
    const { status, headers } = await ask({ path: `/?token=${token()}` });
    expect(status).toBe(303);
    expect(headers.location).toBe('/');
    expect(headers['set-cookie']?.[0]).toMatch(
      new RegExp(`^tefuda-${port}=[0-9a-f]{32}; Path=/; HttpOnly; SameSite=Strict$`),
    );
    expect(headers['set-cookie']?.[0]).not.toContain(token());
  });

  it('tells a page of an earlier start, in both languages, which address to open', async () => {
    const { status, body, headers } = await ask({
      path: '/',
      headers: { cookie: `tefuda-${port}=${'0'.repeat(32)}` },
    });
    expect(status).toBe(403);
    expect(headers['content-type']).toBe('text/plain; charset=utf-8');
    expect(body).toMatch(/Open the whole address that Tefuda printed.*\n.*アドレス.*ひらいてください/);
  });

  it('serves the page, its parts and pictures to whoever has the cookie, with a strict policy', async () => {
    const cookie = await enter();
    const page = await ask({ path: '/', headers: { cookie } });
    expect(page).toMatchObject({ status: 200, body: '<title>Tefuda</title>' });
    expect(page.headers['content-type']).toBe('text/html; charset=utf-8');
    expect(page.headers['content-security-policy']).toBe(
      "default-src 'none'; script-src 'self'; style-src 'self'; font-src 'self'; connect-src 'self'; " +
        "img-src 'self' blob:; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
    );
    expect(page.headers).toMatchObject({
      'x-content-type-options': 'nosniff',
      'cross-origin-opener-policy': 'same-origin',
      'cross-origin-resource-policy': 'same-origin',
      'referrer-policy': 'no-referrer',
    });
    expect(page.headers['access-control-allow-origin']).toBeUndefined();
    expect(await ask({ path: '/match/abc', headers: { cookie } })).toMatchObject({
      status: 200,
      body: page.body,
    });
    const script = await ask({ path: '/assets/a-1.js', headers: { cookie } });
    expect(script.headers['content-type']).toBe('text/javascript; charset=utf-8');
    const picture = await ask({ path: `/art/${'a'.repeat(64)}`, headers: { cookie } });
    expect(picture).toMatchObject({ status: 200, body: 'jpeg' });
    expect(picture.headers).toMatchObject({
      'content-type': 'image/jpeg',
      'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; sandbox",
      'x-content-type-options': 'nosniff',
    });
  });

  it('hands out what the program made, to be saved, and pictures of a pack, to be looked at; nothing in them runs', async () => {
    const cookie = await enter();
    const made = services.made.keep(new TextEncoder().encode('a pack'), 'にわ "1"(*)\u202E.tefuda');
    const file = await ask({ path: made.address, headers: { cookie } });
    expect(file).toMatchObject({ status: 200, body: 'a pack' });
    expect(file.headers).toMatchObject({
      'content-type': 'application/zip',
      'content-disposition': "attachment; filename*=UTF-8''%E3%81%AB%E3%82%8F%201.tefuda",
      'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; sandbox",
      'x-content-type-options': 'nosniff',
      'cache-control': 'no-store',
    });
    const drawing = '<svg xmlns="http://www.w3.org/2000/svg"/>';
    const cards = [kirby('one', { art: { file: 'art/a.png' } })];
    const pack = writeZip([
      { name: 'set.json', content: setFile('theirs', { cards }) },
      { name: 'art/a.png', content: drawing },
    ]);
    const begun = services.uploads.begin('a.tefuda', pack.length);
    if (!begun.ok) throw new Error(begun.refusal.key);
    services.uploads.part(begun.value.upload, 0, pack.toString('base64'));
    const read = await services.packs.read(begun.value.upload);
    const address = read.ok ? read.value.pictures[0]?.address : undefined;
    const picture = await ask({ path: address ?? '', headers: { cookie } });
    expect(picture).toMatchObject({ status: 200, body: drawing });
    // By what it is, not by what it is called.
    expect(picture.headers).toMatchObject({
      'content-type': 'image/svg+xml',
      'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; sandbox",
      'cache-control': 'no-store',
    });
    for (const path of [`${made.address}0`, '/made/', '/made/../settings.json', `${address}9`, '/staged/x']) {
      expect((await ask({ path, headers: { cookie } })).status).toBe(404);
    }
    expect((await ask({ path: made.address })).status).toBe(403);
    expect((await ask({ path: address ?? '' })).status).toBe(403);
  });

  it('lets a browser keep what never changes, and nothing else', async () => {
    const cookie = await enter();
    const keep = async (path: string) => (await ask({ path, headers: { cookie } })).headers['cache-control'];
    expect(await keep('/assets/a-1.js')).toBe('public, max-age=31536000, immutable');
    expect(await keep(`/art/${'a'.repeat(64)}`)).toBe('public, max-age=31536000, immutable');
    expect(await keep('/')).toBe('no-cache');
    expect(await keep('/assets/gone.js')).toBe('no-store');
  });

  it.each([
    ['no cookie', () => ({ path: '/' })],
    ['a wrong cookie', () => ({ path: '/', headers: { cookie: `tefuda-${port}=${'0'.repeat(32)}` } })],
    ['a wrong token', () => ({ path: `/?token=${'0'.repeat(32)}` })],
    ['a half token', () => ({ path: `/?token=${token().slice(0, 16)}` })],
    ['an empty token', () => ({ path: '/?token=' })],
  ])('refuses %s', async (_, ask403: () => Ask) => {
    expect((await ask(ask403())).status).toBe(403);
  });

  it('refuses a name that only points at it, and another page', async () => {
    const cookie = await enter();
    const withHeaders = (headers: Record<string, string>): Promise<Answer> =>
      ask({ path: '/', headers: { cookie, ...headers } });
    expect((await withHeaders({ host: `evil.example:${port}` })).status).toBe(403);
    expect((await withHeaders({ host: '127.0.0.1' })).status).toBe(403);
    expect((await withHeaders({ origin: 'http://evil.example' })).status).toBe(403);
    expect((await withHeaders({ origin: 'null' })).status).toBe(403);
    expect((await withHeaders({ host: `localhost:${port}` })).status).toBe(200);
  });

  it.each([
    '/../secret.txt',
    '/..%2fsecret.txt',
    '/%2e%2e/secret.txt',
    '/assets/../../secret.txt',
    '/assets/..\\..\\secret.txt',
    '/art/../../secret.txt',
    `/art/${'a'.repeat(64)}.jpg`,
    '/art/..%2f..%2fsecret.txt',
    '/secret.txt%00.js',
    '/assets/',
    '/__proto__.js',
  ])('gives nothing for %s', async (path) => {
    const { status, body } = await ask({ path, headers: { cookie: await enter() } });
    expect(status).toBe(404);
    expect(body).toBe('Not found\n');
  });

  it('takes no other method, no body and no address of another server', async () => {
    const cookie = await enter();
    for (const method of ['POST', 'PUT', 'DELETE', 'OPTIONS', 'PATCH']) {
      expect((await ask({ path: '/', method, headers: { cookie } })).status).toBe(405);
    }
    const body = 'x'.repeat(1000);
    expect((await ask({ path: '/', headers: { cookie, 'content-length': '1000' }, body })).status).toBe(413);
    expect((await ask({ path: 'http://evil.example/', headers: { cookie } })).status).toBe(400);
    expect(await ask({ path: '/', method: 'HEAD', headers: { cookie } })).toMatchObject({
      status: 200,
      body: '',
    });
  });

  it('ends a request whose headers are too large', async () => {
    const answer = await new Promise<string>((resolve) => {
      const connection = connect(port, '127.0.0.1', () => {
        connection.write(`GET / HTTP/1.1\r\nHost: 127.0.0.1:${port}\r\nX: ${'x'.repeat(20_000)}\r\n\r\n`);
      });
      let text = '';
      connection.on('data', (chunk) => (text += String(chunk)));
      connection.on('close', () => resolve(text));
      connection.on('error', () => resolve(text));
    });
    expect(answer).toMatch(/^HTTP\/1\.1 431/);
  });
});

describe('its socket', () => {
  it('opens for our own page only', async () => {
    const cookie = await enter();
    expect(await openSocket({ cookie })).toBe(403);
    expect(await openSocket({ origin: origin() })).toBe(403);
    expect(await openSocket({ cookie, origin: 'http://evil.example' })).toBe(403);
    expect(await openSocket({ cookie, origin: origin(), host: `evil.example:${port}` })).toBe(403);
    expect(await openSocket({ cookie, origin: origin() }, '/other')).toBe(403);
    expect(await openSocket({ cookie, origin: origin() })).toBeInstanceOf(WebSocket);
  });

  it('carries a whole round trip: a match, a pick, and what it did', async () => {
    const socket = await knownSocket();
    const seats = [
      { name: 'Aki', player: 'human', handicap: 0 },
      { name: 'Robo', player: 'greedy', handicap: 0 },
    ];
    const input = { game: 'copy-ability-battle', seats, options: { first: 0 }, seed: 'socket' };
    const created = await call(socket, { id: 7, call: 'matches.create', input });
    expect(created).toMatchObject({ id: 7, ok: true, value: { ok: true, value: { viewer: 0, number: 1 } } });
    const { value } = JSON.parse(JSON.stringify(created));
    const pick = { id: value.value.id, number: 1, pick: ['skip'] };
    socket.send(JSON.stringify({ id: 8, call: 'matches.pick', input: pick }));
    expect(await nextFrame(socket)).toMatchObject({
      event: 'match.changed',
      payload: { id: pick.id, cause: 'pick', view: { number: 2 } },
    });
    expect(await nextFrame(socket)).toEqual({ id: 8, ok: true, value: { ok: true, value: null } });
  });

  it.each([
    ['an unknown call', { id: 1, call: 'files.read', input: null }],
    ['a call of a prototype', { id: 1, call: 'constructor', input: null }],
    ['a wrong type', { id: 1, call: 'matches.pick', input: { id: 'a', number: 'one', pick: 'skip' } }],
    ['a path as id', { id: 1, call: 'matches.open', input: { id: '../../settings' } }],
    ['no input', { id: 1, call: 'settings.change' }],
  ])('refuses %s and stays open', async (_, frame) => {
    const socket = await knownSocket();
    const before = services.settings.now;
    expect(await call(socket, frame)).toMatchObject({ id: 1, ok: false });
    expect(services.settings.now).toBe(before);
    expect(await call(socket, { id: 2, call: 'app.info', input: null })).toMatchObject({ id: 2, ok: true });
  });

  it.each([
    ['what is not JSON', 'hello'],
    ['a frame of another shape', '{"do":"it"}'],
    ['a frame that is too large', JSON.stringify({ id: 1, call: 'x', input: 'x'.repeat(65 * 1024 * 1024) })],
  ])('closes on %s', async (_, text) => {
    const socket = await knownSocket();
    const closed = new Promise((resolve) => socket.once('close', resolve));
    socket.send(text);
    expect([1008, 1009]).toContain(await closed);
  });
});
