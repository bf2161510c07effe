// Loaded with `node --import` before the built main process of the desktop: it finds an `electron` without windows.
// The package itself must not be imported under Node, since that starts a download.
import { register } from 'node:module';

register('./hooks.mjs', import.meta.url);
