import { EventEmitter } from 'node:events';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { calls } from '@shared/contract/calls';
import type { Assets } from '../shared/assets';

/** What the program has told Electron: its handlers, by what they are for. */
const told = vi.hoisted(() => {
  vi.resetModules();
  return new Map<string, unknown>();
});

vi.mock('electron', () => {
  const note =
    (name: string) =>
    (...given: unknown[]): void =>
      void told.set(name, given.length === 1 ? given[0] : given);
  const own = {
    protocol: { handle: (_scheme: string, answer: unknown) => told.set('answer', answer) },
    webRequest: { onBeforeRequest: (_filter: unknown, decide: unknown) => told.set('request', decide) },
    setPermissionRequestHandler: note('permission'),
    setPermissionCheckHandler: note('permissionCheck'),
    setDevicePermissionHandler: note('device'),
    on: (name: string, listener: unknown) => told.set(name, listener),
  };
  class BrowserWindow {
    readonly webContents = { on: () => undefined };
    constructor(options: unknown) {
      told.set('window', options);
    }
    once(): void {}
    on(): void {}
    loadURL(address: string): Promise<void> {
      told.set('loaded', address);
      return Promise.resolve();
    }
  }
  return {
    app: { on: (name: string, listener: unknown) => told.set(name, listener) },
    session: { defaultSession: own },
    protocol: { registerSchemesAsPrivileged: note('schemes') },
    ipcMain: {
      handle: (_channel: string, answer: unknown) => told.set('call', answer),
      removeHandler: () => undefined,
    },
    ipcRenderer: { invoke: () => undefined, on: () => undefined, removeListener: () => undefined },
    contextBridge: {
      exposeInMainWorld: (name: string, exposed: unknown) => told.set('exposed', [name, exposed]),
    },
    BrowserWindow,
    Menu: { buildFromTemplate: (template: unknown) => template, setApplicationMenu: note('menu') },
    screen: { getAllDisplays: () => [] },
  };
});
afterAll(() => {
  vi.doUnmock('electron');
  vi.resetModules();
});
beforeEach(() => told.clear());

/** Calls what the program gave Electron under this name. */
function run(name: string, ...given: unknown[]): unknown {
  const handler = told.get(name);
  if (typeof handler !== 'function') throw new Error(`The program has set no ${name}.`);
  return Reflect.apply(handler, null, given);
}

describe('the window', () => {
  it.each([true, false])('is sandboxed, isolated and without Node, in development: %s', async (devTools) => {
    const { openWindow } = await import('./window');
    openWindow({ preload: '/preload.cjs', stateFile: '/nowhere/window.json', devTools });
    expect(told.get('window')).toMatchObject({
      webPreferences: {
        sandbox: true,
        contextIsolation: true,
        nodeIntegration: false,
        nodeIntegrationInWorker: false,
        nodeIntegrationInSubFrames: false,
        webSecurity: true,
        allowRunningInsecureContent: false,
        webviewTag: false,
        navigateOnDragDrop: false,
        devTools,
      },
    });
    // Whatever else may be set there, nothing of these is.
    const { webPreferences = {} } = Object(told.get('window'));
    for (const name of ['enableRemoteModule', 'experimentalFeatures', 'enableBlinkFeatures', 'plugins']) {
      expect(Object.keys(webPreferences)).not.toContain(name);
    }
    expect(told.get('loaded')).toBe('app://tefuda/');
  });

  it('has no developer tools and no reload in its menu in a release', async () => {
    const { setMenu } = await import('./menu');
    setMenu(false);
    expect(JSON.stringify(told.get('menu'))).not.toMatch(/toggleDevTools|reload|forceReload/i);
    setMenu(true);
    expect(JSON.stringify(told.get('menu'))).toContain('toggleDevTools');
  });
});

