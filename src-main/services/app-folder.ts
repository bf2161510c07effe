import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { z } from 'zod';

const manifest = z.object({ name: z.literal('tefuda'), version: z.string() });

/** Where the program itself lies, and which version it is. */
export interface AppFolder {
  readonly path: string;
  readonly version: string;
  /** The card sets that ship with it. */
  readonly cardsets: string;
  /** The built renderer. */
  readonly renderer: string;
  /** The built script of worker threads. */
  readonly worker: string;
  /** The licences of everything that is built in, written by the build. */
  readonly licences: string;
}

/** Finds the program's folder from a module in it, wherever the build has put that module. */
export function findAppFolder(moduleUrl: string): AppFolder {
  let folder = dirname(fileURLToPath(moduleUrl));
  for (;;) {
    const version = versionIn(folder);
    if (version !== null) {
      const cardsets = join(folder, 'cardsets');
      const out = join(folder, 'out');
      const worker = join(out, 'main', 'worker.js');
      const licences = join(out, 'licences.txt');
      return { path: folder, version, cardsets, renderer: join(out, 'renderer'), worker, licences };
    }
    const above = dirname(folder);
    if (above === folder) throw new Error('The folder of the program was not found.');
    folder = above;
  }
}

function versionIn(folder: string): string | null {
  const file = join(folder, 'package.json');
  if (!existsSync(file)) return null;
  const found = manifest.safeParse(JSON.parse(readFileSync(file, 'utf8')));
  return found.success ? found.data.version : null;
}
