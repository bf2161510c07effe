import type { Command } from 'commander';
import { countCards, makeLibrary, type Problem } from '@shared/cards';
import type { GameId } from '@shared/cards/vocabulary';
import type { Formatter } from '@shared/locales/format';
import { findAppFolder } from '@main/services/app-folder';
import { readPath, type SetReading } from './card-set-files';
import { commandWords } from './language';

/** What `tefuda validate --json` prints. */
export interface Validation {
  readonly sets: readonly {
    readonly id: string;
    readonly game: GameId;
    readonly kind: string;
    readonly cards: Readonly<Record<string, number>>;
    readonly variants: number;
  }[];
  readonly problems: readonly Problem[];
}

/**
 * Reads the sets at some paths and looks at them together.
 *
 * @param shipped folder of sets that variants may refer to although they are not among the paths
 */
export async function validate(paths: readonly string[], shipped: string): Promise<Validation> {
  const readings: SetReading[] = [];
  // One after the other: packs are large, and only one need be in memory.
  for (const path of paths) readings.push(...(await readPath(path)));
  const library = makeLibrary([...readings, ...(await background(readings, shipped))]);
  const files = new Set(readings.map(({ file }) => file));
  const ids = new Set(readings.flatMap(({ set }) => (set === null ? [] : [set.id])));
  return {
    sets: library.sets
      .filter(({ id }) => ids.has(id))
      .map((set) => {
        const { variants = 0, ...cards } = countCards(set);
        return { id: set.id, game: set.game, kind: set.kind, cards, variants };
      }),
    problems: library.problems.filter(({ file }) => files.has(file)),
  };
}

/** The shipped sets, without those that are being validated themselves. */
async function background(readings: readonly SetReading[], shipped: string): Promise<SetReading[]> {
  const ids = new Set(readings.map(({ set }) => set?.id));
  return (await readPath(shipped))
    .filter(({ set }) => set !== null && !ids.has(set.id))
    .map((reading) => ({ ...reading, problems: [] }));
}

/** Adds `tefuda validate` to the command line. */
export function registerValidate(program: Command, help: Formatter): void {
  program
    .command('validate')
    .description(help('diagnostics.validate.help.command'))
    .argument('<path...>', help('diagnostics.validate.help.paths'))
    .option('--json', help('diagnostics.validate.help.json'))
    .action(async (paths: string[], _options: unknown, command: Command) => {
      const options: Record<string, unknown> = command.optsWithGlobals();
      const say = commandWords(command);
      const validation = await validate(paths, findAppFolder(import.meta.url).cardsets);
      const words = options['json'] === true ? JSON.stringify(validation) : inWords(validation, say);
      console.log(words);
      process.exitCode = validation.problems.some(({ severity }) => severity === 'error') ? 1 : 0;
    });
}

function inWords({ sets, problems }: Validation, say: Formatter): string {
  const lines = problems.map((problem) => {
    const { file, path, severity, code, found, expected, hint } = problem;
    const sentence = say(`diagnostics.${code}`, { found, expected });
    const suggestion = hint === undefined ? '' : ` ${say('diagnostics.validate.hint', { hint })}`;
    const place = path === '' ? file : `${file} ${path}`;
    return `${place}: ${say(`diagnostics.validate.${severity}`)} [${code}] ${sentence}${suggestion}`;
  });
  for (const set of sets) lines.push(counted(set, say));
  const errors = problems.filter(({ severity }) => severity === 'error').length;
  const warnings = problems.length - errors;
  const total = { errors, warnings };
  lines.push(
    problems.length === 0 ? say('diagnostics.validate.clean') : say('diagnostics.validate.total', total),
  );
  return lines.join('\n');
}

/** The sentence that counts the cards of a set, by its game. */
const COUNTED: Readonly<Record<GameId, string>> = {
  copytoru: 'diagnostics.validate.set',
  kokopelli: 'diagnostics.validate.kokopelliSet',
};

/** What a set holds, in the words of its game. */
function counted({ id, game, cards, variants }: Validation['sets'][number], say: Formatter): string {
  const { kirby = 0, enemy = 0, ceremony = 0, kokopelli = 0, ...rest } = cards;
  const others = Object.values(rest).reduce((sum, count) => sum + count, 0);
  return say(COUNTED[game], { id, kirby, enemy, ceremony, kokopelli, others, variants });
}
