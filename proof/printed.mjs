// Measures the printed cards of both boxes again and compares the tables with those that designs are compared with.
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const TABLES = [
  ['copytoru-base', 'src-shared/lab/printed.json'],
  ['kokopelli-base', 'src-shared/lab/printed-kokopelli.json'],
];
const root = join(import.meta.dirname, '..');
const folder = mkdtempSync(join(tmpdir(), 'tefuda-printed-'));
try {
  for (const [box, kept] of TABLES) {
    const made = join(folder, `${box}.json`);
    const args = ['bin/tefuda.mjs', 'lab', box, '--printed', made];
    const { status } = spawnSync(process.execPath, args, { cwd: root, stdio: 'inherit' });
    const same = status === 0 && readFileSync(made, 'utf8') === readFileSync(join(root, kept), 'utf8');
    console.log(`${box}: ${same ? 'the same table' : `another table than ${kept}`}`);
    if (!same) process.exitCode = 1;
  }
} finally {
  rmSync(folder, { recursive: true, force: true });
}
