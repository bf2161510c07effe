import type { NewMatch } from '@shared/contract/calls';
import type { Hint, MatchSummary, MatchView } from '@shared/contract/view';
import { resumeHistory, startHistory } from '@shared/table/history';
import { RECORD_FORMAT, type RecordHeader } from '@shared/table/record';
import type { Files } from '../files';
import type { Notices } from '../notices';
import type { Publisher } from '../publisher';
import type { Games } from './games';
import { MATCH_ID, newMatchId, newSeed } from './ids';
import { Journal } from './match-file';
import { done, refused, refusedByDisk, type Outcome } from './outcome';
import { RunningMatch, type MatchHouse } from './running-match';
import { seatsOf } from './seats';
import { Shelf, type Shelved } from './shelf';
import { Story } from './story';

export interface MatchesInput {
  /** The data folder. */
  readonly folder: string;
  readonly files: Files;
  readonly publisher: Publisher;
  readonly notices: Notices;
  readonly games: Games;
  /** Version of the program, for records. */
  readonly version: string;
  /** Milliseconds since 1970. */
  now(): number;
  /** Milliseconds before a computer's move. */
  pause(): number;
}

/** Every match there is: those on the screen, and those that lie on disk. */
export class MatchesService {
  readonly #running = new Map<string, RunningMatch>();
  readonly #shelf: Shelf;
  readonly #house: MatchHouse;
  readonly #stopping = new Map<string, Promise<void>>();
  /** One match is taken up once, however many windows ask at the same time. */
  readonly #opening = new Map<string, Promise<Outcome<RunningMatch>>>();

  constructor(private readonly input: MatchesInput) {
    this.#shelf = new Shelf(input.folder, input.files, input.notices);
    this.#house = {
      pause: () => input.pause(),
      publish: (change) => input.publisher.publish({ name: 'match.changed', payload: change }),
      finished: async ({ id }) => {
        await this.#shelf.keepRecord(id);
      },
      reopened: (match) => this.#shelf.dropRecord(match.id),
      stalled: (reason) => input.notices.tell('error', reason),
    };
  }

  /** Every match that can be opened, the one played last first. */
  async list(): Promise<MatchSummary[]> {
    const summaries = await this.#shelf.list(new Set(this.#running.keys()), (id, shelved, updated) =>
      this.#summarise(id, shelved, updated),
    );
    for (const match of this.#running.values()) {
      summaries.push(match.summary(new Date(await this.#shelf.updated(match.id)).toISOString()));
    }
    return summaries.sort((a, b) => (a.updated < b.updated ? 1 : -1));
  }

  /** Begins a match; its header is on disk before anybody sees it. */
  async create(wanted: NewMatch): Promise<Outcome<MatchView>> {
    const options = optionsOf(wanted);
    const ready = this.input.games.prepare(wanted.game, options, wanted.seats.length);
    if (!ready.ok) return ready;
    const header: RecordHeader = {
      format: RECORD_FORMAT,
      app: this.input.version,
      game: wanted.game,
      options,
      seats: wanted.seats.map(({ name, player }) => ({ name, player })),
      seed: wanted.seed ?? newSeed(),
      sets: [...ready.sets],
      ...(Object.keys(ready.cards).length > 0 && { cards: { ...ready.cards } }),
      started: new Date(this.input.now()).toISOString(),
    };
    const history = startHistory(ready.rules, header.seed, () => new Story());
    const id = newMatchId(this.input.now());
    try {
      const journal = await Journal.begin(this.input.files.system, this.#shelf.journalPath(id), header);
      const seats = wanted.seats.map((seat) => ({ ...seat }));
      const { computers } = ready;
      const match = new RunningMatch({ id, header, seats, history, journal, computers }, this.#house);
      this.#running.set(id, match);
      return { ok: true, value: await match.open() };
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
    await this.#stop(id, (match) => (match.isOver ? this.#shelf.fileAway(id) : Promise.resolve()));
    return null;
  }

  /** Forgets a match for good. */
  async delete(id: string): Promise<Outcome<null>> {
    if (!MATCH_ID.test(id)) return refused('no-such-match');
    let removed = false;
    const remove = async (): Promise<void> => {
      removed = await this.#shelf.remove(id);
    };
    if (this.#running.has(id)) await this.#stop(id, remove);
    else await remove();
    return removed ? done : refused('no-such-match');
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

  async #takeUp(id: string): Promise<Outcome<RunningMatch>> {
    await this.#stopping.get(id);
    const shelved = await this.#shelf.take(id);
    if (!shelved.ok) return shelved;
    const match = this.#resume(id, shelved.value);
    if (match.ok) this.#running.set(id, match.value);
    return match;
  }

  #summarise(id: string, shelved: Shelved, updated: string): MatchSummary | null {
    const match = this.#resume(id, shelved);
    if (match.ok) return match.value.summary(updated);
    this.input.notices.tell('warning', { key: 'main.notices.match-not-listed', values: { match: id } });
    return null;
  }

  #resume(id: string, { record, journal }: Shelved): Outcome<RunningMatch> {
    const { header } = record;
    const seats = seatsOf(header);
    if (seats === null) return refused('unknown-player');
    const ready = this.input.games.prepareRecorded(header);
    if (!ready.ok) return ready;
    const { history, drift } = resumeHistory(ready.rules, header.seed, () => new Story(), record);
    if (drift !== null) return refused('match-drifted', { pick: drift.at });
    const { computers } = ready;
    const found = { id, header, seats, history, journal, computers };
    return { ok: true, value: new RunningMatch(found, this.#house) };
  }
}

function optionsOf({ options, seats }: NewMatch): Record<string, unknown> {
  const stars = seats.map(({ handicap }) => handicap);
  return stars.some((count) => count > 0) ? { ...options, handicap: stars } : { ...options };
}
