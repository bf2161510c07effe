import { writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import type { Command } from 'commander';
import { COPYTORU_BOX } from '@shared/games/box';
import {
  BOX_OF,
  distinctCards,
  LAB_PAIRS,
  LAB_PLAYER,
  labDigest,
  printedCards,
  printedRow,
  reportOn,
  subjectOf,
  type LabHouse,
} from '@shared/lab/index';
import type { Formatter } from '@shared/locales/format';
import { measureAll, type MeasureOptions } from '@main/workers/lab-all';
import { cardNames, playedCards, type CardHouse } from './card-house';
import { findCard } from './lab-card';
import { reportInWords } from './lab-words';
import { commandLanguage, commandWords } from './language';
import type { Tools } from './program';
import { Progress } from './progress';
import { Failure, UsageError, wholeNumber } from './usage';

/** The options of `tefuda lab`, as they were typed. */
interface Typed {
  readonly pairs?: string;
  readonly seed?: string;
  readonly cores?: string;
  readonly printed?: string;
  readonly data?: string;
  readonly json?: true;
}

/** Adds `tefuda lab` to the command line. */
export function registerLab(program: Command, help: Formatter, tools: Tools): void {
  program
    .command('lab')
    .description(help('cli.lab.help.command'))
    .argument('[set/card]', help('cli.lab.help.card'))
    .option('--pairs <number>', help('cli.lab.help.pairs', { n: LAB_PAIRS }))
    .option('--seed <text>', help('cli.lab.help.seed'))
    .option('--cores <number>', help('cli.simulate.help.cores'))
    .option('--printed <file>', help('cli.lab.help.printed', { box: COPYTORU_BOX }))
    .option('--data <folder>', help('cli.help.data'))
    .option('--json', help('cli.help.json'))
    .action(async (card: string | undefined, typed: Typed, command: Command) => {
      if (typed.printed !== undefined)
        await measurePrinted(typed.printed, card ?? COPYTORU_BOX, typed, tools);
      else if (card === undefined) throw new UsageError('cli.lab.card-missing');
      else await measureCard(card, typed, tools, command);
    });
}

const houseOf = (house: CardHouse, boxId: string): LabHouse => ({
  box: playedCards(house, boxId),
  boxId,
  player: LAB_PLAYER,
});

/** What a measurement needs beside its card. */
function meansOf(typed: Typed, { worker }: Tools): Pick<MeasureOptions, 'threads' | 'worker'> {
  const { cores } = typed;
  return { worker, threads: cores === undefined ? availableParallelism() : wholeNumber(cores, '--cores', 1) };
}

async function measureCard(named: string, typed: Typed, tools: Tools, command: Command): Promise<void> {
  const pairs = typed.pairs === undefined ? LAB_PAIRS : wholeNumber(typed.pairs, '--pairs', 1);
  const means = meansOf(typed, tools);
  const house = await tools.openHouse(typed.data);
  const subject = await findCard(named, house);
  const { type } = subject.card;
  const say = commandWords(command);
  const progress = new Progress((done) => say('cli.lab.progress', { done, of: pairs }), pairs);
  const began = performance.now();
  const moments = await measureAll({
    measurement: { house: houseOf(house, BOX_OF[type]), subject, seed: typed.seed ?? 'lab' },
    pairs,
    ...means,
    onPart: (soFar) => progress.reached(soFar.pairs),
  });
  progress.end();
  if (moments === null) return;
  const report = reportOn(subjectOf(subject), moments, pairs, printedCards(type).cards);
  const seconds = Math.round(performance.now() - began) / 1000;
  const language = commandLanguage(command);
  console.log(
    typed.json
      ? JSON.stringify({ ...report, player: LAB_PLAYER, seconds }, shortened)
      : reportInWords(report, { ...subject, nameOf: cardNames(house, {}, language) }, language),
  );
}

/** Digits behind the point in JSON: more than can be measured, and no remains of calculating. */
const DIGITS = 6;

const shortened = (_: string, value: unknown): unknown =>
  typeof value === 'number' ? Number(value.toFixed(DIGITS)) : value;

/** Measures every card of a box and writes the table that designs are compared with. */
async function measurePrinted(file: string, box: string, typed: Typed, tools: Tools): Promise<void> {
  const pairs = typed.pairs === undefined ? LAB_PAIRS : wholeNumber(typed.pairs, '--pairs', 1);
  const means = meansOf(typed, tools);
  const house = houseOf(await tools.openHouse(typed.data), box);
  const cards = distinctCards(house);
  if (!Object.values(BOX_OF).includes(box)) throw new Failure('cli.lab.no-box', { set: box });
  const rows: string[] = [];
  const progress = new Progress((done) => `${done} / ${cards.length}`, cards.length);
  for (const subject of cards) {
    const seed = typed.seed ?? 'printed';
    const moments = await measureAll({ measurement: { house, subject, seed }, pairs, ...means });
    if (moments !== null) rows.push(JSON.stringify(printedRow(subject, moments)));
    progress.reached(rows.length);
  }
  progress.end();
  const head = `{"digest":${JSON.stringify(labDigest(house))},"pairs":${pairs},"cards":[`;
  writeFileSync(file, `${head}\n${rows.join(',\n')}\n]}\n`);
}
