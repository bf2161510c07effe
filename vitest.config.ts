import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import vue from '@vitejs/plugin-vue';
import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

const here = (path: string): string => fileURLToPath(new URL(path, import.meta.url));

const needsPage = ({ moduleId }: TestSpecification): boolean =>
  readFileSync(moduleId, 'utf8').includes('@vitest-environment');

/**
 * Runs the files of tests that bring a page of their own before the others. A process is only kept for the next file
 * when that wants the same surroundings: in Vitest's own order it would be left, with all it has loaded, at every turn.
 */
class ByEnvironment extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    return [...sorted.filter(needsPage), ...sorted.filter((file) => !needsPage(file))];
  }
}

export default defineConfig({
  plugins: [vue()],
  resolve: {
    alias: {
      '@shared': here('./src-shared'),
      '@main': here('./src-main'),
      '@renderer': here('./src-renderer'),
    },
  },
  test: {
    include: [
      'src-shared/**/*.test.ts',
      'src-main/**/*.test.ts',
      'src-renderer/**/*.test.ts',
      'bench/**/*.test.ts',
      'proof/**/*.test.ts',
      'packaging/**/*.test.ts',
      'scripts/**/*.test.ts',
      'e2e/**/*.test.ts',
    ],
    // Left alone, polling gives up after a second, which a busy machine takes for one turn of the event loop.
    expect: { poll: { timeout: 15_000 } },
    // A file of tests shares its process with the ones before it: starting anew for each took half of the time.
    isolate: false,
    sequence: { sequencer: ByEnvironment },
    // Left to itself, vitest keeps one core free.
    maxWorkers: '100%',
    testTimeout: 20_000,
  },
});
