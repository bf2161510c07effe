import type { BrowserContext, Page } from '@playwright/test';
import type { RunningHost } from './host';

export type HostName = 'web' | 'desktop';

/** A file that a person let the program save. */
export interface Saved {
  readonly name: string;
  readonly path: string;
}

/** The built program on one of its hosts, and its window. */
export interface Program {
  /** The page in the window. Goes on as the page of the new window when the program is started again. */
  readonly page: Page;
  /** The program that runs; throws before its first start. */
  host(): RunningHost;
  /** Shows a room, such as `/new-match`; starts the program where its host does so with its window. */
  open(room: string): Promise<void>;
  /** Ends it, and with it or before it what its window shows. */
  end(how: 'stop' | 'kill'): Promise<void>;
  /** Starts it again on the same data folder, and opens Home. */
  startAgain(): Promise<void>;
  /** Does something that ends with a file being saved, lets it be saved into a folder, and waits until it is. */
  save(press: () => Promise<void>, folder: string): Promise<Saved>;
  /** Lets the process behind the page crash, and waits until the page is there again. */
  crash(): Promise<void>;
  /** Puts a PNG into the system's clipboard, as another program does. */
  copyPicture(png: Buffer): Promise<void>;
  /** Ends everything. */
  close(): Promise<void>;
}

export interface Starting {
  readonly context: BrowserContext;
  readonly dataFolder: string;
  readonly viewport: { readonly width: number; readonly height: number } | null;
  /** Called with every context that shows a page of the program. */
  readonly watch: (context: BrowserContext) => void;
}

/** Writes a picture to the clipboard from within a page that may. */
export const writeToClipboard = (page: Page, png: Buffer): Promise<void> =>
  page.evaluate(async (base64) => {
    const bytes = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
    const picture = new Blob([bytes], { type: 'image/png' });
    await navigator.clipboard.write([new ClipboardItem({ 'image/png': picture })]);
  }, png.toString('base64'));
