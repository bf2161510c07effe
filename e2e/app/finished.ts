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

/** Lines of a record made by `tefuda simulate`, in which a person sits at the first seat. */
async function simulated(seed: string, words: readonly string[]): Promise<readonly string[]> {
  const folder = await mkdtemp(join(tmpdir(), 'tefuda-e2e-'));
  await commandLine(['simulate', ...words, '--games', '1', '--seed', seed, '--records', folder]);
  const [name = ''] = await readdir(folder);
  const text = await readFile(join(folder, name), 'utf8');
  await rm(folder, { recursive: true });
  return text
    .trimEnd()
    .replace(/"name":"[^"]*","player":"[^"]*"/, '"name":"Mika","player":"human"')
    .split('\n');
}

async function put(dataFolder: string, id: string, lines: readonly string[]): Promise<void> {
  await mkdir(join(dataFolder, 'matches'), { recursive: true });
  await writeFile(join(dataFolder, 'matches', `${id}.jsonl`), `${lines.join('\n')}\n`);
}

/**
 * Puts a finished match into a data folder, as if a person had played it at the first seat.
 *
 * @param words what `tefuda simulate` is told: game, seats, quest
 */
export const putFinished = async (dataFolder: string, id: string, words: readonly string[]): Promise<void> =>
  put(dataFolder, id, await simulated(id, words));

/**
 * Puts a match into a data folder that was begun and left after some picks; a person sits at the first seat.
 *
 * @param picks how many picks were made
 */
export async function putBegun(
  dataFolder: string,
  { seed, picks }: { readonly seed: string; readonly picks: number },
  words: readonly string[],
): Promise<void> {
  const lines = await simulated(seed, words);
  const made = lines.findLastIndex((line) => line.startsWith(`{"n":${picks},`));
  await put(dataFolder, 'begun', lines.slice(0, made + 1));
}
