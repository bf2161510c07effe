import { figuresOf, type LabFigures } from './figures';
import type { Moments } from './moments';
import type { LabSubject, PrintedCard } from './printed';
import { isComparable, verdictOf, type Verdict } from './verdict';

/** What a measurement tells so far. */
export interface Report extends LabFigures, LabSubject {
  /** Pairs of matches played, and how many there will be. */
  readonly done: number;
  readonly of: number;
  /** The printed cards of the same power or life that are got in the same way. */
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
  subject: LabSubject,
  moments: Moments,
  of: number,
  printed: readonly PrintedCard[],
): Report {
  const figures = figuresOf(subject.type, moments);
  return {
    ...subject,
    done: moments.pairs,
    of,
    ...figures,
    peers: printed.filter((other) => isComparable(other, subject) && other.rank === subject.rank),
    verdict: verdictOf(subject, figures, printed),
  };
}
