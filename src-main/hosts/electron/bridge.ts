import { ipcMain, type BrowserWindow, type IpcMainInvokeEvent } from 'electron';
import type { Publisher } from '@main/services/publisher';
import { MalformedCall, type Dispatcher } from '../shared/dispatcher';
import { outgoing } from '../shared/outgoing';
import { CALL, EVENT, ORIGIN } from './channels';

/** Joins the window with the services: calls come in, events go out, each over its one channel. */
export function bridge(window: BrowserWindow, dispatch: Dispatcher, publisher: Publisher): void {
  ipcMain.handle(CALL, async (sent, name: unknown, input: unknown) => {
    if (!isOwnPage(sent, window) || typeof name !== 'string') return { ok: false, error: 'Refused.' };
    try {
      return { ok: true, value: await dispatch(name, input) };
    } catch (error) {
      if (!(error instanceof MalformedCall)) console.error(error);
      return { ok: false, error: error instanceof Error ? error.message : 'failed' };
    }
  });
  const stop = publisher.subscribe((published) => {
    const { name, payload } = outgoing(published);
    window.webContents.send(EVENT, name, payload);
  });
  window.on('closed', () => {
    stop();
    ipcMain.removeHandler(CALL);
  });
}

/** Only the page itself may call: not a frame in it, not a page it was led to. */
function isOwnPage({ sender, senderFrame }: IpcMainInvokeEvent, window: BrowserWindow): boolean {
  return (
    sender === window.webContents &&
    senderFrame !== null &&
    senderFrame.parent === null &&
    senderFrame.url.startsWith(`${ORIGIN}/`)
  );
}
