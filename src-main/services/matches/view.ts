import { isPlayed } from '@shared/cards';
import type { MatchSummary, MatchView } from '@shared/contract/view';
import type { RecordHeader } from '@shared/table/record';
import { viewOf, type Viewer } from '@shared/table/view';
import { carriedSet } from './carried-set';
import { undoTarget, type Screen, type StoriedMatch } from './screen';
import type { Seat } from './seats';
import { questOf, roundsOf } from './stretches';

/** A match with everything that is told of it beside its table. */
export interface Told {
  readonly id: string;
  readonly header: RecordHeader;
  /** The options as records and views hold them. */
  readonly recorded: Readonly<Record<string, unknown>>;
  /** The options as the game read them, defaults included. */
  readonly options: Readonly<Record<string, unknown>>;
  readonly seats: readonly Seat[];
  readonly history: StoriedMatch;
  /** It does not count (CT-E9). */
  readonly practice: boolean;
}

/** A match that is on the screen, and what its screen shows. */
export interface RunningView extends Told {
  readonly screen: Screen;
  readonly paused: boolean;
  /** A finished match that is only looked at cannot be taken back. */
  readonly canChange: boolean;
}

/** A running match in the only form in which it leaves the main process. */
export function runningViewOf(running: RunningView): MatchView {
  const { history, seats, screen, paused, canChange } = running;
  return {
    ...matchViewOf(running, screen.viewer),
    curtain: screen.curtain === null ? null : { seat: screen.curtain.seat, since: screen.curtain.since },
    canUndo: canChange && undoTarget(history, seats) > 0,
    canRedo: canChange && history.undone.length > 0,
    paused,
  };
}

/** A match as it stands, for somebody who only looks. */
export function matchViewOf(
  { id, header, recorded, seats, history, practice }: Told,
  viewer: Viewer,
): MatchView {
  const { match, follower } = history;
  return {
    ...viewOf(match, viewer),
    id,
    game: header.game,
    options: { ...recorded },
    seed: header.seed,
    ...designsOf(header),
    seats: [...seats],
    curtain: null,
    log: [...follower.log],
    canUndo: false,
    canRedo: false,
    paused: false,
    result: resultOf(history),
    history: follower.history(match).map((scores) => [...scores]),
    best: follower.best,
    practice,
  };
}

/** The designs of a match by its header: they are the same in every view of it. */
const designs = new WeakMap<RecordHeader, Pick<MatchView, 'designs'>>();

function designsOf(header: RecordHeader): Pick<MatchView, 'designs'> {
  const known = designs.get(header);
  if (known !== undefined) return known;
  const carried = carriedCards(header);
  const found = Object.keys(carried).length === 0 ? {} : { designs: carried };
  designs.set(header, found);
  return found;
}

function carriedCards({ cards = {} }: RecordHeader): Record<string, unknown> {
  const sets = Object.entries(cards).flatMap(([id, content]) => carriedSet(id, content) ?? []);
  const played = sets.flatMap((set) =>
    set.cards.filter(isPlayed).map((card) => [`${set.id}/${card.id}`, card]),
  );
  return Object.fromEntries(played);
}

/** How it ended; null while it goes on. */
export function resultOf({ match }: StoriedMatch): MatchView['result'] {
  if (match.decision !== null) return null;
  const { scores, places, reason } = match.rules.result(match.table);
  return { scores: [...scores], places: [...places], reason };
}

/**
 * A match as a line of a list: nothing in it but what lies face up.
 *
 * @param updated ISO 8601
 */
export function summaryOf(told: Told, updated: string): MatchSummary {
  const { id, header, options, seats, history, practice } = told;
  const { zones, cards, scores } = viewOf(history.match, null);
  const faces = (zone: RegExp, most?: number): string[] =>
    Object.keys(zones)
      .filter((name) => zone.test(name))
      .sort()
      .flatMap((name) =>
        (zones[name]?.cards ?? []).slice(0, most).map((card) => (card === null ? '' : (cards[card] ?? ''))),
      );
  const quest = questOf(header.game, options);
  const rounds = roundsOf(header.game, options, seats.length);
  const { round } = history.follower;
  return {
    id,
    game: header.game,
    seats: [...seats],
    round: rounds === 0 ? round : Math.min(round, rounds),
    rounds,
    scores,
    started: isTime(header.started) ? header.started : updated,
    updated,
    finished: history.match.decision === null,
    ...(quest !== null && { quest }),
    result: resultOf(history),
    practice,
    seed: header.seed,
    enemies: faces(ENEMIES),
    offer: [...faces(OFFER), ...faces(RUNNING, 1)],
  };
}

/** Where enemies stand face up; rows from the nearest. */
const ENEMIES = /^(table:enemy|row:\d+)$/;
/** Where cards lie face up to be taken. */
const OFFER = /^offer$/;
/** Where ceremonies run, the card each was opened with at the bottom. */
const RUNNING = /^village:\d+:\d+$/;

/** Records come from anywhere, and their header's time may be any text. */
const isTime = (started: string | undefined): started is string =>
  started !== undefined && !Number.isNaN(Date.parse(started));
