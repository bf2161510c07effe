import { spawn } from 'node:child_process';
import { readdirSync, statSync } from 'node:fs';
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';

const root = join(dirname(fileURLToPath(import.meta.url)), '..');
/** Everything the build is made from. Tests are in these folders too and do no harm. */
const SOURCES = [
  'src-main',
  'src-renderer',
  'src-shared',
  'electron.vite.config.ts',
  'scripts/licences.ts',
  'package.json',
  'tsconfig.json',
];
const STAMP = join(root, 'out', 'built-from.txt');
const BUILDER = join(root, 'node_modules', 'electron-vite', 'bin', 'electron-vite.js');

/**
 * Builds into `out/` unless it was built from these very sources.
 *
 * @param {(line: string) => void} say told once when a build begins
 */
export async function buildIfNeeded(say) {
  if (await isBuilt()) return;
  // Two starts at once would write over each other's build; the second waits and finds it done.
  const release = await lockBuild();
  try {
    if (await isBuilt()) return;
    say('Building Tefuda. This takes about a minute, once.');
    const wanted = sourceStamp();
    // A build that breaks off half-way must not pass for a whole one.
    await rm(STAMP, { force: true });
    await build();
    await writeFile(STAMP, wanted);
  } finally {
    await release();
  }
}

async function lockBuild() {
  // Only a start that builds needs it.
  const { default: lockfile } = await import('proper-lockfile');
  const lockfilePath = join(root, 'out', 'build.lock');
  await mkdir(join(root, 'out'), { recursive: true });
  for (;;) {
    try {
      return await lockfile.lock(root, { lockfilePath });
    } catch (error) {
      if (error.code !== 'ELOCKED') throw error;
      await pause(250);
    }
  }
}

async function isBuilt() {
  return sourceStamp() === (await readFile(STAMP, 'utf8').catch(() => ''));
}

/**
 * Names, sizes and times of all sources: cheap to take, and different after any change. Asked for one after
 * another: there is nothing to do meanwhile, and a promise for each of a thousand files took four times as long.
 */
function sourceStamp() {
  return SOURCES.flatMap((name) => stampOf(join(root, name), name)).join('\n');
}

function stampOf(path, name) {
  const facts = statSync(path, { throwIfNoEntry: false });
  if (facts === undefined) return [];
  if (!facts.isDirectory())
    return name.endsWith('.test.ts') ? [] : [`${name} ${facts.size} ${facts.mtimeMs}`];
  return readdirSync(path)
    .sort()
    .flatMap((entry) => stampOf(join(path, entry), `${name}/${entry}`));
}

async function build() {
  const child = spawn(process.execPath, [BUILDER, 'build'], { cwd: root, stdio: ['ignore', 'pipe', 'pipe'] });
  let output = '';
  child.stdout.on('data', (chunk) => (output += chunk));
  child.stderr.on('data', (chunk) => (output += chunk));
  const code = await new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('exit', resolve);
  });
  if (code === 0) return;
  throw new Error(`Tefuda could not be built.\n${output}`);
}
