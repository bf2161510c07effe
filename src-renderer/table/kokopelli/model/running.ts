import { ruleOf, type CeremonyCard, type CeremonyRule } from '@shared/ceremonies';
import type { MatchView } from '@shared/contract/view';
import { seenIn } from '../../model/zones';
import { ownerOf, playArea, spaceOf, villageOf } from './places';

/** The ceremony a card is, by `set-id/card-id`; undefined for a Kokopelli, a tile or an unknown card. */
export type CeremonyOf = (ref: string) => CeremonyCard | undefined;

/** A ceremony that runs in a village: the card it was opened with, where it lies, and what it changes. */
export interface Running {
  readonly zone: string;
  readonly instance: number;
  readonly ref: string;
  readonly card: CeremonyCard;
  readonly rule: CeremonyRule;
}

/** The ceremony that runs in a space; null where it is empty. */
export function runningIn(view: MatchView, zone: string, ceremonyOf: CeremonyOf): Running | null {
  const instance = seenIn(view, zone)[0];
  const ref = instance === undefined ? undefined : view.cards[instance];
  const card = ref === undefined ? undefined : ceremonyOf(ref);
  if (instance === undefined || ref === undefined || card === undefined) return null;
  return { zone, instance, ref, card, rule: ruleOf(card.effect) };
}

/** Everything that runs in a seat's village, from its left to its right. */
export const runningOf = (view: MatchView, seat: number, ceremonyOf: CeremonyOf): readonly Running[] =>
  villageOf(view.seats.length, seat).flatMap((zone) => runningIn(view, zone, ceremonyOf) ?? []);

/** Whether a seat's play area is wide. */
export const reachesWide = (view: MatchView, seat: number, ceremonyOf: CeremonyOf): boolean =>
  runningOf(view, seat, ceremonyOf).some(({ rule }) => rule.wide);

/** The zones a seat reaches now. */
export const reachOf = (view: MatchView, seat: number, ceremonyOf: CeremonyOf): ReadonlySet<string> =>
  playArea(view.seats.length, seat, reachesWide(view, seat, ceremonyOf));

/** How far a stack has come. */
export interface StackCount {
  /** What its cards count as. */
  readonly cards: number;
  /** What completes it. */
  readonly needed: number;
}

/**
 * Counts a stack as the rules do. A Kokopelli counts more while its owner's village has a ceremony that says so;
 * a village may need fewer cards. Neither helps the ceremony that says it (KO-8, KO-9).
 */
export function countOf(view: MatchView, zone: string, ceremonyOf: CeremonyOf): StackCount {
  const others = (seat: number): readonly Running[] =>
    runningOf(view, seat, ceremonyOf).filter((running) => running.zone !== zone);
  const worth = (instance: number): number =>
    ceremonyOf(view.cards[instance] ?? '') !== undefined
      ? 1
      : Math.max(1, ...others(ownerOf(instance)).map(({ rule }) => rule.kokopelliCounts));
  const host = spaceOf(zone)?.seat ?? 0;
  return {
    cards: seenIn(view, zone).reduce((sum, card) => sum + worth(card), 0),
    needed: Math.min(FULL, ...others(host).map(({ rule }) => rule.completeAt)),
  };
}

/** Cards that complete a ceremony where nothing else is said. */
const FULL = 4;
