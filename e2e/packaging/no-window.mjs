// Loaded with `node --import` before a packed main process: an Electron without any window, that lets a test
// send the page's calls. The complete stand-in is in ../electron-stand-in; here only the packed files matter.
import { EventEmitter } from 'node:events';
import { register } from 'node:module';

const electron = new URL('./no-window-electron.mjs', import.meta.url).href;
register(
  `data:text/javascript,${encodeURIComponent(`
    export const resolve = (specifier, context, next) =>
      specifier === 'electron' ? { url: ${JSON.stringify(electron)}, shortCircuit: true } : next(specifier, context);
  `)}`,
);
EventEmitter.defaultMaxListeners = 20;
