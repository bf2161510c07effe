import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { findAppFolder } from '@main/services/app-folder';
import { makeProgram, runProgram } from './program';

// A reader that has seen enough, as `head` has, closes the pipe; that is no failure of ours.
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code !== 'EPIPE') throw error;
  process.exit(0);
});

// The build lays the worker beside this file.
const worker = join(dirname(fileURLToPath(import.meta.url)), 'worker.js');
const { version } = findAppFolder(import.meta.url);
const typed = process.argv.slice(2);
const code = await runProgram(makeProgram(worker, version, typed), typed);
if (code !== undefined) process.exitCode = code;
