// Measures everything that has a limit and prints one table; about twelve minutes on two quiet cores.
// `--quick` repeats less; `--only=NAME,…` measures the sections whose name holds one; `--write`
// puts the table into docs/performance.md; `--update` stores the digests of this version.
import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { bundle } from '../scripts/bundle.mjs';
import { tidy } from '../scripts/tidy.mjs';

const here = (path) => fileURLToPath(new URL(path, import.meta.url));
const page = here('../docs/performance.md');
const flags = process.argv.slice(2);
const places = {
  section: await bundle('bench/section'),
  cold: await bundle('bench/cold'),
  digests: here('./digest.json'),
  box: here('../cardsets/copytoru-base/set.json'),
  speed: await bundle('bench/browser/speed'),
  memory: await bundle('bench/browser/memory'),
  root: here('..'),
  page,
};
const program = await bundle('bench/main');
const { status } = spawnSync(process.execPath, [program, JSON.stringify(places), ...flags], {
  stdio: 'inherit',
});
const tidied = flags.includes('--write') ? tidy(page) : 0;
process.exitCode = status || tidied;
