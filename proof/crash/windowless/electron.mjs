// The desktop host without a page: calls come in and events go out over the process's own channel. For tests that
// kill the program hundreds of times and look at what it leaves on the disk, and for those of its packed files. What
// belongs to a window does nothing here; e2e/electron-stand-in is exact about that.
import { EventEmitter } from 'node:events';
import { join } from 'node:path';

/** Answers to whatever is asked of it with itself. */
const anything = () =>
  new Proxy(() => undefined, {
    get: (_, name) => (name === 'then' || typeof name === 'symbol' ? undefined : anything()),
    apply: () => anything(),
    construct: () => anything(),
  });

/** An object that knows nothing but what it is given. */
const tolerant = (known) =>
  new Proxy(known, {
    get: (target, name) => (name in target || typeof name === 'symbol' ? target[name] : anything()),
  });

const emitter = (known) => Object.assign(new EventEmitter(), known);

export const app = tolerant(
  emitter({
    isPackaged: process.env.IS_PACKED === 'yes',
    whenReady: async () => undefined,
    requestSingleInstanceLock: () => true,
    getPreferredSystemLanguages: () => ['en-GB'],
    quit() {
      let held = false;
      app.emit('before-quit', { preventDefault: () => (held = true) });
      if (!held) process.exit(0);
    },
    exit: (code) => process.exit(code ?? 0),
  }),
);

const PAGE = 'app://tefuda/';
/** The contents of the one window there is: who calls. */
let sender = null;

export const BrowserWindow = tolerant(
  Object.assign(
    function () {
      sender = tolerant(
        emitter({
          send: (_channel, event, payload) => process.send?.({ event, payload }),
          getURL: () => PAGE,
        }),
      );
      return tolerant(
        emitter({
          webContents: sender,
          isDestroyed: () => false,
          loadURL: async () => undefined,
          show: () => process.send?.({ event: 'window.show', payload: null }),
        }),
      );
    },
    { getAllWindows: () => [] },
  ),
);

let answer = null;
const waiting = [];

export const ipcMain = tolerant({
  handle(_channel, listener) {
    answer = listener;
    for (const message of waiting.splice(0)) void reply(message);
    process.send?.({ ready: true });
  },
});

const frame = { url: PAGE, origin: 'app://tefuda', parent: null };

async function reply({ id, call, input }) {
  const sent = { sender, senderFrame: { ...frame, top: frame } };
  process.send?.({ id, ...(await answer(sent, call, input)) });
}

/** By scheme, who answers. */
const schemes = new Map();

/** What a page would get at an address of the program's own scheme. */
async function fetchFor({ id, fetch }) {
  const answer = await schemes.get(new URL(fetch).protocol.slice(0, -1))(new Request(fetch));
  const begins = Buffer.from(await answer.arrayBuffer()).toString('latin1', 0, 9);
  const value = { status: answer.status, type: answer.headers.get('content-type'), begins };
  process.send?.({ id, ok: true, value });
}

process.on('message', (message) => {
  if (message.stop) app.quit();
  else if (message.fetch) void fetchFor(message);
  else if (answer === null) waiting.push(message);
  else void reply(message);
});
process.on('disconnect', () => process.exit(1));

export const dialog = tolerant({
  showErrorBox: (title, content) => console.error(`${title}: ${content}`),
  showSaveDialog: async (_window, { defaultPath }) => ({
    canceled: false,
    filePath: join(process.env.SAVE_TO ?? '.', defaultPath),
  }),
});

export const Menu = anything();
export const protocol = anything();
export const screen = tolerant({ getAllDisplays: () => [] });
export const session = {
  defaultSession: tolerant({
    protocol: { handle: (scheme, handler) => schemes.set(scheme, handler) },
  }),
};
export const shell = anything();
