// Stands for the `electron` module: Node and the test's own Chromium in place of Electron, with as much of its
// interface as the built main process uses.
import { Wire } from '../wire';
import { app } from './app';
import { answers } from './control';
import { joinBrowser } from './line';

export * from './exports';

const wire = new Wire((message) => process.send?.(message), answers);
joinBrowser(wire);
process.on('message', (message) => wire.hear(message));
// A test that is gone must not leave a program behind.
process.on('disconnect', () => process.exit(1));
// The desktop asks a program to end with these signals; Electron makes a quit of them.
for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP'] as const) process.on(signal, () => app.quit());
setImmediate(() => app.begin((code) => process.exit(code)));
