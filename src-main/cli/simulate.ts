import { availableParallelism } from 'node:os';
import { resolve } from 'node:path';
import type { Command } from 'commander';
import { games, type GameEntry } from '@shared/games/index';
import type { Formatter } from '@shared/locales/format';
import { PLAYER_NAMES, readComputerName, type ComputerName } from '@shared/players/index';
import { simulateAll, type SimulationSummary } from '@main/workers/simulate-all';
import type { Simulation } from '@main/workers/simulation';
import { typesWith } from '@main/services/matches/types-with';
import { playedCards, type CardHouse } from './card-house';
import { isListOption, isListText, refusalOfOptions } from './game-options';
import { commandWords } from './language';
import type { Tools } from './program';
import { scoreKey } from './score-words';
import { openRecordsFolder, recordsFailure } from './records-folder';
import { listOf, readPairs, UsageError, wholeNumber } from './usage';

/** Everybody who can be named, as the help and the refusal list them. */
const PLAYERS = [...PLAYER_NAMES, 'search:N'].join(', ');

/** Every game, as the command line names it. */
const GAMES = [...games.keys()].join(', ');

/** The options of `tefuda simulate`, as they were typed. */
interface Typed {
  readonly game: string;
  readonly players?: string;
  readonly seats: string;
  readonly games: string;
  readonly seed: string;
  readonly option: readonly string[];
  readonly quest?: string;
  readonly set?: string;
  readonly rotate?: true;
  readonly records?: string;
  readonly trace?: true;
  readonly cores?: string;
  readonly data?: string;
  readonly json?: true;
}

/** Adds `tefuda simulate` to the command line. */
export function registerSimulate(program: Command, help: Formatter, tools: Tools): void {
  const gather = (value: string, before: readonly string[]): readonly string[] => [...before, value];
  const none: readonly string[] = [];
  program
    .command('simulate')
    .description(help('cli.simulate.help.command'))
    .option('--game <game>', help('cli.simulate.help.game', { names: GAMES }), 'copy-ability-battle')
    .option('--players <number>', help('cli.simulate.help.players'))
    .option('--seats <names>', help('cli.simulate.help.seats', { names: PLAYERS }), 'random')
    .option('--games <number>', help('cli.simulate.help.games'), '100')
    .option('--seed <text>', help('cli.simulate.help.seed'), 'tefuda')
    .option('--option <key=value>', help('cli.simulate.help.option'), gather, none)
    .option('--quest <number>', help('cli.simulate.help.quest'))
    .option('--set <ids>', help('cli.simulate.help.set'))
    .option('--rotate', help('cli.simulate.help.rotate'))
    .option('--records <folder>', help('cli.simulate.help.records'))
    .option('--trace', help('cli.simulate.help.trace'))
    .option('--cores <number>', help('cli.simulate.help.cores'))
    .option('--data <folder>', help('cli.help.data'))
    .option('--json', help('cli.help.json'))
    .action(async (typed: Typed, command: Command) => {
      await simulate(typed, tools, commandWords(command));
    });
}

async function simulate(typed: Typed, { worker, openHouse }: Tools, say: Formatter): Promise<void> {
  if (typed.trace && typed.json && typed.records === undefined) throw new UsageError('cli.errors.trace-json');
  const deals = wholeNumber(typed.games, '--games', 1);
  const threads = typed.cores === undefined ? availableParallelism() : wholeNumber(typed.cores, '--cores', 1);
  const house = await openHouse(typed.data);
  const simulation = simulationOf(typed, house);
  const { recordsFolder } = simulation;
  if (recordsFolder !== null) openRecordsFolder(recordsFolder);
  const began = performance.now();
  const summary = await simulateAll({
    simulation,
    deals,
    threads,
    worker,
    onMatch: ({ text }) => {
      if (text !== '') process.stdout.write(text);
    },
  }).catch((error: unknown) => {
    throw (recordsFolder === null ? null : recordsFailure(recordsFolder, error)) ?? error;
  });
  const seconds = Math.round(performance.now() - began) / 1000;
  const words = typed.json
    ? JSON.stringify(inOrder(summary, seconds))
    : inWords(summary, simulation.game, seconds, threads, say);
  // A trace on stdout stays a trace: what is said for people goes beside it.
  if (simulation.wantText) console.error(words);
  else console.log(words);
}

