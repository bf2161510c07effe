import { CONDITIONS } from './conditions';
import { Board, type CardOf, type GuideView } from './guide-view';
import { LESSONS, type Lesson } from './lessons';
import { SUGGESTIONS } from './suggestions';

/** A lesson whose moment has come, and the options it points at. */
export interface Due {
  readonly lesson: Lesson;
  /** Options it suggests or speaks of; empty where it points at a part of the table. */
  readonly options: readonly string[];
}

function isDue(lesson: Lesson, board: Board): boolean {
  const { decision, round } = board;
  if (decision === null || !lesson.at.includes(decision.kind)) return false;
  const [from, to] = lesson.rounds ?? [0, Number.POSITIVE_INFINITY];
  return round >= from && round <= to && (lesson.if ?? []).every((name) => CONDITIONS[name](board));
}

/**
 * The lesson for this moment of a match: the first one not taught yet whose moment it is, or null. It depends
 * on nothing but what the person sees and what was taught, so that whatever they pick it fits.
 */
export function lessonFor(view: GuideView, cardOf: CardOf, taught: ReadonlySet<string>): Due | null {
  const board = new Board(view, cardOf);
  const lesson = LESSONS.find((row) => !taught.has(row.id) && isDue(row, board));
  if (lesson === undefined) return null;
  return { lesson, options: lesson.suggest === undefined ? [] : SUGGESTIONS[lesson.suggest](board) };
}

/** What everybody is to learn. */
export const CORE: readonly string[] = LESSONS.filter(({ core }) => core === true).map(({ id }) => id);
