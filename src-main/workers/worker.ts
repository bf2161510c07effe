import type { MadeSheets } from './printing/sheets-task';
import type { PrintTask } from './printing/thread';
import { simulateDeals, type SimulatedMatch, type Simulation } from './simulation';

/** A part of a simulation, as it comes to a worker thread. */
export interface SimulationTask {
  readonly simulation: Simulation;
  readonly from: number;
  readonly to: number;
}

/** Plays a part of a simulation. Called by name through the thread pool. */
export const simulate = ({ simulation, from, to }: SimulationTask): SimulatedMatch[] =>
  simulateDeals(simulation, from, to);

export { measure } from './lab';
export { think } from './thinking';

/** Makes sheets to print. Called by name through a thread pool; other threads never load what writes PDFs. */
export const print = async (task: PrintTask): Promise<MadeSheets> =>
  (await import('./printing/thread')).printInThread(task);
