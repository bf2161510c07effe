import { resolve } from 'node:path';
import type { Command } from 'commander';
import { inLanguage } from '@shared/cards/words';
import type { Formatter } from '@shared/locales/format';
import { MOST_CARDS, type SheetChoices } from '@shared/print';
import { findAppFolder } from '@main/services/app-folder';
import { nodeFiles } from '@main/services/file-system';
import { warningInWords } from '@main/services/printing/printing';
import { typefaceFiles } from '@main/services/printing/typeface';
import type { MadeSheets } from '@main/workers/printing/sheets-task';
import { commandLanguage, commandWords } from './language';
import { findCards, type CardsAsked } from './print-sets';
import type { Tools } from './program';
import { Failure, UsageError } from './usage';

/** The options of `tefuda print`, as they were typed. */
interface Typed {
  readonly paper: string;
  readonly out?: string;
  readonly layout: string;
  readonly backs: string;
  readonly marks: boolean;
  readonly data?: string;
  readonly json?: true;
}

const CHOICES = {
  paper: ['a4', 'letter'],
  layout: ['edge', 'bleed'],
  backs: ['none', 'long-edge', 'short-edge'],
} as const;

/** Adds `tefuda print` to the command line. */
export function registerPrint(program: Command, help: Formatter, { openHouse }: Tools): void {
  const list = (option: keyof typeof CHOICES): string => CHOICES[option].join(', ');
  program
    .command('print')
    .description(help('cli.print.help.command'))
    .argument('<set...>', help('cli.print.help.sets'))
    .option('--out <file>', help('cli.print.help.out'))
    .option('--paper <size>', help('cli.print.help.paper', { choices: list('paper') }), 'a4')
    .option('--layout <layout>', help('cli.print.help.layout', { choices: list('layout') }), 'edge')
    .option('--backs <backs>', help('cli.print.help.backs', { choices: list('backs') }), 'none')
    .option('--no-marks', help('cli.print.help.no-marks'))
    .option('--data <folder>', help('cli.help.data'))
    .option('--json', help('cli.help.json'))
    .action(async (sets: string[], typed: Typed, command: Command) => {
      await print(sets, typed, openHouse, command);
    });
}

async function print(
  sets: readonly string[],
  typed: Typed,
  openHouse: Tools['openHouse'],
  command: Command,
): Promise<void> {
  const choices = choicesOf(typed);
  if (typed.out === undefined) throw new UsageError('cli.errors.missing-argument', { name: '--out' });
  const out = resolve(typed.out);
  const asked = await findCards(sets, await openHouse(typed.data));
  const count = countOf(asked);
  if (count > MOST_CARDS) throw new Failure('printing.refusals.too-many', { count, most: MOST_CARDS });
  const made = await make(asked, choices, command);
  await save(out, made.bytes);
  report(out, asked, made, typed.json === true, commandWords(command));
}

function choicesOf({ paper, layout, backs, marks }: Typed): SheetChoices {
  return {
    paper: oneOf('paper', paper),
    layout: oneOf('layout', layout),
    backs: oneOf('backs', backs),
    cutMarks: marks,
  };
}

function oneOf<Option extends keyof typeof CHOICES>(
  option: Option,
  value: string,
): (typeof CHOICES)[Option][number] {
  const choices: readonly (typeof CHOICES)[Option][number][] = CHOICES[option];
  const found = choices.find((choice) => choice === value);
  if (found !== undefined) return found;
  throw new UsageError('cli.print.choice', { option: `--${option}`, value, choices: choices.join(', ') });
}

async function make(asked: CardsAsked, choices: SheetChoices, command: Command): Promise<MadeSheets> {
  // What writes PDFs takes longer to load than all other commands together.
  const { makeSheets } = await import('@main/workers/printing/make-sheets');
  const language = commandLanguage(command);
  return makeSheets(
    {
      title: inLanguage(asked.name, language),
      cards: asked.cards,
      choices,
      language,
      printedNames: false,
      fonts: typefaceFiles(findAppFolder(import.meta.url).path),
    },
    { picture: asked.picture, progress: () => undefined },
  );
}

async function save(out: string, bytes: Uint8Array): Promise<void> {
  try {
    await nodeFiles.replace(out, bytes);
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? String(error.code) : '';
    throw new Failure('cli.print.not-saved', { file: out, code });
  }
}

/** How many cards lie on the sheets, copies counted. */
const countOf = ({ cards }: CardsAsked): number => cards.reduce((sum, { copies }) => sum + copies, 0);

function report(out: string, asked: CardsAsked, made: MadeSheets, json: boolean, say: Formatter): void {
  const { pages, bytes, warnings } = made;
  const count = countOf(asked);
  if (json) {
    console.log(JSON.stringify({ out, cards: count, pages, bytes: bytes.length, warnings }));
    return;
  }
  for (const warning of warnings) {
    const { key, values } = warningInWords(warning);
    console.error(say(key, values ?? {}));
  }
  console.log(say('cli.print.done', { file: out, cards: count, n: pages }));
}
