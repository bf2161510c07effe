import type { AbilityHost } from '@shared/abilities/host';
import { COLORS, type Color } from '@shared/cards/vocabulary';
import type { CompiledEffects } from './compiled';

/** What a card's lines depend on, as it would be played. */
export interface Standing {
  /** Enemies defeated so far, by position in `COLORS`. */
  readonly won: readonly number[];
  /** Cards left in hand, without the card itself (CT-C5). */
  readonly hand: number;
  /** How many cards would be discarded where the card allows it. */
  readonly discards: number;
}

/**
 * What a card's lines would give, added up without touching a table: for previews, and for players that
 * weigh a card before they play it. Enemies that this very card would defeat are not counted.
 */
export class Forecast implements AbilityHost {
  /** What each `power` line gives, in order. */
  readonly power: number[] = [];
  boost = 0;
  /** Targets beyond the first. */
  targets = 0;
  actions = 0;
  gets = 0;
  /** The hand size that AFTER lines fill to; 0 when there are none. */
  fillTo = 0;
  /** The most hand cards its lines let go. */
  mayDiscard = 0;
  private readonly won: readonly number[];
  private hand: number;
  private toDiscard: number;
  private gone = 0;

  constructor(effects: CompiledEffects, standing: Standing) {
    this.won = standing.won;
    this.hand = standing.hand;
    this.toDiscard = standing.discards;
    for (const step of effects.now) step(this);
    for (const step of effects.get) step(this);
    for (const step of effects.after) step(this);
  }

  defeated(color: Color | null): number {
    if (color !== null) return this.won[COLORS.indexOf(color)] ?? 0;
    return this.won.reduce((sum, count) => sum + count, 0);
  }

  handSize(): number {
    return this.hand;
  }

  discarded(): number {
    return this.gone;
  }

  addPower(amount: number): void {
    this.power.push(amount);
  }

  addBoost(amount: number): void {
    this.boost += amount;
  }

  addTargets(amount: number): void {
    this.targets += amount;
  }

  addActions(amount: number): void {
    this.actions += amount;
  }

  askDiscardHand(upTo: number): void {
    const most = Math.min(upTo, this.hand);
    const now = Math.min(most, this.toDiscard);
    this.mayDiscard += most;
    this.toDiscard -= now;
    this.hand -= now;
    this.gone += now;
  }

  // Which cards lie on the table afterwards is chance or choice: nothing to add up.
  askDiscardEnemies(): void {}
  askKeepOne(): void {}
  refill(): void {}

  addGets(amount: number): void {
    this.gets += amount;
  }

  addGetUntil(handSize: number): void {
    this.fillTo = Math.max(this.fillTo, handSize);
  }
}
