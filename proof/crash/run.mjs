// Kills the built program at random moments during play, editing, import, export, backing up and restoring, on both
// hosts, each as often as is wanted, and looks at what is left after every kill. A failure names the seed it can be repeated with.
// Usage: node proof/crash/run.mjs [times] [seed] [doing,doing]
import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { buildIfNeeded } from '../../bin/build.mjs';
import { bundle } from '../../scripts/bundle.mjs';

const run = promisify(execFile);
const root = join(import.meta.dirname, '../..');
const everything = ['play', 'edit', 'import', 'export', 'backup', 'restore', 'all'];
const [times = '200', seed = String(Date.now()), only] = process.argv.slice(2);
const doings = only?.split(',') ?? everything;

await buildIfNeeded((line) => console.log(line));
const program = await bundle('proof/crash/main');
const began = performance.now();
console.log(`Seed ${seed}, ${times} kills each`);
let failed = 0;
for (const doing of doings) {
  const hosts = ['web', 'desktop'].map(async (host) => {
    try {
      const { stdout } = await run(process.execPath, [program, root, host, doing, times, seed]);
      console.log(stdout.trim());
    } catch (error) {
      failed += 1;
      console.error(error.stderr || error.message);
    }
  });
  await Promise.all(hosts);
}
const minutes = ((performance.now() - began) / 60_000).toFixed(1);
console.log(
  failed === 0
    ? `Nothing was lost (${minutes} min)`
    : `${failed} of ${2 * doings.length} lost something (${minutes} min)`,
);
process.exitCode = failed === 0 ? 0 : 1;
