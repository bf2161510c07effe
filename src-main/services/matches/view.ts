import type { MatchSummary, MatchView } from '@shared/contract/view';
import type { RecordHeader } from '@shared/table/record';
import { viewOf } from '@shared/table/view';
import { undoTarget, type Screen, type StoriedMatch } from './screen';
import type { Seat } from './seats';

export interface ViewInput {
  readonly id: string;
  readonly header: RecordHeader;
  readonly seats: readonly Seat[];
  readonly history: StoriedMatch;
  readonly screen: Screen;
  readonly paused: boolean;
  /** A finished match that is only looked at cannot be taken back. */
  readonly canChange: boolean;
}

/** A running match in the only form in which it leaves the main process. */
export function matchViewOf({ id, header, seats, history, screen, paused, canChange }: ViewInput): MatchView {
  const { match, follower } = history;
  return {
    ...viewOf(match, screen.viewer),
    id,
    game: header.game,
    options: header.options,
    seed: header.seed,
    seats: [...seats],
    curtain: screen.curtain === null ? null : { seat: screen.curtain.seat, since: screen.curtain.since },
    log: [...follower.log],
    canUndo: canChange && undoTarget(history, seats) > 0,
    canRedo: canChange && history.undone.length > 0,
    paused,
    result: resultOf(history),
    history: follower.history(match).map((scores) => [...scores]),
    best: follower.best,
    practice: false,
  };
}

function resultOf({ match }: StoriedMatch): MatchView['result'] {
  if (match.decision !== null) return null;
  const { scores, places, reason } = match.rules.result(match.table);
  return { scores: [...scores], places: [...places], reason };
}

export interface SummaryInput {
  readonly id: string;
  readonly header: RecordHeader;
  readonly seats: readonly Seat[];
  readonly history: StoriedMatch;
  /** ISO 8601. */
  readonly updated: string;
}

/** A match as a line of a list: nothing in it but what lies face up. */
export function summaryOf({ id, header, seats, history, updated }: SummaryInput): MatchSummary {
  const { zones, cards, counters, scores } = viewOf(history.match, null);
  const faces = (zone: string): string[] =>
    (zones[zone]?.cards ?? []).flatMap((card) => (card === null ? [] : [cards[card] ?? '']));
  const rounds = wholeNumber(header.options['rounds'], 7);
  return {
    id,
    game: header.game,
    seats: [...seats],
    round: Math.min(wholeNumber(counters['round'], 1), rounds),
    rounds,
    scores,
    started: header.started ?? updated,
    updated,
    finished: history.match.decision === null,
    result: resultOf(history),
    practice: false,
    seed: header.seed,
    enemies: faces('table:enemy'),
    offer: faces('offer'),
  };
}

const wholeNumber = (value: unknown, otherwise: number): number =>
  typeof value === 'number' && Number.isInteger(value) ? value : otherwise;