function simulationOf(typed: Typed, house: CardHouse): Simulation {
  const { game, quest } = typed;
  const entry = games.get(game);
  if (entry === undefined) {
    throw new UsageError('cli.errors.game', { game, games: GAMES });
  }
  const players = playersOf(typed, entry.seats.min);
  const sets = listOf(typed.set ?? '').filter((id) => id !== entry.box);
  const pairs = quest === undefined ? typed.option : [...typed.option, `quest=${quest}`];
  const given = readPairs(pairs, (key, text) => isListText(game, key, text));
  const options = sets.length === 0 ? given : withSets(given, sets, house, entry);
  const seed = `${typed.seed}:0`;
  const ready = house.games.prepare({ game, options, seats: players.length, seed, sets });
  if (!ready.ok) {
    const { key, values } = refusalOfOptions(ready.refusal, { game, options, seats: players.length });
    throw new UsageError(key, values);
  }
  return {
    game,
    box: entry.box,
    cards: ready.sets.flatMap(({ id }) => playedCards(house, id)),
    options,
    players,
    seed: typed.seed,
    rotate: typed.rotate === true,
    recordsFolder: typed.records === undefined ? null : resolve(typed.records),
    wantText: typed.trace === true && typed.records === undefined,
    traced: typed.trace === true,
    app: house.version,
    sets: ready.sets,
    carried: ready.cards,
  };
}

/**
 * Who sits where: one name for all seats, or one for each.
 *
 * @param least how many play when nothing else is said
 */
function playersOf({ seats, players }: Typed, least: number): ComputerName[] {
  const names = listOf(seats).map((given) => {
    const known = readComputerName(given);
    if (known === null) throw new UsageError('cli.errors.player', { player: given, players: PLAYERS });
    return known;
  });
  const [only] = names;
  if (only === undefined) throw new UsageError('cli.errors.no-player');
  const count = players === undefined ? Math.max(least, names.length) : wholeNumber(players, '--players', 1);
  if (names.length === 1) return Array.from({ length: count }, () => only);
  if (names.length !== count)
    throw new UsageError('cli.errors.seats', { seats: names.length, players: count });
  return names;
}

type Options = Readonly<Record<string, unknown>>;

/**
 * Options with the cards of these sets in the match. Where cards join by a list of their own they join all; in
 * Kokopelli they are among the ten types, unless the options say which types those are.
 */
function withSets(given: Options, sets: readonly string[], house: CardHouse, entry: GameEntry): Options {
  const refs = sets.flatMap((id) => {
    const set = house.library.set(id)?.set;
    if (set === undefined) throw new UsageError('cli.errors.set', { set: id });
    if (set.game !== entry.cards) throw new UsageError('cli.errors.other-game', { set: id, game: entry.id });
    // The wild card is in every match as it is.
    return playedCards(house, id).flatMap(({ ref, card }) => (card.type === 'kokopelli' ? [] : [ref]));
  });
  if (!isListOption(entry.id, 'designs')) return { types: typesWith(refs, house.library), ...given };
  const named: readonly unknown[] = Array.isArray(given['designs']) ? given['designs'] : [];
  return { ...given, designs: [...named, ...refs] };
}

/** The summary in the order the documentation gives. */
const inOrder = ({ games: count, seats, picks, digest }: SimulationSummary, seconds: number): object => ({
  games: count,
  seats,
  picks,
  seconds,
  digest,
});

function inWords(
  summary: SimulationSummary,
  game: string,
  seconds: number,
  cores: number,
  say: Formatter,
): string {
  const { games: count, seats, picks, digest } = summary;
  const rate = (done: number): string => perSecond(done / Math.max(seconds, 0.001));
  return [
    say('cli.simulate.total', { n: count, picks, seconds }),
    say('cli.simulate.rate', { matches: rate(count), picks: rate(picks), n: cores }),
    ...seats.map(({ player, wins, ties, meanScore }, seat) =>
      say(scoreKey('cli.simulate.seat', game), {
        seat: seat + 1,
        player,
        wins,
        ties,
        score: meanScore.toFixed(2),
      }),
    ),
    say('cli.simulate.digest', { digest }),
  ].join('\n');
}

/** A rate with as many digits as it is worth: `0.42`, `8.3`, `1520`. */
const perSecond = (rate: number): string => rate.toFixed(rate < 1 ? 2 : rate < 100 ? 1 : 0);
