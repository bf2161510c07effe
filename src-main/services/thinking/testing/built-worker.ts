import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'vite';
import { afterAll } from 'vitest';

const root = fileURLToPath(new URL('../../../..', import.meta.url));

/**
 * Builds the script of worker threads as it is now, into a folder that is gone after the tests of the file.
 * Gives its path.
 */
export async function builtWorker(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'tefuda-worker-'));
  afterAll(() => rm(folder, { recursive: true, force: true }));
  await build({
    configFile: false,
    root,
    logLevel: 'error',
    resolve: { alias: { '@shared': join(root, 'src-shared'), '@main': join(root, 'src-main') } },
    // What writes PDFs is large, and loaded only where somebody prints.
    ssr: { noExternal: true, external: ['pdfkit'] },
    build: {
      ssr: true,
      outDir: folder,
      emptyOutDir: false,
      rollupOptions: {
        input: { worker: join(root, 'src-main/workers/worker.ts') },
        output: { entryFileNames: '[name].mjs' },
      },
    },
  });
  return join(folder, 'worker.mjs');
}
