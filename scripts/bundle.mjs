import { fileURLToPath } from 'node:url';
import { build } from 'vite';

const here = (path) => fileURLToPath(new URL(path, import.meta.url));

/**
 * Bundles a program for Node and gives the path of the bundle, `out/<program>/<its last part>.mjs`.
 *
 * @param {string} program its source without the ending, from the project's folder: `bench/main`
 */
export async function bundle(program) {
  const outDir = here(`../out/${program}`);
  const name = program.split('/').at(-1);
  await build({
    configFile: false,
    root: here('..'),
    logLevel: 'warn',
    mode: 'production',
    resolve: { alias: { '@shared': here('../src-shared'), '@main': here('../src-main') } },
    define: { 'process.env.NODE_ENV': '"production"' },
    ssr: { noExternal: true },
    build: {
      ssr: here(`../${program}.ts`),
      outDir,
      emptyOutDir: true,
      minify: false,
      // Playwright starts programs of its own, from files beside it.
      rollupOptions: { external: ['playwright'], output: { entryFileNames: `${name}.mjs` } },
    },
  });
  return `${outDir}/${name}.mjs`;
}
