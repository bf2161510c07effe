import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fc from 'fast-check';
import { games } from '@shared/games/index';
import { openCardHouse } from '@main/cli/card-house';
import { commands } from '@main/cli/commands';
import { EXIT, makeProgram, runProgram, type Tools } from '@main/cli/program';
import { measured, must } from '../held';
import { defineKind, type Fed } from '../kind';

type Args = readonly string[];

const NUMBERS = ['0', '1', '2', '3', '-1', '1.5', '1e3', '007', '', ' 2 ', '９', 'NaN', '99999999999', 'two'];
const JUNK = [
  ...['', ' ', '=', 'x', '__proto__', 'constructor', '--', '-', '\0', '札', '{', '[]', '{"a":1}', 'null'],
  ...['a'.repeat(2000), '\u202Ex', '../../x', 'toString', '--game', '%s', '{found}'],
];
const KEYS = [
  ...['rounds', 'quest', 'target', 'first', 'tableSize', 'handicap', 'designs', 'opening', 'types', 'hand'],
  ...['__proto__', 'constructor', 'toString', ''],
];

const from = (...lists: readonly (readonly string[])[]): fc.Arbitrary<string> =>
  fc.oneof(...lists.map((list) => fc.constantFrom(...list)));

const option = (name: string, value: fc.Arbitrary<string>): fc.Arbitrary<Args> =>
  value.map((text) => [name, text]);

const seats = fc
  .array(from(['random', 'beginner', 'greedy'], JUNK), { minLength: 1, maxLength: 5 })
  .map((names) => names.join(','));

const pair = fc.tuple(
  from(KEYS, JUNK),
  from(NUMBERS, JUNK, ['true', 'copytoru-base/kirby-red-1', '1,2', '[1,2]']),
);

/** Options of `simulate` that leave a run short. */
const OPTIONS: readonly fc.Arbitrary<Args>[] = [
  option('--game', from([...games.keys()], JUNK)),
  option('--game', from([...games.keys()])),
  option('--players', from(NUMBERS)),
  option('--seats', seats),
  option('--seats', fc.constantFrom('random', 'random,random', 'beginner')),
  option('--seed', from(NUMBERS, JUNK)),
  option(
    '--option',
    pair.map(([key, value]) => `${key}=${value}`),
  ),
  option('--option', from(JUNK)),
  option('--quest', from(NUMBERS)),
  option('--set', from(['copytoru-base', 'copytoru-promo', 'kokopelli-base'], JUNK)),
  option('--cores', from(NUMBERS.filter((text) => !/^9{3}/.test(text)))),
  option('--lang', from(['en', 'ja'], JUNK)),
  fc.constantFrom<Args>(['--rotate'], ['--json'], ['--trace'], ['--help']),
  from(JUNK).map((word) => [word]),
];

/** What was printed, and how the command ended. */
interface Ran {
  readonly code: number;
  readonly words: string;
}

/** `tefuda simulate`, however it is typed. */
export const commandLine = defineKind<Args>('command-line', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'tefuda-fuzz-'));
  const { library } = await openCardHouse(folder);
  // The shipped sets are read once a run: reading them takes longer than a match.
  const tools: Tools = { worker: 'no-worker.js', openHouse: (data) => openCardHouse(data, library) };
  return {
    inputs: fc.array(fc.oneof(...OPTIONS), { maxLength: 4 }).map((options) => options.flat()),
    feed: (typed) => measured(() => feedCommand(typed, folder, tools)),
    shown: (typed) => JSON.stringify(['simulate', ...typed]),
    expected: ['exit 0', 'exit 2'],
    close: async () => rmSync(folder, { recursive: true, force: true }),
  };
});

async function feedCommand(typed: Args, folder: string, tools: Tools): Promise<Fed> {
  const args = ['simulate', '--games', '1', '--data', folder, ...typed, '--cores', '1'];
  const { code, words } = await run(args, tools);
  must(
    code === EXIT.well || code === EXIT.usage,
    `a command is done, or used wrongly (${words.slice(0, 200)})`,
  );
  must(words.trim() !== '' || typed.includes('--help'), 'a command never ends without a word');
  // The longest is the trace of a match of Kokopelli.
  must(words.length < 20_000_000, 'what is said is not endless');
  if (code === EXIT.usage) must(words.length < 3000, `a wrong use is told in short (${words.length})`);
  const well = code === EXIT.well;
  return { accepted: well ? 1 : 0, refused: well ? 0 : 1, said: [`exit ${code}`] };
}

/** Runs the command line in this process. */
async function run(args: Args, tools: Tools): Promise<Ran> {
  let words = '';
  const keep = (text: unknown): boolean => {
    words += String(text);
    return true;
  };
  const { log, error } = console;
  const [stdout, stderr] = [process.stdout.write, process.stderr.write];
  console.log = console.error = keep;
  process.stdout.write = process.stderr.write = keep;
  try {
    const code = await runProgram(makeProgram({ commands, version: '9.9.9', ...tools }, args), args);
    return { code: code ?? EXIT.well, words };
  } finally {
    [console.log, console.error] = [log, error];
    [process.stdout.write, process.stderr.write] = [stdout, stderr];
    process.exitCode = 0;
  }
}
