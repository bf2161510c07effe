import { join } from 'node:path';
import type {
  BaseWindow,
  Dialog,
  Display,
  MessageBoxOptions,
  MessageBoxReturnValue,
  OpenDialogOptions,
  OpenDialogReturnValue,
  SaveDialogOptions,
  SaveDialogReturnValue,
  Screen,
  Shell,
} from 'electron';
import type { Like } from '../shape';
import { app } from './app';
import { notes } from './notes';
import { StandInWindow } from './window';

const answers: { saveAs: string | null; open: string[] } = { saveAs: null, open: [] };

/** Where a person saves the next files: a path, or a folder that ends with `/`. Null is one who cancels. */
export const answerSaveDialog = (path: string | null): void => {
  answers.saveAs = path;
};
/** What a person opens next; nothing is one who cancels. */
export const answerOpenDialog = (paths: string[]): void => {
  answers.open = paths;
};

/** The options of a dialog that may be given a window first. Refuses what is not one. */
function optionsOf<T extends object>(first: BaseWindow | T, second: T | undefined): T {
  app.mustBeReady('dialog module can only be used after app is ready');
  if (second === undefined) {
    if (isWindow(first)) throw new TypeError('Options must be an object');
    return first;
  }
  if (!(first instanceof StandInWindow)) throw new TypeError('Invalid window');
  if (first.isDestroyed()) throw new TypeError('Object has been destroyed');
  return second;
}

const isWindow = <T extends object>(it: BaseWindow | T): it is BaseWindow => it instanceof StandInWindow;

function mustBeText(value: unknown, what: string): void {
  if (value !== undefined && typeof value !== 'string') throw new TypeError(`${what} must be a string`);
}

export const dialog = {
  async showSaveDialog(
    first: BaseWindow | SaveDialogOptions,
    second?: SaveDialogOptions,
  ): Promise<SaveDialogReturnValue> {
    const { title, defaultPath } = optionsOf(first, second);
    mustBeText(title, 'Title');
    mustBeText(defaultPath, 'Default path');
    notes.proposedNames.push(defaultPath ?? '');
    const { saveAs } = answers;
    const filePath = saveAs?.endsWith('/') === true ? join(saveAs, defaultPath ?? '') : (saveAs ?? '');
    return { canceled: saveAs === null, filePath };
  },

  async showOpenDialog(
    first: BaseWindow | OpenDialogOptions,
    second?: OpenDialogOptions,
  ): Promise<OpenDialogReturnValue> {
    const { title, defaultPath, properties } = optionsOf(first, second);
    mustBeText(title, 'Title');
    mustBeText(defaultPath, 'Default path');
    if (properties !== undefined && !Array.isArray(properties)) {
      throw new TypeError('Properties must be an array');
    }
    return { canceled: answers.open.length === 0, filePaths: [...answers.open] };
  },

  async showMessageBox(
    first: BaseWindow | MessageBoxOptions,
    second?: MessageBoxOptions,
  ): Promise<MessageBoxReturnValue> {
    const { message, buttons, cancelId } = optionsOf(first, second);
    mustBeText(message, 'Message');
    if (buttons !== undefined && !Array.isArray(buttons)) throw new TypeError('Buttons must be an array');
    notes.messageBoxes.push(message);
    return { response: cancelId ?? 0, checkboxChecked: false };
  },

  showErrorBox(title: string, content: string): void {
    if (typeof title !== 'string' || typeof content !== 'string') {
      throw new TypeError('showErrorBox() wants two strings');
    }
    notes.errorBoxes.push({ title, content });
    console.error(`${title}: ${content}`);
  },
} satisfies Pick<Dialog, 'showSaveDialog' | 'showOpenDialog' | 'showMessageBox' | 'showErrorBox'>;

const AREA = { x: 0, y: 0, width: 1920, height: 1080 };
type ScreenMembers = 'getAllDisplays' | 'getPrimaryDisplay';
type StandInDisplay = Pick<Display, 'id' | 'bounds' | 'workArea' | 'scaleFactor'>;

export const screen: { [K in ScreenMembers]: () => StandInDisplay | StandInDisplay[] } = {
  getAllDisplays(): StandInDisplay[] {
    app.mustBeReady("The 'screen' module can't be used before the app 'ready' event");
    return [{ id: 1, bounds: AREA, workArea: AREA, scaleFactor: 1 }];
  },
  getPrimaryDisplay(): StandInDisplay {
    app.mustBeReady("The 'screen' module can't be used before the app 'ready' event");
    return { id: 1, bounds: AREA, workArea: AREA, scaleFactor: 1 };
  },
} satisfies Record<ScreenMembers & keyof Screen, unknown>;

export const shell = {
  async openExternal(url: string): Promise<void> {
    if (!URL.canParse(url)) throw new Error('Invalid URL');
    notes.openedOutside.push(url);
  },
  async openPath(path: string): Promise<string> {
    notes.openedOutside.push(path);
    return '';
  },
} satisfies Like<Shell, 'openExternal' | 'openPath'>;
