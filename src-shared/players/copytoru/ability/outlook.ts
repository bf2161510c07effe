import type { AbilityHost } from '@shared/abilities/host';
import { COLORS, type Color } from '@shared/cards/vocabulary';
import type { CompiledEffects } from '@shared/games/copytoru/compiled';
import { effectsOf, type Faces } from '@shared/games/copytoru/faces';

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
  /** The most hand cards its lines let go, however many there are. */
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
  look({ now, get, after }: CompiledEffects, hand: number, discards: number): this {
    this.power = this.boost = this.targets = this.actions = this.gets = 0;
    this.fillTo = this.mayDiscard = this.sweeps = this.gone = 0;
    this.keepsOneEnemy = false;
    this.hand = hand;
    this.toDiscard = discards;
    for (let index = 0; index < now.length; index += 1) now[index]?.(this);
    for (let index = 0; index < get.length; index += 1) get[index]?.(this);
    for (let index = 0; index < after.length; index += 1) after[index]?.(this);
    return this;
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
    const now = Math.min(upTo, this.hand, this.toDiscard);
    this.mayDiscard += upTo;
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

  /** Whether another outlook promises the same. */
  isLike(other: Outlook): boolean {
    return (
      this.power === other.power &&
      this.boost === other.boost &&
      this.targets === other.targets &&
      this.actions === other.actions &&
      this.gets === other.gets &&
      this.fillTo === other.fillTo &&
      this.mayDiscard === other.mayDiscard &&
      this.sweeps === other.sweeps &&
      this.keepsOneEnemy === other.keepsOneEnemy
    );
  }
}

/** Standings so far apart that a card that promises the same in all of them always does. */
const EXTREMES = [
  { each: 0, hand: 0 },
  { each: 0, hand: 9 },
  { each: 9, hand: 0 },
  { each: 9, hand: 9 },
];

/**
 * The outlook of every card for one seat at a time. Most cards promise the same whatever lies about; theirs
 * is worked out once for a match, and only the others are looked at anew.
 */
export class Outlooks {
  private readonly always: readonly (Outlook | null)[];
  private readonly now = new Outlook();

  constructor(private readonly faces: Faces) {
    this.always = Array.from({ length: faces.count }, (_, card) => alwaysOf(effectsOf(faces, card)));
  }

  /** The seat that would play: enemies it has defeated, by position in `COLORS`, and in all. */
  standing(won: Int32Array, inAll: number): void {
    this.now.standing(won, inAll);
  }

  /** Whether a card's worth is always the same: what it fills a hand to depends on the hand. */
  isFixed(card: number): boolean {
    return this.always[card]?.fillTo === 0;
  }

  /** A card's outlook when it is played with `hand` cards left. Good until the next is asked for. */
  of(card: number, hand: number, discards: number): Outlook {
    const always = discards === 0 ? this.always[card] : null;
    return always ?? this.now.look(effectsOf(this.faces, card), hand, discards);
  }
}

function alwaysOf(effects: CompiledEffects): Outlook | null {
  const [first, ...others] = EXTREMES.map(({ each, hand }) => {
    const outlook = new Outlook();
    outlook.standing(new Int32Array(COLORS.length).fill(each), each * COLORS.length);
    return outlook.look(effects, hand, 0);
  });
  return first !== undefined && others.every((other) => other.isLike(first)) ? first : null;
}
