import type { MatchView, WireMessage } from '@shared/contract/view';
import { turningPoint } from './chart';

/** What there is to say about a finished match. */
export interface Outcome {
  readonly winner: number;
  /** Seats by place, the first one first. */
  readonly ranking: readonly { readonly seat: number; readonly place: number; readonly stars: number }[];
  /** The round in which the lead changed for good, or null. */
  readonly turn: number | null;
  /** Why the winner won, and when it was decided, as messages of `end`. */
  readonly reasons: readonly WireMessage[];
}

/** The outcome of a match; null while it is still being played. */
export function outcomeOf(view: MatchView): Outcome | null {
  if (!view.result) return null;
  const { scores, places } = view.result;
  const ranking = places
    .map((place, seat) => ({ seat, place, stars: scores[seat] ?? 0 }))
    .sort((a, b) => a.place - b.place || a.seat - b.seat);
  const [first, second] = ranking;
  if (!first) return null;
  const turn = turningPoint(view.history, first.seat);
  const ahead = first.stars - (second?.stars ?? 0);
  const margin: WireMessage =
    ahead > 0
      ? { key: 'end.ahead', values: { stars: first.stars, ahead } }
      : { key: 'end.level', values: { stars: first.stars, name: view.seats[second?.seat ?? 0]?.name ?? '' } };
  const decided: WireMessage[] = [];
  if (turn !== null) decided.push({ key: 'end.turned', values: { round: turn } });
  else if (ahead > 0 && view.history.length > 2) decided.push({ key: 'end.straight' });
  return { winner: first.seat, ranking, turn, reasons: [margin, ...decided] };
}
