import { COUNTER, PHASE, phaseOf } from '@shared/games/kokopelli/counters';
import { isForced, type Decision } from '@shared/table/decision';
import type { Result, Rules } from '@shared/table/game';
import type { LaidOut } from '@shared/table/layout';
import { counter, type Table } from '@shared/table/table';
import type { Mind, Suggestions } from '../mind';
import { worthOfPlaces } from '../standing';
import { eachSubset } from '../subsets';
import { playOut } from '../play-out';
import type { Board } from './board';
import { KokopelliThumb } from './kokopelli-thumb';
import { WEIGHTS, type Weights } from './worth';

/** Points of gain that make one pick about e times as likely to be tried first as another. */
const TEMPERATURE = 1;
/** The most sets of cards to put away that are worth a try. */
const MOST_SETS = 4;

/** Knows Kokopelli. */
export class KokopelliMind implements Mind {
  readonly temperature = TEMPERATURE;
  private readonly thumb: KokopelliThumb;

  constructor(
    private readonly rules: Rules,
    private readonly board: Board,
    weights: Weights = WEIGHTS,
  ) {
    this.thumb = new KokopelliThumb(board, weights);
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
      const option = decision.options[index] ?? 0;
      if (this.isTwin(decision, index)) continue;
      into.addOne(option, thumb.gains[index] ?? 0);
    }
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
    playOut(this.rules, this.thumb, table);
  }

  value(_table: LaidOut, result: Result, values: Float64Array): void {
    worthOfPlaces(result, values);
  }
}
