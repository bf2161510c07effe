import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { cpus } from 'node:os';
import type { Command } from 'commander';
import { COPYTORU_BOX } from '@shared/games/box';
import { COPY_ABILITY_BATTLE } from '@shared/games/copytoru/copy-ability-battle';
import { KOKOPELLI } from '@shared/games/kokopelli/kokopelli';
import type { Formatter } from '@shared/locales/format';
import type { Seating } from '@shared/players/index';
import { findAppFolder } from '@main/services/app-folder';
import { copying } from './bench/copying';
import { measure, median, type Patience } from './bench/measure';
import { inSearch, withEvents } from './bench/playing';
import { largeSets, timeReading } from './bench/reading';
import { inWords, type BenchReport, type TableFigures } from './bench/report';
import { iterationsASecond } from './bench/searching';
import type { CardHouse } from './card-house';
import { commandWords } from './language';
import type { Tools } from './program';
import { Failure, wholeNumber } from './usage';

/** What is played, and by how many. */
const TABLES = [
  { game: COPY_ABILITY_BATTLE, seats: 2 },
  { game: COPY_ABILITY_BATTLE, seats: 4 },
  { game: KOKOPELLI, seats: 2 },
  { game: KOKOPELLI, seats: 4 },
] as const;

/** Milliseconds of processor time that one figure gets when nothing is said. */
const TIME = 600;
/** Turns in which everything is measured, side by side. */
const TURNS = 3;
const CARDS = 1_000;

interface Typed {
  readonly time: string;
  readonly data?: string;
  readonly json?: true;
}

/** Adds `tefuda bench` to the command line: how fast the core runs on this machine. */
export function registerBench(program: Command, help: Formatter, { openHouse }: Tools): void {
  program
    .command('bench')
    .description(help('cli.bench.help.command'))
    .option('--time <milliseconds>', help('cli.bench.help.time'), String(TIME))
    .option('--data <folder>', help('cli.help.data'))
    .option('--json', help('cli.help.json'))
    .action(async ({ time, data, json }: Typed, command: Command) => {
      const turn = wholeNumber(time, '--time', 1) / TURNS / 1000;
      const report = await measureCore(await openHouse(data), { repetitions: TURNS, turn });
      console.log(json === true ? JSON.stringify(report) : inWords(report, commandWords(command)));
    });
}

async function measureCore(house: CardHouse, patience: Patience): Promise<BenchReport> {
  const began = performance.now();
  // Copies come first: what they cost depends on how much else lies in memory.
  const copies = 1e6 / copying(seatingOf(house, TABLES[1]).rules, patience).match;
  const tables = TABLES.map((table) => figuresOf(house, table, patience));
  const [core] = cpus();
  return {
    machine: { cpu: core?.model.trim() ?? '?', cores: cpus().length, node: process.versions.node },
    tables,
    copies: Math.round(copies),
    reading: timesOfReading(),
    seconds: Math.round(performance.now() - began) / 1000,
  };
}

type Table = (typeof TABLES)[number];

function figuresOf(house: CardHouse, table: Table, patience: Patience): TableFigures {
  const seating = seatingOf(house, table);
  const { rules } = seating;
  const of = measure([withEvents(rules), inSearch(rules)], patience);
  const [played, tried] = [of('with events'), of('search mode')];
  return {
    ...table,
    matches: Math.round(played.perSecond),
    picks: Math.round(played.partsPerSecond),
    searchMatches: Math.round(tried.perSecond),
    searchPicks: Math.round(tried.partsPerSecond),
    iterations: Math.round(iterationsASecond(seating, patience)),
  };
}

function seatingOf({ games }: CardHouse, { game, seats }: Table): Seating {
  const ready = games.prepare({ game, options: {}, seats, seed: 'bench', sets: [] });
  if (!ready.ok) throw new Failure(ready.refusal.key, ready.refusal.values);
  return ready.seating;
}

function timesOfReading(): BenchReport['reading'] {
  const box = readFileSync(join(findAppFolder(import.meta.url).cardsets, COPYTORU_BOX, 'set.json'), 'utf8');
  const texts = largeSets(box, CARDS);
  const [first = 0, ...others] = Array.from({ length: 1 + TURNS }, () => timeReading(texts));
  const tenths = (milliseconds: number): number => Math.round(milliseconds * 10) / 10;
  return { cards: CARDS, first: tenths(first), again: tenths(median(others)) };
}
