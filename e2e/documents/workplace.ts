import { spawn } from 'node:child_process';
import { mkdtemp, mkdir, readdir, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { strToU8, zipSync } from 'fflate';
import { root } from './commands';

/** A place to type commands in: the project's folder as links, so that nothing they write stays. */
export interface Workplace {
  /** Runs a line in a shell; gives what it printed and how it ended. */
  run(line: string): Promise<{ code: number | null; output: string }>;
  /** Runs a line that stays, until it has printed what is waited for, and ends it. */
  runUntil(line: string, told: RegExp, seconds: number): Promise<string>;
  tidy(): Promise<void>;
}

/** The card set that the format's page shows whole: the documents call it `my-set`. */
async function exampleSet(): Promise<string> {
  const page = await readFile(join(root, 'docs/card-set-format.md'), 'utf8');
  const [, set] = /^```json\n(\{\n {2}"format": "tefuda-card-set[\s\S]*?)^```/m.exec(page) ?? [];
  if (set === undefined) throw new Error('docs/card-set-format.md shows no whole set.');
  return set;
}

/** `npx` finds the project's own command; it takes a second to do so, and there are many lines. */
const asNpxDoes = (line: string): string => line.replace(/^npx tefuda /, 'tefuda ');

/** Makes such a place. The program's data lies in it too. */
export async function openWorkplace(): Promise<Workplace> {
  const folder = await mkdtemp(join(tmpdir(), 'tefuda-told-'));
  const own = new Set(['.git', 'out', 'test-results']);
  for (const name of await readdir(root)) {
    if (!own.has(name)) await symlink(join(root, name), join(folder, name));
  }
  await mkdir(join(folder, 'out'));
  for (const name of await readdir(join(root, 'out'))) {
    await symlink(join(root, 'out', name), join(folder, 'out', name));
  }
  const set = await exampleSet();
  await mkdir(join(folder, 'my-set'));
  await writeFile(join(folder, 'my-set', 'set.json'), set);
  await writeFile(join(folder, 'my-set.tefuda'), zipSync({ 'set.json': strToU8(set) }));
  const commands = join(folder, 'commands');
  await mkdir(commands);
  await symlink(join(root, 'bin/tefuda.mjs'), join(commands, 'tefuda'));
  const env = {
    ...process.env,
    PATH: [commands, process.env['PATH'] ?? ''].join(delimiter),
    XDG_DATA_HOME: join(folder, 'data'),
    NO_COLOR: '1',
  };
  const start = (line: string) =>
    spawn('sh', ['-c', asNpxDoes(line)], {
      cwd: folder,
      env,
      stdio: ['ignore', 'pipe', 'pipe'],
      detached: true,
    });

  return {
    run(line) {
      const child = start(line);
      let output = '';
      for (const stream of [child.stdout, child.stderr]) {
        stream.on('data', (chunk: Buffer) => (output += chunk.toString()));
      }
      return new Promise((resolve, reject) => {
        child.on('error', reject);
        child.on('close', (code) => resolve({ code, output }));
      });
    },
    runUntil(line, told, seconds) {
      const child = start(line);
      let output = '';
      return new Promise((resolve, reject) => {
        // A line is a shell with children: the group is ended, not the shell alone.
        const end = () => child.pid !== undefined && process.kill(-child.pid, 'SIGTERM');
        const timer = setTimeout(() => {
          end();
          reject(new Error(`${line} did not say ${told} within ${seconds} s:\n${output}`));
        }, seconds * 1000);
        let answered: string | null = null;
        for (const stream of [child.stdout, child.stderr]) {
          stream.on('data', (chunk: Buffer) => {
            output += chunk.toString();
            if (answered !== null || !told.test(output)) return;
            answered = output;
            end();
          });
        }
        child.on('error', reject);
        child.on('close', (code) => {
          clearTimeout(timer);
          if (answered === null) reject(new Error(`${line} ended with ${code}:\n${output}`));
          else resolve(answered);
        });
      });
    },
    tidy: () => rm(folder, { recursive: true, force: true }),
  };
}
