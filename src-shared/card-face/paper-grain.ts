import { Random, subSeed } from '@shared/art/drawing/random';

/** Fibres of the paper: dots in one path, in the lower part of the card; the same for the same seed. */
export function paperGrain(seed: string, top: number, bottom: number, count: number, color: string): string {
  const random = new Random(subSeed(seed, 'paper'));
  let d = '';
  for (let i = 0; i < count; i++) {
    const x = 30 + Math.round(570 * random.next());
    const y = top + Math.round((bottom - top) * random.next());
    d += `M${x} ${y}h.1`;
  }
  return `<path d="${d}" stroke="${color}" stroke-width="3" stroke-linecap="round" fill="none" opacity=".45"/>`;
}
