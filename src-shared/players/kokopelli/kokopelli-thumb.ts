import { COUNTER } from '@shared/games/kokopelli/counters';
import { ACT } from '@shared/games/kokopelli/setting';
import { PLACE, type Decision } from '@shared/table/decision';
import type { LaidOut } from '@shared/table/layout';
import { cardAt, counter } from '@shared/table/table';
import type { Board } from './board';
import { Weighing } from './weighing';
import type { Weights } from './worth';

/** What a card that can be neither laid nor opened now is worth beside the others, by copies in hand before it. */
const IDLE = -1;
const TWIN = 0.3;

/** The rule of thumb of Kokopelli. Reads only what the seat that is asked may see. */
export class KokopelliThumb {
  readonly weighing: Weighing;
  /** What each option of the decision looked at last gains, in points, in their order. */
  readonly gains = new Float64Array(64);
  private readonly pick: number[] = [0];

  constructor(
    readonly board: Board,
    private readonly weights: Weights,
  ) {
    this.weighing = new Weighing(board, weights);
  }

  choose(table: LaidOut, decision: Decision): readonly number[] {
    const { pick, weighing } = this;
    pick.length = 0;
    if (decision.ordered) {
      this.weigh(table, decision);
      this.takeBest(decision, pick);
      return pick;
    }
    weighing.weigh(table, decision.seat);
    const option = this.optionFor(table, decision);
    pick.push(decision.options.includes(option) ? option : (decision.options[0] ?? 0));
    return pick;
  }

  private optionFor(table: LaidOut, { seat, kind }: Decision): number {
    const { moves } = this.weighing;
    if (kind === 'action') return moves.act[moves.top(0, -1)] ?? ACT.pass;
    const act = counter(table, COUNTER.act);
    if (kind === 'card') return this.cardFor(table, seat, act);
    return this.placeOf(moves.top(act, this.heldKind(table, act)));
  }

  /** The card of the best move of an act, or `stop` where the open action may end and better does. */
  cardFor(table: LaidOut, seat: number, act: number): number {
    const { weighing, board } = this;
    const { moves } = weighing;
    const top = moves.top(act, -1);
    if (
      counter(table, COUNTER.laid) > 0 &&
      !((moves.gain[top] ?? Number.NEGATIVE_INFINITY) > weighing.stopping())
    ) {
      return ACT.stop;
    }
    const kind = moves.kind[top];
    const hand = board.setting.zones.hand + seat;
    for (let index = 0; index < weighing.situation.handSize; index += 1) {
      const card = cardAt(table, hand, index);
      if (board.kindOf[card] === kind) return card;
    }
    return ACT.stop;
  }

  /** The space of a move, as an option. */
  placeOf(move: number): number {
    return PLACE + this.board.village + (this.weighing.moves.space[move] ?? 0);
  }

  private heldKind(table: LaidOut, act: number): number {
    return act === ACT.cancel ? -1 : (this.board.kindOf[counter(table, COUNTER.held)] ?? -1);
  }

  /** Weighs every option of a decision. Of cards to put away, the least useful gain most. */
  weigh(table: LaidOut, { seat, kind, options }: Decision): void {
    const { weighing, board, gains } = this;
    const { moves } = weighing;
    weighing.weigh(table, seat);
    const act = counter(table, COUNTER.act);
    for (let index = 0; index < options.length; index += 1) {
      const option = options[index] ?? 0;
      switch (kind) {
        case 'action':
          gains[index] = moves.best(option, -1, -1);
          break;
        case 'card':
          gains[index] =
            option === ACT.stop ? weighing.stopping() : moves.best(act, board.kindOf[option] ?? 0, -1);
          break;
        case 'space':
          gains[index] = moves.best(act, this.heldKind(table, act), option - PLACE - board.village);
          break;
        default:
          gains[index] = -this.useOf(options, index);
      }
    }
  }

  /** What a hand card is good for next turn. */
  private useOf(options: readonly number[], index: number): number {
    const { board, weighing, weights } = this;
    const { moves } = weighing;
    const kind = board.kindOf[options[index] ?? 0] ?? 0;
    let twins = 0;
    for (let before = 0; before < index; before += 1)
      if (board.kindOf[options[before] ?? 0] === kind) twins += 1;
    const use = Math.max(IDLE, moves.byKind[kind] ?? IDLE);
    return use + (kind === board.wild ? 2 * weights.wild : 0) - TWIN * twins;
  }

  /** As many as must be, the least useful lowest. */
  private takeBest({ options, min }: Decision, into: number[]): void {
    const { gains } = this;
    for (let count = 0; count < min; count += 1) {
      let best = -1;
      for (let index = 0; index < options.length; index += 1) {
        if (into.includes(options[index] ?? 0)) continue;
        if (best < 0 || (gains[index] ?? 0) > (gains[best] ?? 0)) best = index;
      }
      into.push(options[best] ?? 0);
    }
    into.reverse();
  }
}
