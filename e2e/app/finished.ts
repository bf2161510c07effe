import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);
const tefuda = join(import.meta.dirname, '../../bin/tefuda.mjs');

/** Runs a command of the command line and gives what it printed. Fails where the command does. */
export const commandLine = async (words: readonly string[]): Promise<string> =>
  (await run(process.execPath, [tefuda, ...words])).stdout;

/**
 * Puts a finished match into a data folder, as if a person had played it at the first seat.
 *
 * @param words what `tefuda simulate` is told: game, seats, quest
 */
export async function putFinished(dataFolder: string, id: string, words: readonly string[]): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'tefuda-e2e-'));
  await commandLine(['simulate', ...words, '--games', '1', '--seed', id, '--records', folder]);
  const [name = ''] = await readdir(folder);
  const text = await readFile(join(folder, name), 'utf8');
  await rm(folder, { recursive: true });
  const played = text.replace(/"name":"[^"]*","player":"[^"]*"/, '"name":"Mika","player":"human"');
  await mkdir(join(dataFolder, 'matches'), { recursive: true });
  await writeFile(join(dataFolder, 'matches', `${id}.jsonl`), played);
}
