import { join } from 'node:path';
import { build } from 'vite';

const root = join(import.meta.dirname, '../..');
const folder = 'e2e/electron-stand-in';

const common = { configFile: false, root, logLevel: 'warn', mode: 'production' } as const;
const outDir = join(root, 'out', folder);

/** Bundles the stand-in: a module for Node, and two scripts for the two worlds of a page. */
export async function buildStandIn(): Promise<void> {
  await build({
    ...common,
    ssr: { noExternal: true },
    build: {
      ssr: join(root, folder, 'main/electron.ts'),
      outDir,
      emptyOutDir: true,
      minify: false,
      rollupOptions: { output: { entryFileNames: 'electron.mjs' } },
    },
  });
  for (const name of ['own-world', 'preload-world']) {
    await build({
      ...common,
      build: {
        outDir,
        emptyOutDir: false,
        minify: false,
        lib: {
          entry: join(root, folder, `page/${name}.ts`),
          formats: ['iife'],
          name: 'standIn',
          fileName: () => `${name}.js`,
        },
      },
    });
  }
}
