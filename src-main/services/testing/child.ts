import { spawn, type ChildProcess } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { build } from 'vite';
import { findAppFolder } from '../app-folder';

/** A program in a process of its own, which can be killed at any moment. */
export interface Child {
  readonly process: ChildProcess;
  /** Every line it has printed so far. */
  readonly lines: readonly string[];
  /** The next line that starts so, from the first one not yet asked for. */
  line(start: string): Promise<string>;
  /** Ends it as a power cut does, and waits until it is gone. */
  kill(): Promise<void>;
}

export interface Bundle {
  start(...given: readonly string[]): Child;
  remove(): Promise<void>;
}

/** Makes a module runnable by itself. */
export async function bundle(module: URL): Promise<Bundle> {
  const root = findAppFolder(import.meta.url).path;
  // Inside the project, so that the child finds its packages and the card sets.
  const folder = await mkdtemp(join(root, 'node_modules', '.tefuda-child-'));
  await build({
    root,
    configFile: false,
    logLevel: 'error',
    resolve: { alias: { '@shared': join(root, 'src-shared'), '@main': join(root, 'src-main') } },
    build: {
      ssr: fileURLToPath(module),
      outDir: folder,
      rollupOptions: { output: { entryFileNames: 'child.mjs' } },
    },
  });
  return {
    start: (...given) => startChild(join(folder, 'child.mjs'), given),
    remove: () => rm(folder, { recursive: true, force: true }),
  };
}

function startChild(path: string, given: readonly string[]): Child {
  const child = spawn(process.execPath, [path, ...given], { stdio: ['ignore', 'pipe', 'inherit'] });
  const lines: string[] = [];
  let asked = 0;
  const heard = new Set<() => void>();
  createInterface({ input: child.stdout }).on('line', (line) => {
    lines.push(line);
    for (const hear of heard) hear();
  });
  const next = (start: string): string | undefined => {
    const at = lines.findIndex((line, index) => index >= asked && line.startsWith(start));
    if (at >= 0) asked = at + 1;
    return lines[at];
  };
  return {
    process: child,
    lines,
    line: (start) =>
      new Promise((resolve, reject) => {
        const hear = (): void => {
          const line = next(start);
          if (line === undefined) return;
          heard.delete(hear);
          resolve(line);
        };
        heard.add(hear);
        child.once('exit', () => setTimeout(() => reject(new Error(lines.join('\n'))), 200));
        hear();
      }),
    kill: () =>
      new Promise((resolve) => {
        if (child.exitCode !== null || child.signalCode !== null) return resolve();
        child.once('exit', () => resolve());
        child.kill('SIGKILL');
      }),
  };
}
