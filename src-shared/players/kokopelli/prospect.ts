import { COUNTER } from '@shared/games/kokopelli/counters';
import type { LaidOut } from '@shared/table/layout';
import type { Board } from './board';
import { turnsLeft, worthATurn, type Weights } from './worth';

/*
 * Set by the ends of hundreds of matches between greedy players, looked at from every round: the numbers with
 * which the winner was foreseen best.
 */

/** Points a round, and those given at the end, by seats from two on. */
const A_ROUND = 2.5;
const AT_THE_END = [8, 5.5, 4.5];
/** How much of what effects give a turn counts, for so many turns at most. */
const EFFECT = 0.5;
const EFFECT_TURNS = 3;
/** Each card left in the draw pile. */
const PILE = -0.15;
/** A lead of so many points makes first place about e times as likely, at the very end; and more before it. */
const SURE = 1;
const UNSURE = 2;

/** Foresees how a match ends from where it stands. */
export class Prospect {
  private readonly effect: Float64Array;

  constructor(
    private readonly board: Board,
    private readonly weights: Weights,
  ) {
    this.effect = Float64Array.from(board.rules, (rule) => worthATurn(rule, weights, board.seats));
  }

  /** Writes each seat's chance of the first place, which add up to 1, and its points at the end, about. */
  foresee(table: LaidOut, chances: Float64Array, points: Float64Array): void {
    const { board, weights } = this;
    const { seats } = board;
    const left = 1 + turnsLeft(table, board, weights);
    const spread = SURE + UNSURE * Math.sqrt(left);
    let most = Number.NEGATIVE_INFINITY;
    for (let seat = 0; seat < seats; seat += 1) {
      points[seat] = this.strength(table, seat, Math.min(left, EFFECT_TURNS));
      most = Math.max(most, points[seat] ?? 0);
    }
    let sum = 0;
    for (let seat = 0; seat < seats; seat += 1) {
      chances[seat] = Math.exp(((points[seat] ?? 0) - most) / spread);
      sum += chances[seat] ?? 0;
    }
    const more = A_ROUND * left + (AT_THE_END[seats - 2] ?? 0);
    for (let seat = 0; seat < seats; seat += 1) {
      chances[seat] = (chances[seat] ?? 0) / sum;
      points[seat] = (points[seat] ?? 0) + more;
    }
  }

  private strength({ cells, layout }: LaidOut, seat: number, turns: number): number {
    const { board, effect } = this;
    const { deck } = board.setting.zones;
    let strength = cells[layout.counterStart + COUNTER.points + seat] ?? 0;
    strength += PILE * (cells[layout.sizeStart + deck + seat] ?? 0);
    for (const space of board.own[seat] ?? []) {
      const zone = board.village + space;
      if ((cells[layout.sizeStart + zone] ?? 0) === 0) continue;
      const type = board.kindOf[cells[layout.slotStart[zone] ?? 0] ?? 0] ?? 0;
      strength += EFFECT * turns * (effect[type] ?? 0);
    }
    return strength;
  }
}
