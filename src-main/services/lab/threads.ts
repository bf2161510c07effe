import { availableParallelism } from 'node:os';
import { measureAll } from '@main/workers/lab-all';
import type { LabInput } from './lab';

/**
 * Measures on all cores. The system shares them fairly with whoever clicks meanwhile, and the threads are gone
 * with the measurement.
 *
 * @param worker path of the built worker
 */
export const labInThreads =
  (worker: string): LabInput['measure'] =>
  (options) =>
    measureAll({ ...options, worker, threads: availableParallelism() });
