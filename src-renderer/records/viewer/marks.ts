import type { LogLine } from '@shared/contract/view';

/** Where a round, or a set, or a turn of one who plays alone, begins. */
export interface RoundMark {
  /** Counted from 1. */
  readonly round: number;
  /** Picks taken before it. */
  readonly at: number;
}

/** Where a seat's turn begins. */
export interface TurnMark {
  readonly seat: number;
  readonly at: number;
}

/** The rounds of a match by where they begin; `rounds` is the round of every pick, pick 1 first. */
export function roundMarks(rounds: readonly number[]): readonly RoundMark[] {
  return rounds.flatMap((round, at) => (at === 0 || rounds[at - 1] !== round ? [{ round, at }] : []));
}

/** The turns of a match by where they begin, as its log tells them. */
export function turnMarks(log: readonly LogLine[]): readonly TurnMark[] {
  return log.flatMap(({ key, seat, pick }) =>
    key === 'log.turn' && seat !== undefined ? [{ seat, at: pick }] : [],
  );
}

/** The last mark that begins at or before a moment; undefined before the first. */
export const markAt = <Mark extends { readonly at: number }>(
  marks: readonly Mark[],
  after: number,
): Mark | undefined => marks.findLast(({ at }) => at <= after);
