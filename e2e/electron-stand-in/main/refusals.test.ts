import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';

vi.hoisted(() => vi.resetModules());

const { app } = await import('./app');
const { dialog, screen, shell } = await import('./desktop');
const { ipcMain } = await import('./ipc');
const { StandInMenu } = await import('./menu');
const { protocol, session } = await import('./session');
const { StandInWindow } = await import('./window');
const { notes } = await import('./notes');

const folder = mkdtempSync(join(tmpdir(), 'stand-in-'));
afterAll(() => rmSync(folder, { recursive: true }));

/** The tests of this file tell one life of an app, from its first line to its end. */
describe('before the app is ready', () => {
  it('no window can be made', () => {
    expect(() => new StandInWindow()).toThrow('Cannot create BrowserWindow before app is ready');
  });

  it('there is no session, and no scheme can be answered', () => {
    expect(() => session.defaultSession).toThrow('Session can only be received when app is ready');
    expect(() => protocol.handle('app', () => new Response())).toThrow('when app is ready');
  });

  it('no dialog can be shown but the box that tells of an error', async () => {
    await expect(dialog.showSaveDialog({})).rejects.toThrow(
      'dialog module can only be used after app is ready',
    );
    await expect(dialog.showOpenDialog({})).rejects.toThrow('after app is ready');
    await expect(dialog.showMessageBox({ message: 'x' })).rejects.toThrow('after app is ready');
    const printed = vi.spyOn(console, 'error').mockReturnValue();
    dialog.showErrorBox('Tefuda', 'early');
    printed.mockRestore();
    expect(notes.errorBoxes).toEqual([{ title: 'Tefuda', content: 'early' }]);
  });

  it('screens are not known, and neither is the language', () => {
    expect(() => screen.getAllDisplays()).toThrow("can't be used before the app 'ready' event");
    expect(() => app.getLocale()).toThrow('after app is ready');
  });

  it('a menu cannot be set', () => {
    expect(() => StandInMenu.setApplicationMenu(null)).toThrow('after app is ready');
  });

  it('whoever takes the lock is the one instance, and the lock of a dead one does not count', () => {
    app.setPath('userData', folder);
    expect(app.requestSingleInstanceLock()).toBe(true);
    expect(app.hasSingleInstanceLock()).toBe(true);
    app.releaseSingleInstanceLock();
    expect(app.hasSingleInstanceLock()).toBe(false);
  });

  it('a path that nobody knows is refused', () => {
    expect(() => app.getPath('nowhere')).toThrow("Failed to get 'nowhere' path");
  });
});

