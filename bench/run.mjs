import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { bundle } from '../scripts/bundle.mjs';

// `--quick` repeats less; `--update` stores the digests of this version.
const digest = fileURLToPath(new URL('./digest.json', import.meta.url));
const program = await bundle('bench/main');
const { status } = spawnSync(process.execPath, ['--expose-gc', program, digest, ...process.argv.slice(2)], {
  stdio: 'inherit',
});
process.exitCode = status ?? 1;
