import { fileURLToPath } from 'node:url';
import vue from '@vitejs/plugin-vue';
import { defineConfig } from 'electron-vite';

const here = (path: string): string => fileURLToPath(new URL(path, import.meta.url));

const alias = {
  '@shared': here('./src-shared'),
  '@main': here('./src-main'),
  '@renderer': here('./src-renderer'),
};

export default defineConfig({
  main: {
    resolve: { alias },
    build: {
      outDir: 'out/main',
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
    plugins: [vue()],
    build: {
      outDir: here('./out/renderer'),
      // The content policy allows fonts and pictures of our own address only, no data: ones.
      assetsInlineLimit: 0,
      rollupOptions: { input: here('./src-renderer/index.html') },
    },
  },
});
