import { readFileSync } from 'node:fs';
import type { MessagePort } from 'node:worker_threads';
import { makeSheets } from './make-sheets';
import type { MadeSheets, SheetsTask } from './sheets-task';

/** Sheets to make, as they are sent to a thread. */
export interface PrintTask {
  readonly sheets: SheetsTask;
  /** Files of the pictures that are there, by what a card's art calls them. */
  readonly pictures: Readonly<Record<string, string>>;
  /** Where {@link PrintProgress} goes. */
  readonly port: MessagePort;
}

/** How many of the drawings and pages are done. */
export interface PrintProgress {
  readonly done: number;
  readonly of: number;
}

/** Makes sheets in this thread. Whoever no longer wants them ends the thread. */
export function printInThread({ sheets, pictures, port }: PrintTask): Promise<MadeSheets> {
  return makeSheets(sheets, {
    picture: (file) => readPicture(pictures[file]),
    progress: (done, of) => port.postMessage({ done, of } satisfies PrintProgress),
  });
}

function readPicture(path: string | undefined): Uint8Array | null {
  if (path === undefined) return null;
  try {
    return readFileSync(path);
  } catch {
    return null;
  }
}
