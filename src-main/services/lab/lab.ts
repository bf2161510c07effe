import type { LabReport, LabState } from '@shared/contract/lab';
import {
  BOX_OF,
  COUNTS,
  LAB_PAIRS,
  LAB_PLAYER,
  noMoments,
  playsAs,
  printedCards,
  reportOn,
  subjectOf,
  type LabEntry,
  type LabType,
  type Moments,
  type Report,
} from '@shared/lab';
import { contentHash } from '@shared/table/canonical';
import type { MeasureOptions } from '@main/workers/lab-all';
import { cardsInPlay } from '../cards-in-play';
import type { Files } from '../files';
import type { LibraryService } from '../library';
import type { Outcome } from '../outcome';
import type { Publisher } from '../publisher';
import { findDesign } from './find-design';
import { KeptMeasurements, type KeptMeasurement } from './kept';

export interface LabInput {
  /** The data folder. */
  readonly folder: string;
  readonly files: Files;
  readonly library: LibraryService;
  readonly publisher: Publisher;
  /** Plays the matches, in threads of their own; null when it was stopped. */
  measure(
    options: Pick<MeasureOptions, 'measurement' | 'pairs' | 'onPart' | 'signal'>,
  ): Promise<Moments | null>;
  /** Milliseconds since any moment. */
  now(): number;
}

/** A measurement that goes on, or waits for its turn. */
interface Running {
  readonly subject: LabEntry;
  readonly hash: string;
  readonly given: AbortController;
  state: LabState;
  /** Resolves when nothing of it is left to do. */
  ended: Promise<void>;
  told: number;
}

/** How a measurement ended that came to nothing, and what the card was then. */
interface Ended {
  readonly hash: string;
  readonly state: LabState;
}

/** Milliseconds between two tellings: the chart fills in without stuttering. */
const BETWEEN_TELLINGS = 200;

const ok = (value: LabState): Outcome<LabState> => ({ ok: true, value });

/** Measures designs in the background, one after the other on all cores. */
export class LabService {
  readonly #running = new Map<string, Running>();
  readonly #ended = new Map<string, Ended>();
  readonly #kept: KeptMeasurements;
  #turn: Promise<void> = Promise.resolve();

  constructor(private readonly input: LabInput) {
    this.#kept = new KeptMeasurements(input.folder, input.files, (type) => printedCards(type).digest);
  }

