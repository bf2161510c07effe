import { uniformInt } from 'pure-rand/distribution/uniformInt';
import { xoroshiro128plusFromState } from 'pure-rand/generator/xoroshiro128plus';
import { seedWords } from '@shared/table/random';
import type { PlayerRandom } from './player';

/** A source of chance from a text. The same text gives the same numbers on every machine. */
export function playerRandom(seed: string): PlayerRandom {
  const generator = xoroshiro128plusFromState(seedWords(seed));
  return { below: (limit) => uniformInt(generator, 0, limit - 1) };
}
