import type { NewMatch } from '@shared/contract/calls';
import type { Hint, MatchSummary, MatchView } from '@shared/contract/view';
import { resumeHistory } from '@shared/table/history';
import { RECORD_FORMAT, type RecordHeader, type RecordLine } from '@shared/table/record';
import type { Notices } from '../notices';
import type { Publisher } from '../publisher';
import type { Results } from '../results/results';
import { resultOfMatch } from '../results/match-result';
import type { Games } from './games';
import { MATCH_ID, newMatchId, newSeed } from './ids';
import { completeRecord } from './complete-record';
import { done, refused, refusedByDisk, type Outcome } from '../outcome';
import { beginsWithACard, isPractice } from './practice';
import { RunningMatch, type MatchHouse } from './running-match';
import { seatsOf } from './seats';
import type { Shelf, Shelved, Summarise } from './shelf';
import { Story } from './story';

/** What matches need of the house. */
export interface MatchesInput {
  readonly shelf: Shelf;
  readonly publisher: Publisher;
  readonly notices: Notices;
  readonly games: Games;
  readonly results: Results;
  /** Version of the program, for records. */
  readonly version: string;
  /** Milliseconds since 1970. */
  now(): number;
  /** Milliseconds before a computer's move. */
  pause(): number;
  /** A match is gone for good, and with it whatever belongs to it. */
  forgotten(id: string): Promise<void>;
}

/** Every match there is: those on the screen, and those that lie on disk. */
export class MatchesService {
  readonly #running = new Map<string, RunningMatch>();
  readonly #house: MatchHouse;
  readonly #stopping = new Map<string, Promise<void>>();
  /** One match is taken up once, however many windows ask at the same time. */
  readonly #opening = new Map<string, Promise<Outcome<RunningMatch>>>();

