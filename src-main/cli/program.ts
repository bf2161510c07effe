import { Command, CommanderError } from 'commander';
import type { Formatter } from '@shared/locales/format';
import type { CardHouse } from './card-house';
import { errorInWords, speak } from './commander-words';
import { helpWords } from './language';
import { Failure, UsageError } from './usage';

/** Exit codes: all is well, what was asked about is not, wrong usage. */
export const EXIT = { well: 0, unwell: 1, usage: 2 } as const;

/** What commands need of whoever runs them. */
export interface Tools {
  /** The built worker for matches on several cores. */
  readonly worker: string;
  /** Reads the cards at hand, with those of a data folder, or of the platform's own where none is named. */
  readonly openHouse: (data: string | undefined) => Promise<CardHouse>;
}

/** Adds a command to the command line. */
export type Register = (program: Command, help: Formatter, tools: Tools) => void;

/** What a command line is made of. */
interface Parts extends Tools {
  readonly commands: readonly Register[];
  /** Of the program. */
  readonly version: string;
}

/**
 * The command line.
 *
 * @param typed what was typed after the program's name; help speaks the language it asks for
 */
export function makeProgram({ commands, version, ...tools }: Parts, typed: readonly string[]): Command {
  const help = helpWords(typed);
  const program = new Command('tefuda')
    .description(help('cli.help.program'))
    .version(version, '-V, --version', help('cli.help.version'))
    .helpOption('-h, --help', help('cli.help.help'))
    .helpCommand(false)
    .option('--lang <language>', help('cli.help.lang'))
    .exitOverride()
    .hook('preAction', (_, command) => {
      const given: unknown = command.optsWithGlobals<Record<string, unknown>>()['lang'];
      if (given !== undefined && given !== 'en' && given !== 'ja') {
        throw new UsageError('cli.errors.lang', { lang: String(given) });
      }
    });
  speak(program, help);
  for (const register of commands) register(program, help, tools);
  return program;
}

/**
 * Runs the command line and gives the exit code; undefined leaves it to what the command has set.
 *
 * @param args what was typed after the program's name
 */
export async function runProgram(program: Command, args: readonly string[]): Promise<number | undefined> {
  try {
    await program.parseAsync([...args], { from: 'user' });
    return undefined;
  } catch (error) {
    if (error instanceof CommanderError) return endedByCommander(error, helpWords(args));
    if (error instanceof UsageError || error instanceof Failure) {
      console.error(helpWords(args)(error.key, error.values));
      return error instanceof UsageError ? EXIT.usage : EXIT.unwell;
    }
    console.error(error instanceof Error ? error.message : String(error));
    return EXIT.unwell;
  }
}

/** Help and the version end this way too; help has already been printed, also where a command is missing. */
function endedByCommander(error: CommanderError, say: Formatter): number {
  if (error.exitCode === 0) return EXIT.well;
  if (error.code !== 'commander.help') console.error(errorInWords(error, say));
  return EXIT.usage;
}
