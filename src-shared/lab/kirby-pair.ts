import { shareOfFirst } from '@shared/players/standing';
import type { Arm } from './arm';
import { KirbyWatch } from './kirby-watch';
import { playMatch } from './play';

/** What is counted in each pair of matches of a Kirby card, in the order of the numbers. */
export const KIRBY = { offered: 0, taken: 1, held: 2, played: 3, stars: 4, chances: 5, change: 6 } as const;

/**
 * Plays one deal with the design and with an ordinary card in its place.
 *
 * First it is played as it comes, and what becomes of the design is watched. Then it is played on twice from
 * the first moment in which somebody could take the card: once that seat takes the design, and once the
 * ordinary card that lies in its place. Up to then both are the very same match, pick for pick, so that
 * nothing but the card makes the difference: not who happened to be ahead, nor whether the players think much
 * of the card. (Counting only those who took it by themselves would say nothing of a card nobody takes, and
 * would count for an ability that the players overrate that they take it in the wrong moments.)
 *
 * @returns counts by {@link KIRBY}; `change` is by how much that seat's share of first place changed
 */
export function playKirbyPair(design: Arm, ordinary: Arm, seed: string): readonly number[] {
  const { rules, slot } = design;
  const watch = new KirbyWatch(rules, slot);
  const match = playMatch(design, seed, watch);
  const { offered, taken, held, played, stars, first } = watch;
  if (first === null) return [offered, taken, held, played, stars, 0, 0];
  const { seat, before, take } = first;
  const beginning = take === null ? before : [...before, take];
  const goOn = (arm: Arm): number =>
    shareOfFirst(arm.rules.result(playMatch(arm, seed, null, beginning).table), seat);
  const withIt = first.taken ? shareOfFirst(rules.result(match.table), seat) : goOn(design);
  return [offered, taken, held, played, stars, 1, withIt - goOn(ordinary)];
}
