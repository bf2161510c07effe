import type { CallInput, CallOutput } from '@shared/contract/calls';
import { resumeHistory, takeInHistory, type History } from '@shared/table/history';
import type { MatchRecord, RecordedPick } from '@shared/table/record';
import { viewEvents } from '@shared/table/view-events';
import type { FileFacts } from '../file-system';
import type { Games, ReadyGame } from '../matches/games';
import { refused, type Outcome } from '../outcome';
import { isPractice } from '../matches/practice';
import { seatsOf, type Seat } from '../matches/seats';
import type { Shelf } from '../matches/shelf';
import { Story } from '../matches/story';
import { matchViewOf, type Told } from '../matches/view';

type Viewer = CallInput<'records.at'>['viewer'];
/** A finished match after some of its picks, as `records.at` answers. */
export type RecordMoment = Extract<CallOutput<'records.at'>, { readonly ok: true }>['value'];

/** A finished match that has been read, checked and made ready to be looked at anywhere in it. */
export interface Replayed extends Told {
  readonly record: MatchRecord;
  readonly rounds: readonly number[];
}

interface Kept extends FileFacts {
  readonly replayed: Replayed;
}

/** Matches kept ready: whoever looks back jumps about in one, and may go to and fro between a few. */
const MOST_KEPT = 4;

/** Finished matches, ready to be looked at again. */
export class Replays {
  readonly #kept = new Map<string, Kept>();

  constructor(
    private readonly shelf: Shelf,
    private readonly games: Games,
  ) {}

  /** A finished match by its id. Refused when it is not over, or no longer fits the cards at hand. */
  async take(id: string): Promise<Outcome<Replayed>> {
    const facts = await this.shelf.facts(id);
    const kept = this.#kept.get(id);
    if (facts !== null && kept?.size === facts.size && kept.modified === facts.modified) {
      return { ok: true, value: kept.replayed };
    }
    const shelved = await this.shelf.take(id);
    if (!shelved.ok) return shelved;
    const replayed = replay(id, shelved.value.record, this.games);
    if (!replayed.ok) return replayed;
    if (replayed.value.history.match.decision !== null) return refused('not-finished');
    if (facts !== null) this.#keep(id, { ...facts, replayed: replayed.value });
    return replayed;
  }

  #keep(id: string, kept: Kept): void {
    this.#kept.delete(id);
    this.#kept.set(id, kept);
    const [oldest] = this.#kept.keys();
    if (this.#kept.size > MOST_KEPT && oldest !== undefined) this.#kept.delete(oldest);
  }
}

/** Plays a record to where it goes, with its checks. */
export function replay(id: string, record: MatchRecord, games: Games): Outcome<Replayed> {
  const { header } = record;
  const seats = seatsOf(header);
  if (seats === null) return refused('unknown-player');
  const ready = games.prepareRecorded(header);
  if (!ready.ok) return ready;
  return replayWith({ id, record, seats, ready });
}

interface Recorded {
  readonly id: string;
  readonly record: MatchRecord;
  readonly seats: readonly Seat[];
  readonly ready: Extract<ReadyGame, { readonly ok: true }>;
}

function replayWith({ id, record, seats, ready }: Recorded): Outcome<Replayed> {
  const { rules, recorded, options } = ready;
  const { header, picks, checks } = record;
  const made = { picks, undone: [], checks };
  const { history, drift } = resumeHistory(rules, header.seed, () => new Story(), made);
  if (drift !== null) return refused('match-drifted', { pick: drift.at });
  const practice = isPractice(record, seats);
  const rounds = history.follower.pickRounds;
  return { ok: true, value: { id, header, recorded, options, seats, history, practice, record, rounds } };
}

/** How a match looked after so many picks, and what the last of them made happen. */
export function momentOf(replayed: Replayed, after: number, viewer: Viewer): Outcome<RecordMoment> {
  const { record, rounds, seats } = replayed;
  const { picks } = record;
  if (after > picks.length) return refused('no-such-pick', { pick: after });
  if (typeof viewer === 'number' && viewer >= seats.length)
    return refused('no-such-seat', { seat: viewer + 1 });
  const history = historyAt(replayed, after);
  const { match, follower, events } = history;
  const moment = { pick: after, round: follower.roundBefore };
  const next = picks[after];
  return {
    ok: true,
    value: {
      view: matchViewOf({ ...replayed, history }, viewer),
      events: viewEvents(events, match.rules, viewer, moment),
      next: next === undefined ? null : { seat: next.seat, kind: next.decision, pick: [...next.pick] },
      picks: picks.length,
      rounds: [...rounds],
    },
  };
}

/** A match takes about a millisecond to play again, so every jump plays it from its beginning. */
function historyAt({ header, record, history: whole }: Replayed, after: number): History<Story> {
  const picks = record.picks.slice(0, Math.max(0, after - 1));
  const { history } = resumeHistory(whole.rules, header.seed, () => new Story(), { picks, undone: [] });
  const last: RecordedPick | undefined = record.picks[after - 1];
  const refusal = last === undefined ? null : takeInHistory(history, last.pick);
  if (refusal !== null) throw new Error(`A checked record did not replay: ${refusal.code} at pick ${after}.`);
  return history;
}
