import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { BrowserContext, Page } from '@playwright/test';
import { StandIn } from './stand-in';
import { expect, test } from './test';

/** A program that lets a page try what Electron refuses. */
const MAIN = `
import { app, BrowserWindow, ipcMain, protocol, session } from 'electron';
const folder = import.meta.dirname;
app.setPath('userData', folder);
protocol.registerSchemesAsPrivileged([{ scheme: 'app', privileges: { standard: true, secure: true } }]);
if (!app.requestSingleInstanceLock({ from: 'the second' })) app.quit();
else app.whenReady().then(async () => {
  const html = '<!doctype html><title>x</title><script src="/page.js"></script>';
  const script = 'Object.prototype.tampered = 1; Array.prototype.includes = () => "tampered";' +
    'EventTarget.prototype.dispatchEvent = function () { globalThis.caught = this; };';
  protocol.handle('app', ({ url }) => url.endsWith('.js')
    ? new Response(script, { headers: { 'content-type': 'text/javascript' } })
    : new Response(html, { headers: { 'content-type': 'text/html' } }));
  session.defaultSession.webRequest.onBeforeRequest({ urls: ['https://*/*'] }, (_, decide) => decide({ cancel: true }));
  const happened = [];
  app.on('second-instance', (_, argv, cwd, data) => happened.push(['second-instance', argv.at(-1), cwd, data]));
  app.on('activate', (_, hasWindows) => happened.push(['activate', hasWindows]));
  app.on('window-all-closed', () => app.quit());
  const webPreferences = { preload: folder + '/preload.cjs', sandbox: true, contextIsolation: ISOLATED };
  const window = new BrowserWindow({ width: 640, height: 480, minWidth: 800, minHeight: 600, webPreferences });
  window.webContents.on('preload-error', (_, path, error) => happened.push(['preload-error', error.message]));
  ipcMain.handle('echo', (_, value) => value);
  ipcMain.handle('fail', () => { throw new Error('on purpose'); });
  ipcMain.handle('happened', () => happened);
  ipcMain.handle('bounds', () => window.getBounds());
  ipcMain.handle('send', () => window.webContents.send('heard', new Map([[1, [new Date(5), undefined]]])));
  ipcMain.handle('sender', ({ sender, senderFrame }) =>
    [sender === window.webContents, senderFrame.url, senderFrame.parent]);
  const refused = [];
  for (const url of ['nobody://x/', 'https://example.org/']) {
    await window.loadURL(url).catch((error) => refused.push(error.message));
  }
  ipcMain.handle('refused', () => refused);
  await window.loadURL('app://tefuda/');
});
`;

const PRELOAD = `
const { contextBridge, ipcRenderer } = require('electron');
globalThis.secret = 'of the preload';
const tried = {};
const attempt = (name, work) => {
  try {
    work();
    tried[name] = 'allowed';
  } catch (error) {
    tried[name] = error.message;
  }
};
for (const name of ['fs', 'node:child_process', './other', 'path', 'events', 'timers', 'node:url']) {
  attempt(name, () => require(name));
}
attempt('the bridge', () => contextBridge.exposeInMainWorld('bridge', {
  invoke: (channel, value) => ipcRenderer.invoke(channel, value),
  invokeNode: () => ipcRenderer.invoke('echo', document.documentElement).catch(({ message }) => message),
  call: (given, value) => given(value),
  kindOf: (value) => Object.prototype.toString.call(value) + (Object.getPrototypeOf(value) === Object.prototype),
  hear: (listener) => ipcRenderer.once('heard', (_, value) => listener(value)),
  untouched: () => [Object.prototype.tampered === undefined, [1].includes(1)],
  fails: () => { throw new RangeError('in the preload'); },
  list: [1, { deep: true }],
}));
attempt('the same key twice', () => contextBridge.exposeInMainWorld('bridge', {}));
attempt('a key that the page has', () => contextBridge.exposeInMainWorld('document', {}));
if (tried['the bridge'] === 'allowed') contextBridge.exposeInMainWorld('tried', tried);
else throw new Error(tried['the bridge']);
`;

const folders: string[] = [];
test.afterAll(async () => {
  await Promise.all(folders.map((folder) => rm(folder, { recursive: true, force: true, maxRetries: 3 })));
});

/** Starts that program, with or without a world of the preload's own. */
async function startTrying(
  context: BrowserContext,
  isolated: boolean,
): Promise<{ standIn: StandIn; page: Page }> {
  const folder = await mkdtemp(join(tmpdir(), 'tefuda-trying-'));
  folders.push(folder);
  await mkdir(join(folder, 'data'));
  await writeFile(join(folder, 'main.mjs'), MAIN.replace('ISOLATED', String(isolated)));
  await writeFile(join(folder, 'preload.cjs'), PRELOAD);
  const standIn = await StandIn.start(context, {
    dataFolder: join(folder, 'data'),
    main: join(folder, 'main.mjs'),
  });
  return { standIn, page: await standIn.page() };
}

declare global {
  /** What the preload shows to the page. */
  var bridge: {
    invoke(channel: string, value?: unknown): Promise<unknown>;
    invokeNode(): Promise<string>;
    call(given: (value: unknown) => unknown, value: unknown): unknown;
    kindOf(value: unknown): string;
    hear(listener: (value: unknown) => void): void;
    untouched(): boolean[];
    fails(): void;
    list: unknown[];
  };
  var tried: unknown;
}

