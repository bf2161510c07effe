// Feeds inputs of every kind to the program, valid ones and mutations of them, and watches what it makes of them.
// Usage: node proof/fuzz/run.mjs [--kind=KIND[,KIND]] [--inputs=100000] [--seed=N] [--path=P] [--threads=N]
import { spawn } from 'node:child_process';
import { bundle } from '../../scripts/bundle.mjs';

const program = await bundle('proof/fuzz/main');
// Every core is busy with a share of its own: threads that help each of them to collect garbage only wait for one
// another, and a busy machine comes to a quarter of the inputs.
const frugal = '--single-threaded-gc';
const child = spawn(process.execPath, [frugal, program, ...process.argv.slice(2)], { stdio: 'inherit' });
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => child.kill(signal));
child.on('exit', (code) => (process.exitCode = code ?? 1));
