import { spawn, type ChildProcess, type ChildProcessByStdio } from 'node:child_process';
import { join } from 'node:path';
import type { Readable } from 'node:stream';

const root = join(import.meta.dirname, '../..');
const ADDRESS = /https?:\/\/127\.0\.0\.1:\d+\/\S*/;

/** The built program as a person starts it, on the web host. */
export interface RunningHost {
  readonly address: string;
  readonly output: () => string;
  /** Ends it as the desktop does when a person closes the program. */
  stop(): Promise<void>;
  /** Ends it as a power cut does: nothing gets to run any more. */
  kill(): Promise<void>;
}

/** `tefuda start` on the web host, with a port of its own. */
function spawnWebHost(dataFolder: string): ChildProcessByStdio<null, Readable, Readable> {
  const words = ['start', '--host', 'web', '--no-open', '--port', '0', '--data', dataFolder];
  return spawn(process.execPath, [join(root, 'bin/tefuda.mjs'), ...words], {
    cwd: root,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
}

/** Starts the program where it is expected to end by itself; gives what it said. */
export function runWebHost(dataFolder: string): Promise<{ code: number | null; output: string }> {
  const child = spawnWebHost(dataFolder);
  let output = '';
  const read = (chunk: Buffer): void => {
    output += chunk.toString();
  };
  child.stdout.on('data', read);
  child.stderr.on('data', read);
  return new Promise((resolve) => child.on('close', (code) => resolve({ code, output })));
}

/** Starts the web host on a data folder and waits until it says where it can be reached. */
export async function startWebHost(dataFolder: string, seconds = 20): Promise<RunningHost> {
  const child = spawnWebHost(dataFolder);
  let output = '';
  const address = await new Promise<string>((resolve, reject) => {
    const timer = setTimeout(
      () => reject(new Error(`No address within ${seconds} s:\n${output}`)),
      seconds * 1000,
    );
    const read = (chunk: Buffer): void => {
      output += chunk.toString();
      const found = ADDRESS.exec(output);
      if (found) {
        clearTimeout(timer);
        resolve(found[0]);
      }
    };
    child.stdout.on('data', read);
    child.stderr.on('data', read);
    child.on('exit', (code) => reject(new Error(`The host ended with ${code}:\n${output}`)));
  });
  return {
    address,
    output: () => output,
    stop: () => end(child, 'SIGTERM'),
    kill: () => end(child, 'SIGKILL'),
  };
}

function end(child: ChildProcess, signal: NodeJS.Signals): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return Promise.resolve();
  return new Promise((resolve) => {
    child.once('exit', () => resolve());
    child.kill(signal);
  });
}
