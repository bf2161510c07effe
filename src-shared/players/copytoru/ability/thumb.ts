import { colorOf, lifeOf, powerOf, WHITE } from '@shared/games/copytoru/faces';
import { COUNTER } from '@shared/games/copytoru/counters';
import { hasNormal } from '@shared/games/copytoru/refill';
import { ACT, HAND_LIMIT } from '@shared/games/copytoru/setting';
import type { Decision } from '@shared/table/decision';
import type { LaidOut } from '@shared/table/layout';
import { cardAt, counter, topCard, zoneSize } from '@shared/table/table';
import type { Board } from './board';
import { Plan } from './plan';
import { Situation, type ModeEyes } from './situation';
import { NORMAL_DRAW } from './worth';

/**
 * The rule of thumb of the modes in which abilities count: takes what gains most now. Reads only what the
 * seat that is asked may see.
 */
export class Thumb {
  readonly situation: Situation;
  readonly plan: Plan;
  private readonly found: number[] = [];
  /** Picks to hand out, by how many options they hold. */
  private readonly picks: number[][] = [];

  constructor(
    private readonly board: Board,
    eyes: ModeEyes,
  ) {
    this.situation = new Situation(board, eyes);
    this.plan = new Plan(this.situation);
  }

  /** What it would pick. The array is its own and holds only until the next choice. */
  choose(table: LaidOut, decision: Decision): readonly number[] {
    const { situation } = this;
    situation.begin();
    if (decision.kind === 'get' || decision.kind === 'get-after') {
      situation.readForGets(table, decision.seat);
      return this.one(this.source(decision));
    }
    situation.read(table, decision.seat);
    switch (decision.kind) {
      case 'play':
        return this.play();
      case 'discard-hand':
        return this.cheapest(this.plan.discardsFor(this.playedCard(table), decision.max));
      case 'discard-enemies':
        return this.sweep(table, decision.max);
      case 'keep-enemy':
        return this.keepEnemy(table);
      case 'keep-copy':
        return this.one(this.keptCopy(decision));
      case 'target':
        return this.targets(this.powerNow(table), decision.max);
      default:
        return this.cheapest(decision.min);
    }
  }

  /** The card to play, in a situation that has been read. */
  play(): readonly number[] {
    const { plan, situation } = this;
    plan.weigh();
    return this.one(plan.best < 0 ? ACT.skip : (situation.hand[plan.best] ?? ACT.skip));
  }

  /** The most worthy enemies that fall to a power, in a situation that has been read. */
  targets(power: number, most: number): readonly number[] {
    const { enemies, lives, enemyCount } = this.situation;
    const found = this.found;
    let count = 0;
    for (let index = 0; index < enemyCount && count < most; index += 1) {
      if ((lives[index] ?? 0) > power) continue;
      found[count] = enemies[index] ?? 0;
      count += 1;
    }
    return this.pickOf(count);
  }

  /** The power the played card attacks with. */
  powerNow(table: LaidOut): number {
    const own = powerOf(this.board.faces, this.playedCard(table));
    return own + counter(table, COUNTER.power) + this.situation.boost;
  }

  playedCard(table: LaidOut): number {
    return topCard(table, this.board.played[this.situation.seat] ?? 0);
  }

  /** What getting from a source is worth. */
  sourceWorth(option: number): number {
    if (option >= 0) return this.situation.worthOf(option);
    return option === ACT.drawNormal ? NORMAL_DRAW : -1;
  }

  /** The power the strongest card of this turn can still reach. */
  reach(table: LaidOut): number {
    const { hand, handSize, boost } = this.situation;
    let reach = this.powerNow(table);
    for (let position = 0; position < handSize; position += 1) {
      reach = Math.max(reach, powerOf(this.board.faces, hand[position] ?? 0) + boost);
    }
    return reach;
  }

  private cheapest(count: number): readonly number[] {
    const { situation } = this;
    const { hand, handSize } = situation;
    const most = Math.min(count, handSize);
    for (let index = 0; index < most; index += 1) this.found[index] = hand[situation.cheapestAt(index)] ?? 0;
    return this.pickOf(most);
  }

  private one(option: number): readonly number[] {
    this.found[0] = option;
    return this.pickOf(1);
  }

  /** The first of what was found, as a pick. */
  private pickOf(count: number): readonly number[] {
    const pick = this.picks[count] ?? [];
    for (let index = 0; index < count; index += 1) pick[index] = this.found[index] ?? 0;
    this.picks[count] = pick;
    return pick;
  }

