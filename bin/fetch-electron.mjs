// Runs Electron's own installer and notes in the cache folder when it began and how it ended, so that
// whoever starts the program can wait for it a little, and a failure is remembered for a day.
import { spawn } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import envPaths from 'env-paths';

const DAY = 24 * 60 * 60 * 1000;
/** A fetch that gets nowhere is given up after this long. Milliseconds. */
const LONGEST = 20 * 60 * 1000;
const installer = join(
  dirname(fileURLToPath(import.meta.url)),
  '..',
  'node_modules',
  'electron',
  'install.js',
);
const folder = envPaths('tefuda', { suffix: '' }).cache;
const file = join(folder, 'electron-fetch.json');
const started = Date.now();

const note = (outcome, reason = null) => {
  mkdirSync(folder, { recursive: true });
  writeFileSync(
    file,
    JSON.stringify({
      format: 'tefuda-fetch/1',
      pid: process.pid,
      started,
      outcome,
      ...(reason && { reason }),
    }),
  );
};

/** The first line in which Node tells an error, without its name: such as `getaddrinfo ENOTFOUND github.com`. */
const reasonIn = (text) => /^\s*(?:Uncaught )?\w*Error(?: \[\w+\])?: (.{1,200})/m.exec(text)?.[1] ?? null;

const before = () => {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return null;
  }
};

const isAlive = (pid) => {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
};

const last = before();
const today = last !== null && started - last.started < DAY;
const failedToday = today && last.outcome === 'failed';
const underWay = today && last.outcome === 'running' && isAlive(last.pid);
if (!failedToday && !underWay) {
  note('running');
  const child = spawn(process.execPath, [installer], {
    stdio: ['ignore', 'ignore', 'pipe'],
    timeout: LONGEST,
  });
  let said = '';
  child.stderr.setEncoding('utf8').on('data', (chunk) => (said = (said + chunk).slice(0, 10_000)));
  child.once('error', (error) => note('failed', error.message.slice(0, 200)));
  child.once('close', (code) => (code === 0 ? note('done') : note('failed', reasonIn(said))));
}
