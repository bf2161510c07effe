import type { LookBack, Moment } from '@shared/contract/coach';
import { matchHash } from '@shared/table/canonical';
import type { Files } from '../files';
import type { Games } from '../matches/games';
import { refused, type Outcome } from '../outcome';
import type { Shelf } from '../matches/shelf';
import type { Publisher } from '../publisher';
import { Replays, type Replayed } from '../records/replays';
import type { CoachService } from './coach';
import { KeptLookBacks, type Fingerprint } from './kept';
import { LOOK_BACK_NUMBER, lookBackAt, type FinishedMatch } from './look-back';

export interface HouseCoachInput {
  /** The data folder. */
  readonly folder: string;
  readonly files: Files;
  readonly shelf: Shelf;
  readonly games: Games;
  readonly publisher: Publisher;
}

/** A look back that is being made. */
interface Running {
  readonly given: AbortController;
  state: LookBack;
  /** Resolves when nothing of it is left to do. */
  ended: Promise<void>;
}

/** How a look back ended, and of which match it was. */
interface Ended extends Fingerprint {
  readonly state: LookBack;
}

/** Looks back over finished matches in the background, one match after another or several at a time. */
export class HouseCoach implements CoachService {
  readonly #running = new Map<string, Running>();
  readonly #ended = new Map<string, Ended>();
  readonly #kept: KeptLookBacks;
  readonly #replays: Replays;

  constructor(private readonly input: HouseCoachInput) {
    this.#kept = new KeptLookBacks(input.folder, input.files, LOOK_BACK_NUMBER);
    this.#replays = new Replays(input.shelf, input.games);
  }

  async start(id: string): Promise<Outcome<LookBack>> {
    const found = await this.#find(id);
    if (!found.ok) return found;
    const { state, replayed } = found.value;
    if (state.state === 'done' || state.state === 'running') return { ok: true, value: state };
    const ready = this.input.games.prepareRecorded(replayed.header);
    if (!ready.ok) return ready;
    const { seating, thinker } = ready;
    const { seats, header, record, rounds } = replayed;
    const match = { seating, seats, seed: header.seed, picks: record.picks, rounds, thinker };
    return { ok: true, value: this.#begin(id, match, fingerprintOf(replayed)) };
  }

  async get(id: string): Promise<Outcome<LookBack>> {
    const found = await this.#find(id);
    return found.ok ? { ok: true, value: found.value.state } : found;
  }

  async cancel(id: string): Promise<null> {
    const running = this.#running.get(id);
    running?.given.abort();
    await running?.ended;
    return null;
  }

  async forget(id: string): Promise<void> {
    await this.cancel(id);
    this.#ended.delete(id);
    // What cannot be removed is of no match any more, and is never read again.
    await this.#kept.remove(id).catch(() => undefined);
  }

  async close(): Promise<void> {
    await Promise.all([...this.#running.keys()].map((id) => this.cancel(id)));
  }

  async #find(id: string): Promise<Outcome<{ readonly state: LookBack; readonly replayed: Replayed }>> {
    const replays = await this.#replays.take(id);
    if (!replays.ok) return replays;
    const replayed = replays.value;
    const known = await this.#known(id, fingerprintOf(replayed));
    // It may have begun while the disk was read.
    const state = this.#running.get(id)?.state ?? known;
    return { ok: true, value: { state, replayed } };
  }

  async #known(id: string, fingerprint: Fingerprint): Promise<LookBack> {
    const before = this.#ended.get(id);
    if (before !== undefined && isSame(before, fingerprint)) return before.state;
    const moments = await this.#kept.read(id, fingerprint);
    if (moments === null) return { state: 'none' };
    const state: LookBack = { state: 'done', moments: [...moments] };
    this.#ended.set(id, { ...fingerprint, state });
    return state;
  }

  #begin(id: string, match: FinishedMatch, fingerprint: Fingerprint): LookBack {
    const given = new AbortController();
    const running: Running = {
      given,
      state: { state: 'running', done: 0, of: 0 },
      ended: Promise.resolve(),
    };
    this.#running.set(id, running);
    running.ended = this.#run(id, match, fingerprint, running);
    return running.state;
  }

  async #run(id: string, match: FinishedMatch, fingerprint: Fingerprint, running: Running): Promise<void> {
    const { signal } = running.given;
    const found = await this.#outcomeOf(id, match, running);
    if (found.state === 'done') await this.#kept.save(id, fingerprint, found.moments);
    // Stopped in the last moment, it leaves nothing behind either.
    const stopped = found.state === 'done' && signal.aborted;
    if (stopped) await this.#kept.remove(id).catch(() => undefined);
    const state: LookBack = stopped ? { state: 'cancelled' } : found;
    this.#running.delete(id);
    this.#ended.set(id, { ...fingerprint, state });
    this.#tell(id, state);
  }

  async #outcomeOf(id: string, match: FinishedMatch, running: Running): Promise<LookBack> {
    const { signal } = running.given;
    try {
      const moments: Moment[] = await lookBackAt(match, signal, (done, of) => {
        if (signal.aborted) return;
        running.state = { state: 'running', done, of };
        this.#tell(id, running.state);
      });
      return { state: 'done', moments };
    } catch (error) {
      if (signal.aborted) return { state: 'cancelled' };
      console.error(error);
      // Others may still be thinking for it.
      running.given.abort();
      return { state: 'failed', reason: refused('look-back-failed').refusal };
    }
  }

  #tell(id: string, lookBack: LookBack): void {
    this.input.publisher.publish({ name: 'coach.changed', payload: { id, lookBack } });
  }
}

const isSame = (one: Fingerprint, other: Fingerprint): boolean =>
  one.picks === other.picks && one.match === other.match;

const fingerprintOf = ({ record, history }: Replayed): Fingerprint => ({
  picks: record.picks.length,
  match: matchHash(history.match),
});
