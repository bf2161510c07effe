// Loaded with `node --import` before a main script: makes `import … from 'electron'` find the stand-in. The
// package itself must not be imported under Node, since that starts a download.
import { register } from 'node:module';

register('./hooks.mjs', import.meta.url);
