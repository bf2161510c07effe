/** What a random player needs to know of a decision, whichever program asks. */
export interface Choice<Option> {
  readonly options: readonly Option[];
  readonly min: number;
  readonly max: number;
}

/** A small fast generator (xorshift), the same for everybody who is measured. */
export function makeBelow(seed: number): (below: number) => number {
  let state = seed | 1;
  return (below) => {
    state ^= state << 13;
    state ^= state >>> 17;
    state ^= state << 5;
    return (state >>> 0) % below;
  };
}

/** A legal pick at random: first how many, then which. */
export function randomPick<Option>(
  { options, min, max }: Choice<Option>,
  below: (below: number) => number,
): Option[] {
  const size = min === max ? min : min + below(max - min + 1);
  if (size === 1) return [at(options, below(options.length))];
  const left = options.slice();
  for (let index = 0; index < size; index += 1) {
    const other = index + below(left.length - index);
    const taken = at(left, other);
    left[other] = at(left, index);
    left[index] = taken;
  }
  left.length = size;
  return left;
}

function at<Option>(options: readonly Option[], index: number): Option {
  const found = options[index];
  if (found === undefined) throw new Error(`There is no option ${index}.`);
  return found;
}
