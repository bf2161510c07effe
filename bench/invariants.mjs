// Plays ten thousand random matches for each number of seats and checks every invariant after every pick.
// Usage: node bench/invariants.mjs [matches] [seed]
import { execFile } from 'node:child_process';
import { availableParallelism } from 'node:os';
import { promisify } from 'node:util';
import { bundle } from './bundle.mjs';

const run = promisify(execFile);
const [matches = '10000', seed = 'long'] = process.argv.slice(2);
const parts = availableParallelism();
const program = await bundle('invariants');

for (const seats of [2, 3, 4]) {
  const began = performance.now();
  try {
    const shares = Array.from({ length: parts }, (_, part) =>
      run(process.execPath, [program, String(seats), matches, String(part), String(parts), seed]),
    );
    const picks = (await Promise.all(shares)).reduce((sum, { stdout }) => sum + Number(stdout), 0);
    const seconds = Math.round((performance.now() - began) / 1000);
    console.log(`${seats} seats: ${matches} matches, ${picks} picks, every invariant holds (${seconds} s)`);
  } catch (error) {
    console.error(error.stderr || error.message);
    process.exit(1);
  }
}
