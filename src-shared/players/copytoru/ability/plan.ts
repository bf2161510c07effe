import { powerOf } from '@shared/games/copytoru/faces';
import type { Situation } from './situation';
import { cardsWorth } from './worth';

/**
 * What playing each card gains now: stars, colours opened, cards, less what the spent cards might have
 * brought. Looks one further action ahead, and at no opponent's turn.
 */
export class Plan {
  /** The position in hand of the best card to play, or −1 when nothing gains anything. */
  best = -1;
  /** What each hand card gains, by position in hand. */
  readonly gains = new Float64Array(128);
  /** How many cards would be discarded for it. */
  readonly discards = new Int32Array(128);

  constructor(private readonly situation: Situation) {}

  /** Weighs every hand card. */
  weigh(): void {
    const { handSize } = this.situation;
    let most = 0;
    this.best = -1;
    for (let position = 0; position < handSize; position += 1) {
      const gain = this.weighCard(position);
      if (gain <= most) continue;
      most = gain;
      this.best = position;
    }
  }

  /** The best number of cards to discard for the card that is played already, at most so many. */
  discardsFor(played: number, most: number): number {
    const { handSize, boost } = this.situation;
    let [best, discards] = [Number.NEGATIVE_INFINITY, 0];
    for (let count = 0; count <= Math.min(most, handSize); count += 1) {
      const gain = this.gainOf(played, 0, handSize, count, boost, 0, true);
      if (gain > best) [best, discards] = [gain, count];
    }
    return discards;
  }

  private weighCard(position: number): number {
    const { handSize, boost, hand } = this.situation;
    const card = hand[position] ?? 0;
    if (this.situation.outlooks.isPlain(card)) {
      const gain = this.preyOf(card, boost, 0) - this.keepWorth(position);
      this.gains[position] = gain;
      this.discards[position] = 0;
      return gain;
    }
    const used = 1 << position;
    let best = this.gainOf(card, used, handSize - 1, 0, boost, 0, true);
    let discards = 0;
    const most = this.mayDiscard;
    for (let count = 1; count <= most; count += 1) {
      const gain = this.gainOf(card, used, handSize - 1, count, boost, 0, true);
      if (gain > best) [best, discards] = [gain, count];
    }
    best -= this.keepWorth(position);
    this.gains[position] = best;
    this.discards[position] = discards;
    return best;
  }

  private mayDiscard = 0;

  /**
   * What a card gains, without what it might have brought later itself.
   *
   * @param used positions in hand that are spent already, a bit each
   * @param left how many cards are left in hand without them
   * @param struck positions of enemies that are taken already, a bit each
   */
  private gainOf(
    card: number,
    used: number,
    left: number,
    discards: number,
    boostNow: number,
    struck: number,
    lookAhead: boolean,
  ): number {
    const { situation } = this;
    const { outlooks, board, turnsLeft } = situation;
    const may = outlooks.of(card, left, discards);
    const { targets, actions, gets, fillTo, sweeps, keepsOneEnemy } = may;
    const mayDiscard = Math.min(may.mayDiscard, left);
    const boost = boostNow + may.boost;
    const power = powerOf(board.faces, card) + boost + may.power;
    let gain = 0;
    let gone = used;
    let toDiscard = discards;
    for (let index = 0; toDiscard > 0 && index < situation.handSize; index += 1) {
      const other = situation.cheapestAt(index);
      if (((gone >> other) & 1) === 1) continue;
      gone |= 1 << other;
      toDiscard -= 1;
      gain -= this.keepWorth(other);
    }
    let taken = struck;
    for (let index = 0, more = 1 + targets; more > 0 && index < situation.enemyCount; index += 1) {
      if (((taken >> index) & 1) === 1 || (situation.lives[index] ?? 0) > power) continue;
      taken |= 1 << index;
      more -= 1;
      gain += situation.enemyWorth[index] ?? 0;
    }
    if (keepsOneEnemy) gain += this.relief(taken, situation.enemyCount);
    else if (sweeps > 0) gain += this.relief(taken, sweeps);
    const kept = left - discards;
    if (turnsLeft > 0) gain += cardsWorth(gets, fillTo, kept) * Math.min(1, turnsLeft / 2);
    if (actions > 0 && lookAhead) gain += this.followUp(gone, kept, boost, taken);
    this.mayDiscard = mayDiscard;
    return gain;
  }

  /** What a card without lines gains: the enemy worth most that falls to it. */
  private preyOf(card: number, boost: number, struck: number): number {
    const { lives, enemyWorth, enemyCount, board } = this.situation;
    const power = powerOf(board.faces, card) + boost;
    for (let index = 0; index < enemyCount; index += 1) {
      if (((struck >> index) & 1) === 0 && (lives[index] ?? 0) <= power) return enemyWorth[index] ?? 0;
    }
    return 0;
  }

  /** What it is worth that enemies leave which are not taken, the greatest threats of them. */
  private relief(taken: number, most: number): number {
    const { threats, enemyCount } = this.situation;
    let relief = 0;
    for (let index = 0, left = most; left > 0 && index < enemyCount; index += 1) {
      const threat = threats[index] ?? 0;
      if (threat <= 0 || ((taken >> index) & 1) === 1) continue;
      relief += threat;
      left -= 1;
    }
    return relief;
  }

  /** What the best card of another action phase would gain. */
  private followUp(used: number, left: number, boost: number, struck: number): number {
    const { handSize, hand, outlooks } = this.situation;
    let best = 0;
    for (let position = 0; position < handSize; position += 1) {
      if (((used >> position) & 1) === 1) continue;
      const card = hand[position] ?? 0;
      const brought = outlooks.isPlain(card)
        ? this.preyOf(card, boost, struck)
        : this.gainOf(card, used | (1 << position), left - 1, 0, boost, struck, false);
      const gain = brought - this.keepWorth(position);
      if (gain > best) best = gain;
    }
    return best;
  }

  /** A spent card's worth to a hand that goes on; nothing after the last turn. */
  private keepWorth(position: number): number {
    const { keptShare, handWorth } = this.situation;
    return keptShare * (handWorth[position] ?? 0);
  }
}
