import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const here = dirname(fileURLToPath(import.meta.url));

/** Fetches the Electron binary and notes how that went; see src-main/cli/electron-binary.ts. */
export const fetchScript = join(here, 'fetch-electron.mjs');

const electronFolder = join(here, '..', 'node_modules', 'electron');

/**
 * Whether a start could use Electron if only its binary were here. Never imports `electron`: under Node
 * that alone starts a download, and waits for it.
 *
 * @param {readonly string[]} options what was given after `start`
 */
export function shouldFetch(options) {
  if (!existsSync(join(electronFolder, 'install.js')) || existsSync(join(electronFolder, 'path.txt')))
    return false;
  const at = options.indexOf('--host');
  const host = at < 0 ? options.find((option) => option.startsWith('--host='))?.slice(7) : options[at + 1];
  if (host === 'web' || options.includes('--help')) return false;
  if (host === 'electron') return true;
  if (process.platform !== 'linux') return true;
  const display = Boolean(process.env.DISPLAY || process.env.WAYLAND_DISPLAY);
  return display && process.getuid?.() !== 0;
}