describe('the session', () => {
  const assets: Assets = (path) =>
    Promise.resolve({ status: 200, headers: { 'x-path': path }, body: new Uint8Array([1]) });

  beforeEach(async () => {
    const { closeSession } = await import('./session');
    closeSession(assets);
  });

  it('lets no network scheme out, however it is written', () => {
    const decided = (url: string): boolean => {
      let cancelled = false;
      run('request', { url }, ({ cancel }: { cancel: boolean }) => {
        cancelled = cancel;
      });
      return !cancelled;
    };
    const outside = ['http', 'https', 'ws', 'wss', 'ftp', 'HTTP', 'file', 'data', 'filesystem', 'javascript'];
    for (const scheme of outside) expect([scheme, decided(`${scheme}://tefuda/`)]).toEqual([scheme, false]);
    for (const url of ['', 'tefuda', '//evil.example/', 'app', 'chrome-extension://a/', 'apps://tefuda/']) {
      expect([url, decided(url)]).toEqual([url, false]);
    }
    expect(decided('app://tefuda/')).toBe(true);
    expect(decided('blob:app://tefuda/1')).toBe(true);
  });

  it('answers its own origin only, and only to be read', async () => {
    const ask = async (url: string, method = 'GET'): Promise<number> => {
      // Node's own requests know no origin for this scheme; what is read of one is its address and method.
      const answer = await run('answer', { url, method });
      return answer instanceof Response ? answer.status : 0;
    };
    expect(await ask('app://tefuda/art/1')).toBe(200);
    for (const url of [
      'app://evil/',
      'app://tefuda.evil/',
      'app://tefuda@evil/',
      'https://tefuda/',
      'app:///',
    ]) {
      expect([url, await ask(url)]).toEqual([url, 403]);
    }
    for (const method of ['POST', 'PUT', 'DELETE', 'OPTIONS']) {
      expect(await ask('app://tefuda/', method)).toBe(403);
    }
  });

  it('grants no permission and no device, and saves no download', () => {
    for (const permission of [
      'media',
      'geolocation',
      'notifications',
      'clipboard-read',
      'openExternal',
      'usb',
    ]) {
      let granted: unknown = null;
      run('permission', {}, permission, (decision: boolean) => {
        granted = decision;
      });
      expect([permission, granted]).toEqual([permission, false]);
      expect(run('permissionCheck', {}, permission)).toBe(false);
    }
    expect(run('device', {})).toBe(false);
    const download = { preventDefault: vi.fn() };
    run('will-download', download);
    expect(download.preventDefault).toHaveBeenCalledOnce();
  });
});

describe('navigation', () => {
  it('is refused in every window: by a link, a script, a frame, a redirect, a dropped file, a new window', async () => {
    const { closeNavigation } = await import('./session');
    closeNavigation();
    let opened: unknown = null;
    const contents = Object.assign(new EventEmitter(), {
      getURL: () => 'app://tefuda/#/rules',
      setWindowOpenHandler: (decide: () => unknown) => {
        opened = decide();
      },
    });
    run('web-contents-created', {}, contents);
    expect(opened).toEqual({ action: 'deny' });
    for (const name of ['will-navigate', 'will-frame-navigate', 'will-redirect', 'will-attach-webview']) {
      const event = { preventDefault: vi.fn(), url: 'file:///home/mika/dropped.html', isMainFrame: true };
      contents.emit(name, event);
      expect([name, event.preventDefault.mock.calls.length]).toEqual([name, 1]);
    }
  });

  it('is only let happen where the page loads its own present address anew', async () => {
    const { closeNavigation } = await import('./session');
    closeNavigation();
    let present = '';
    const contents = Object.assign(new EventEmitter(), {
      getURL: () => present,
      setWindowOpenHandler: () => undefined,
    });
    run('web-contents-created', {}, contents);
    const lets = (name: string, url: string, isMainFrame = true): boolean => {
      const event = { preventDefault: vi.fn(), url, isMainFrame };
      contents.emit(name, event);
      return event.preventDefault.mock.calls.length === 0;
    };
    for (const name of ['will-navigate', 'will-frame-navigate']) {
      present = 'app://tefuda/#/rules';
      expect(lets(name, 'app://tefuda/#/rules')).toBe(true);
      expect(lets(name, 'app://tefuda/')).toBe(true);
      expect([name, lets(name, 'app://tefuda/', false)]).toEqual([name, false]);
      for (const url of [
        '',
        '#',
        'about:blank',
        'app://tefuda/index.html',
        'app://tefuda/?x',
        'app://tefuda/exports/1#/rules',
        'app://tefuda',
        'app://tefuda.evil/',
        'blob:app://tefuda/1',
        'https://evil.example/#app://tefuda/',
        'https://tefuda/',
      ]) {
        expect([name, url, lets(name, url)]).toEqual([name, url, false]);
      }
      // A page that shows nothing yet has nothing to load anew.
      present = '';
      expect(lets(name, '')).toBe(false);
      expect(lets(name, '#/rules')).toBe(false);
    }
    present = 'app://tefuda/';
    expect(lets('will-redirect', 'app://tefuda/')).toBe(false);
  });
});

