import { textHash } from '@shared/table/canonical';
import type { ComputerName } from '@shared/players/index';
import { simulateDeals, type SimulatedMatch, type Simulation } from './simulation';
import type { SimulationTask } from './worker';

/** What a series of matches comes to. */
export interface SimulationSummary {
  readonly games: number;
  readonly seats: readonly {
    readonly player: ComputerName;
    /** Matches won alone. */
    readonly wins: number;
    /** Matches in which first place was shared. */
    readonly ties: number;
    readonly meanScore: number;
  }[];
  readonly picks: number;
  /** Hash over the picks and final states of all matches in order; the same on any number of cores. */
  readonly digest: string;
}

export interface SimulateOptions {
  readonly simulation: Simulation;
  readonly deals: number;
  /** Worker threads; 1 plays in this thread. */
  readonly threads: number;
  /** The built worker; only needed with several threads. */
  readonly worker: string;
  /** Told of every finished match, in order. */
  readonly onMatch?: (match: SimulatedMatch) => void;
}

/** Deals a thread plays at a time, at most: enough to be worth the way. */
const DEALS_A_TASK = 50;
/** Parts a thread gets in a short simulation, so that slow players keep every thread busy to the end. */
const PARTS_A_THREAD = 8;

/** Plays a whole simulation on as many threads as asked for. */
export async function simulateAll(options: SimulateOptions): Promise<SimulationSummary> {
  const tally = new Tally(options.simulation.players);
  const take = (matches: readonly SimulatedMatch[]): void => {
    for (const match of matches) {
      tally.add(match);
      options.onMatch?.(match);
    }
  };
  const tasks = tasksOf(options);
  if (options.threads <= 1 || tasks.length <= 1) {
    for (const { simulation, from, to } of tasks) take(simulateDeals(simulation, from, to));
  } else await runInThreads(tasks, options, take);
  return tally.summary();
}

function tasksOf({ simulation, deals, threads }: SimulateOptions): SimulationTask[] {
  const size = Math.min(DEALS_A_TASK, Math.max(1, Math.ceil(deals / (threads * PARTS_A_THREAD))));
  return Array.from({ length: Math.ceil(deals / size) }, (_, index) => ({
    simulation,
    from: index * size,
    to: Math.min(deals, (index + 1) * size),
  }));
}

async function runInThreads(
  tasks: readonly SimulationTask[],
  { threads, worker }: SimulateOptions,
  take: (matches: readonly SimulatedMatch[]) => void,
): Promise<void> {
  // Loading the pool takes longer than a short simulation, and no other command needs it.
  const { Piscina } = await import('piscina');
  const pool = new Piscina<SimulationTask, SimulatedMatch[]>({
    filename: worker,
    name: 'simulate',
    minThreads: threads,
    maxThreads: threads,
  });
  try {
    // A window over the tasks keeps results in order without holding all of them in memory.
    const running: Promise<SimulatedMatch[]>[] = [];
    for (const task of tasks) {
      const part = pool.run(task);
      // When one part fails the pool ends the others; only the failure itself is worth telling.
      part.catch(() => undefined);
      running.push(part);
      if (running.length > threads * 2) take((await running.shift()) ?? []);
    }
    for (const part of running) take(await part);
  } finally {
    await pool.destroy();
  }
}

/** Adds matches up, in order. */
class Tally {
  readonly #wins: number[];
  readonly #ties: number[];
  readonly #scores: number[];
  readonly #digests: string[] = [];
  #picks = 0;

  constructor(private readonly players: readonly ComputerName[]) {
    this.#wins = players.map(() => 0);
    this.#ties = players.map(() => 0);
    this.#scores = players.map(() => 0);
  }

  add({ scores, places, picks, digest }: SimulatedMatch): void {
    this.#picks += picks;
    this.#digests.push(digest);
    const firsts = places.filter((place) => place === 1).length;
    this.players.forEach((_, player) => {
      this.#scores[player] = (this.#scores[player] ?? 0) + (scores[player] ?? 0);
      if (places[player] !== 1) return;
      const counts = firsts === 1 ? this.#wins : this.#ties;
      counts[player] = (counts[player] ?? 0) + 1;
    });
  }

  summary(): SimulationSummary {
    const games = this.#digests.length;
    const seats = this.players.map((player, index) => ({
      player,
      wins: this.#wins[index] ?? 0,
      ties: this.#ties[index] ?? 0,
      meanScore: games === 0 ? 0 : (this.#scores[index] ?? 0) / games,
    }));
    return { games, seats, picks: this.#picks, digest: textHash(this.#digests.join('\n')) };
  }
}