  constructor(private readonly input: MatchesInput) {
    this.#house = {
      pause: () => input.pause(),
      publish: (change) => input.publisher.publish({ name: 'match.changed', payload: change }),
      finished: async (match) => {
        await input.shelf.keepRecord(match.id, (record) => completeRecord(record, match));
        await this.#settle(match, this.#now());
      },
      reopened: async (match) => {
        await this.#settle(match, this.#now());
        // A record that stays does no harm: while there is a journal, that is what is read.
        await input.shelf.dropRecord(match.id).catch(() => undefined);
      },
      stalled: (reason) => input.notices.tell('error', reason),
    };
  }

  /** Every match that can be opened, the one played last first. */
  async list(): Promise<MatchSummary[]> {
    const { shelf } = this.input;
    const summaries = await shelf.list(new Set(this.#running.keys()), this.#summarise);
    for (const match of this.#running.values()) {
      summaries.push(match.summary(new Date(await shelf.updated(match.id)).toISOString()));
    }
    return summaries.sort((a, b) => (a.updated < b.updated ? 1 : -1));
  }

  /**
   * Files away what was over when the program ended before it could, and counts it: whoever asks for
   * results asks for this first.
   */
  async settle(): Promise<void> {
    await this.input.shelf.listJournals(new Set(this.#running.keys()), this.#summarise);
  }

  /**
   * Begins a match; its header is on disk before anybody sees it.
   *
   * @param practice whether it is played to try something, and so does not count (CT-E9)
   */
  async create(wanted: NewMatch, practice = false): Promise<Outcome<MatchView>> {
    const { game, seats, seed = newSeed() } = wanted;
    const ready = this.input.games.prepare({ game, options: optionsOf(wanted), seats: seats.length, seed });
    if (!ready.ok) return ready;
    const header: RecordHeader = {
      format: RECORD_FORMAT,
      app: this.input.version,
      game,
      options: { ...ready.recorded },
      seats: seats.map(({ name, player }) => ({ name, player })),
      seed,
      sets: [...ready.sets],
      ...(Object.keys(ready.cards).length > 0 && { cards: { ...ready.cards } }),
      started: this.#now(),
      ...((practice || beginsWithACard(ready.recorded)) && { practice: true }),
    };
    const begun = await this.begin([header]);
    return begun.ok ? this.open(begun.value) : begun;
  }

  /** Begins a match with a header and the picks it goes on from; gives its new id. Nobody plays it yet. */
  async begin(lines: readonly RecordLine[]): Promise<Outcome<string>> {
    const id = newMatchId(this.input.now());
    try {
      await this.input.shelf.begin(id, lines);
      return { ok: true, value: id };
    } catch (error) {
      return refusedByDisk(error);
    }
  }

  /** Takes a match up, from the journal when it is not running. */
  async open(id: string): Promise<Outcome<MatchView>> {
    return this.#with(id, async (match) => ({ ok: true, value: await match.open() }));
  }

  /** The screen left the match: computers stop, the journal stays. */
  async close(id: string): Promise<null> {
    await this.#stop(id, (match) => this.#putAway(match));
    return null;
  }

  /** Forgets a match for good. */
  async delete(id: string): Promise<Outcome<null>> {
    if (!MATCH_ID.test(id)) return refused('no-such-match');
    let removed = false;
    const remove = async (): Promise<void> => {
      removed = await this.input.shelf.remove(id);
    };
    try {
      if (this.#running.has(id)) await this.#stop(id, remove);
      else await remove();
    } catch (error) {
      return refusedByDisk(error);
    }
    if (!removed) return refused('no-such-match');
    await this.input.forgotten(id);
    return done;
  }

  async pick(id: string, number: number, pick: readonly string[]): Promise<Outcome<null>> {
    return this.#with(id, (match) => match.pick(number, pick));
  }

  async undo(id: string): Promise<Outcome<null>> {
    return this.#with(id, (match) => match.undo());
  }

  async redo(id: string): Promise<Outcome<null>> {
    return this.#with(id, (match) => match.redo());
  }

  async ready(id: string, seat: number): Promise<Outcome<null>> {
    return this.#with(id, (match) => match.ready(seat));
  }

  async pace(id: string, action: 'pause' | 'resume' | 'step'): Promise<Outcome<null>> {
    return this.#with(id, (match) => match.pace(action));
  }

  async hint(id: string): Promise<Outcome<Hint>> {
    return this.#with(id, (match) => match.hint());
  }

  /** Stops every match; what was picked is on disk already. */
  async closeAll(): Promise<void> {
    await Promise.all([...this.#running.keys()].map((id) => this.close(id)));
  }

  /** Takes a match off the screen. Nobody can take it up again before `last` is done with its files. */
  async #stop(id: string, last: (match: RunningMatch) => Promise<void>): Promise<void> {
    const match = this.#running.get(id);
    if (match === undefined) return;
    this.#running.delete(id);
    const stopping = match.close().then(() => last(match));
    this.#stopping.set(id, stopping);
    try {
      await stopping;
    } finally {
      this.#stopping.delete(id);
    }
  }

  async #with<Value>(
    id: string,
    work: (match: RunningMatch) => Promise<Outcome<Value>>,
  ): Promise<Outcome<Value>> {
    const running = this.#running.get(id);
    if (running !== undefined) return work(running);
    const found = await this.#find(id);
    if (!found.ok) return found;
    // It may have been closed while we waited; a closed match must not be written to.
    return this.#running.get(id) === found.value ? work(found.value) : refused('no-such-match');
  }

  async #find(id: string): Promise<Outcome<RunningMatch>> {
    const running = this.#running.get(id);
    if (running !== undefined) return { ok: true, value: running };
    if (!MATCH_ID.test(id)) return refused('no-such-match');
    const opening = this.#opening.get(id) ?? this.#takeUp(id);
    this.#opening.set(id, opening);
    try {
      return await opening;
    } finally {
      this.#opening.delete(id);
    }
  }

  /** Reads a match from the disk. Whatever lies there, whoever asked gets an answer. */
  async #takeUp(id: string): Promise<Outcome<RunningMatch>> {
    try {
      await this.#stopping.get(id);
      const shelved = await this.input.shelf.take(id);
      if (!shelved.ok) return shelved;
      const match = this.#resume(id, shelved.value);
      if (!match.ok) return match;
      if (shelved.value.journal !== null) {
        await this.#settle(match.value, new Date(await this.input.shelf.updated(id)).toISOString());
      }
      this.#running.set(id, match.value);
      return match;
    } catch (error) {
      console.error(error);
      return refused('match-unreadable');
    }
  }

  readonly #summarise: Summarise = async (id, shelved, updated) => {
    const match = this.#resumeOrNull(id, shelved);
    if (match === null) {
      const { game, seats, started } = shelved.record.header;
      const names = seats.map(({ name }) => name).join(', ');
      this.input.notices.tell('warning', {
        key: 'main.notices.match-not-listed',
        values: { game, names, day: started ?? updated, match: id },
      });
      return null;
    }
    if (shelved.journal !== null) await this.#settle(match, updated);
    return { summary: match.summary(updated), complete: (record) => completeRecord(record, match) };
  };

  #resumeOrNull(id: string, shelved: Shelved): RunningMatch | null {
    try {
      const match = this.#resume(id, shelved);
      return match.ok ? match.value : null;
    } catch (error) {
      console.error(error);
      return null;
    }
  }

  #resume(id: string, { record, journal }: Shelved): Outcome<RunningMatch> {
    const { header } = record;
    const seats = seatsOf(header);
    if (seats === null) return refused('unknown-player');
    const ready = this.input.games.prepareRecorded(header);
    if (!ready.ok) return ready;
    const { history, drift } = resumeHistory(ready.rules, header.seed, () => new Story(), record);
    if (drift !== null) return refused('match-drifted', { pick: drift.at });
    const { computers, recorded, options } = ready;
    const practice = isPractice(record, seats);
    const found = { id, header, recorded, options, seats, history, journal, computers, practice };
    return { ok: true, value: new RunningMatch(found, this.#house) };
  }

  /**
   * What came of a match is counted once it is over, and no longer when it goes on after all.
   *
   * @param when ISO 8601
   */
  async #settle(match: RunningMatch, when: string): Promise<void> {
    const { results } = this.input;
    const result = resultOfMatch(match, when);
    if (result === null) await results.takeOut(match.id);
    else await results.enter(result);
  }

  #now(): string {
    return new Date(this.input.now()).toISOString();
  }

  async #putAway(match: RunningMatch): Promise<void> {
    if (match.isOver) await this.input.shelf.fileAway(match.id, (record) => completeRecord(record, match));
  }
}

function optionsOf({ options, seats }: NewMatch): Record<string, unknown> {
  const stars = seats.map(({ handicap }) => handicap);
  return stars.some((count) => count > 0) ? { ...options, handicap: stars } : { ...options };
}
