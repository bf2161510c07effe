import { join } from 'node:path';
import { writeFileSync } from 'node:fs';
import { games, type CardInPlay, type GameEntry } from '@shared/games/index';
import { makePlayer, playerRandom, type ComputerName, type Player } from '@shared/players/index';
import { canonicalJson, matchHash, textHash } from '@shared/table/canonical';
import { optionId } from '@shared/table/decision';
import type { Rules } from '@shared/table/game';
import { startMatch, takePick, type Match } from '@shared/table/match';
import { RECORD_FORMAT, type RecordHeader, type SetRef } from '@shared/table/record';
import { recordMatch, type Chooser } from '@shared/table/recording';
import { seenBy } from '@shared/table/seen';

/** Everything a series of matches follows from; plain data, so that it can go to a worker. */
export interface Simulation {
  readonly game: string;
  /** Every card that can be played, in the order of its set. */
  readonly cards: readonly CardInPlay[];
  readonly box: string;
  readonly options: Readonly<Record<string, unknown>>;
  /** Who plays; as many as seats. */
  readonly players: readonly ComputerName[];
  /** Deal number i is seeded `seed:i`. */
  readonly seed: string;
  /** Play every deal once from each seat: in rotation r, player p sits at seat (p + r) modulo seats. */
  readonly rotate: boolean;
  /** Where records go, a file a match; null when none are wanted. */
  readonly recordsFolder: string | null;
  /** Give records back as text. */
  readonly wantText: boolean;
  /** Records in the traced form. */
  readonly traced: boolean;
  /** For the records: the program's version, the sets, and the full text of those that do not ship with it. */
  readonly app: string;
  readonly sets: readonly SetRef[];
  readonly carried: Readonly<Record<string, unknown>>;
}

/** How one match went. */
export interface SimulatedMatch {
  /** By player, not by seat. */
  readonly scores: readonly number[];
  readonly places: readonly number[];
  readonly picks: number;
  /** Hash of its picks and its final state. */
  readonly digest: string;
  /** Its record; empty unless asked for. */
  readonly text: string;
}

/** Plays the deals from number `from` up to but not including `to`. */
export function simulateDeals(simulation: Simulation, from: number, to: number): SimulatedMatch[] {
  const preparedFor = preparing(simulation);
  const rotations = simulation.rotate ? simulation.players.length : 1;
  const matches: SimulatedMatch[] = [];
  for (let deal = from; deal < to; deal += 1) {
    const prepared = preparedFor(seedOf(simulation, deal));
    for (let rotation = 0; rotation < rotations; rotation += 1) {
      matches.push(simulateMatch(simulation, prepared, deal, rotation));
    }
  }
  return matches;
}

/** Deal number i is seeded `seed:i`. */
const seedOf = ({ seed }: Simulation, deal: number): string => `${seed}:${deal}`;

interface PreparedSimulation {
  /** As records hold them: as they were given, or as the game read them where it settles what they leave to chance. */
  readonly options: Readonly<Record<string, unknown>>;
  readonly rules: Rules;
  readonly players: readonly Player[];
}

/** Makes ready for matches of each seed: once, where the seed settles nothing in the options. */
function preparing(simulation: Simulation): (seed: string) => PreparedSimulation {
  const entry = games.get(simulation.game);
  if (entry === undefined) throw new Error(`There is no such game: ${simulation.game}.`);
  const { cards, options } = simulation;
  let last: { readonly settled: string; readonly prepared: PreparedSimulation } | null = null;
  return (seed) => {
    const settled = entry.settle?.(options, seed, cards) ?? options;
    const text = entry.settle === undefined ? '' : canonicalJson(settled);
    if (last?.settled !== text) last = { settled: text, prepared: prepare(entry, simulation, settled) };
    return last.prepared;
  };
}

function prepare(
  entry: GameEntry,
  { game, cards, box, players }: Simulation,
  options: Simulation['options'],
): PreparedSimulation {
  const prepared = entry.prepare({ cards, box, seats: players.length, options });
  if (!prepared.ok) throw new Error(`The match cannot be set up: ${game}.`);
  const seating = { rules: prepared.rules, cards, options: { ...prepared.options } };
  const recorded = entry.settle === undefined ? options : prepared.options;
  return {
    options: recorded,
    rules: prepared.rules,
    players: players.map((name) => makePlayer(name, seating)),
  };
}

function simulateMatch(
  simulation: Simulation,
  { options, rules, players }: PreparedSimulation,
  deal: number,
  rotation: number,
): SimulatedMatch {
  const seats = players.length;
  const seed = seedOf(simulation, deal);
  const playerAt = (seat: number): number => (seat - rotation + seats) % seats;
  const taken: string[] = [];
  const choose = noting(
    taken,
    rules,
    chooserOf(
      players.map((_, seat) => players[playerAt(seat)]),
      seed,
    ),
  );
  const recorded = simulation.recordsFolder !== null || simulation.wantText;
  const header = (): RecordHeader =>
    headerOf({ ...simulation, options, seed }, (seat) => simulation.players[playerAt(seat)]);
  const { match, text } = recorded
    ? recordMatch(rules, header(), choose, simulation.traced)
    : { match: playOut(rules, seed, choose), text: '' };
  if (simulation.recordsFolder !== null) {
    const name = simulation.rotate ? `match-${deal}-${rotation}.jsonl` : `match-${deal}.jsonl`;
    writeFileSync(join(simulation.recordsFolder, name), text);
  }
  const { scores, places } = rules.result(match.table);
  const bySeat = <Value>(values: readonly Value[]): Value[] =>
    players.flatMap((_, player) => values[(player + rotation) % seats] ?? []);
  return {
    scores: bySeat(scores),
    places: bySeat(places),
    picks: match.picks,
    digest: textHash(`${taken.join('\n')}\n${matchHash(match)}`),
    text: simulation.wantText ? text : '',
  };
}

function playOut(rules: Rules, seed: string, choose: Chooser): Match {
  const match = startMatch(rules, seed);
  while (match.decision !== null) {
    const refusal = takePick(match, choose(match));
    if (refusal !== null) throw new Error(`A player made a pick that is refused: ${refusal}.`);
  }
  return match;
}

const now = (): number => performance.now();

/** Lets each seat's player choose, with a source of chance of its own, from what that seat may see. */
function chooserOf(players: readonly (Player | undefined)[], seed: string): Chooser {
  const randoms = players.map((_, seat) => playerRandom(`${seed}:seat-${seat}`));
  return ({ decision, table }) => {
    if (decision === null) return [];
    const { seat } = decision;
    const player = players[seat];
    const rng = randoms[seat];
    if (player === undefined || rng === undefined) throw new Error(`Nobody sits at seat ${seat}.`);
    return player.decide(seenBy(table, seat), decision, { rng, now });
  };
}

/** Notes every pick by its ids, one line a pick. */
function noting(taken: string[], rules: Rules, choose: Chooser): Chooser {
  return (match) => {
    const pick = choose(match);
    taken.push(pick.map((code) => optionId(rules.layout, rules.acts, code)).join(' '));
    return pick;
  };
}

function headerOf(
  { app, game, options, sets, carried, players, seed }: Simulation,
  playerAt: (seat: number) => ComputerName | undefined,
): RecordHeader {
  return {
    format: RECORD_FORMAT,
    app,
    game,
    options: { ...options },
    seats: players.map((_, seat) => {
      const player = playerAt(seat) ?? '';
      return { name: `${player} ${seat + 1}`, player };
    }),
    seed,
    sets: [...sets],
    ...(Object.keys(carried).length > 0 && { cards: { ...carried } }),
  };
}
