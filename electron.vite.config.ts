import { fileURLToPath } from 'node:url';
import vue from '@vitejs/plugin-vue';
import { defineConfig } from 'electron-vite';
import type { Plugin } from 'vite';
import { gatherLicences } from './scripts/licences';

const here = (path: string): string => fileURLToPath(new URL(path, import.meta.url));

const alias = {
  '@shared': here('./src-shared'),
  '@main': here('./src-main'),
  '@renderer': here('./src-renderer'),
};

/** Every browser the program runs in reads WOFF2; the WOFF beside it would be half of the built program. */
const onlyWoff2 = (): Plugin => ({
  name: 'only-woff2',
  enforce: 'pre',
  transform: (code, id) =>
    /@fontsource.*\.css$/.test(id) ? code.replaceAll(/, url\([^)]*\.woff\) format\('woff'\)/g, '') : null,
});

/** The Latin letters and figures of every weight stand on every screen: they are fetched beside the scripts. */
const fontsEarly = (): Plugin => ({
  name: 'fonts-early',
  transformIndexHtml: {
    order: 'post',
    handler: (_html, { bundle = {} }) =>
      Object.keys(bundle)
        .filter((name) => /-latin-\d+-normal-[^.]*\.woff2$/.test(name))
        .map((name) => ({
          tag: 'link',
          attrs: { rel: 'preload', as: 'font', type: 'font/woff2', crossorigin: true, href: `./${name}` },
          injectTo: 'head',
        })),
  },
});

/** Modules of src-shared do nothing by being loaded, so the page leaves out what only the drawing worker uses. */
const pureShared = { moduleSideEffects: (id: string) => !id.includes('/src-shared/') };

const licences = gatherLicences(here('.'));

export default defineConfig({
  main: {
    resolve: { alias },
    plugins: [licences.plugin()],
    build: {
      outDir: 'out/main',
      // Hundreds of small module files cost more at a start than everything else, and what is built in need not be
      // packaged. Out stay piscina and open, which need files of their own, and Electron.
      externalizeDeps: {
        exclude: [
          '@intlify/core-base',
          '@noble/hashes',
          'commander',
          'culori',
          'env-paths',
          'fflate',
          'pdfkit',
          'proper-lockfile',
          'pure-rand',
          'ws',
          'yauzl',
          'zod',
        ],
      },
      rollupOptions: {
        input: {
          electron: here('./src-main/hosts/electron/main.ts'),
          cli: here('./src-main/cli/main.ts'),
          worker: here('./src-main/workers/worker.ts'),
        },
      },
    },
  },
  preload: {
    resolve: { alias },
    build: {
      outDir: 'out/preload',
      rollupOptions: {
        input: { preload: here('./src-main/hosts/electron/preload.ts') },
        // A sandboxed preload is loaded as a script: it must be CommonJS and one file.
        output: { format: 'cjs', entryFileNames: '[name].cjs' },
      },
    },
  },
  renderer: {
    root: here('./src-renderer'),
    resolve: { alias },
    plugins: [vue(), onlyWoff2(), fontsEarly(), licences.plugin()],
    worker: { plugins: () => [licences.inner()], rollupOptions: { treeshake: pureShared } },
    define: { __VUE_OPTIONS_API__: false, __VUE_I18N_LEGACY_API__: false },
    build: {
      outDir: here('./out/renderer'),
      minify: true,
      // The content policy allows fonts and pictures of our own address only, no data: ones.
      assetsInlineLimit: 0,
      rollupOptions: { input: here('./src-renderer/index.html'), treeshake: pureShared },
    },
  },
});
