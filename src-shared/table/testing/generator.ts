import { uniformInt } from 'pure-rand/distribution/uniformInt';
import { xoroshiro128plusFromState } from 'pure-rand/generator/xoroshiro128plus';
import type { Decision } from '../decision';
import { seedWords } from '../random';

/** A whole number from 0 to `below` − 1. */
export type Below = (below: number) => number;

/** A generator beside the match's own, for whoever chooses picks. The same seed gives the same numbers. */
export function makeBelow(seed: string): Below {
  const generator = xoroshiro128plusFromState([...seedWords(`chooser:${seed}`)]);
  return (below) => uniformInt(generator, 0, below - 1);
}

/** A legal pick drawn at random: first how many options, then which, in random order. */
export function randomPick(decision: Decision, below: Below): number[] {
  const { options, min, max } = decision;
  const size = min + below(max - min + 1);
  return shuffled(options, below).slice(0, size);
}

/** The same values in random order, as a new array. */
export function shuffled<Value>(values: readonly Value[], below: Below): Value[] {
  const order = [...values];
  for (let last = order.length - 1; last > 0; last -= 1) {
    const other = below(last + 1);
    const [a, b] = [order[last], order[other]];
    if (a === undefined || b === undefined) continue;
    order[last] = b;
    order[other] = a;
  }
  return order;
}
