import { ART_CHOICES } from '@shared/art';
import { drawScene } from '@shared/art/scene';
import { median } from '@main/cli/bench/measure';

/** Milliseconds of processor time to draw a place at full grain, as on a full face. */
export interface Drawing {
  /** The median over all places and the hours that suit them. */
  readonly median: number;
  /** The slowest place, by its own median. */
  readonly slowest: { readonly scene: string; readonly median: number };
}

const TURNS = 9;

function draw(scene: string, palette: string, turn: number): number {
  const options = { scene, palette, width: 594, height: 640, horizon: 0.5, grain: 1 };
  const before = process.cpuUsage();
  // Every turn other seeds, as every card has its own.
  for (let i = 0; i < 4; i++) drawScene({ ...options, seed: `bench-${turn}-${i}` });
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 4000;
}

/** Draws every place many times. */
export function drawing(): Drawing {
  const all: number[] = [];
  let slowest = { scene: '', median: 0 };
  for (const scene of ART_CHOICES.scenes) {
    const times = ART_CHOICES.places[scene].times.flatMap((palette) =>
      Array.from({ length: TURNS }, (_, turn) => draw(scene, palette, turn)),
    );
    all.push(...times);
    if (median(times) > slowest.median) slowest = { scene, median: median(times) };
  }
  return { median: median(all), slowest };
}
