import { writeFile } from 'node:fs/promises';
import type { Command } from 'commander';
import { contactSheet, sheetCard } from '@shared/card-face/contact-sheet';
import { sheetSections, sheetSource, type SheetCell } from '@shared/card-face/sheet-sections';
import { createFormatter, type FormatLanguage, type Formatter } from '@shared/locales/format';
import type { HouseSet } from '@shared/vocabularies';
import type { CardHouse } from './card-house';
import { commandLanguage } from './language';
import type { Tools } from './program';
import { Failure, UsageError } from './usage';

/** What `tefuda art --json` prints. */
export interface ArtReport {
  /** The file that was written. */
  readonly file: string;
  /** Cards on it, copies counted. */
  readonly cards: number;
  readonly variants: number;
  /** Every picture on it: the card's or the promo look's id, and how many such cards are in the box. */
  readonly cells: readonly { readonly id: string; readonly copies: number }[];
}

interface ArtFlags {
  readonly sheet?: string;
  readonly card?: string;
  readonly data?: string;
  readonly json?: true;
}

/** Adds `tefuda art` to the command line: a contact sheet of the shipped cards, or one card whole. */
export function registerArt(program: Command, help: Formatter, { openHouse }: Tools): void {
  program
    .command('art')
    .description(help('sheet.cli.command'))
    .option('--sheet <file>', help('sheet.cli.sheet'))
    .option('--card <id>', help('sheet.cli.card'))
    .option('--data <folder>', help('cli.help.data'))
    .option('--json', help('cli.help.json'))
    .action(async ({ sheet, card, data, json }: ArtFlags, command: Command) => {
      if (sheet === undefined) throw new UsageError('sheet.cli.no-sheet');
      const language = commandLanguage(command);
      const say = createFormatter(language);
      const house = await openHouse(data);
      const report =
        card === undefined
          ? await writeSheet(house, sheet, language)
          : await writeCard(findCard(house, card), sheet, language);
      if (json === true) console.log(JSON.stringify(report));
      else if (card !== undefined) console.log(say('sheet.cli.written-card', { id: card, file: sheet }));
      else {
        const { cards, variants } = report;
        console.log(say('sheet.cli.written', { file: sheet, cards, variants }));
      }
    });
}

/** The sets in the library. */
function setsOf({ library }: CardHouse, only: (shipped: boolean) => boolean): HouseSet[] {
  return library.snapshot().sets.flatMap(({ id, shipped }) => {
    const found = only(shipped) ? library.set(id) : null;
    return found === null ? [] : [found.set];
  });
}

async function writeSheet(house: CardHouse, file: string, language: FormatLanguage): Promise<ArtReport> {
  const say = createFormatter(language);
  const sections = sheetSections(sheetSource(setsOf(house, (shipped) => shipped)));
  const heading = (title: string, n: number): string => say(`sheet.sections.${title}`, { n });
  await write(file, contactSheet(sections, language, heading));
  return reportOf(
    file,
    sections.flatMap(({ cells }) => cells),
  );
}

async function writeCard(cell: SheetCell, file: string, language: FormatLanguage): Promise<ArtReport> {
  await write(file, sheetCard(cell, language));
  return reportOf(file, [{ ...cell, copies: 1 }]);
}

function reportOf(file: string, cells: readonly SheetCell[]): ArtReport {
  const variants = cells.filter(({ variant }) => variant !== undefined).length;
  const cards = cells.reduce((sum, { copies }) => sum + copies, 0) - variants;
  return { file, cards, variants, cells: cells.map(({ id, copies }) => ({ id, copies })) };
}

/** The card or promo look with this id: bare, or with its set before it where several sets have one. */
function findCard(house: CardHouse, wanted: string): SheetCell {
  const source = sheetSource(setsOf(house, () => true));
  const cells = sheetSections(source).flatMap((section) => section.cells);
  const found = cells.filter(({ id, ref }) => id === wanted || ref === wanted);
  const [first, ...more] = found;
  if (first === undefined) throw new Failure('sheet.cli.no-card', { id: wanted });
  if (more.length > 0) {
    throw new UsageError('sheet.cli.several', { id: wanted, ids: found.map(({ ref }) => ref).join(', ') });
  }
  return first;
}

async function write(file: string, svg: string): Promise<void> {
  try {
    await writeFile(file, svg);
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? String(error.code) : '?';
    throw new Failure('sheet.cli.not-written', { file, code });
  }
}
