import { fileURLToPath } from 'node:url';
import { build } from 'vite';

const here = (path) => fileURLToPath(new URL(path, import.meta.url));

/** Bundles a program of this folder for Node and gives the path of the bundle. */
export async function bundle(name) {
  const outDir = here(`../out/bench/${name}`);
  await build({
    configFile: false,
    root: here('..'),
    logLevel: 'warn',
    mode: 'production',
    resolve: { alias: { '@shared': here('../src-shared'), '@main': here('../src-main') } },
    define: { 'process.env.NODE_ENV': '"production"' },
    ssr: { noExternal: true },
    build: {
      ssr: here(`./${name}.ts`),
      outDir,
      emptyOutDir: true,
      minify: false,
      rollupOptions: { output: { entryFileNames: `${name}.mjs` } },
    },
  });
  return `${outDir}/${name}.mjs`;
}
