// A stand-in for the `electron` module: Node and Debian's Chromium in place of Electron, with as much of
// its interface as the built main process uses. A call to anything else fails loudly, as it should.
export { app } from './app.mjs';
export { ipcMain } from './ipc.mjs';
export { dialog, Menu, screen, shell } from './desktop.mjs';
export { protocol, session } from './session.mjs';
export { BrowserWindow } from './window.mjs';
