import { cardOption, offers, optionCard } from './selection';
import type { ViewDecision } from '@shared/contract/view';
import { NO_WAYS, type Ways } from './ways';

/** What letting go of a dragged card means. */
export type Drop =
  | { readonly type: 'pick'; readonly target: number | null }
  | { readonly type: 'choose' }
  | { readonly type: 'go'; readonly place: string }
  | { readonly type: 'back' };

/** Where a card may be let go: the felt, the hand, a card lying on the felt (`c60`), or a zone. */
export type DropPlace = string;

const BACK: Drop = { type: 'back' };

/**
 * A hand card let go over the felt is played; over an enemy it is played with that enemy in mind. An offered
 * card let go over the hand is taken. Where several are chosen, letting go chooses. Over a place that more than
 * one pick leads to, all of them are made.
 */
export function dropMeaning(
  decision: ViewDecision,
  card: number,
  place: DropPlace | null,
  ways: Ways = NO_WAYS,
): Drop {
  if (place !== null && decision.mine && ways.get(card)?.has(place) === true) return { type: 'go', place };
  if (place === null || !decision.mine || !offers(decision, cardOption(card))) return BACK;
  const overHand = place === 'hand';
  if (decision.kind === 'get' || decision.kind === 'get-after') {
    return overHand ? { type: 'pick', target: null } : BACK;
  }
  if (overHand) return BACK;
  if (decision.kind === 'play') return { type: 'pick', target: optionCard(place) };
  if (decision.kind === 'challenge-discard') return { type: 'pick', target: null };
  return decision.kind.startsWith('discard') || decision.kind === 'hand-limit' ? { type: 'choose' } : BACK;
}
