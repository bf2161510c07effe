import { EventEmitter } from 'node:events';

const handlers = new Map();
const schemes = new Map();
const page = Object.assign(new EventEmitter(), {
  send: (_, event, payload) => process.send?.({ event, payload }),
  setWindowOpenHandler: () => undefined,
});

export const app = Object.assign(new EventEmitter(), {
  // A packed program is told so.
  isPackaged: true,
  setPath: () => undefined,
  enableSandbox: () => undefined,
  requestSingleInstanceLock: () => true,
  getPreferredSystemLanguages: () => ['en-GB'],
  addRecentDocument: () => undefined,
  whenReady: async () => undefined,
  quit() {
    const quitting = { prevented: false, preventDefault: () => (quitting.prevented = true) };
    app.emit('before-quit', quitting);
    if (!quitting.prevented) process.exit(0);
  },
  exit: (code) => process.exit(code),
});

export class BrowserWindow extends EventEmitter {
  static getAllWindows = () => [];
  webContents = page;
  loadURL = async () => process.send?.({ open: true });
  isDestroyed = () => false;
  isMinimized = () => false;
  maximize = () => undefined;
  show = () => undefined;
  focus = () => undefined;
}

export const ipcMain = {
  handle: (channel, handler) => handlers.set(channel, handler),
  removeHandler: (channel) => handlers.delete(channel),
};
export const dialog = { showErrorBox: (title, words) => console.error(title, words) };
export const Menu = { buildFromTemplate: () => ({}), setApplicationMenu: () => undefined };
export const screen = { getAllDisplays: () => [] };
export const shell = {};
export const protocol = { registerSchemesAsPrivileged: () => undefined };
export const session = {
  defaultSession: Object.assign(new EventEmitter(), {
    protocol: { handle: (scheme, handler) => schemes.set(scheme, handler) },
    webRequest: { onBeforeRequest: () => undefined },
    setPermissionRequestHandler: () => undefined,
    setPermissionCheckHandler: () => undefined,
    setDevicePermissionHandler: () => undefined,
  }),
};

const own = { sender: page, senderFrame: { parent: null, url: 'app://tefuda/' } };

/** What a test may ask: a call of the page, or an address of its own scheme. */
const asked = {
  call: ({ name, input }) => [...handlers.values()][0](own, name, input),
  async fetch(url) {
    const answer = await schemes.get('app')(new Request(url));
    const bytes = Buffer.from(await answer.arrayBuffer());
    return {
      status: answer.status,
      type: answer.headers.get('content-type'),
      begins: bytes.toString('latin1', 0, 9),
    };
  },
  quit: () => app.quit(),
};

process.on('message', async ({ id, ask, given }) => {
  process.send?.({ id, value: await asked[ask](given) });
});
