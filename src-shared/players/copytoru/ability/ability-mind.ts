import { COUNTER, PHASE, phaseOf } from '@shared/games/copytoru/counters';
import { isForced, type Decision } from '@shared/table/decision';
import type { Result, Rules } from '@shared/table/game';
import type { LaidOut } from '@shared/table/layout';
import { counter, type Table } from '@shared/table/table';
import type { Mind, Suggestions } from '../../mind';
import type { Board } from './board';
import type { ModeEyes } from './situation';
import { suggest } from './suggest';
import { Thumb } from './thumb';

/** What a mode in which abilities count adds to the common rule of thumb. */
export interface AbilityMode {
  readonly rules: Rules;
  readonly board: Board;
  readonly eyes: ModeEyes;
  /** Writes what a finished match is worth to each seat. */
  readonly value: (table: LaidOut, result: Result, values: Float64Array) => void;
}

/** Stars of gain that make one pick about e times as likely to be tried first as another. */
const TEMPERATURE = 1.5;

/** Knows Copy Ability Battle and Solo Battle. */
export class AbilityMind implements Mind {
  readonly temperature = TEMPERATURE;
  private readonly thumb: Thumb;
  /** Decisions of which the rules read nothing while they are answered at once, by seat. */
  private readonly plays: readonly Decision[];
  private readonly aims: readonly Decision[];
  private readonly gets: readonly Decision[];

  constructor(private readonly mode: AbilityMode) {
    this.thumb = new Thumb(mode.board, mode.eyes);
    const bySeat = (kind: string): Decision[] =>
      mode.board.hands.map((_, seat) => ({ seat, kind, options: [], min: 0, max: 0, ordered: false }));
    this.plays = bySeat('play');
    this.aims = bySeat('target');
    this.gets = bySeat('get');
  }

  choose(table: LaidOut, decision: Decision): readonly number[] {
    return this.thumb.choose(table, decision);
  }

  suggest(table: LaidOut, decision: Decision, into: Suggestions): void {
    suggest(this.thumb, table, decision, into);
  }

  /**
   * Plays as `choose` would pick, without listing options where nearly all time is spent, and without reading
   * again what has not changed since.
   */
  playOut(table: Table): void {
    const { situation } = this.thumb;
    let fresh = false;
    situation.begin();
    for (let phase = phaseOf(table); phase !== PHASE.over; phase = phaseOf(table)) {
      const seat = counter(table, COUNTER.seat);
      if (phase === PHASE.play) {
        situation.read(table, seat);
        fresh = true;
        this.carryOut(table, this.plays[seat], this.thumb.play());
      } else if (phase === PHASE.target) {
        if (!fresh || !situation.isUpToDate(table)) situation.readForTargets(table, seat);
        this.carryOut(table, this.aims[seat], this.aim(table));
      } else {
        // Questions on the way may sweep enemies away and deal as many anew.
        fresh = false;
        const pick = this.quickAnswer(table, phase, seat);
        if (pick !== null) this.carryOut(table, this.gets[seat], pick);
        else if (!this.answer(table)) return;
      }
    }
  }

  /** The targets, in a situation that has been read. */
  private aim(table: Table): readonly number[] {
    const { thumb } = this;
    thumb.situation.boost = counter(table, COUNTER.boost);
    return thumb.targets(thumb.powerNow(table), 1 + counter(table, COUNTER.extraTargets));
  }

  /** The answer to one of the frequent questions around an attack; null to the others. */
  private quickAnswer(table: Table, phase: number, seat: number): readonly number[] | null {
    const { thumb } = this;
    if (phase === PHASE.get) {
      const first = counter(table, COUNTER.firstGet) === 1;
      return thumb.quickGet(table, seat, first, first && counter(table, COUNTER.resetUsed) === 0);
    }
    // What fills a hand can't be left either.
    if (phase === PHASE.getAfter) return thumb.quickGet(table, seat, true, false);
    if (phase === PHASE.handLimit) return thumb.quickDrop(table, seat);
    if (phase === PHASE.keepEnemy) return thumb.quickKeptEnemy(table, seat);
    if (phase === PHASE.discardEnemies) return thumb.quickSweep(table, seat, counter(table, COUNTER.upTo));
    if (phase === PHASE.discardHand) return thumb.quickDiscard(table, seat, counter(table, COUNTER.upTo));
    return null;
  }

  /** Answers the open decision the long way. False when there is none. */
  private answer(table: Table): boolean {
    const { rules } = this.mode;
    const decision = rules.decide(table);
    if (decision === null) return false;
    rules.apply(table, decision, isForced(decision) ? decision.options : this.thumb.choose(table, decision));
    return true;
  }

  private carryOut(table: Table, decision: Decision | undefined, pick: readonly number[]): void {
    if (decision !== undefined) this.mode.rules.apply(table, decision, pick);
  }

  value(table: LaidOut, result: Result, values: Float64Array): void {
    this.mode.value(table, result, values);
  }
}
