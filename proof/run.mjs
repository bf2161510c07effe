// Runs everything that shows what the program can take, one part after the other, and sums it up at the end.
// Usage: node proof/run.mjs [--quick] [--only=test,fuzz] [--list]
import { spawn } from 'node:child_process';
import { bundle } from '../scripts/bundle.mjs';

const program = await bundle('proof/all/main');
const child = spawn(process.execPath, [program, ...process.argv.slice(2)], { stdio: 'inherit' });
// On a terminal Ctrl-C reaches both; whoever ends only this one ends the other with it.
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => child.kill(signal));
child.on('exit', (code) => (process.exitCode = code ?? 1));