describe('once the app is ready', () => {
  const ended: number[] = [];
  beforeAll(() => {
    protocol.registerSchemesAsPrivileged([{ scheme: 'app', privileges: { secure: true } }]);
    app.begin((code) => ended.push(code));
  });

  it('what must be said before is refused', () => {
    expect(() => app.enableSandbox()).toThrow('app.enableSandbox() can only be called before app is ready');
    expect(() => protocol.registerSchemesAsPrivileged([])).toThrow('should be called before app is ready');
    expect(() => app.disableHardwareAcceleration()).toThrow('before app is ready');
  });

  it('a channel has one handler, which is a function', () => {
    ipcMain.handle('once', () => 1);
    expect(() => ipcMain.handle('once', () => 2)).toThrow(
      "Attempted to register a second handler for 'once'",
    );
    ipcMain.removeHandler('once');
    ipcMain.handle('once', () => 3);
    expect(() => Reflect.apply(ipcMain.handle, ipcMain, ['none', null])).toThrow('to be a function');
  });

  it('a call that nobody answers, or whose handler fails, is told in Electron’s words', async () => {
    ipcMain.handle('fails', () => {
      throw new Error('for a reason');
    });
    await expect(ipcMain.invoke({}, 'nobody', '[]')).rejects.toThrow(
      "Error invoking remote method 'nobody': Error: No handler registered for 'nobody'",
    );
    await expect(ipcMain.invoke({}, 'fails', '[]')).rejects.toThrow(
      "Error invoking remote method 'fails': Error: for a reason",
    );
  });

  it('an answer, and a message to a page, that cannot be cloned is refused', async () => {
    ipcMain.handle('uncloneable', () => ({ f: () => 1 }));
    await expect(ipcMain.invoke({}, 'uncloneable', '[]')).rejects.toThrow('An object could not be cloned.');
    const { webContents } = new StandInWindow();
    expect(() => webContents.send('x', new Proxy({}, {}))).toThrow('An object could not be cloned.');
    expect(() => Reflect.apply(webContents.send, webContents, [null])).toThrow('Missing required channel');
  });

  it('a scheme has one handler', () => {
    protocol.handle('app', () => new Response());
    expect(() => protocol.handle('app', () => new Response())).toThrow('Failed to register protocol: app');
    expect(() => protocol.unhandle('other')).toThrow('Failed to unhandle protocol: other');
    protocol.unhandle('app');
    expect(protocol.isProtocolHandled('app')).toBe(false);
  });

  it('an address that is none is not loaded', async () => {
    const [window] = StandInWindow.getAllWindows();
    await expect(window?.loadURL('not an address')).rejects.toThrow('ERR_INVALID_URL (-300)');
  });

  it('a preload is named by its whole path', () => {
    const webPreferences = { preload: 'preload.cjs' };
    expect(() => new StandInWindow({ webPreferences })).toThrow('preload script must have absolute path');
  });

  it('a menu’s roles, kinds and keys are those that exist', () => {
    const build = (item: object) => () => Reflect.apply(StandInMenu.buildFromTemplate, StandInMenu, [[item]]);
    expect(build({ role: 'editMenu' })).not.toThrow();
    expect(build({ role: 'edit-menu' })).toThrow('Unknown menu role: edit-menu');
    expect(build({ type: 'radar', label: 'x' })).toThrow('Unknown menu item type: radar');
    expect(build({})).toThrow('must have at least one of label, role or type');
    expect(build({ label: 'x', accelerator: 'CmdOrCtrl+Shift+Z' })).not.toThrow();
    expect(build({ label: 'x', accelerator: 'Hyper+Z' })).toThrow('Invalid accelerator: Hyper+Z');
    expect(build({ label: 'x', submenu: [{ role: 'nothing' }] })).toThrow('Unknown menu role: nothing');
    expect(() => Reflect.apply(StandInMenu.setApplicationMenu, StandInMenu, [{}])).toThrow('Invalid menu');
  });

  it('a dialog belongs to a window, and says only text', async () => {
    const ask = (...given: unknown[]): Promise<unknown> =>
      Reflect.apply(dialog.showSaveDialog, dialog, given);
    await expect(ask({ id: 1 }, {})).rejects.toThrow('Invalid window');
    await expect(ask({ defaultPath: 7 })).rejects.toThrow('Default path must be a string');
    const gone = new StandInWindow();
    gone.destroy();
    await expect(ask(gone, {})).rejects.toThrow('Object has been destroyed');
  });

  it('what was opened outside is kept, and what is no address is not opened', async () => {
    await shell.openExternal('https://example.org/');
    expect(notes.openedOutside).toEqual(['https://example.org/']);
    await expect(shell.openExternal('nowhere')).rejects.toThrow('Invalid URL');
  });

  it('a permission is had unless every way of asking for it refuses', async () => {
    const own = session.defaultSession;
    expect(await own.permission('media', 'app://tefuda/')).toBe(true);
    own.setPermissionRequestHandler((_contents, _name, decide) => decide(false));
    own.setPermissionCheckHandler(() => false);
    expect(await own.permission('media', 'app://tefuda/')).toBe(true);
    own.setDevicePermissionHandler(() => false);
    expect(await own.permission('media', 'app://tefuda/')).toBe(false);
    own.setPermissionCheckHandler((_contents, name) => name === 'media');
    expect(await own.permission('media', 'app://tefuda/')).toBe(true);
  });

  it('headers of an answer are those that the program makes of them', async () => {
    const own = session.defaultSession;
    own.protocol.handle('app', () => new Response('x', { headers: { 'x-one': '1' } }));
    own.webRequest.onHeadersReceived({ urls: ['app://tefuda/*'] }, ({ responseHeaders }, decide) =>
      decide({ responseHeaders: { ...responseHeaders, 'x-two': ['2', '3'] } }),
    );
    const asked = { window: 0, method: 'GET', resourceType: 'xhr', headers: {}, body: null } as const;
    expect(await own.answer({ ...asked, url: 'app://tefuda/' })).toMatchObject({
      outcome: 'answered',
      headers: { 'x-one': '1', 'x-two': '2, 3' },
    });
    own.webRequest.onBeforeRequest({ urls: ['app://other/*'] }, (_, decide) => decide({ cancel: true }));
    expect(await own.answer({ ...asked, url: 'app://other/' })).toEqual({ outcome: 'cancelled' });
    expect(await own.answer({ ...asked, url: 'nobody://x/' })).toEqual({ outcome: 'unknown' });
    expect(await own.answer({ ...asked, url: 'https://example.org/' })).toEqual({ outcome: 'network' });
  });

  it('ends in Electron’s order, and can be held back at each step', () => {
    const [window, ...others] = StandInWindow.getAllWindows();
    for (const other of others) other.destroy();
    const order: string[] = [];
    let held = 'before-quit';
    const step = (name: string) => (happening: { preventDefault(): void }) => {
      order.push(name);
      if (held === name) happening.preventDefault();
    };
    app.on('before-quit', step('before-quit'));
    window?.on('close', step('close'));
    window?.on('closed', () => order.push('closed'));
    app.on('window-all-closed', () => order.push('window-all-closed'));
    app.on('will-quit', step('will-quit'));
    app.on('quit', () => order.push('quit'));
    for (const next of ['close', 'will-quit', 'nothing']) {
      app.quit();
      held = next;
    }
    expect(order).toEqual([
      'before-quit',
      'before-quit',
      'close',
      'before-quit',
      'close',
      'closed',
      'will-quit',
    ]);
    expect(ended).toEqual([]);
    app.quit();
    expect(order.slice(7)).toEqual(['before-quit', 'will-quit', 'quit']);
    expect(ended).toEqual([0]);
  });
});
