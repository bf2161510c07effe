// Plays ten thousand random matches of every game with every number of seats, every quest, two hundred
// selections of ceremonies and random house rules among them, and checks every invariant after every pick
// (of Kokopelli, whose matches are long, everything after every seventh and what is cheap to check after all).
// Usage: node bench/invariants.mjs [matches] [seed]
import { execFile } from 'node:child_process';
import { availableParallelism } from 'node:os';
import { promisify } from 'node:util';
import { bundle } from '../scripts/bundle.mjs';

const run = promisify(execFile);
const [matches = '10000', seed = 'long'] = process.argv.slice(2);
const parts = Math.min(availableParallelism(), Number(matches));
const program = await bundle('bench/invariants');
const { stdout: list } = await run(process.execPath, [program]);

for (const line of list.trim().split('\n')) {
  const [game, seats] = line.split(' ');
  const began = performance.now();
  try {
    const shares = Array.from({ length: parts }, (_, part) =>
      run(process.execPath, [program, game, seats, matches, String(part), String(parts), seed]),
    );
    const picks = (await Promise.all(shares)).reduce((sum, { stdout }) => sum + Number(stdout), 0);
    const seconds = Math.round((performance.now() - began) / 1000);
    const played = `${matches} matches, ${picks} picks, every invariant holds (${seconds} s)`;
    console.log(`${game}, ${seats} ${seats === '1' ? 'seat' : 'seats'}: ${played}`);
  } catch (error) {
    console.error(error.stderr || error.message);
    process.exit(1);
  }
}
