import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { findAppFolder } from '@main/services/app-folder';
import { makeProgram, runProgram, type Tools } from './program';
import { registerStart } from './start';

// A reader that has seen enough, as `head` has, closes the pipe; that is no failure of ours.
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code !== 'EPIPE') throw error;
  process.exit(0);
});

// The build lays the worker beside this file.
const worker = join(dirname(fileURLToPath(import.meta.url)), 'worker.js');
const { version } = findAppFolder(import.meta.url);
const typed = process.argv.slice(2);
// Whoever starts the program waits for it: the other commands and their cards need as much code again.
const openHouse: Tools['openHouse'] = async (data) => (await import('./card-house')).openCardHouse(data);
const commands = typed[0] === 'start' ? [registerStart] : (await import('./commands')).commands;
const code = await runProgram(makeProgram({ commands, worker, openHouse, version }, typed), typed);
if (code !== undefined) process.exitCode = code;