test('a preload has its own world, and may use and show what Electron lets it', async ({ context }) => {
  const { standIn, page } = await startTrying(context, true);
  await page.waitForFunction(() => 'tampered' in {});

  await test.step('modules, and keys that are taken', async () => {
    expect(await page.evaluate(() => globalThis.tried)).toEqual({
      fs: 'module not found: fs',
      'node:child_process': 'module not found: node:child_process',
      './other': 'module not found: ./other',
      path: 'module not found: path',
      events: 'allowed',
      timers: 'allowed',
      'node:url': 'allowed',
      'the bridge': 'allowed',
      'the same key twice': 'Cannot bind an API on top of an existing property on the window object',
      'a key that the page has': 'Cannot bind an API on top of an existing property on the window object',
    });
  });

  await test.step('neither world sees the other’s globals or prototypes', async () => {
    const seen = await page.evaluate(() => ({
      globals: ['secret', 'standInTell', 'standInHear', 'require', 'process'].filter(
        (name) => name in globalThis,
      ),
      untouched: globalThis.bridge.untouched(),
      frozen: [Object.isFrozen(globalThis.bridge), Object.isFrozen(globalThis.bridge.list[1])],
      caught: 'caught' in globalThis,
    }));
    expect(seen).toEqual({ globals: [], untouched: [true, true], frozen: [true, true], caught: false });
  });

  await test.step('values are copied, functions are reached from afar', async () => {
    const [own, called, kind, list] = await page.evaluate(() => {
      class Card {
        readonly power = 3;
      }
      const given = { list: [1] };
      return [
        globalThis.bridge.call((value) => value === given, given),
        globalThis.bridge.call((value) => `heard ${String(value)}`, 'it'),
        globalThis.bridge.kindOf(new Card()),
        globalThis.bridge.list,
      ];
    });
    expect([own, called, kind, list]).toEqual([
      false,
      'heard it',
      '[object Object]true',
      [1, { deep: true }],
    ]);
    // Playwright itself carries no map: what came is told as text.
    const tell = 'Map 1 Date 5 undefined';
    const [echoed, heard] = await page.evaluate(async () => {
      const told = (value: unknown): string => {
        if (!(value instanceof Map)) return typeof value;
        return [...value]
          .map(([key, [date, nothing]]) => `Map ${key} Date ${date.getTime()} ${nothing}`)
          .join();
      };
      const back = await globalThis.bridge.invoke('echo', new Map([[1, [new Date(5), undefined]]]));
      const sent = new Promise<unknown>((resolve) => globalThis.bridge.hear(resolve));
      await globalThis.bridge.invoke('send');
      return [told(back), told(await sent)];
    });
    expect([echoed, heard]).toEqual([tell, tell]);
  });

  await test.step('what cannot be cloned is refused, and errors come with their words', async () => {
    const words = await page.evaluate(async () => {
      const saying = async (work: () => unknown): Promise<string> => {
        try {
          await work();
          return 'allowed';
        } catch (error) {
          return error instanceof Error ? error.message : 'other';
        }
      };
      const { invoke, call, fails } = globalThis.bridge;
      return {
        proxy: await saying(() => invoke('echo', new Proxy({}, {}))),
        function: await saying(() => invoke('echo', { f: () => 1 })),
        node: await saying(() => invoke('echo', document.body)),
        'node in the preload': await globalThis.bridge.invokeNode(),
        symbol: await saying(() => call(() => 1, Symbol('s'))),
        nobody: await saying(() => invoke('nobody')),
        failing: await saying(() => invoke('fail')),
        thrown: await saying(() => fails()),
      };
    });
    const uncloneable = 'An object could not be cloned.';
    expect(words).toEqual({
      proxy: uncloneable,
      function: uncloneable,
      node: uncloneable,
      'node in the preload': uncloneable,
      symbol: uncloneable,
      nobody: "Error invoking remote method 'nobody': Error: No handler registered for 'nobody'",
      failing: "Error invoking remote method 'fail': Error: on purpose",
      thrown: 'in the preload',
    });
  });

  await test.step('the main process knows who calls, and keeps the window as large as it must be', async () => {
    const invoke = (channel: string): Promise<unknown> =>
      page.evaluate((to) => globalThis.bridge.invoke(to), channel);
    expect(await invoke('sender')).toEqual([true, 'app://tefuda/', null]);
    expect(await invoke('bounds')).toMatchObject({ width: 800, height: 600 });
    await standIn.activate();
    expect(await invoke('happened')).toEqual([['activate', true]]);
    expect(await invoke('refused')).toEqual([
      "ERR_UNKNOWN_URL_SCHEME (-301) loading 'nobody://x/'",
      "ERR_BLOCKED_BY_CLIENT (-20) loading 'https://example.org/'",
    ]);
  });
  expect(await standIn.close()).toBe(0);
});

test('without a world of its own a preload may show nothing', async ({ context }) => {
  const { standIn, page } = await startTrying(context, false);
  await expect.poll(() => page.evaluate(() => document.readyState)).toBe('complete');
  expect(await page.evaluate(() => 'bridge' in globalThis)).toBe(false);
  await expect.poll(async () => (await standIn.notes()).events).toContain('ready');
  await standIn.kill();
});
