import { xoroshiro128plusFromState } from 'pure-rand/generator/xoroshiro128plus';
import { drawBelow, seedWords } from '@shared/table/random';
import type { PlayerRandom } from './player';

/** A source of chance from a text. The same text gives the same numbers on every machine. */
export function playerRandom(seed: string): PlayerRandom {
  const generator = xoroshiro128plusFromState(seedWords(seed));
  return { below: (limit) => drawBelow(generator, limit) };
}

/**
 * A quick source of chance for trying matches out, begun from a player's own (Marsaglia's xorshift, 32 bits).
 * Numbers below a limit are as even as thirty-two bits allow, which for decks of cards is even enough.
 */
export class QuickRandom implements PlayerRandom {
  private state: number;

  constructor(begin: PlayerRandom) {
    this.state = begin.below(0x7fffffff) + 1;
  }

  below(limit: number): number {
    let state = this.state;
    state ^= state << 13;
    state ^= state >>> 17;
    state ^= state << 5;
    this.state = state;
    return (((state >>> 0) * limit) / 0x100000000) >>> 0;
  }
}
