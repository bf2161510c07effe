import { HOST_POINTS } from '@shared/games/kokopelli/setting';
import type { LaidOut } from '@shared/table/layout';
import type { Board } from './board';
import type { Situation } from './situation';
import { turnsLeft, worthATurn, type Weights } from './worth';

/** A stack lacks fewer cards than this. */
const LACKS = 4;

/**
 * What a running ceremony is worth to the seat that looks, when its turn ends now: who will complete it, and
 * what its effect gives until then.
 */
export class Outlook {
  /** What each type's effect gives its owner a turn, in points. */
  readonly effect: Float64Array;
  /** What points of another seat count as. */
  readonly others: number;
  /** Turns of every seat that the match still goes on, about. */
  turns = 0;
  /** Points by seat of what happens when somebody completes a ceremony or lays a card. */
  private readonly heard: Float64Array;
  /** Chances that another seat completes a stack, by seat, type and cards lacked; −1 while not worked out. */
  private readonly chances: Float64Array;
  private table: LaidOut | null = null;

  constructor(
    private readonly board: Board,
    private readonly situation: Situation,
    private readonly weights: Weights,
  ) {
    const { seats, rules, wild } = board;
    this.effect = Float64Array.from(rules, (rule) => worthATurn(rule, weights, seats));
    this.others = weights.others[seats - 2] ?? 1;
    this.heard = new Float64Array(seats);
    this.chances = new Float64Array(seats * wild * LACKS);
  }

  /** Begins anew for what the situation has read. */
  begin(table: LaidOut): void {
    this.table = table;
    this.chances.fill(-1);
    this.turns = turnsLeft(table, this.board, this.weights);
  }

  /** Points of each seat, those of others as what they count as. */
  private sum(points: Float64Array): number {
    let sum = 0;
    for (let seat = 0; seat < points.length; seat += 1) {
      sum += (points[seat] ?? 0) * (seat === this.situation.seat ? 1 : -this.others);
    }
    return sum;
  }

  /** What it is worth that a seat completes a ceremony of a type in a village. */
  completion(doer: number, host: number, type: number): number {
    const { heard, situation } = this;
    if (situation.completed.count === 0) {
      const tile = situation.tile[type] ?? 0;
      if (doer === situation.seat) return doer === host ? tile : tile - HOST_POINTS * this.others;
      const hosted = doer === host ? 0 : host === situation.seat ? HOST_POINTS : -HOST_POINTS * this.others;
      return hosted - tile * this.others;
    }
    heard.fill(0);
    heard[doer] = situation.tile[type] ?? 0;
    if (doer !== host) heard[host] = HOST_POINTS;
    situation.completed.hear(doer, host, 3, heard);
    return this.sum(heard);
  }

  /** What it is worth that the seat lays a card in a village; `card` is 1 for a ceremony and 2 for a Kokopelli. */
  laying(host: number, card: number): number {
    const { heard, situation } = this;
    if (situation.laid.count === 0) return 0;
    heard.fill(0);
    situation.laid.hear(situation.seat, host, card, heard);
    return this.sum(heard);
  }

  /**
   * @param lacks the cards the stack lacks, 1 or more
   * @param have what the seat could add to it from its hand
   */
  stack(space: number, type: number, lacks: number, have: number): number {
    const { board, situation, weights } = this;
    const { seat } = situation;
    const owner = board.ownerOf[space] ?? 0;
    let worth = 0;
    let still = 1;
    for (let step = 1; step < board.seats; step += 1) {
      const other = (seat + step) % board.seats;
      if (!situation.reaches(other, space)) continue;
      const chance = this.chance(other, owner, type, lacks);
      if (chance <= 0) continue;
      worth += still * chance * this.completion(other, owner, type);
      still *= 1 - chance;
    }
    if (situation.reaches(seat, space)) {
      const missing = Math.max(0, lacks - have);
      const mine = (weights.mine[missing] ?? 0) * (lacks > 2 ? weights.slow : 1);
      worth += still * mine * this.completion(seat, owner, type);
    }
    const life = Math.min(this.turns, weights.life[lacks] ?? 0);
    const effect = (this.effect[type] ?? 0) * life;
    const atEnd = this.turns < life + 1 ? weights.atEnd : 0;
    return worth + (owner === seat ? 1 : -this.others) * (effect + atEnd);
  }

  /** How likely another seat completes a stack in its next turn. */
  private chance(other: number, host: number, type: number, lacks: number): number {
    if (lacks >= LACKS) return 0;
    const at = (other * this.board.wild + type) * LACKS + lacks;
    const known = this.chances[at] ?? 0;
    if (known >= 0) return known;
    const chance = (this.weights.will[lacks] ?? 0) * this.holding(other, host, type, lacks);
    this.chances[at] = chance;
    return chance;
  }

  /** How likely another's hand holds so many cards that fit a stack. */
  private holding(other: number, host: number, type: number, lacks: number): number {
    const cards = this.situation.hands[other] ?? 0;
    const one = this.each(other, host, type);
    if (cards === 0 || one <= 0) return 0;
    if (one >= 1) return cards >= lacks ? 1 : 0;
    let none = 1;
    for (let card = 0; card < cards; card += 1) none *= 1 - one;
    const odds = one / (1 - one);
    let exactly = none;
    let fewer = none;
    for (let fitting = 1; fitting < lacks; fitting += 1) {
      exactly *= (odds * (cards - fitting + 1)) / fitting;
      fewer += exactly;
    }
    return Math.max(0, 1 - fewer);
  }

  /** How likely one card of another's hand fits a stack. */
  private each(other: number, host: number, type: number): number {
    const { board, situation, table } = this;
    if (table === null) return 0;
    const wilds = situation.isClosed(other, host, board.wild)
      ? 0
      : situation.unseen(table, other, board.wild);
    const matching = situation.isClosed(other, host, type) ? 0 : situation.unseen(table, other, type);
    const counts = situation.wildCounts[other] ?? 1;
    const all = (situation.hands[other] ?? 0) + (situation.decks[other] ?? 0);
    return all === 0 ? 0 : Math.min(1, (matching + wilds * counts) / all);
  }
}
