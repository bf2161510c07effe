import { Worker } from 'node:worker_threads';
import type { Contest } from './contests';
import { verdict, wilson, type Interval } from './interval';
import type { PlayedDeal } from './play';
import type { DealDone, DealTask } from './worker';

/** Fewer deals decide nothing: an interval of a handful of matches is too easily lucky. */
const LEAST_DEALS = 20;

/** How a contest ended. */
export interface Outcome extends Interval {
  readonly contest: Contest;
  readonly matches: number;
  readonly meanStars: number;
  readonly verdict: 'holds' | 'missed' | 'open' | null;
}

/** Threads that play deals. Deals count in their order, so that the result is the same on any number of them. */
export class Hall {
  private readonly workers: readonly Worker[];
  /** Milliseconds of all answers so far, by game and player. */
  readonly answers = new Map<string, number[]>();

  constructor(program: string, threads: number) {
    this.workers = Array.from({ length: threads }, () => new Worker(program));
  }

  /** Plays deals until the interval decides the mark, or all are played. */
  hold(contest: Contest): Promise<Outcome> {
    const { workers } = this;
    return new Promise((resolve, reject) => {
      const done: (PlayedDeal | undefined)[] = [];
      let [next, counted, wins, stars, matches] = [0, 0, 0, 0, 0];
      let idle = 0;
      let over = false;
      const outcome = (): Outcome => {
        const interval = wilson(wins, matches);
        const said = contest.mark === undefined ? null : (verdict(interval, contest.mark) ?? 'open');
        return { contest, matches, meanStars: stars / Math.max(1, matches), verdict: said, ...interval };
      };
      const count = (): void => {
        for (let played = done[counted]; played !== undefined && !over; played = done[counted]) {
          counted += 1;
          wins += played.counted.reduce((sum, one) => sum + one, 0);
          stars += played.stars.reduce((sum, star) => sum + star, 0);
          matches += played.counted.length;
          this.note(contest, played);
          const decided = contest.mark !== undefined && verdict(wilson(wins, matches), contest.mark) !== null;
          over = counted === contest.deals || (counted >= LEAST_DEALS && decided);
        }
      };
      const ears: (() => void)[] = [];
      const leave = (): void => {
        for (const stopListening of ears) stopListening();
      };
      const give = (worker: Worker): void => {
        if (!over && next < contest.deals) {
          const task: DealTask = { contest, deal: next };
          next += 1;
          worker.postMessage(task);
          return;
        }
        idle += 1;
        if (idle < workers.length) return;
        leave();
        resolve(outcome());
      };
      for (const worker of workers) {
        const fail = (error: unknown): void => {
          leave();
          reject(error);
        };
        const take = ({ deal, played }: DealDone): void => {
          done[deal] = played;
          count();
          give(worker);
        };
        worker.on('error', fail);
        worker.on('message', take);
        ears.push(() => worker.off('error', fail).off('message', take));
      }
      for (const worker of workers) give(worker);
    });
  }

  private note({ game }: Contest, { answers }: PlayedDeal): void {
    for (const [player, times] of Object.entries(answers)) {
      const key = `${game} ${player}`;
      const all = this.answers.get(key) ?? [];
      for (const time of times) all.push(time);
      this.answers.set(key, all);
    }
  }

  async close(): Promise<void> {
    await Promise.all(this.workers.map((worker) => worker.terminate()));
  }
}
