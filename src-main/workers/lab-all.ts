import { addMoments, COUNTS, noMoments, type Moments } from '@shared/lab/index';
import type { LabTask, Measurement } from './lab';

export interface MeasureOptions {
  readonly measurement: Measurement;
  /** Pairs of matches. */
  readonly pairs: number;
  /** Worker threads. */
  readonly threads: number;
  /** The built worker. */
  readonly worker: string;
  /** Told whenever more pairs have been played, with all of them. */
  readonly onPart?: (soFar: Moments) => void;
  /** Ends the measurement at once. */
  readonly signal?: AbortSignal;
}

/** Pairs a thread plays at a time: a tenth of a second's worth. */
const PAIRS_A_TASK = 50;

let measurements = 0;

/**
 * Measures a card on as many threads as asked for. The result does not depend on how many. Rejects when a
 * part fails; resolves to null when it was stopped.
 */
export async function measureAll(options: MeasureOptions): Promise<Moments | null> {
  const { measurement, pairs, threads, worker, onPart, signal } = options;
  // Loading the pool takes longer than a start may.
  const { Piscina } = await import('piscina');
  if (signal?.aborted === true) return null;
  const pool = new Piscina<LabTask, Moments>({
    filename: worker,
    name: 'measure',
    minThreads: threads,
    maxThreads: threads,
  });
  measurements += 1;
  const key = measurements;
  const stopped = (): boolean => signal?.aborted ?? false;
  let sum = noMoments(COUNTS[measurement.subject.card.type]);
  let next = 0;
  const work = async (): Promise<void> => {
    while (next < pairs && !stopped()) {
      const from = next;
      next = Math.min(pairs, from + PAIRS_A_TASK);
      const part = await pool.run({ key, measurement, from, to: next });
      if (stopped()) return;
      sum = addMoments(sum, part);
      onPart?.(sum);
    }
  };
  const stop = (): void => void pool.destroy();
  signal?.addEventListener('abort', stop, { once: true });
  try {
    await Promise.all(Array.from({ length: threads }, work));
    return stopped() ? null : sum;
  } catch (error) {
    if (stopped()) return null;
    throw error;
  } finally {
    signal?.removeEventListener('abort', stop);
    await pool.destroy();
  }
}
