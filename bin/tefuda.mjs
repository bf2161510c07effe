#!/usr/bin/env node
// Builds the program when its sources are newer than the build, then runs its command line.
import { spawn } from 'node:child_process';
import { buildIfNeeded } from './build.mjs';
import { fetchScript, shouldFetch } from './electron-binary.mjs';

const given = process.argv.slice(2);
const command = given.find((word, index) => !word.startsWith('-') && given[index - 1] !== '--lang');
const starting = command === 'start' && !given.includes('--help');

// The fetch runs beside the build, in a process of its own: it may take longer than anyone wants to wait.
if (starting && shouldFetch(given)) {
  spawn(process.execPath, [fetchScript], { detached: true, stdio: 'ignore' }).unref();
}
// Machines read what other commands print, so only a start says that it builds.
try {
  await buildIfNeeded(starting ? (line) => console.log(line) : () => {});
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}
await import('../out/main/cli.js');
