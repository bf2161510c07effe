import type { History } from '@shared/table/history';
import type { LogLine } from '@shared/table/view-events';
import { peopleAmong, type Seat } from './seats';
import type { Story } from './story';

export type StoriedMatch = History<Story>;

/** Whose eyes the screen has, and who is asked to come to it. */
export interface Screen {
  readonly viewer: number | null;
  readonly curtain: { readonly seat: number; readonly since: LogLine[] } | null;
}

/**
 * Who may look now. One person alone always has the screen. With several, a decision of somebody who
 * is not there closes the curtain: then nobody's hand is shown, and what happened since that person's
 * last turn is told.
 *
 * @param atScreen the person who last said to be there
 */
export function screenOf(history: StoriedMatch, seats: readonly Seat[], atScreen: number | null): Screen {
  const people = peopleAmong(seats);
  if (people.length <= 1) return { viewer: people[0] ?? null, curtain: null };
  const { decision } = history.match;
  if (decision === null) return { viewer: null, curtain: null };
  if (!people.includes(decision.seat)) return { viewer: atScreen, curtain: null };
  if (decision.seat === atScreen) return { viewer: atScreen, curtain: null };
  return { viewer: null, curtain: { seat: decision.seat, since: linesSince(history, decision.seat) } };
}

function linesSince(history: StoriedMatch, seat: number): LogLine[] {
  const last = history.picks.findLastIndex((pick) => pick.seat === seat) + 1;
  return history.follower.log.filter((line) => line.pick > last);
}

/**
 * The pick an undo goes back to before: the last one a person made. 0 when there is none, or when
 * several people play and something hidden has come out since (product.md, Table).
 */
export function undoTarget(history: StoriedMatch, seats: readonly Seat[]): number {
  const people = peopleAmong(seats);
  const target = history.picks.findLastIndex((pick) => people.includes(pick.seat)) + 1;
  if (people.length > 1 && history.follower.lastGivenAway >= target) return 0;
  return target;
}
