import type { Condition } from './conditions';
import type { Suggestion } from './suggestions';

/** Where a lesson points: a part of the table, or the options it suggests. */
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
  | 'help';

/** One thing to learn, and the moment for it. Its words are `guide.lessons.<id>`. */
export interface Lesson {
  readonly id: string;
  /** Kinds of decision it comes up at. */
  readonly at: readonly string[];
  /** Rounds it comes up in, the first and the last of them; any when absent. */
  readonly rounds?: readonly [from: number, to: number];
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

/** How many turns each has in the guided match. */
export const GUIDE_ROUNDS = 4;

/** What is taught, in the order in which it comes up where several things could. */
export const LESSONS: readonly Lesson[] = [
  { id: 'welcome', at: ['play'], rounds: [1, 1], point: 'nothing', until: 'read', core: true },
  { id: 'enemies', at: ['play'], rounds: [1, 1], point: 'enemies', until: 'read', core: true },
  {
    id: 'play',
    at: ['play'],
    rounds: [1, 2],
    if: ['can-win', 'first-action'],
    point: 'hand',
    suggest: 'winning-card',
    until: 'answered',
    core: true,
  },
  {
    id: 'target',
    at: ['target'],
    if: ['can-succeed'],
    point: 'enemies',
    suggest: 'winning-enemies',
    until: 'answered',
    core: true,
  },
  {
    id: 'open',
    at: ['get'],
    if: ['row-open', 'first-get'],
    point: 'offer',
    suggest: 'open-card',
    until: 'answered',
    core: true,
  },
  { id: 'reset', at: ['get'], if: ['can-reset'], point: 'prompt', until: 'read' },
  {
    id: 'closed',
    at: ['get'],
    if: ['row-closed', 'first-get', 'can-draw'],
    point: 'normal-deck',
    suggest: 'normal',
    until: 'answered',
  },
  { id: 'rival', at: ['play'], rounds: [2, 4], point: 'opponents', until: 'read', core: true },
  {
    id: 'able',
    at: ['play'],
    if: ['has-ability', 'first-action'],
    point: 'hand',
    suggest: 'able-card',
    until: 'answered',
    core: true,
  },
  {
    id: 'several',
    at: ['target'],
    if: ['several', 'can-succeed'],
    point: 'enemies',
    suggest: 'winning-enemies',
    until: 'answered',
    core: true,
  },
  {
    id: 'again',
    at: ['play'],
    if: ['again'],
    point: 'hand',
    suggest: 'winning-card',
    until: 'answered',
    core: true,
  },
  {
    id: 'normal',
    at: ['get'],
    rounds: [2, 4],
    if: ['can-draw', 'row-open', 'first-get'],
    point: 'normal-deck',
    until: 'read',
    core: true,
  },
  {
    id: 'action',
    at: ['get'],
    rounds: [2, 3],
    if: ['row-action', 'first-get'],
    point: 'offer',
    suggest: 'open-action',
    until: 'answered',
  },
  {
    id: 'help',
    at: ['play'],
    rounds: [3, 4],
    if: ['first-action'],
    point: 'help',
    until: 'read',
    core: true,
  },
  {
    id: 'strong',
    at: ['play'],
    rounds: [2, 4],
    if: ['too-strong'],
    point: 'enemies',
    suggest: 'strong-enemies',
    until: 'read',
    core: true,
  },
  {
    id: 'use-action',
    at: ['play'],
    if: ['has-action', 'first-action'],
    point: 'hand',
    suggest: 'action-card',
    until: 'answered',
  },
  { id: 'weak', at: ['play'], if: ['cannot-win'], point: 'enemies', until: 'read' },
  { id: 'fails', at: ['target'], if: ['cannot-succeed'], point: 'prompt', until: 'read' },
  { id: 'discard-hand', at: ['discard-hand'], point: 'hand', until: 'answered' },
  { id: 'discard-enemies', at: ['discard-enemies'], point: 'enemies', until: 'answered' },
  { id: 'keep-enemy', at: ['keep-enemy'], point: 'enemies', until: 'answered' },
  { id: 'keep-copy', at: ['keep-copy'], point: 'offer', until: 'answered' },
  { id: 'more', at: ['get'], if: ['more'], point: 'offer', until: 'answered' },
  { id: 'until', at: ['get-after'], point: 'offer', until: 'answered' },
  { id: 'limit', at: ['hand-limit'], point: 'hand', until: 'answered' },
  {
    id: 'last',
    at: ['play'],
    if: ['last-round', 'first-action'],
    point: 'round',
    until: 'read',
    core: true,
  },
];
