// Measures how strong the computer players are and writes it between the marks of docs/strength.md; about an hour on
// two quiet cores. `--print` only prints it; `--quick` takes minutes and prints, and so does `--only=TEXT`, which holds
// only contests whose line holds the text.
import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { bundle } from '../scripts/bundle.mjs';
import { tidy } from '../scripts/tidy.mjs';

const page = fileURLToPath(new URL('../docs/strength.md', import.meta.url));
const worker = await bundle('bench/strength/worker');
const program = await bundle('bench/strength/main');
const { status } = spawnSync(process.execPath, [program, page, worker, ...process.argv.slice(2)], {
  stdio: 'inherit',
});
process.exitCode = status || tidy(page);
