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

/** Lines of a record made by `tefuda simulate`. */
async function simulated(seed: string, words: readonly string[]): Promise<readonly string[]> {
  const folder = await mkdtemp(join(tmpdir(), 'tefuda-e2e-'));
  await commandLine(['simulate', ...words, '--games', '1', '--seed', seed, '--records', folder]);
  const [name = ''] = await readdir(folder);
  const text = await readFile(join(folder, name), 'utf8');
  await rm(folder, { recursive: true });
  return text.trimEnd().split('\n');
}

/** The same lines with a person at the first seat. */
const byPerson = ([header = '', ...lines]: readonly string[]): readonly string[] => [
  header.replace(/"name":"[^"]*","player":"[^"]*"/, '"name":"Mika","player":"human"'),
  ...lines,
];

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
  put(dataFolder, id, byPerson(await simulated(id, words)));

interface Begun {
  /** The match is called by it, with a hyphen for every space. */
  readonly seed: string;
  /** How many picks were made; a negative number says how many are left. */
  readonly picks: number;
}

async function begun({ seed, picks }: Begun, words: readonly string[]): Promise<readonly string[]> {
  const lines = await simulated(seed, words);
  const all = lines.flatMap((line, at) => (line.includes('"pick"') ? [at] : []));
  return lines.slice(0, (all.at(picks - 1) ?? 0) + 1);
}

/** Puts a match into a data folder that a person at the first seat left after some picks. */
export const putBegun = async (dataFolder: string, match: Begun, words: readonly string[]): Promise<void> =>
  put(dataFolder, match.seed.replaceAll(' ', '-'), byPerson(await begun(match, words)));

/** The same of a match of computers alone. */
export const putBegunByComputers = async (
  dataFolder: string,
  match: Begun,
  words: readonly string[],
): Promise<void> => put(dataFolder, match.seed.replaceAll(' ', '-'), await begun(match, words));
