/** What the stand-in has of the `electron` module. A call to anything else fails loudly, as it should. */
export { app } from './app';
export { dialog, screen, shell } from './desktop';
export { ipcMain } from './ipc';
export { StandInMenu as Menu } from './menu';
export { protocol, session } from './session';
export { StandInWindow as BrowserWindow } from './window';
