import { connect } from 'node:net';
import { networkInterfaces } from 'node:os';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { WebSocket } from 'ws';
import { makeGuard, sameSecret } from './guard';
import { attackedHost, type AttackedHost } from './testing/attacked-host';

let attacked: AttackedHost;

beforeAll(async () => {
  attacked = await attackedHost();
});
afterAll(() => attacked.close());

/** What somebody who was let in asks for, as raw bytes. */
const raw = (line: string, ...headers: readonly string[]): Promise<string> => {
  const all = [line, ...headers, `Cookie: ${attacked.cookie}`, 'Connection: close'];
  return attacked.raw(`${all.join('\r\n')}\r\n\r\n`);
};
const host = (): string => `Host: 127.0.0.1:${attacked.port}`;
const statusOf = (answer: string): string => /^HTTP\/1\.1 (\d{3})/.exec(answer)?.[1] ?? 'closed';

describe('another machine, or another program of this one,', () => {
  it('cannot connect by any other address than 127.0.0.1', async () => {
    const others = Object.values(networkInterfaces())
      .flatMap((found) => found ?? [])
      .filter(({ address, scopeid }) => address !== '127.0.0.1' && (scopeid ?? 0) === 0)
      .map(({ address }) => address);
    const tried = await Promise.all(
      [...new Set([...others, '127.0.0.2', '::1'])].map(
        (address) =>
          new Promise((resolve) => {
            const connection = connect(attacked.port, address, () => {
              connection.destroy();
              resolve(`${address} connected`);
            });
            connection.on('error', () => resolve('refused'));
          }),
      ),
    );
    expect(new Set(tried)).toEqual(new Set(['refused']));
  });

  it('cannot guess a token of 128 random bits, nor learn it piece by piece', async () => {
    const tokens = Array.from({ length: 50 }, () => makeGuard(1).token);
    expect(new Set(tokens).size).toBe(50);
    for (const token of tokens) expect(token).toMatch(/^[0-9a-f]{32}$/);
    // Each of the 128 bits is set in some of fifty tokens and not in others.
    const bits = tokens.map((token) => BigInt(`0x${token}`));
    expect(bits.reduce((all, one) => all | one)).toBe((1n << 128n) - 1n);
    expect(bits.reduce((all, one) => all & one)).toBe(0n);

    const token = new URL(attacked.host.address).searchParams.get('token') ?? '';
    const guesses = ['', token.slice(0, 31), `${token}0`, ` ${token}`, token.toUpperCase().padEnd(33, 'F')];
    for (const guess of guesses) {
      expect(sameSecret(guess, token)).toBe(false);
      expect((await attacked.ask(`/?token=${encodeURIComponent(guess)}`)).status).toBe(403);
    }
    expect((await attacked.ask(`/?token=0&token=${token}`)).status).toBe(403);
  });

  it('comes too late with the token it saw in the command line of the browser', async () => {
    const { pathname, search } = new URL(attacked.host.addressForOnce());
    expect(attacked.host.address).not.toContain(search);
    const browser = await attacked.ask(pathname + search);
    expect(browser.status).toBe(303);
    expect((await attacked.ask(pathname + search)).status).toBe(403);
    // The browser itself may load the address again.
    expect((await attacked.ask(pathname + search, { cookie: attacked.cookie })).status).toBe(303);
  });

  it('comes too late after a minute even when no browser was opened', () => {
    let now = 0;
    const guard = makeGuard(1, () => now);
    const first = guard.tokenForOnce();
    now = 60_001;
    expect(guard.knowsToken(first)).toBe(false);
    const second = guard.tokenForOnce();
    expect(guard.knowsToken(first)).toBe(false);
    expect(guard.knowsToken(second)).toBe(true);
    expect(guard.knowsToken(guard.token)).toBe(true);
  });

  it('cannot shut a person out by a cookie of the same name', async () => {
    const cookie = `tefuda-${attacked.port}=wrong; ${attacked.cookie}; tefuda-${attacked.port}=`;
    expect((await attacked.ask('/', { cookie })).status).toBe(200);
    expect((await attacked.ask('/', { cookie: `tefuda-${attacked.port}=wrong` })).status).toBe(403);
  });
});

