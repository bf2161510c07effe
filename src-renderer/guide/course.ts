import type { GameId } from '@shared/contract/players';
import type { Lesson } from './lesson';
import type { CardOf, GuideView, Moment } from './moment';

/** A lesson whose moment has come, and the options it points at. */
export interface Due {
  readonly lesson: Lesson;
  /** Options it suggests or speaks of; empty where it points at a part of the table. */
  readonly options: readonly string[];
  /** Key of its words. */
  readonly words: string;
}

/** Everything that is taught in the guided match of one game. */
export interface Course {
  readonly game: GameId;
  /** In the order in which they come up where several could. */
  readonly lessons: readonly Lesson[];
  /** Ids of what everybody is to learn. */
  readonly core: readonly string[];
  /**
   * The lesson for this moment of a match: the first one not taught yet whose moment it is, or null. It depends
   * on nothing but what the person sees and what was taught, so that whatever they pick it fits.
   */
  lessonFor(view: GuideView, cardOf: CardOf, taught: ReadonlySet<string>): Due | null;
}

/** What a course is made of: its lessons, and what they may ask of a match and point at. */
interface Parts<Now extends Moment, Condition extends string, Suggestion extends string> {
  readonly game: GameId;
  readonly lessons: readonly Lesson<Condition, Suggestion>[];
  readonly conditions: Readonly<Record<Condition, (now: Now) => boolean>>;
  readonly suggestions: Readonly<Record<Suggestion, (now: Now) => readonly string[]>>;
  readonly momentOf: (view: GuideView, cardOf: CardOf) => Now;
}

/** Makes the course of a game. */
export function makeCourse<Now extends Moment, Condition extends string, Suggestion extends string>({
  game,
  lessons,
  conditions,
  suggestions,
  momentOf,
}: Parts<Now, Condition, Suggestion>): Course {
  function isDue(lesson: Lesson<Condition, Suggestion>, now: Now, taught: ReadonlySet<string>): boolean {
    const { decision, round } = now;
    if (decision === null || !lesson.at.includes(decision.kind)) return false;
    const [from, to] = lesson.rounds ?? [0, Number.POSITIVE_INFINITY];
    return (
      round >= from &&
      round <= to &&
      (lesson.after ?? []).every((id) => taught.has(id)) &&
      (lesson.if ?? []).every((name) => conditions[name](now))
    );
  }

  return {
    game,
    lessons,
    core: lessons.filter(({ core }) => core === true).map(({ id }) => id),
    lessonFor(view, cardOf, taught) {
      const now = momentOf(view, cardOf);
      const lesson = lessons.find((row) => !taught.has(row.id) && isDue(row, now, taught));
      if (lesson === undefined) return null;
      const options = lesson.suggest === undefined ? [] : suggestions[lesson.suggest](now);
      return { lesson, options, words: `guide.lessons.${game}.${lesson.id}` };
    },
  };
}
