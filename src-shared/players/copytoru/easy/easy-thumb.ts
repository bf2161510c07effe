import { ACT } from '@shared/games/copytoru/easy-battle/setting';
import { pointsOf } from '@shared/games/copytoru/faces';
import type { Decision } from '@shared/table/decision';
import { seatBit, zoneNumber, type LaidOut, type Layout } from '@shared/table/layout';
import { cardAt, knownTo, topCard, zoneSize } from '@shared/table/table';
import type { Reach } from './reach';

/** How much of what a card may bring later counts when it is spent now. */
const KEEP = 0.8;
/** How much of what others lose counts as gained. */
const DENY = 0.7;

/** House rules that the rule of thumb has to know. */
export interface EasyRules {
  /** CT-E4 */
  readonly weakAttacks: boolean;
  /** CT-E1 */
  readonly missLosesEnemy: boolean;
}

/**
 * The rule of thumb of Easy Battle: the stars of an attack, and what it takes from the others, less what the
 * card might bring later. Reads only what the seat that is asked may see.
 */
export class EasyThumb {
  /** What each option of the decision looked at last gains, in stars, in their order. */
  readonly gains = new Float64Array(64);
  private readonly hands: readonly number[];
  private readonly played: readonly number[];
  private readonly enemyZone: number;
  private readonly enemies: number[] = [];
  /** What it costs the others that an enemy leaves, by position in `enemies`. */
  private readonly denied: number[] = [];
  private readonly unseen: number[] = [];
  private readonly pick: number[] = [0];

  constructor(
    private readonly layout: Layout,
    readonly reach: Reach,
    private readonly house: EasyRules,
  ) {
    const bySeat = (name: string): number[] =>
      Array.from({ length: layout.seats }, (_, seat) => zoneNumber(layout, `${name}:${seat}`));
    this.hands = bySeat('hand');
    this.played = bySeat('played');
    this.enemyZone = zoneNumber(layout, 'table:enemy');
  }

  choose(table: LaidOut, decision: Decision): readonly number[] {
    this.weigh(table, decision);
    let best = 0;
    for (let index = 1; index < decision.options.length; index += 1) {
      if ((this.gains[index] ?? 0) > (this.gains[best] ?? 0)) best = index;
    }
    this.pick[0] = decision.options[best] ?? 0;
    return this.pick;
  }

  /** Weighs every option of a decision. */
  weigh(table: LaidOut, { seat, kind, options }: Decision): void {
    this.read(table, seat);
    const handSize = zoneSize(table, this.hands[seat] ?? 0);
    for (let index = 0; index < options.length; index += 1) {
      const option = options[index] ?? 0;
      switch (kind) {
        case 'play':
          this.gains[index] =
            option === ACT.challenge
              ? this.challengeGain(table, seat, handSize)
              : this.bestTarget(option, this.house.weakAttacks) - this.costOf(option, handSize);
          break;
        case 'challenge-discard':
          this.gains[index] = -(this.reach.worth[option] ?? 0);
          break;
        default:
          this.gains[index] = this.takeGain(this.playedCard(table, seat), this.enemies.indexOf(option));
      }
    }
  }

  /** Whether playing a hand card, or aiming the played one, can defeat something. */
  defeats(table: LaidOut, { seat, kind }: Decision, option: number): boolean {
    if (kind === 'target') return this.reach.falls(this.playedCard(table, seat), option);
    return this.enemies.some((enemy) => this.reach.falls(option, enemy));
  }

  private playedCard(table: LaidOut, seat: number): number {
    return topCard(table, this.played[seat] ?? 0);
  }

  private read(table: LaidOut, seat: number): void {
    this.enemies.length = 0;
    const standing = zoneSize(table, this.enemyZone);
    for (let index = 0; index < standing; index += 1) {
      this.enemies.push(cardAt(table, this.enemyZone, index));
    }
    this.unseen.length = 0;
    const bit = seatBit(seat);
    const { kirby } = this.reach.faces;
    for (let card = 0; card < this.layout.cards; card += 1) {
      if (kirby[card] === 1 && (knownTo(table, card) & bit) === 0) this.unseen.push(card);
    }
    this.readDenied(table, seat);
  }

  /** What the next seat can be expected to win with each enemy there, less what it wins without. */
  private readDenied(table: LaidOut, seat: number): void {
    const { enemies, denied, layout } = this;
    denied.length = enemies.length;
    denied.fill(0);
    // The last enemy of a set is followed by a new set.
    if (enemies.length < 2) return;
    const cards = zoneSize(table, this.hands[(seat + 1) % layout.seats] ?? 0);
    const beaten = enemies.map((enemy) => this.chanceToBeat(enemy, cards));
    const whole = this.expectedPrey(beaten, -1);
    const share = DENY / (layout.seats - 1);
    for (let index = 0; index < enemies.length; index += 1) {
      denied[index] = share * (whole - this.expectedPrey(beaten, index));
    }
  }

  /** How likely a hand of so many unseen cards beats an enemy. */
  private chanceToBeat(enemy: number, cards: number): number {
    const { unseen } = this;
    if (unseen.length === 0) return 0;
    let beating = 0;
    for (const card of unseen) if (this.reach.falls(card, enemy)) beating += 1;
    return 1 - (1 - beating / unseen.length) ** cards;
  }

  /** The stars of the best enemy somebody beats, on average, when one of them is not there. */
  private expectedPrey(beaten: readonly number[], without: number): number {
    const { enemies } = this;
    const { faces } = this.reach;
    const order = enemies
      .map((_, index) => index)
      .filter((index) => index !== without)
      .sort((a, b) => pointsOf(faces, enemies[b] ?? 0) - pointsOf(faces, enemies[a] ?? 0));
    let expected = 0;
    let none = 1;
    for (const index of order) {
      const chance = beaten[index] ?? 0;
      expected += none * chance * pointsOf(faces, enemies[index] ?? 0);
      none *= 1 - chance;
    }
    return expected;
  }

  private takeGain(card: number, index: number): number {
    const enemy = this.enemies[index] ?? -1;
    const stars = card >= 0 && this.reach.falls(card, enemy) ? pointsOf(this.reach.faces, enemy) : 0;
    return stars + (this.denied[index] ?? 0);
  }

  /** What a card gains on its best target; −∞ when its colour fits none. */
  private bestTarget(card: number, weak: boolean): number {
    let best = Number.NEGATIVE_INFINITY;
    for (let index = 0; index < this.enemies.length; index += 1) {
      const enemy = this.enemies[index] ?? 0;
      const legal = weak ? this.reach.fits(card, enemy) : this.reach.falls(card, enemy);
      if (legal) best = Math.max(best, this.takeGain(card, index));
    }
    return best;
  }

  /** What a spent card might have brought later; nothing when it is the last. */
  private costOf(card: number, handSize: number): number {
    return handSize > 1 ? KEEP * (this.reach.worth[card] ?? 0) : 0;
  }

  private challengeGain(table: LaidOut, seat: number, handSize: number): number {
    const hand = this.hands[seat] ?? 0;
    let cheapest = Number.POSITIVE_INFINITY;
    for (let index = 0; index < handSize; index += 1) {
      cheapest = Math.min(cheapest, this.costOf(cardAt(table, hand, index), handSize));
    }
    let sum = 0;
    const missed = this.house.missLosesEnemy ? Math.max(0, ...this.denied) : 0;
    for (const card of this.unseen) {
      const best = this.bestTarget(card, true);
      sum += best === Number.NEGATIVE_INFINITY ? missed : best;
    }
    return (this.unseen.length === 0 ? 0 : sum / this.unseen.length) - cheapest;
  }
}
