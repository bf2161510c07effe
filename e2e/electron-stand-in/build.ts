import { createHash } from 'node:crypto';
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { build } from 'vite';

const root = join(import.meta.dirname, '../..');
const folder = 'e2e/electron-stand-in';

const common = { configFile: false, root, logLevel: 'warn', mode: 'production' } as const;
const outDir = join(root, 'out', folder);

const stamp = join(outDir, 'built-from.txt');

/** What the bundles are made from. Tests that are running keep bundles that nobody had to make anew. */
async function sources(): Promise<string> {
  const hash = createHash('sha256');
  for (const part of ['', 'main', 'page']) {
    const names = (await readdir(join(root, folder, part))).filter((name) => name.endsWith('.ts'));
    for (const name of names.sort()) hash.update(await readFile(join(root, folder, part, name)));
  }
  return hash.digest('hex');
}

/** Bundles the stand-in unless it is there: a module for Node, and two scripts for the two worlds of a page. */
export async function buildStandIn(): Promise<void> {
  const wanted = await sources();
  if (wanted === (await readFile(stamp, 'utf8').catch(() => ''))) return;
  await bundle();
  await writeFile(stamp, wanted);
}

async function bundle(): Promise<void> {
  await build({
    ...common,
    ssr: { noExternal: true },
    build: {
      ssr: join(root, folder, 'main/electron.ts'),
      outDir,
      emptyOutDir: false,
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
