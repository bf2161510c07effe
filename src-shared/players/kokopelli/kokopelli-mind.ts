import { COUNTER, PHASE, phaseOf } from '@shared/games/kokopelli/counters';
import { ACT } from '@shared/games/kokopelli/setting';
import { isForced, type Decision } from '@shared/table/decision';
import type { Result, Rules } from '@shared/table/game';
import type { LaidOut } from '@shared/table/layout';
import { counter, type Table } from '@shared/table/table';
import type { Foresight, Mind, Suggestions } from '../mind';
import { worthOfPlaces } from '../standing';
import { eachSubset } from '../subsets';
import type { Board } from './board';
import { KokopelliThumb } from './kokopelli-thumb';
import { Prospect } from './prospect';
import { WEIGHTS, type Weights } from './worth';

/** Points of gain that make one pick about e times as likely to be tried first as another. */
const TEMPERATURE = 1;
/**
 * Rounds that are tried out. A match has about 17; looking only so far takes less than half the time of looking
 * to the end and was not seen to win less often.
 */
const ROUNDS_AHEAD = 4;
/** The most sets of cards to put away that are worth a try. */
const MOST_SETS = 4;

/** The rules of Kokopelli read what is open from the table. */
const ANY: Decision = { seat: 0, kind: 'action', options: [], min: 0, max: 0, ordered: false };

/** Knows Kokopelli. */
export class KokopelliMind implements Mind, Foresight {
  readonly foresight = this;
  readonly temperature = TEMPERATURE;
  private readonly thumb: KokopelliThumb;
  private readonly prospect: Prospect;
  private readonly pick: number[] = [0];

  constructor(
    private readonly rules: Rules,
    private readonly board: Board,
    weights: Weights = WEIGHTS,
  ) {
    this.thumb = new KokopelliThumb(board, weights);
    this.prospect = new Prospect(board, weights);
  }

  choose(table: LaidOut, decision: Decision): readonly number[] {
    return this.thumb.choose(table, decision);
  }

  suggest(table: LaidOut, decision: Decision, into: Suggestions): void {
    const { thumb } = this;
    into.clear();
    if (decision.ordered) {
      this.suggestOrders(table, decision, into);
      return;
    }
    thumb.weigh(table, decision);
    for (let index = 0; index < decision.options.length; index += 1) {
      const gain = thumb.gains[index] ?? 0;
      // Of spaces that the same seats reach only one is weighed.
      if (Number.isFinite(gain) && !this.isTwin(decision, index))
        into.addOne(decision.options[index] ?? 0, gain);
    }
    if (into.count === 0) into.add(thumb.choose(table, decision), 0);
  }

  /** Whether an earlier option is a copy of the same card. */
  private isTwin({ kind, options }: Decision, index: number): boolean {
    if (kind !== 'card') return false;
    const own = this.board.kindOf[options[index] ?? -1];
    if (own === undefined) return false;
    for (let before = 0; before < index; before += 1) {
      if (this.board.kindOf[options[before] ?? -1] === own) return true;
    }
    return false;
  }

  private suggestOrders(table: LaidOut, decision: Decision, into: Suggestions): void {
    const { thumb } = this;
    const { options, min } = decision;
    if (min === options.length) {
      into.add(thumb.choose(table, decision), 0);
      return;
    }
    thumb.weigh(table, decision);
    eachSubset(options, min, min, MOST_SETS, (card) => thumb.gains[options.indexOf(card)] ?? 0, into);
  }

  playOut(table: Table): void {
    while (this.playTurn(table));
  }

  /** @returns whether the match is over */
  playOn(table: Table): boolean {
    const [seat, last] = [counter(table, COUNTER.seat), counter(table, COUNTER.round) + ROUNDS_AHEAD];
    while (counter(table, COUNTER.round) < last || counter(table, COUNTER.seat) !== seat) {
      if (!this.playTurn(table)) return true;
    }
    return phaseOf(table) === PHASE.over;
  }

  foresee(table: LaidOut, chances: Float64Array, points: Float64Array): void {
    this.prospect.foresee(table, chances, points);
  }

  /**
   * Plays to the end of a turn as `choose` would pick, without listing options where nearly all time is spent:
   * an act, its card and its space are weighed once. False when the match is over.
   */
  private playTurn(table: Table): boolean {
    const { thumb } = this;
    const { weighing } = thumb;
    const seat = counter(table, COUNTER.seat);
    const round = counter(table, COUNTER.round);
    while (counter(table, COUNTER.seat) === seat && counter(table, COUNTER.round) === round) {
      const phase = phaseOf(table);
      if (phase === PHASE.action) {
        weighing.weigh(table, seat);
        this.carryOut(table, seat, weighing.moves.top(0, -1));
      } else if (phase === PHASE.card && counter(table, COUNTER.laid) > 0) {
        weighing.weigh(table, seat);
        this.layMore(table, seat);
      } else if (!this.answer(table)) return false;
    }
    return true;
  }

  /** Lays a further card of an action, or ends it. */
  private layMore(table: Table, seat: number): void {
    const { thumb, board } = this;
    const card = thumb.cardFor(table, seat, ACT.play);
    this.take(table, card);
    if (card === ACT.stop) return;
    this.take(table, thumb.placeOf(thumb.weighing.moves.top(ACT.play, board.kindOf[card] ?? -1)));
  }

  /** Carries a move out, up to what follows its space. */
  private carryOut(table: Table, seat: number, move: number): void {
    const { thumb } = this;
    const { moves } = thumb.weighing;
    const act = moves.act[move] ?? ACT.pass;
    this.take(table, act);
    if (act === ACT.open || act === ACT.play) this.take(table, thumb.cardFor(table, seat, act));
    if (act === ACT.open || act === ACT.play || act === ACT.cancel) this.take(table, thumb.placeOf(move));
  }

  private take(table: Table, option: number): void {
    this.pick[0] = option;
    this.rules.apply(table, ANY, this.pick);
  }

  /** Answers the open decision the long way. False when there is none. */
  private answer(table: Table): boolean {
    const decision = this.rules.decide(table);
    if (decision === null) return false;
    this.rules.apply(
      table,
      decision,
      isForced(decision) ? decision.options : this.thumb.choose(table, decision),
    );
    return true;
  }

  value(_table: LaidOut, result: Result, values: Float64Array): void {
    worthOfPlaces(result, values);
  }
}
