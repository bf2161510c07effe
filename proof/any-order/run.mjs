// Plays matches of every game with undo, redo and restarts of the program between picks, and each of them once more
// straight through: both must come to the same. The short form is src-main/services/matches/any-order.test.ts.
// Usage: node proof/any-order/run.mjs [matches] [seed]
import { execFile } from 'node:child_process';
import { availableParallelism } from 'node:os';
import { promisify } from 'node:util';
import { bundle } from '../../scripts/bundle.mjs';

const run = promisify(execFile);
const [matches = '1000', seed = String(Date.now())] = process.argv.slice(2);
const parts = availableParallelism();
const program = await bundle('proof/any-order/main');
const began = performance.now();
try {
  const shares = Array.from({ length: parts }, (_, part) =>
    run(process.execPath, [program, matches, String(part), String(parts), seed]),
  );
  await Promise.all(shares);
  const minutes = ((performance.now() - began) / 60_000).toFixed(1);
  console.log(
    `${matches} matches of every game in any order, seed ${seed}: all as played straight (${minutes} min)`,
  );
} catch (error) {
  console.error(error.stderr || error.message);
  process.exitCode = 1;
}
