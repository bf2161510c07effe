import type { Formatter } from '@shared/locales/format';

/** How a game runs with so many seats. Everything is a second of one core's time. */
export interface TableFigures {
  readonly game: string;
  readonly seats: number;
  /** Random matches and their picks, with events. */
  readonly matches: number;
  readonly picks: number;
  /** The same as search players run it, without events. */
  readonly searchMatches: number;
  readonly searchPicks: number;
  /** Iterations of the search over all decisions of a match. */
  readonly iterations: number;
}

/** What `tefuda bench --json` prints. */
export interface BenchReport {
  readonly machine: { readonly cpu: string; readonly cores: number; readonly node: string };
  readonly tables: readonly TableFigures[];
  /** Copies of a match of Copy Ability Battle a second, four seats. */
  readonly copies: number;
  /** Milliseconds of processor time to read and check a set, the first time and afterwards. */
  readonly reading: { readonly cards: number; readonly first: number; readonly again: number };
  /** Seconds the measuring took, on the clock. */
  readonly seconds: number;
}

/** The report for people, in a language. */
export function inWords(report: BenchReport, say: Formatter): string {
  const { machine, tables, copies, reading, seconds } = report;
  return [
    say('cli.bench.machine', { cpu: machine.cpu, node: machine.node, n: machine.cores }),
    say('cli.bench.second'),
    ...tables.flatMap(({ game, seats, matches, picks, searchMatches, searchPicks, iterations }) => [
      say('cli.bench.table', { game: say(`app.games.${game}`), seats }),
      say('cli.bench.played', { matches: count(matches), picks: count(picks) }),
      say('cli.bench.tried', { matches: count(searchMatches), picks: count(searchPicks) }),
      say('cli.bench.iterations', { iterations: count(iterations) }),
    ]),
    say('cli.bench.copies', { copies: count(copies) }),
    say('cli.bench.reading', { ...reading }),
    say('cli.bench.took', { seconds }),
  ].join('\n');
}

/** A large number with its thousands apart, as both languages write it. */
export const count = (value: number): string => Math.round(value).toLocaleString('en');
