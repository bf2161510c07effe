import type { CardInPlay } from '@shared/games/index';
import { figuresOf, type LabFigures } from './figures';
import type { Moments } from './moments';
import { rankOf, type PrintedCard } from './printed';
import { verdictOf, type Verdict } from './verdict';

/** What a measurement tells so far. */
export interface Report extends LabFigures {
  /** `set-id/card-id`. */
  readonly card: string;
  readonly type: 'kirby' | 'enemy';
  /** Power or life. */
  readonly rank: number;
  /** Pairs of matches played, and how many there will be. */
  readonly done: number;
  readonly of: number;
  /** The printed cards of the same power or life. */
  readonly peers: readonly PrintedCard[];
  readonly verdict: Verdict;
}

/**
 * Tells what has been counted so far.
 *
 * @param of how many pairs there will be
 * @param printed the cards of the box, measured in the same way
 */
export function reportOn(
  subject: CardInPlay,
  moments: Moments,
  of: number,
  printed: readonly PrintedCard[],
): Report {
  const { ref, card } = subject;
  const figures = figuresOf(card.type, moments);
  const rank = rankOf(subject);
  return {
    card: ref,
    type: card.type,
    rank,
    done: moments.pairs,
    of,
    ...figures,
    peers: printed.filter((other) => other.type === card.type && other.rank === rank),
    verdict: verdictOf(subject, figures, printed),
  };
}
