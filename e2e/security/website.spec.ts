import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Page } from '@playwright/test';
import { expect, test as base } from '../app/test';

/** Another server of this machine, as somebody else may run one; its page is blank. Gives its port. */
const test = base.extend<{ elsewhere: number }>({
  elsewhere: async ({ browserName: _ }, use) => {
    const server: Server = createServer((_request, response) => {
      response.setHeader('content-type', 'text/html');
      response.end('<!doctype html><title>Elsewhere</title>');
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const address: AddressInfo | string | null = server.address();
    await use(address !== null && typeof address === 'object' ? address.port : 0);
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  },
});

/** All that a page can do to the program in another tab of the same browser: what came of each. */
const attack = (page: Page, target: string): Promise<Readonly<Record<string, string>>> =>
  page.evaluate(async (host) => {
    const late = new Promise((resolve) => setTimeout(() => resolve('late'), 2500));
    const outcome = async (work: Promise<unknown>): Promise<string> => {
      const came = work.then(
        (value) => `got ${String(value)}`,
        () => 'nothing',
      );
      return String(await Promise.race([came, late]));
    };
    const loaded = (element: HTMLElement): Promise<unknown> =>
      new Promise((resolve, reject) => {
        element.addEventListener('load', () => resolve('it'));
        element.addEventListener('error', reject);
        document.body.append(element);
      });
    const image = Object.assign(document.createElement('img'), { src: `${host}/icon.svg` });
    const script = Object.assign(document.createElement('script'), { src: `${host}/assets/index.js` });
    const style = Object.assign(document.createElement('link'), { rel: 'stylesheet', href: `${host}/` });
    const frame = Object.assign(document.createElement('iframe'), { src: `${host}/` });
    // A frame that is refused is loaded too, with the browser's own words in it; which nobody can read.
    const framed = loaded(frame).then(() => frame.contentWindow?.length ?? 0);
    const socket = new Promise((resolve, reject) => {
      const opened = new WebSocket(`${host.replace('http', 'ws')}/socket`);
      opened.addEventListener('open', resolve);
      opened.addEventListener('error', reject);
    });
    const window_ = window.open(`${host}/`, 'program');
    const held = new Promise((resolve, reject) => {
      setTimeout(
        () => (window_ === null || window_.closed ? reject(new Error('cut off')) : resolve('it')),
        1500,
      );
    });
    const tried: Record<string, Promise<unknown>> = {
      read: fetch(`${host}/`, { credentials: 'include' }).then((answer) => answer.text()),
      send: fetch(`${host}/`, { method: 'POST', credentials: 'include', mode: 'no-cors', body: 'x' }),
      picture: loaded(image),
      script: loaded(script),
      style: loaded(style),
      frame: framed,
      socket,
      window: held,
    };
    const came = Object.entries(tried).map(async ([name, work]) => [name, await outcome(work)] as const);
    return Object.fromEntries(await Promise.all(came));
  }, target);

test('another website in the same browser reads, calls, frames and holds nothing of the program', async ({
  app,
  page,
  context,
  elsewhere,
  watch,
}) => {
  await app.open();
  await expect(page.getByRole('main')).toBeVisible();
  const { origin, port } = new URL(app.host().address);
  expect(await context.cookies()).toMatchObject([
    { name: `tefuda-${port}`, httpOnly: true, sameSite: 'Strict', path: '/' },
  ]);
  expect(await page.evaluate(() => document.cookie)).toBe('');
  // Of the same site, whose requests carry the cookie, and of another one.
  for (const name of ['127.0.0.1', 'localhost']) {
    const other = await context.newPage();
    await other.goto(`http://${name}:${elsewhere}/`);
    const program = context.waitForEvent('page');
    expect([name, await attack(other, origin)]).toEqual([
      name,
      {
        read: 'nothing',
        send: 'nothing',
        picture: 'nothing',
        script: 'nothing',
        style: 'nothing',
        // The browser shows its own words in the frame, and of those it tells nothing.
        frame: expect.stringMatching(/^(nothing|got 0|late)$/),
        socket: 'nothing',
        window: 'nothing',
      },
    ]);
    await (await program).close();
    const framed = other.frames().slice(1);
    for (const frame of framed) expect(await frame.locator('#app').count()).toBe(0);
    await other.close();
  }
  await expect(page.getByRole('main')).toBeVisible();
  watch.errors.splice(0);
  watch.foreignRequests.splice(0);
});
