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
  /** What its cards count as; one less than what is needed at most, since it still runs. */
  readonly cards: number;
  /** What completes it. */
  readonly needed: number;
  /** The next card completes it, whichever that is. */
  readonly last: boolean;
}

/** Cards that complete a ceremony where nothing else is said. */
const FULL = 4;

/** What a card counts as in a stack: more than one is said by a ceremony that runs elsewhere at its owner's. */
function worthOf(view: MatchView, card: number, zone: string, ceremonyOf: CeremonyOf): number {
  if (ceremonyOf(view.cards[card] ?? '') !== undefined) return 1;
  return Math.max(1, ...besides(view, ownerOf(card), zone, ceremonyOf).map((rule) => rule.kokopelliCounts));
}

/** What runs in a seat's village, without the stack it is asked for: no ceremony helps itself (KO-8). */
const besides = (
  view: MatchView,
  seat: number,
  zone: string,
  ceremonyOf: CeremonyOf,
): readonly CeremonyRule[] =>
  runningOf(view, seat, ceremonyOf).flatMap((running) => (running.zone === zone ? [] : [running.rule]));

/**
 * Counts a stack as the rules do. A Kokopelli counts more while its owner's village has a ceremony that says so;
 * a village may need fewer cards. A stack that had enough before that changed, waits for one more card (KO-9).
 */
export function countOf(view: MatchView, zone: string, ceremonyOf: CeremonyOf): StackCount {
  const stack = seenIn(view, zone);
  const host = spaceOf(zone)?.seat ?? 0;
  const needed = Math.min(FULL, ...besides(view, host, zone, ceremonyOf).map((rule) => rule.completeAt));
  const cards = stack.reduce((sum, card) => sum + worthOf(view, card, zone, ceremonyOf), 0);
  const most = needed - 1;
  return { cards: Math.min(cards, most), needed, last: stack.length > 0 && cards >= most };
}

/** What a stack that runs comes to with one more card on it: no more than what it needs. */
export function countWith(view: MatchView, zone: string, card: number, ceremonyOf: CeremonyOf): StackCount {
  const now = countOf(view, zone, ceremonyOf);
  const cards = Math.min(now.needed, now.cards + worthOf(view, card, zone, ceremonyOf));
  return { ...now, cards, last: cards === now.needed - 1 };
}