  /** Clears away what this turn cannot beat: first what threatens, then the best prey of others. */
  private sweep(table: LaidOut, most: number): readonly number[] {
    const { enemies, lives, enemyCount } = this.situation;
    const reach = this.reach(table);
    let count = 0;
    for (let index = 0; index < enemyCount && count < most; index += 1) {
      if ((lives[index] ?? 0) <= reach) continue;
      this.found[count] = enemies[index] ?? 0;
      count += 1;
    }
    return this.pickOf(count);
  }

  /** The best enemy that the played card beats; otherwise the one that is worth least to the others. */
  private keepEnemy(table: LaidOut): readonly number[] {
    const { enemies, enemyCount } = this.situation;
    const best = this.targets(this.powerNow(table), 1);
    return best.length > 0 || enemyCount === 0 ? best : this.one(enemies[enemyCount - 1] ?? 0);
  }

  /** The offered card that is worth most, one of a colour that can be got before any other. */
  private keptCopy({ options }: Decision): number {
    let best = options[0] ?? 0;
    let most = Number.NEGATIVE_INFINITY;
    for (const card of options) {
      const worth = this.situation.worthOf(card) + this.openness(card);
      if (worth > most) [best, most] = [card, worth];
    }
    return best;
  }

  /** More than any card is worth, for one that can be got. */
  openness(card: number): number {
    return this.situation.opens(colorOf(this.board.faces, card)) ? 100 : 0;
  }

  /**
   * What to get, without listing what can be got; nothing where nothing can.
   *
   * @param must whether something must be got
   * @param mayReset whether the offer may be dealt anew while nothing of it can be got
   */
  quickGet(table: LaidOut, seat: number, must: boolean, mayReset: boolean): readonly number[] {
    const { situation, board } = this;
    situation.readForGets(table, seat);
    const { outlooks, handSize, won } = situation;
    const { color } = board.faces;
    const size = zoneSize(table, board.offer);
    let best: number = ACT.drawNormal;
    let most = Number.NEGATIVE_INFINITY;
    for (let index = 0; index < size; index += 1) {
      const card = cardAt(table, board.offer, index);
      // No offered card is white: what lies there is of the Copy Ability deck.
      if (won[color[card] ?? 0] === 0) continue;
      const worth = outlooks.worthOf(card, handSize);
      if (worth > most) [best, most] = [card, worth];
    }
    const canDraw = hasNormal(board, table);
    if (best < 0 && mayReset && (this.anyColor() || !canDraw)) return this.one(ACT.reset);
    if (canDraw && NORMAL_DRAW > most) [best, most] = [ACT.drawNormal, NORMAL_DRAW];
    const nothing = best < 0 && !canDraw;
    if (!must && (nothing || this.isUseless(most))) return this.one(ACT.stop);
    return nothing ? this.pickOf(0) : this.one(best);
  }

  /** What goes when a hand is over its limit. */
  quickDrop(table: LaidOut, seat: number): readonly number[] {
    this.situation.readForDrops(table, seat);
    return this.cheapest(this.situation.handSize - HAND_LIMIT);
  }

  /** Which enemies are cleared away, of so many that may be. */
  quickSweep(table: LaidOut, seat: number, most: number): readonly number[] {
    this.situation.read(table, seat);
    return this.sweep(table, most);
  }

  /** Which enemy stays when all others go; none where none stand. */
  quickKeptEnemy(table: LaidOut, seat: number): readonly number[] {
    this.situation.read(table, seat);
    return this.keepEnemy(table);
  }

  /** What is discarded for the card that is played, of so many that may be. */
  quickDiscard(table: LaidOut, seat: number, most: number): readonly number[] {
    this.situation.read(table, seat);
    return this.cheapest(this.plan.discardsFor(this.playedCard(table), most));
  }

  private source({ options }: Decision): number {
    if (options.includes(ACT.reset) && (this.anyColor() || !options.includes(ACT.drawNormal)))
      return ACT.reset;
    let best: number = ACT.stop;
    let most = Number.NEGATIVE_INFINITY;
    for (const option of options) {
      const worth = this.sourceWorth(option);
      if (worth > most) [best, most] = [option, worth];
    }
    return this.isUseless(most) && options.includes(ACT.stop) ? ACT.stop : best;
  }

  /** Whether cards of some colour can be got when they are offered. */
  private anyColor(): boolean {
    const { wonInAll, won } = this.situation;
    return wonInAll > (won[WHITE] ?? 0);
  }

  /** Whether a card more of this worth is of no use: it will not be played, or another must go for it. */
  private isUseless(worth: number): boolean {
    const { turnsLeft, handSize, handWorth } = this.situation;
    if (turnsLeft <= 0) return true;
    return handSize >= HAND_LIMIT && worth <= (handWorth[this.situation.cheapestAt(0)] ?? 0);
  }

  /** Whether an enemy falls to a power. */
  falls(enemy: number, power: number): boolean {
    return lifeOf(this.board.faces, enemy) <= power;
  }
}
