import type { Result } from '@shared/table/game';

/** How much of an end's worth is who won, rather than by how much. */
const WINNING = 0.75;
/** Stars of lead that count as a lead of about three quarters of all there is. */
const LEAD = 12;

/** Writes what an end is worth to each seat, from 0 to 1: first of all whether it won, then its lead. */
export function worthOfPlaces(result: Result, values: Float64Array): void {
  for (let seat = 0; seat < result.scores.length; seat += 1) {
    values[seat] = worthOf(shareOfFirst(result, seat), result.scores, seat);
  }
}

/** The same for an end that is foreseen, from each seat's chance of the first place and its points. */
export function worthOfChances(chances: Float64Array, points: Float64Array, values: Float64Array): void {
  for (let seat = 0; seat < points.length; seat += 1)
    values[seat] = worthOf(chances[seat] ?? 0, points, seat);
}

const worthOf = (won: number, scores: ArrayLike<number>, seat: number): number =>
  WINNING * won + (1 - WINNING) * leadOf(scores, seat);

/** A seat's lead over the best of the others as a number from 0 to 1; even is a half. */
function leadOf(scores: ArrayLike<number>, seat: number): number {
  let best = Number.NEGATIVE_INFINITY;
  for (let other = 0; other < scores.length; other += 1) {
    if (other !== seat) best = Math.max(best, scores[other] ?? 0);
  }
  const lead = ((scores[seat] ?? 0) - best) / LEAD;
  return 0.5 + (0.5 * lead) / (1 + Math.abs(lead));
}

/** The share of first place that a seat has. */
export function shareOfFirst({ places }: Result, seat: number): number {
  if (places[seat] !== 1) return 0;
  let first = 0;
  for (let other = 0; other < places.length; other += 1) if (places[other] === 1) first += 1;
  return 1 / first;
}
