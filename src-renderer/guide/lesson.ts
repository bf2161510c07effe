/** A part of a table that a lesson points at. */
export type PointAt =
  | 'nothing'
  | 'enemies'
  | 'hand'
  | 'offer'
  | 'normal-deck'
  | 'opponents'
  | 'score'
  | 'prompt'
  | 'round'
  | 'help'
  | 'village'
  | 'neighbours'
  | 'effects'
  | 'numbers'
  | 'tiles'
  | 'end-tiles';

/**
 * One thing to learn, and the moment for it. Its words are `guide.lessons.<game>.<id>`. Conditions and
 * suggestions are named; each game has its own.
 */
export interface Lesson<Condition extends string = string, Suggestion extends string = string> {
  readonly id: string;
  /** Kinds of decision it comes up at. */
  readonly at: readonly string[];
  /** Rounds it comes up in, the first and the last of them; any when absent. */
  readonly rounds?: readonly [from: number, to: number];
  /** Lessons that were taught before it. */
  readonly after?: readonly string[];
  /** All of these hold. */
  readonly if?: readonly Condition[];
  readonly point: PointAt;
  /** Options to point at instead; `point` stands in where there are none. */
  readonly suggest?: Suggestion;
  /** It is over once the person has read it, or has answered the decision. */
  readonly until: 'read' | 'answered';
  /** Part of what everybody is to learn: counted as progress. */
  readonly core?: true;
}
