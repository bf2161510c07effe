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

export { think } from './thinking';
