import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { app, BrowserWindow, dialog } from 'electron';
import { findAppFolder } from '@main/services/app-folder';
import { dataFolderOf } from '@main/services/data-folder';
import { openServices } from '@main/services/open-services';
import type { Services } from '@main/services/services';
import { createFormatter } from '@shared/locales/format';
import { makeAssets } from '../shared/assets';
import { makeDispatcher } from '../shared/dispatcher';
import { bridge } from './bridge';
import { setMenu } from './menu';
import { Opening, packsIn } from './opening';
import { keepAlive, noteDeaths } from './rescue';
import { saveDialog } from './save-dialog';
import { showFolder } from './show-folder';
import { claimScheme, closeNavigation, closeSession } from './session';
import { openWindow } from './window';

const DATA_SWITCH = '--tefuda-data=';

const folder = findAppFolder(import.meta.url);
const given = process.argv.find((argument) => argument.startsWith(DATA_SWITCH));
const dataFolder = dataFolderOf(given?.slice(DATA_SWITCH.length));

// Chromium's own files lie inside the data folder, so that one instance per data folder is the rule.
const windowFolder = join(dataFolder, 'window');
mkdirSync(windowFolder, { recursive: true, mode: 0o700 });
app.setPath('userData', windowFolder);
app.enableSandbox();
claimScheme();
closeNavigation();
noteDeaths();

const opening = new Opening();
opening.listen();
opening.take(packsIn(process.argv, process.cwd()));

if (app.requestSingleInstanceLock()) {
  app.on('second-instance', (_, words, whence) => {
    bringForward(BrowserWindow.getAllWindows()[0]);
    opening.take(packsIn(words, whence));
  });
  app.on('window-all-closed', () => app.quit());
  app.whenReady().then(start, fail);
} else {
  app.quit();
}

async function start(): Promise<void> {
  const [systemLanguage = 'en'] = app.getPreferredSystemLanguages();
  const opened = await openServices({ dataFolder, app: folder, host: 'electron', systemLanguage });
  if (!opened.ok) {
    console.error(opened.words);
    dialog.showErrorBox('Tefuda', opened.words);
    app.quit();
    return;
  }
  const { services } = opened;
  services.announce(null);
  const devTools = !app.isPackaged;
  closeSession(await makeAssets(services.files.system, services.assetSources), devTools);
  setMenu(devTools);
  const window = openWindow({
    preload: join(folder.path, 'out', 'preload', 'preload.cjs'),
    stateFile: join(dataFolder, 'window.json'),
    devTools,
  });
  keepAlive(
    window.webContents,
    () => window.reload(),
    () => giveUp(systemLanguage),
  );
  const dispatch = makeDispatcher(services, { save: saveDialog(window, services.savedOutside), showFolder });
  bridge(window, dispatch, services.publisher);
  // A start on the other host does not get past the data folder, and says so there.
  services.onSecondStart(() => bringForward(window));
  closeBeforeQuit(services);
  await opening.openBy((path) => services.handed.hand(path));
}

/** Lets what was asked for reach the disk before the program ends. */
function closeBeforeQuit(services: Services): void {
  let closed = false;
  app.on('before-quit', (quitting) => {
    if (closed) return;
    quitting.preventDefault();
    void services.close().finally(() => {
      closed = true;
      app.quit();
    });
  });
}

function bringForward(window: BrowserWindow | undefined): void {
  if (window === undefined) return;
  if (window.isMinimized()) window.restore();
  window.show();
  window.focus();
}

/** The page cannot be kept alive. Everything is saved, so the program ends as it does otherwise. */
function giveUp(language: string): void {
  const say = createFormatter(language.startsWith('ja') ? 'ja' : 'en');
  dialog.showErrorBox('Tefuda', say('main.start.page-dies'));
  app.quit();
}

function fail(error: unknown): void {
  dialog.showErrorBox('Tefuda', error instanceof Error ? error.message : String(error));
  app.exit(1);
}
