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

const PEOPLE = ['Mika', 'Kenji'] as const;

/** The same lines with people at the first seats. */
function byPeople([header = '', ...lines]: readonly string[], people: number): readonly string[] {
  let seat = 0;
  const named = header.replaceAll(/"name":"[^"]*","player":"[^"]*"/g, (player) => {
    const name = seat < people ? PEOPLE[seat] : undefined;
    seat += 1;
    return name === undefined ? player : `"name":"${name}","player":"human"`;
  });
  return [named, ...lines];
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
  put(dataFolder, id, byPeople(await simulated(id, words), 1));

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

/** Puts a match into a data folder that was left after some picks, with people at the first seats, or with none. */
export async function putBegun(
  dataFolder: string,
  match: Begun,
  people: number,
  words: readonly string[],
): Promise<void> {
  const lines = byPeople(await begun(match, words), people);
  await put(dataFolder, match.seed.replaceAll(' ', '-'), lines);
}
