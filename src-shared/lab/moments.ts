/**
 * Sums over pairs of matches of what was counted in each. All are whole numbers, so that parts come to the
 * same in whatever order they are added.
 */
export interface Moments {
  readonly pairs: number;
  /** Of each count. */
  readonly sums: readonly number[];
  /** Of the products of every two counts, row by row. */
  readonly products: readonly number[];
}

/** A measured figure and the range it lies in with 95 % confidence. */
export interface Measured {
  readonly value: number;
  readonly low: number;
  readonly high: number;
}

/** Nothing counted yet of so many things. */
export const noMoments = (counts: number): Moments => ({
  pairs: 0,
  sums: Array.from({ length: counts }, () => 0),
  products: Array.from({ length: counts * counts }, () => 0),
});

/** Adds up what was counted in some pairs. */
export function momentsOf(pairs: readonly (readonly number[])[], counts: number): Moments {
  const { sums, products } = noMoments(counts);
  const [total, square] = [[...sums], [...products]];
  for (const pair of pairs) {
    for (let row = 0; row < counts; row += 1) {
      const value = pair[row] ?? 0;
      if (value === 0) continue;
      total[row] = (total[row] ?? 0) + value;
      for (let column = 0; column < counts; column += 1) {
        const at = row * counts + column;
        square[at] = (square[at] ?? 0) + value * (pair[column] ?? 0);
      }
    }
  }
  return { pairs: pairs.length, sums: total, products: square };
}

/** Two parts together. */
export const addMoments = (one: Moments, other: Moments): Moments => ({
  pairs: one.pairs + other.pairs,
  sums: one.sums.map((sum, index) => sum + (other.sums[index] ?? 0)),
  products: one.products.map((product, index) => product + (other.products[index] ?? 0)),
});

/** A count for each time of another: `[what, forEach]`. */
export type Ratio = readonly [what: number, forEach: number];

const Z = 1.96;

const sumOf = ({ sums }: Moments, count: number): number => sums[count] ?? 0;

const valueOf = (moments: Moments, [what, forEach]: Ratio): number =>
  sumOf(moments, what) / Math.max(1, sumOf(moments, forEach));

/**
 * The standard error of ratios added with their signs. What happens several times in one match hangs
 * together, so it is the pairs that count as independent (linearised ratio estimator, Cochran 1977, 6.3).
 */
function errorOf(
  moments: Moments,
  ratios: readonly { readonly ratio: Ratio; readonly sign: number }[],
): number {
  const { sums, products } = moments;
  // How much a pair's count of each thing moves the result.
  const pull = sums.map(() => 0);
  for (const { ratio, sign } of ratios) {
    const [what, forEach] = ratio;
    const times = Math.max(1, sumOf(moments, forEach));
    pull[what] = (pull[what] ?? 0) + sign / times;
    pull[forEach] = (pull[forEach] ?? 0) - (sign * valueOf(moments, ratio)) / times;
  }
  let variance = 0;
  for (let row = 0; row < pull.length; row += 1) {
    for (let column = 0; column < pull.length; column += 1) {
      variance += (pull[row] ?? 0) * (pull[column] ?? 0) * (products[row * pull.length + column] ?? 0);
    }
  }
  return Math.sqrt(Math.max(0, variance));
}

/** One count for each time of another, of any size. Nothing seen: 0. */
export function rate(moments: Moments, ratio: Ratio): Measured {
  const value = valueOf(moments, ratio);
  const reach = Z * errorOf(moments, [{ ratio, sign: 1 }]);
  return { value, low: value - reach, high: value + reach };
}

/** What one ratio is above another. */
export function difference(moments: Moments, ratio: Ratio, other: Ratio): Measured {
  const value = valueOf(moments, ratio) - valueOf(moments, other);
  const reach =
    Z *
    errorOf(moments, [
      { ratio, sign: 1 },
      { ratio: other, sign: -1 },
    ]);
  return { value, low: value - reach, high: value + reach };
}

/**
 * A mean of numbers either side of zero. One pair more that went either way is counted into the range, so that
 * a few pairs that all went alike claim nothing.
 *
 * @param far how far from zero a pair can go
 */
export function mean(moments: Moments, ratio: Ratio, far = 1): Measured {
  const times = sumOf(moments, ratio[1]);
  if (times === 0) return { value: 0, low: -far, high: far };
  const value = valueOf(moments, ratio);
  const reach = Z * Math.hypot(errorOf(moments, [{ ratio, sign: 1 }]), far / times);
  return { value, low: Math.max(-far, value - reach), high: Math.min(far, value + reach) };
}

/**
 * How often something happened of the times it could. The range is Wilson's (1927), for as many independent
 * times as the pairs are worth, so that it never leaves 0 … 1 and is never empty.
 */
export function share(moments: Moments, ratio: Ratio): Measured {
  const times = sumOf(moments, ratio[1]);
  if (times === 0) return { value: 0, low: 0, high: 1 };
  const value = valueOf(moments, ratio);
  const error = errorOf(moments, [{ ratio, sign: 1 }]);
  const worth = error > 0 ? Math.min(times, (value * (1 - value)) / error ** 2) : times;
  const weight = Z ** 2 / worth;
  const middle = (value + weight / 2) / (1 + weight);
  const reach = (Z / (1 + weight)) * Math.sqrt((value * (1 - value)) / worth + weight / (4 * worth));
  return { value, low: Math.max(0, middle - reach), high: Math.min(1, middle + reach) };
}
