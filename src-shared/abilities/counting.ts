import { within } from '@shared/cards/block';
import { COLORS, type Color } from '@shared/cards/vocabulary';
import type { Amount, CountedAmount } from './step';

/** What an amount can follow: nothing, or something counted when its step is carried out. */
export const COUNTINGS = [
  'fixed',
  'defeated',
  ...COLORS.map((color) => `defeated-${color}` as const),
  'hand',
  'discarded',
] as const;
export type Counting = (typeof COUNTINGS)[number];

/** Ranges of an amount's numbers: of the fixed part, and of what each counted thing adds. */
export const FIXED_RANGE = [0, 9] as const;
export const TIMES_RANGE = [1, 4] as const;

/** What an amount follows. */
export function countingOf(amount: Amount): Counting {
  if (typeof amount === 'number') return 'fixed';
  return amount.per === 'defeated' && amount.color !== undefined ? `defeated-${amount.color}` : amount.per;
}

/** The part of an amount that is there whatever is counted. */
export const fixedPart = (amount: Amount): number =>
  typeof amount === 'number' ? amount : (amount.plus ?? 0);

/** What each counted thing adds; 0 where nothing is counted. */
export const timesOf = (amount: Amount): number => (typeof amount === 'number' ? 0 : (amount.times ?? 1));

interface Parts {
  readonly per: CountedAmount['per'];
  readonly color?: Color | undefined;
  readonly times: number;
  readonly plus: number;
}

/** Writes what says nothing not at all, as in the printed abilities. */
function counted({ per, color, times, plus }: Parts): CountedAmount {
  return {
    per,
    ...(per === 'defeated' && color !== undefined && { color }),
    ...(times !== 1 && { times }),
    ...(plus !== 0 && { plus }),
  };
}

/** The amount with its numbers inside their ranges, and a colour only where defeated enemies are counted. */
export function withinAmount(amount: Amount): Amount {
  if (typeof amount === 'number') return within(amount, FIXED_RANGE);
  return counted({
    per: amount.per,
    color: amount.color,
    times: within(timesOf(amount), TIMES_RANGE),
    plus: within(fixedPart(amount), FIXED_RANGE),
  });
}

const perOf = (counting: Exclude<Counting, 'fixed'>): Pick<Parts, 'per' | 'color'> =>
  counting === 'defeated' || counting === 'hand' || counting === 'discarded'
    ? { per: counting }
    : { per: 'defeated', color: COLORS.find((color) => counting === `defeated-${color}`) };

/**
 * The amount following something else. A number that was fixed begins anew, one for each counted thing; the fixed
 * part beside something counted stays. What no longer counts anything keeps what one counted thing added, so that
 * it does not become nothing.
 */
export function withCounting(amount: Amount, counting: Counting): Amount {
  if (counting === 'fixed') return fixedPart(amount) || Math.max(1, timesOf(amount));
  const times = Math.max(1, timesOf(amount));
  return withinAmount(
    counted({ ...perOf(counting), times, plus: typeof amount === 'number' ? 0 : fixedPart(amount) }),
  );
}

/** The amount with another fixed part, 0–9. */
export const withFixed = (amount: Amount, fixed: number): Amount =>
  withinAmount(typeof amount === 'number' ? fixed : { ...amount, plus: fixed });

/** The amount with each counted thing adding so much, 1–4; nothing changes where nothing is counted. */
export const withTimes = (amount: Amount, times: number): Amount =>
  typeof amount === 'number' ? amount : withinAmount({ ...amount, times });
