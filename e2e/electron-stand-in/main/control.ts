import { z } from 'zod';
import { app } from './app';
import { answerOpenDialog, answerSaveDialog } from './desktop';
import { preventable } from './events';
import { ipcMain } from './ipc';
import { notes } from './notes';
import { answerRequest, session } from './session';
import type { Asked } from './web-request';
import { StandInWindow, windowOf } from './window';

const RESOURCES = {
  document: 'mainFrame',
  stylesheet: 'stylesheet',
  script: 'script',
  image: 'image',
  font: 'font',
  media: 'media',
  xhr: 'xhr',
  fetch: 'xhr',
  websocket: 'webSocket',
  ping: 'ping',
} as const satisfies Record<string, Asked['resourceType']>;
const isKnown = (kind: string): kind is keyof typeof RESOURCES => Object.hasOwn(RESOURCES, kind);

const ofWindow = z.object({ window: z.number() });
const led = ofWindow.extend({ url: z.string() });
const called = led.extend({ channel: z.string(), text: z.string() });
const request = led.extend({
  kind: z.string(),
  method: z.string(),
  headers: z.record(z.string(), z.string()),
  body: z.instanceof(Uint8Array).nullable(),
});

/** A call as `ipcMain` sees it. Only the page itself has a preload, so that no frame in it can call. */
function sentBy({ window, url }: z.infer<typeof led>): object {
  const { webContents } = windowOf(window);
  const origin = URL.canParse(url) ? new URL(url).origin : '';
  const senderFrame = {
    url,
    origin,
    parent: null,
    top: null,
    processId: window,
    routingId: 1,
    detached: false,
  };
  return { type: 'frame', processId: window, frameId: 1, sender: webContents, senderFrame };
}

/** What the test's browser and the test itself may ask the program. */
export const answers: Readonly<Record<string, (given: unknown) => unknown>> = {
  invoke: (given) => {
    const call = called.parse(given);
    return ipcMain.invoke(sentBy(call), call.channel, call.text);
  },
  hear: (given) => {
    const call = called.parse(given);
    ipcMain.hear(sentBy(call), call.channel, call.text);
  },
  request: (given) => {
    const { kind, ...asked } = request.parse(given);
    return answerRequest({ ...asked, resourceType: isKnown(kind) ? RESOURCES[kind] : 'other' });
  },
  navigate: (given) => {
    const { window, url, main } = led.extend({ main: z.boolean() }).parse(given);
    return windowOf(window).webContents.mayNavigate(url, main);
  },
  popup: (given) => {
    const { window, url } = led.parse(given);
    return windowOf(window).webContents.mayOpen(url);
  },
  at: (given) => {
    const { window, url } = led.parse(given);
    windowOf(window).webContents.url = url;
  },
  loaded: (given) => windowOf(ofWindow.parse(given).window).loaded(),
  gone: (given) => windowOf(ofWindow.parse(given).window).gone(),
  preloadFailed: (given) => {
    const { window, words } = ofWindow.extend({ words: z.string() }).parse(given);
    windowOf(window).webContents.emit('preload-error', preventable(), '', new Error(words));
  },
  permission: (given) => session.defaultSession.permission(z.string().parse(given), 'app://tefuda/'),
  download: (given) => session.defaultSession.download(z.string().parse(given)),
  notes: () => notes,
  saveAs: (given) => answerSaveDialog(z.string().nullable().parse(given)),
  open: (given) => answerOpenDialog(z.array(z.string()).parse(given)),
  close: () => {
    // The answer goes out first: the program may end with its window.
    setImmediate(() => StandInWindow.getAllWindows()[0]?.close());
  },
  activate: () => app.emit('activate', preventable(), StandInWindow.getAllWindows().length > 0),
};
