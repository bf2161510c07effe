import type { Hint, MatchChange, MatchSummary, MatchView, WireMessage } from '@shared/contract/view';
import { matchHash } from '@shared/table/canonical';
import type { TableEvent } from '@shared/table/events';
import { redo, takeInHistory, undoTo } from '@shared/table/history';
import { CHECK_EVERY, type RecordHeader, type RecordLine } from '@shared/table/record';
import { viewEvents } from '@shared/table/view-events';
import type { Computers } from './computers';
import type { Journal } from './match-file';
import { done, refused, refusedByDisk, refusedPick, type Outcome } from '../outcome';
import { undoIsPractice } from './practice';
import { screenOf, undoTarget, type Screen, type StoriedMatch } from './screen';
import { peopleAmong, type Seat } from './seats';
import { runningViewOf, summaryOf, type Told } from './view';

/** What a running match needs from the house. */
export interface MatchHouse {
  /** Milliseconds before a computer's move. */
  pause(): number;
  publish(change: MatchChange): void;
  /** The match is over: keep its record. */
  finished(match: RunningMatch): Promise<void>;
  /** An undo took a finished match up again. */
  reopened(match: RunningMatch): Promise<void>;
  /** A computer could not move; play stands still until somebody goes on. */
  stalled(reason: WireMessage): void;
}

/** A match to be played on. */
export interface RunningMatchInput extends Told {
  readonly computers: Computers;
  /** Null for a finished match that is only looked at. */
  readonly journal: Journal | null;
}

/** A computer's move that is being thought about. Its answer counts only while nobody has given it up. */
interface Thought {
  readonly name: string;
  readonly given: AbortController;
  /** Null when the computer failed. */
  readonly ids: Promise<readonly string[] | null>;
}

/**
 * A match that is on the screen. Whatever is asked of it is done one after another, and a pick is on
 * disk before anybody is shown what it did. Only thinking happens beside that, so that it holds nothing up.
 */
export class RunningMatch implements Told {
  readonly id: string;
  readonly header: RecordHeader;
  readonly recorded: Readonly<Record<string, unknown>>;
  readonly options: Readonly<Record<string, unknown>>;
  readonly seats: readonly Seat[];
  readonly history: StoriedMatch;
  readonly #journal: Journal | null;
  readonly #computers: Computers;
  readonly #house: MatchHouse;
  readonly #people: readonly number[];
  #practice: boolean;
  #atScreen: number | null = null;
  #pausedBy: 'undo' | 'hand' | null = null;
  #queue: Promise<unknown> = Promise.resolve();
  #timer: NodeJS.Timeout | null = null;
  #thought: Thought | null = null;
  #hinting: AbortController | null = null;
  #closed = false;

  constructor(input: RunningMatchInput, house: MatchHouse) {
    this.id = input.id;
    this.header = input.header;
    this.recorded = input.recorded;
    this.options = input.options;
    this.seats = input.seats;
    this.history = input.history;
    this.#practice = input.practice;
    this.#journal = input.journal;
    this.#computers = input.computers;
    this.#house = house;
    this.#people = peopleAmong(input.seats);
  }

  get isOver(): boolean {
    return this.history.match.decision === null;
  }

  /** It does not count (CT-E9). */
  get practice(): boolean {
    return this.#practice;
  }