describe('a call over IPC', () => {
  const main = { url: 'app://tefuda/', parent: null };

  async function bridged(dispatch: (name: string, input: unknown) => Promise<unknown>) {
    const [{ bridge }, { Publisher }] = await Promise.all([
      import('./bridge'),
      import('@main/services/publisher'),
    ]);
    const webContents = { send: vi.fn() };
    const window = Object.assign(new EventEmitter(), { webContents });
    // Only what the bridge uses of a window stands here.
    Reflect.apply(bridge, null, [window, dispatch, new Publisher()]);
    return (sender: unknown, senderFrame: unknown, name: unknown = 'app.info'): Promise<unknown> =>
      Promise.resolve(
        run('call', { sender: sender === 'own' ? webContents : sender, senderFrame }, name, null),
      );
  }

  it('is only answered to the page itself: to no frame in it, no other page, no other window', async () => {
    const asked = vi.fn().mockResolvedValue('secret');
    const call = await bridged(asked);
    expect(await call('own', main)).toEqual({ ok: true, value: 'secret' });
    asked.mockClear();
    const others: [unknown, unknown][] = [
      [{}, main],
      ['own', null],
      ['own', { ...main, parent: main }],
      ...[
        'https://evil.example/',
        'app://tefuda.evil/',
        'app://evil/',
        'file:///x',
        'about:blank',
        '',
        'data:,',
      ].map((url): [unknown, unknown] => ['own', { ...main, url }]),
    ];
    for (const [sender, frame] of others) {
      expect(await call(sender, frame)).toEqual({ ok: false, error: 'Refused.' });
    }
    for (const name of [null, 1, {}, ['app.info'], Symbol.iterator]) {
      expect(await call('own', main, name)).toEqual({ ok: false, error: 'Refused.' });
    }
    expect(asked).not.toHaveBeenCalled();
  });

  it('is a typed refusal when it goes wrong, never an exception', async () => {
    const errors = vi.spyOn(console, 'error').mockReturnValue();
    const call = await bridged(() => Promise.reject(new Error('broken')));
    expect(await call('own', main)).toEqual({ ok: false, error: 'broken' });
    errors.mockRestore();
  });

  it('goes through a preload that exposes one object with these keys and no others', async () => {
    await import('./preload');
    expect(told.get('exposed')).toEqual(['tefuda', { call: expect.any(Function), on: expect.any(Function) }]);
  });
});

it('no part of the program opens anything in another program but its own data folder', async () => {
  // There is no list of addresses to keep as long as no address is opened at all.
  const folder = import.meta.dirname;
  const files = (await readdir(folder)).filter((name) => /^[a-z-]+\.ts$/.test(name));
  const sources = await Promise.all(files.map((name) => readFile(join(folder, name), 'utf8')));
  expect(sources.length).toBeGreaterThan(6);
  const opening = sources.filter((text) => /openExternal|openPath|\bshell\b/.test(text));
  expect(opening).toEqual([await readFile(join(folder, 'show-folder.ts'), 'utf8')]);
  expect(opening[0]?.match(/\bshell\.\w+\([^)]*\)/g)).toEqual(['shell.openPath(folder)']);
  // Which folder that is, nobody says from outside.
  expect(calls['data.show'].input.safeParse('/').success).toBe(false);
});
