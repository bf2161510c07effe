import { makeLab, type Lab, type LabEntry, type LabHouse, type Moments } from '@shared/lab/index';

/** Everything a measurement follows from; plain data, so that it can go to a thread. */
export interface Measurement {
  readonly house: LabHouse;
  readonly subject: LabEntry;
  /** Pair number i is dealt from `seed:i`. */
  readonly seed: string;
}

/** A part of a measurement, as it comes to a thread. */
export interface LabTask {
  /** Tells measurements apart, so that a thread makes ready for each but once. */
  readonly key: number;
  readonly measurement: Measurement;
  readonly from: number;
  readonly to: number;
}

let ready: { readonly key: number; readonly lab: Lab } | null = null;

/** Plays a part of a measurement. Called by name through the thread pool. */
export function measure({ key, measurement, from, to }: LabTask): Moments {
  const { house, subject, seed } = measurement;
  if (ready?.key !== key) ready = { key, lab: makeLab(house, subject, seed) };
  return ready.lab.play(from, to);
}
