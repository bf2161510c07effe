import { parentPort } from 'node:worker_threads';
import type { Contest } from './contests';
import { playDeal, type PlayedDeal } from './play';

/** A deal to play, as it comes to a thread. */
export interface DealTask {
  readonly contest: Contest;
  readonly deal: number;
}

/** What goes back. */
export interface DealDone {
  readonly deal: number;
  readonly played: PlayedDeal;
}

parentPort?.on('message', ({ contest, deal }: DealTask) => {
  const done: DealDone = { deal, played: playDeal(contest, deal) };
  parentPort?.postMessage(done);
});
