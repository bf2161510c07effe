import { spawnSync } from 'node:child_process';
import { join } from 'node:path';

const root = join(import.meta.dirname, '..');

/** Formats a file that the project has written by itself, as `npm run format` would; gives the exit code. */
export const tidy = (file) =>
  spawnSync(process.execPath, [join(root, 'node_modules/oxfmt/bin/oxfmt'), file], {
    cwd: root,
    stdio: ['ignore', 'ignore', 'inherit'],
  }).status ?? 1;