describe('another website', () => {
  it('that points a name of its own here (DNS rebinding) gets nothing', async () => {
    const names = ['evil.example', '0.0.0.0', '[::1]', '127.0.0.1.evil.example', 'localhost.', '2130706433'];
    for (const name of names) {
      const answer = await raw('GET / HTTP/1.1', `Host: ${name}:${attacked.port}`);
      expect([name, statusOf(answer)]).toEqual([name, '403']);
      expect(answer).not.toContain('<title>');
    }
    expect(statusOf(await raw('GET / HTTP/1.1', `Host: 127.0.0.1:${attacked.port + 1}`))).toBe('403');
    expect(statusOf(await raw('GET / HTTP/1.1', host(), 'Host: evil.example'))).toBe('403');
    expect(statusOf(await raw('GET / HTTP/1.1', 'Host: evil.example', host()))).toBe('403');
    expect(statusOf(await raw('GET / HTTP/1.1'))).toBe('400');
    expect(statusOf(await raw('GET / HTTP/1.0'))).toBe('403');
  });

  it('that asks with a person’s cookie is known by its origin', async () => {
    const { cookie, origin, port } = attacked;
    const origins = ['http://evil.example', 'null', 'https://127.0.0.1', `http://127.0.0.1:${port + 1}`, ''];
    for (const other of [...origins, `http://localhost:${port}`, `${origin}.evil.example`, `${origin}/`]) {
      expect([other, (await attacked.ask('/', { cookie, origin: other })).status]).toEqual([other, 403]);
      expect([other, await attacked.socket({ cookie, origin: other })]).toEqual([other, 403]);
    }
    expect(await attacked.socket({ cookie })).toBe(403);
    expect(await attacked.socket({ cookie, origin, 'sec-fetch-site': 'same-site' })).toBe(403);
  });

  it('may lead a person here, and gets no frame, picture or script of ours', async () => {
    const ask = async (site: string, mode: string, dest: string): Promise<number> => {
      const headers = { 'sec-fetch-site': site, 'sec-fetch-mode': mode, 'sec-fetch-dest': dest };
      return (await attacked.ask('/', { cookie: attacked.cookie, ...headers })).status;
    };
    for (const site of ['cross-site', 'same-site']) {
      expect(await ask(site, 'navigate', 'document')).toBe(200);
      for (const dest of ['iframe', 'frame', 'object', 'embed'])
        expect(await ask(site, 'navigate', dest)).toBe(403);
      for (const dest of ['image', 'script', 'style', 'empty', 'worker'])
        expect(await ask(site, 'no-cors', dest)).toBe(403);
    }
    expect(await ask('same-origin', 'cors', 'empty')).toBe(200);
    expect(await ask('none', 'navigate', 'document')).toBe(200);
  });

  it('is given no permission to read, whatever it asks for (CORS)', async () => {
    const { cookie, origin } = attacked;
    const preflight = { 'access-control-request-method': 'GET', 'access-control-request-headers': 'x' };
    for (const from of [origin, 'http://evil.example']) {
      for (const method of ['GET', 'HEAD', 'OPTIONS']) {
        const { headers } = await attacked.ask('/', { cookie, origin: from, ...preflight }, method);
        expect(Object.keys(headers).filter((name) => name.startsWith('access-control-'))).toEqual([]);
        expect(headers['cross-origin-resource-policy']).toBe('same-origin');
        expect(headers['content-security-policy']).toContain("frame-ancestors 'none'");
      }
    }
  });
});