  /** Begins to measure a card, or gives what there is of it when it has not changed since. */
  async start(card: string): Promise<Outcome<LabState>> {
    const found = findDesign(this.input.library, card, 'lab.refusals.problems');
    if (!found.ok) return found;
    const hash = hashOf(found.value.card);
    const known = await this.#kept.find(card, hash);
    if (this.#running.get(card)?.hash !== hash) await this.cancel(card);
    if (known?.hash === hash) return ok(doneWith(known, card, hash));
    // Somebody else may have begun meanwhile.
    return ok((this.#running.get(card) ?? this.#begin(found.value, hash)).state);
  }

  /** What there is of a card, without beginning anything. */
  async get(card: string): Promise<Outcome<LabState>> {
    const found = findDesign(this.input.library, card, 'lab.refusals.problems');
    if (!found.ok) return found;
    const hash = hashOf(found.value.card);
    const known = await this.#kept.find(card, hash);
    const running = this.#running.get(card);
    if (running !== undefined) return ok(aged(running.state, running.hash !== hash));
    if (known?.hash === hash) return ok(doneWith(known, card, hash));
    const ended = this.#ended.get(card);
    if (ended?.hash === hash) return ok(ended.state);
    if (ended !== undefined && 'report' in ended.state) return ok(aged(ended.state, true));
    return ok(known === null ? { state: 'none' } : doneWith(known, card, hash));
  }

  /** Stops measuring a card; what was counted until then is told as long as the program runs. */
  async cancel(card: string): Promise<null> {
    const running = this.#running.get(card);
    running?.given.abort();
    await running?.ended;
    return null;
  }

  /** Stops whatever is being measured. */
  async close(): Promise<void> {
    await Promise.all([...this.#running.keys()].map((card) => this.cancel(card)));
  }

  #begin(subject: LabEntry, hash: string): Running {
    const running: Running = {
      subject,
      hash,
      given: new AbortController(),
      state: { state: 'running', report: reportOf(subject, noMoments(COUNTS[subject.card.type])) },
      ended: Promise.resolve(),
      told: this.input.now(),
    };
    this.#running.set(subject.ref, running);
    const before = this.#turn;
    const stopped = new Promise<void>((resolve) => {
      running.given.signal.addEventListener('abort', () => resolve(), { once: true });
    });
    running.ended = Promise.race([before, stopped]).then(() => this.#run(running));
    this.#turn = before.then(() => running.ended);
    return running;
  }

  async #run(running: Running): Promise<void> {
    const { subject, hash } = running;
    const { ref } = subject;
    const state = await this.#outcomeOf(running);
    this.#running.delete(ref);
    if (state.state === 'done') this.#ended.delete(ref);
    else this.#ended.set(ref, { hash, state });
    this.#tell(ref, state);
  }

  async #outcomeOf(running: Running): Promise<LabState> {
    const { subject, hash, given } = running;
    const { signal } = given;
    try {
      const moments = signal.aborted ? null : await this.#measure(running);
      if (moments === null || signal.aborted) return this.#cancelled(running);
      await this.#kept.keep({ ...subjectOf(subject), hash, moments });
      return { state: 'done', report: reportOf(subject, moments), stale: this.#isChanged(subject.ref, hash) };
    } catch (error) {
      console.error(error);
      return { state: 'failed', reason: { key: 'lab.refusals.failed' } };
    }
  }

  #cancelled({ state, subject, hash }: Running): LabState {
    if (state.state !== 'running' || state.report.done === 0) return { state: 'cancelled' };
    return aged({ state: 'cancelled', report: state.report }, this.#isChanged(subject.ref, hash));
  }

  #measure(running: Running): Promise<Moments | null> {
    const { subject, given } = running;
    return this.input.measure({
      measurement: { house: this.#house(subject.card.type), subject, seed: 'lab' },
      pairs: LAB_PAIRS,
      signal: given.signal,
      onPart: (soFar) => {
        running.state = { state: 'running', report: reportOf(subject, soFar) };
        const now = this.input.now();
        if (now - running.told < BETWEEN_TELLINGS) return;
        running.told = now;
        this.#tell(subject.ref, aged(running.state, this.#isChanged(subject.ref, running.hash)));
      },
    });
  }

  #house(type: LabType): MeasureOptions['measurement']['house'] {
    const boxId = BOX_OF[type];
    const box = this.input.library.set(boxId)?.set;
    return { box: box === undefined ? [] : cardsInPlay(box), boxId, player: LAB_PLAYER };
  }

  #isChanged(card: string, hash: string): boolean {
    const found = findDesign(this.input.library, card, 'lab.refusals.problems');
    return !found.ok || hashOf(found.value.card) !== hash;
  }

  #tell(card: string, lab: LabState): void {
    this.input.publisher.publish({ name: 'lab.changed', payload: { card, lab } });
  }
}

/** The state of a measurement of what the card was then. */
const aged = (state: LabState, isChanged: boolean): LabState =>
  isChanged && 'report' in state ? { ...state, stale: true } : state;

/** Hash of what matters of a card to a match: a new name or picture needs no new measurement. */
const hashOf = (card: LabEntry['card']): string => contentHash(playsAs(card));

function doneWith({ hash, moments, ...kept }: KeptMeasurement, card: string, now: string): LabState {
  const report = reportOn({ ...kept, card }, moments, moments.pairs, printedCards(kept.type).cards);
  return { state: 'done', report: plain(report), stale: hash !== now };
}

const reportOf = (subject: LabEntry, moments: Moments): LabReport =>
  plain(reportOn(subjectOf(subject), moments, LAB_PAIRS, printedCards(subject.card.type).cards));

/** As it is sent: peers without what is the same for all of them. */
const plain = ({ peers, color: _, ...report }: Report): LabReport => ({
  ...report,
  peers: peers.map(({ type: _type, rank: _rank, ...peer }) => peer),
});
