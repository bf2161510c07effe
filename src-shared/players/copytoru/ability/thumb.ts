import { colorOf, lifeOf, powerOf } from '@shared/games/copytoru/faces';
import { COUNTER } from '@shared/games/copytoru/counters';
import { ACT, HAND_LIMIT } from '@shared/games/copytoru/setting';
import type { Decision } from '@shared/table/decision';
import type { LaidOut } from '@shared/table/layout';
import { counter, topCard } from '@shared/table/table';
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

  constructor(
    private readonly board: Board,
    eyes: ModeEyes,
  ) {
    this.situation = new Situation(board, eyes);
    this.plan = new Plan(this.situation);
  }

  /** Writes what it would pick into `pick`. */
  choose(table: LaidOut, decision: Decision, pick: number[]): void {
    const { situation } = this;
    situation.read(table, decision.seat);
    pick.length = 0;
    switch (decision.kind) {
      case 'play':
        this.plan.weigh();
        pick.push(this.plan.best < 0 ? ACT.skip : (situation.hand[this.plan.best] ?? ACT.skip));
        return;
      case 'discard-hand':
        return this.cheapest(this.plan.discardsFor(this.playedCard(table), decision.max), pick);
      case 'discard-enemies':
        return this.sweep(table, decision, pick);
      case 'keep-enemy':
        return this.keepEnemy(table, pick);
      case 'keep-copy':
        pick.push(this.keptCopy(decision));
        return;
      case 'target':
        return this.targets(this.powerNow(table), decision.max, pick);
      case 'hand-limit':
        return this.cheapest(decision.min, pick);
      default:
        pick.push(this.source(decision));
    }
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

  private cheapest(count: number, pick: number[]): void {
    const { cheapest, hand, handSize } = this.situation;
    for (let index = 0; index < Math.min(count, handSize); index += 1) {
      pick.push(hand[cheapest[index] ?? 0] ?? 0);
    }
  }

  private targets(power: number, most: number, pick: number[]): void {
    const { enemies, lives, enemyCount } = this.situation;
    for (let index = 0; index < enemyCount && pick.length < most; index += 1) {
      if ((lives[index] ?? 0) <= power) pick.push(enemies[index] ?? 0);
    }
  }

  /** Clears away what this turn cannot beat: first what threatens, then the best prey of others. */
  private sweep(table: LaidOut, { max }: Decision, pick: number[]): void {
    const { enemies, lives, enemyCount } = this.situation;
    const reach = this.reach(table);
    for (let index = 0; index < enemyCount && pick.length < max; index += 1) {
      if ((lives[index] ?? 0) > reach) pick.push(enemies[index] ?? 0);
    }
  }

  /** The best enemy that the played card beats; otherwise the one that is worth least to the others. */
  private keepEnemy(table: LaidOut, pick: number[]): void {
    const { enemies, enemyCount } = this.situation;
    this.targets(this.powerNow(table), 1, pick);
    if (pick.length === 0 && enemyCount > 0) pick.push(enemies[enemyCount - 1] ?? 0);
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

  private source({ options }: Decision): number {
    const { situation } = this;
    const anyColor = situation.won.some((count, color) => color > 0 && count > 0);
    if (options.includes(ACT.reset) && (anyColor || !options.includes(ACT.drawNormal))) return ACT.reset;
    let best: number = ACT.stop;
    let most = Number.NEGATIVE_INFINITY;
    for (const option of options) {
      const worth = this.sourceWorth(option);
      if (worth > most) [best, most] = [option, worth];
    }
    const weakest = situation.handWorth[situation.cheapest[0] ?? 0] ?? 0;
    const full = situation.handSize >= HAND_LIMIT;
    const useless = situation.turnsLeft <= 0 || (full && most <= weakest);
    return useless && options.includes(ACT.stop) ? ACT.stop : best;
  }

  /** Whether an enemy falls to a power. */
  falls(enemy: number, power: number): boolean {
    return lifeOf(this.board.faces, enemy) <= power;
  }
}