describe('somebody who was let in', () => {
  it('is shown no list of a folder', async () => {
    const { cookie } = attacked;
    for (const path of ['/assets', '/assets/', '/art', '/art/', '/made/', '/staged/', '/assets/.', '/.']) {
      const { body } = await attacked.ask(path, { cookie });
      expect([path, body]).toEqual([path, expect.stringMatching(/^(Not found\n|<title>Tefuda<\/title>)$/)]);
    }
  });

  it('leaves the folder of the page by no path, however it is written', async () => {
    const ups = ['..', '%2e%2e', '%2E.', '.%2e', '%252e%252e', '..%00', '..%5c', '%c0%ae%c0%ae', '%uff0e.'];
    const slashes = ['/', '%2f', '\\', '%5c', '%252f', '//', '/./', ';/', '%c0%af'];
    const paths = ups.flatMap((up) =>
      slashes.flatMap((slash) => [
        `/${up}${slash}secret.txt`,
        `/assets/${up}${slash}${up}${slash}secret.txt`,
      ]),
    );
    const absolute = [
      '/etc/passwd',
      '//etc/passwd',
      '/C:/x.txt',
      '/file:///etc/passwd',
      '/\\\\server\\x.txt',
    ];
    const others = ['/secret.txt%00.js', '/secret.txt\0', '/art/../../secret.txt', '/art/%2e%2e/secret.txt'];
    const answers = await Promise.all(
      [...paths, ...absolute, ...others].map((path) => raw(`GET ${path} HTTP/1.1`, host())),
    );
    expect(answers.length).toBeGreaterThan(150);
    for (const answer of answers) {
      expect(answer).not.toMatch(/secret|root:/);
      expect(['200', '400', '404']).toContain(statusOf(answer));
      // What is no file and might be a room is the page; nothing else is ever sent.
      if (statusOf(answer) === '200') expect(answer).toContain('\r\n\r\n<title>Tefuda</title>');
    }
  });

  it('gets a picture by its hash out of a table, and by nothing else', async () => {
    const { cookie } = attacked;
    const hash = 'a'.repeat(64);
    expect((await attacked.ask(`/art/${hash}`, { cookie })).body).toBe('jpeg');
    const others = [hash.toUpperCase(), `${hash}.jpg`, `${hash}/`, hash.slice(1), 'b'.repeat(64)];
    for (const other of [...others, `./${hash}/..`, '../picture.jpg', '__proto__', 'constructor']) {
      expect([other, (await attacked.ask(`/art/${other}`, { cookie })).body]).toEqual([
        other,
        expect.not.stringContaining('jpeg'),
      ]);
    }
  });

  it('confuses no method and smuggles no second request', async () => {
    for (const method of ['POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'TRACE', 'PROPFIND']) {
      expect([method, statusOf(await raw(`${method} / HTTP/1.1`, host()))]).toEqual([method, '405']);
    }
    expect(statusOf(await raw('CONNECT evil.example:80 HTTP/1.1', host()))).toBe('closed');
    expect(statusOf(await raw('GET http://evil.example/ HTTP/1.1', host()))).toBe('400');
    expect(statusOf(await raw('GET //evil.example/ HTTP/1.1', host()))).toBe('400');
    const smuggled = `0\r\n\r\nGET /assets/a-1.js HTTP/1.1\r\n${host()}\r\nCookie: ${attacked.cookie}\r\n\r\n`;
    const heads = [
      ['Content-Length: 4', 'Transfer-Encoding: chunked'],
      ['Content-Length: 4', 'Content-Length: 5'],
      ['Content-Length: +4'],
      ['Transfer-Encoding : chunked'],
      ['Transfer-Encoding: xchunked'],
      ['Transfer-Encoding: chunked', 'Transfer-Encoding: identity'],
      ['X: a\r\n b'],
      ['X: a\nCookie: b'],
    ];
    for (const head of heads) {
      const answer = await attacked.raw(
        `${['GET / HTTP/1.1', host(), ...head].join('\r\n')}\r\n\r\n${smuggled}`,
      );
      expect([head, statusOf(answer)]).toEqual([head, expect.stringMatching(/^4/)]);
      expect(answer).not.toContain('export {}');
    }
  });

  it.each(['GET', 'POST'])('cannot make it read a large body of a %s', async (method) => {
    const { host: told, hold, ask, cookie } = { ...attacked, host: host() };
    const connection = await hold(`${method} / HTTP/1.1\r\n${told}\r\nContent-Length: 999999999\r\n\r\n`);
    const began = performance.now();
    const closed = new Promise((resolve) => connection.on('close', resolve));
    connection.on('error', () => undefined);
    // It goes on sending whatever it is told.
    const sending = setInterval(() => connection.write(Buffer.alloc(64 * 1024)), 20);
    await closed;
    clearInterval(sending);
    expect(performance.now() - began).toBeLessThan(5000);
    expect((await ask('/', { cookie })).status).toBe(200);
  });
});

describe('slow clients', () => {
  let slow: AttackedHost | undefined;
  afterEach(() => slow?.close());

  /** Whether somebody who comes while a hundred others hold on is answered after a while. */
  async function isAnswered({ ask }: AttackedHost): Promise<boolean> {
    for (let tries = 0; tries < 40; tries += 1) {
      const answered = await ask('/').then(
        () => true,
        () => false,
      );
      if (answered) return true;
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
    return false;
  }

  it.each([
    ['say nothing', ''],
    ['send headers drop by drop', 'GET / HTTP/1.1\r\nX: '],
    ['send a body drop by drop', 'GET / HTTP/1.1\r\nHost: {host}\r\nTransfer-Encoding: chunked\r\n\r\n1\r\n'],
    ['never hang up after an answer', 'GET / HTTP/1.1\r\nHost: {host}\r\n\r\n'],
    [
      'never hang up after a refused socket',
      'GET /socket HTTP/1.1\r\nHost: {host}\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n\r\n',
    ],
  ])('that %s lose their connections, a hundred of them too', async (_, text) => {
    slow = await attackedHost(undefined, 250);
    const name = `127.0.0.1:${slow.port}`;
    for (let count = 0; count < 100; count += 1) {
      const connection = await slow.hold(text.replace('{host}', name));
      connection.on('error', () => undefined);
    }
    expect(await isAnswered(slow)).toBe(true);
  });
});

describe('a page that floods its socket', () => {
  it('is answered 32 calls at a time, in order, and the others wait', async () => {
    let open = 0;
    let most = 0;
    const host = await attackedHost(async (_, input) => {
      open += 1;
      most = Math.max(most, open);
      await new Promise((resolve) => setImmediate(resolve));
      open -= 1;
      return input;
    });
    const socket = await host.socket({ cookie: host.cookie, origin: host.origin });
    if (!(socket instanceof WebSocket)) throw new Error('refused');
    const answered: unknown[] = [];
    socket.on('message', (data) => answered.push(JSON.parse(String(data)).value));
    const sent = Array.from({ length: 3000 }, (_, id) => id);
    for (const id of sent) socket.send(JSON.stringify({ id, call: 'x', input: id }));
    await expect.poll(() => answered.length, { timeout: 10_000 }).toBe(3000);
    expect(most).toBe(32);
    expect(answered).toEqual(sent);
    await host.close();
  });

  it('does not end the program by an answer that cannot be written', async () => {
    const told = vi.spyOn(console, 'error').mockReturnValue();
    const endless = JSON.parse(`${'['.repeat(100_000)}${']'.repeat(100_000)}`);
    const host = await attackedHost((name) => Promise.resolve(name === 'deep' ? endless : 1n));
    const socket = await host.socket({ cookie: host.cookie, origin: host.origin });
    if (!(socket instanceof WebSocket)) throw new Error('refused');
    const answered: unknown[] = [];
    socket.on('message', (data) => answered.push(JSON.parse(String(data))));
    socket.send('{"id":1,"call":"deep"}');
    socket.send('{"id":2,"call":"big"}');
    await expect.poll(() => answered.length).toBe(2);
    expect(answered).toMatchObject([
      { id: 1, ok: false },
      { id: 2, ok: false },
    ]);
    expect(told).toHaveBeenCalledTimes(2);
    told.mockRestore();
    await host.close();
  });
});
