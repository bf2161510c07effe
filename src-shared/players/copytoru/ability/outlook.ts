import type { AbilityHost } from '@shared/abilities/host';
import { COLORS, type Color } from '@shared/cards/vocabulary';
import type { CompiledEffects } from '@shared/games/copytoru/compiled';

/**
 * What a card's lines would give, added up without touching a table. Like the game's own forecast, but one
 * serves any number of cards and makes nothing new: matches are tried out by the ten thousand.
 */
export class Outlook implements AbilityHost {
  power = 0;
  boost = 0;
  /** Targets beyond the first. */
  targets = 0;
  actions = 0;
  gets = 0;
  /** The hand size that AFTER lines fill to; 0 when there are none. */
  fillTo = 0;
  /** The most hand cards its lines let go. */
  mayDiscard = 0;
  /** The most enemies its lines sweep away by choice. */
  sweeps = 0;
  /** Whether its lines sweep away all enemies but one. */
  keepsOneEnemy = false;
  private won: Int32Array = new Int32Array(COLORS.length);
  private wonInAll = 0;
  private hand = 0;
  private toDiscard = 0;
  private gone = 0;

  /** The seat that would play: enemies it has defeated, by position in `COLORS`, and in all. */
  standing(won: Int32Array, inAll: number): void {
    this.won = won;
    this.wonInAll = inAll;
  }

  /** Looks at a card played with `hand` cards left, `discards` of which would go where it allows that. */
  look(effects: CompiledEffects, hand: number, discards: number): void {
    this.power = this.boost = this.targets = this.actions = this.gets = 0;
    this.fillTo = this.mayDiscard = this.sweeps = this.gone = 0;
    this.keepsOneEnemy = false;
    this.hand = hand;
    this.toDiscard = discards;
    const { now, get, after } = effects;
    for (let index = 0; index < now.length; index += 1) now[index]?.(this);
    for (let index = 0; index < get.length; index += 1) get[index]?.(this);
    for (let index = 0; index < after.length; index += 1) after[index]?.(this);
  }

  defeated(color: Color | null): number {
    return color === null ? this.wonInAll : (this.won[COLORS.indexOf(color)] ?? 0);
  }

  handSize(): number {
    return this.hand;
  }

  discarded(): number {
    return this.gone;
  }

  addPower(amount: number): void {
    this.power += amount;
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

  askDiscardEnemies(upTo: number): void {
    this.sweeps += upTo;
  }

  askKeepOne(what: 'enemies' | 'kirby'): void {
    if (what === 'enemies') this.keepsOneEnemy = true;
  }

  // Which cards lie on the table afterwards is chance: nothing to add up.
  refill(): void {}

  addGets(amount: number): void {
    this.gets += amount;
  }

  addGetUntil(handSize: number): void {
    this.fillTo = Math.max(this.fillTo, handSize);
  }
}
