// Loaded with `node --import` before the built main process: makes `import … from 'electron'` find the
// stand-in. The package itself must not be imported under Node, since that starts a download.
import { register } from 'node:module';
import './control.mjs';

register('./hooks.mjs', import.meta.url);