  /** The match as the screen may show it, once everything asked before is done; computers go on. */
  open(): Promise<MatchView> {
    return this.#inTurn(async () => {
      this.#letComputersMove();
      return this.#view();
    });
  }

  summary(updated: string): MatchSummary {
    return summaryOf(this, updated);
  }

  /** A person's pick for decision `number`. */
  pick(number: number, ids: readonly string[]): Promise<Outcome<null>> {
    return this.#inTurn(async () => {
      const { decision, picks } = this.history.match;
      if (decision === null) return refusedPick({ code: 'match-over' });
      if (number !== picks + 1) return refusedPick({ code: 'stale-decision' });
      if (decision.seat !== this.#screen().viewer || !this.#people.includes(decision.seat)) {
        return refusedPick({ code: 'not-your-decision' });
      }
      const outcome = await this.#take(ids);
      if (outcome.ok && this.#pausedBy === 'undo') this.#pausedBy = null;
      if (outcome.ok) this.#tell('pick', this.history.events);
      return outcome;
    });
  }

  undo(): Promise<Outcome<null>> {
    return this.#inTurn(async () => {
      const target = this.#journal === null ? 0 : undoTarget(this.history, this.seats);
      if (target === 0) return refused('cannot-undo');
      const wasOver = this.isOver;
      const refusal = await this.#write([{ undo: target }]);
      if (refusal !== null) return refusal;
      this.#giveUpThinking();
      undoTo(this.history, target);
      this.#pausedBy = 'undo';
      if (undoIsPractice(this.seats)) this.#practice = true;
      if (wasOver) await this.#house.reopened(this);
      this.#tell('undo');
      return done;
    });
  }

  redo(): Promise<Outcome<null>> {
    return this.#inTurn(async () => {
      if (this.#journal === null || this.history.undone.length === 0) return refused('cannot-redo');
      this.#giveUpThinking();
      // A person's pick comes back with the computers' picks that followed it.
      do {
        const outcome = await this.#takeAgain();
        if (!outcome.ok) return outcome;
      } while (this.history.undone[0] !== undefined && !this.#people.includes(this.history.undone[0].seat));
      if (this.history.undone.length === 0 && this.#pausedBy === 'undo') this.#pausedBy = null;
      this.#tell('redo');
      return done;
    });
  }

  /** The person of this seat is there: the curtain lifts. */
  ready(seat: number): Promise<Outcome<null>> {
    return this.#inTurn(async () => {
      if (this.#screen().curtain?.seat !== seat) return refused('nobody-waits');
      this.#atScreen = seat;
      this.#tell('viewer');
      return done;
    });
  }

  async pace(action: 'pause' | 'resume' | 'step'): Promise<Outcome<null>> {
    if (action === 'step') {
      await this.#moveComputer(true);
      return done;
    }
    return this.#inTurn(async () => {
      this.#pausedBy = action === 'pause' ? 'hand' : null;
      this.#tell('pause');
      return done;
    });
  }

  /** A move worth considering for the person who is asked. Given up for another hint, or when play goes on. */
  async hint(): Promise<Outcome<Hint>> {
    const asked = await this.#inTurn(async () => {
      const { decision } = this.history.match;
      if (decision === null || decision.seat !== this.#screen().viewer) return null;
      this.#hinting?.abort();
      const given = new AbortController();
      this.#hinting = given;
      return { given, hint: this.#computers.hint(this.history.match, decision.seat, given.signal) };
    });
    if (asked === null) return refused('no-hint');
    const hint = await asked.hint.catch(failedUnless(asked.given.signal));
    if (asked.given.signal.aborted) return refused('hint-given-up');
    return hint === null ? refused('hint-failed') : { ok: true, value: hint };
  }

  /** Stops the computers. What was asked before is still done. */
  async close(): Promise<void> {
    this.#closed = true;
    this.#stopTimer();
    this.#giveUpThinking();
    await this.#queue;
  }

  #inTurn<Value>(work: () => Promise<Value>): Promise<Value> {
    const turn = this.#queue.then(work);
    // Whoever asked is told that it failed; what was asked after it is still done.
    this.#queue = turn.catch(() => undefined);
    return turn;
  }

  #screen(): Screen {
    return screenOf(this.history, this.seats, this.#atScreen);
  }

  #view(): MatchView {
    return runningViewOf({
      id: this.id,
      header: this.header,
      recorded: this.recorded,
      options: this.options,
      seats: this.seats,
      history: this.history,
      practice: this.#practice,
      screen: this.#screen(),
      paused: this.#pausedBy !== null,
      canChange: this.#journal !== null,
    });
  }

  /** Takes a pick and writes it down; when the disk refuses, the pick was never made. */
  async #take(ids: readonly string[]): Promise<Outcome<null>> {
    const { undone } = this.history;
    const refusal = takeInHistory(this.history, ids);
    if (refusal !== null) return refusedPick(refusal);
    return this.#keepOrTakeBack(undone);
  }

  async #takeAgain(): Promise<Outcome<null>> {
    const { undone } = this.history;
    redo(this.history);
    return this.#keepOrTakeBack(undone);
  }

  async #keepOrTakeBack(undone: StoriedMatch['undone']): Promise<Outcome<null>> {
    const refusal = await this.#write(linesOfLastPick(this.history));
    if (refusal !== null) {
      undoTo(this.history, this.history.picks.length);
      this.history.undone = undone;
      return refusal;
    }
    if (this.isOver) await this.#house.finished(this);
    return done;
  }

  async #write(lines: readonly RecordLine[]): Promise<Outcome<null> | null> {
    try {
      await this.#journal?.append(lines);
      return null;
    } catch (error) {
      return refusedByDisk(error);
    }
  }

  #tell(cause: MatchChange['cause'], happened: readonly TableEvent[] = []): void {
    if (cause !== 'viewer' && cause !== 'pause') this.#hinting?.abort();
    const view = this.#view();
    const { match, follower } = this.history;
    const moment = { pick: match.picks, round: follower.roundBefore };
    const events = viewEvents(happened, match.rules, view.viewer, moment);
    this.#house.publish({ id: this.id, cause, events, view });
    this.#letComputersMove();
  }

  #stopTimer(): void {
    if (this.#timer !== null) clearTimeout(this.#timer);
    this.#timer = null;
  }

  #giveUpThinking(): void {
    this.#thought?.given.abort();
    this.#thought = null;
    this.#hinting?.abort();
  }

  #letComputersMove(): void {
    const { decision } = this.history.match;
    const theirTurn = decision !== null && !this.#people.includes(decision.seat);
    if (!theirTurn || this.#pausedBy !== null || this.#closed) {
      this.#stopTimer();
      this.#thought?.given.abort();
      this.#thought = null;
      return;
    }
    if (this.#timer !== null || this.#thought !== null || this.#journal === null) return;
    this.#timer = setTimeout(() => {
      this.#timer = null;
      void this.#moveComputer(false);
    }, this.#house.pause());
  }

  /**
   * Lets the computer that is asked make its move.
   *
   * @param whilePaused also when the computers are paused: one step
   */
  async #moveComputer(whilePaused: boolean): Promise<void> {
    const thought = await this.#inTurn(async () => this.#beginThought(whilePaused));
    if (thought === null) return;
    const ids = await thought.ids;
    await this.#inTurn(() => this.#takeThought(thought, ids));
  }

  #beginThought(whilePaused: boolean): Thought | null {
    const { match } = this.history;
    if (match.decision === null || this.#closed || this.#journal === null) return null;
    if (this.#pausedBy !== null && !whilePaused) return null;
    const { seat } = match.decision;
    const { player, name } = this.seats[seat] ?? { player: 'human', name: '' };
    if (player === 'human') return null;
    this.#stopTimer();
    this.#giveUpThinking();
    const given = new AbortController();
    const ids = this.#computers.choose(player, match, seat, given.signal).catch(failedUnless(given.signal));
    this.#thought = { name, given, ids };
    return this.#thought;
  }

  async #takeThought(thought: Thought, ids: readonly string[] | null): Promise<void> {
    if (this.#thought !== thought) return;
    this.#thought = null;
    const { name } = thought;
    const outcome = ids === null ? refused('computer-failed', { name }) : await this.#take(ids);
    if (outcome.ok) return this.#tell('pick', this.history.events);
    this.#pausedBy = 'hand';
    this.#house.stalled(outcome.refusal);
    this.#tell('pause');
  }
}

/** People are told in words that nothing came of it; whoever looks for the fault finds it in the console. */
const failedUnless =
  (givenUp: AbortSignal) =>
  (error: unknown): null => {
    if (!givenUp.aborted) console.error(error);
    return null;
  };

/** A pick's line, a hash now and then, and the result when it was the last. */
function linesOfLastPick({ match, picks }: StoriedMatch): RecordLine[] {
  const last = picks.at(-1);
  if (last === undefined) return [];
  const n = picks.length;
  const over = match.decision === null;
  const lines: RecordLine[] = [{ n, ...last }];
  if (over || n % CHECK_EVERY === 0) lines.push({ n, check: matchHash(match) });
  if (!over) return lines;
  const { scores, places, reason } = match.rules.result(match.table);
  return [...lines, { end: { scores: [...scores], places: [...places], reason } }];
}
