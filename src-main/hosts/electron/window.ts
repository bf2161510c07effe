import { readFileSync, writeFileSync } from 'node:fs';
import { BrowserWindow, screen, type Rectangle } from 'electron';
import { ORIGIN } from './channels';
import { readWindowState, WINDOW_FORMAT, type WindowState } from './window-state';

export interface WindowInput {
  readonly preload: string;
  /** Where the window's place is remembered. */
  readonly stateFile: string;
  readonly devTools: boolean;
}

/** Opens the window, where it was the last time. */
export function openWindow({ preload, stateFile, devTools }: WindowInput): BrowserWindow {
  const state = readState(stateFile);
  const window = new BrowserWindow({
    width: 1280,
    height: 820,
    ...state?.bounds,
    minWidth: 800,
    minHeight: 560,
    show: false,
    autoHideMenuBar: true,
    backgroundColor: '#231a21',
    title: 'Tefuda',
    webPreferences: {
      preload,
      sandbox: true,
      contextIsolation: true,
      nodeIntegration: false,
      nodeIntegrationInWorker: false,
      nodeIntegrationInSubFrames: false,
      webSecurity: true,
      allowRunningInsecureContent: false,
      webviewTag: false,
      navigateOnDragDrop: false,
      // The middle button opens links beside the handlers that refuse navigation.
      disableBlinkFeatures: 'Auxclick',
      // The spell checker would fetch its dictionaries.
      spellcheck: false,
      devTools,
    },
  });
  if (state?.maximized === true) window.maximize();
  window.once('ready-to-show', () => window.show());
  window.on('close', () => writeState(stateFile, window));
  window.loadURL(`${ORIGIN}/`).catch((error: unknown) => {
    // A window that is closed while it loads has nothing left to show.
    if (!window.isDestroyed()) throw error;
  });
  return window;
}

function readState(file: string): WindowState | null {
  try {
    const state = readWindowState(readFileSync(file, 'utf8'));
    return state !== null && isVisible(state.bounds) ? state : null;
  } catch {
    // The first start: the window opens in its usual place.
    return null;
  }
}

/** So much of a window's title bar must lie on a screen for a hand to reach it. Pixels of the screen. */
const GRIP = 80;

/** A window remembered on a screen that is gone would open where nobody sees it, or can take hold of it. */
function isVisible(bounds: Rectangle): boolean {
  return screen.getAllDisplays().some(({ workArea }) => {
    const left = Math.max(bounds.x, workArea.x);
    const right = Math.min(bounds.x + bounds.width, workArea.x + workArea.width);
    const above = bounds.y - workArea.y;
    return right - left >= GRIP && above >= 0 && above <= workArea.height - GRIP;
  });
}

function writeState(file: string, window: BrowserWindow): void {
  const state: WindowState = {
    format: WINDOW_FORMAT,
    bounds: window.getNormalBounds(),
    maximized: window.isMaximized(),
  };
  try {
    writeFileSync(file, JSON.stringify(state));
  } catch {
    // A full disk costs the window its place and nothing else.
  }
}
