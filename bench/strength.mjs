// Measures how strong the computer players are and writes docs/strength.md; about an hour on two quiet cores.
// `--quick` takes minutes and prints instead; `--only=TEXT` holds only contests whose line holds the text.
import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { bundle } from '../scripts/bundle.mjs';

const page = fileURLToPath(new URL('../docs/strength.md', import.meta.url));
const worker = await bundle('bench/strength/worker');
const program = await bundle('bench/strength/main');
const { status } = spawnSync(process.execPath, [program, page, worker, ...process.argv.slice(2)], {
  stdio: 'inherit',
});
process.exitCode = status ?? 1;
