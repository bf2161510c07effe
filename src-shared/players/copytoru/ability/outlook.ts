import type { AbilityHost } from '@shared/abilities/host';
import { COLORS, type Color } from '@shared/cards/vocabulary';
import type { CompiledEffects } from '@shared/games/copytoru/compiled';
import { effectsOf, powerOf, type Faces } from '@shared/games/copytoru/faces';
import { worthOfOutlook } from './worth';

/** Bits for a count in a standing written as one number: each colour's defeated enemies, then the hand. */
const COUNT_BITS = 5;
/** The most that such a count holds. */
const MOST_COUNTED = (1 << COUNT_BITS) - 1;
const HAND_SHIFT = COUNT_BITS * COLORS.length;
const HAND = MOST_COUNTED << HAND_SHIFT;
const ALL_DEFEATED = (1 << HAND_SHIFT) - 1;

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
  /** What its lines asked about the standing: the bits of each count that was read. */
  asked = 0;
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
    this.asked = 0;
    this.hand = hand;
    this.toDiscard = discards;
    for (let index = 0; index < now.length; index += 1) now[index]?.(this);
    for (let index = 0; index < get.length; index += 1) get[index]?.(this);
    for (let index = 0; index < after.length; index += 1) after[index]?.(this);
    return this;
  }

  defeated(color: Color | null): number {
    if (color === null) {
      this.asked |= ALL_DEFEATED;
      return this.wonInAll;
    }
    const index = COLORS.indexOf(color);
    this.asked |= MOST_COUNTED << (COUNT_BITS * index);
    return this.won[index] ?? 0;
  }

  handSize(): number {
    this.asked |= HAND;
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
}

/** One defeated enemy of a colour, by its position in `COLORS`, in the counts that are kept as one number. */
export const countOf = (color: number): number => 1 << (COUNT_BITS * color);

function countsOf(won: Int32Array): number {
  let counts = 0;
  for (let color = 0; color < won.length; color += 1) counts += (won[color] ?? 0) * countOf(color);
  return counts;
}

/** Outlooks kept of each kind of card; a power of two. */
const KEPT = 64;

/**
 * The outlook of every card for one seat at a time, and what it is worth. What a card promises follows from
 * the counts its lines ask about, so what was worked out is kept by these; many ask about none.
 */
export class Outlooks {
  /** The kind of each instance: copies of a card promise the same. */
  private readonly kinds: Int32Array;
  /** Every count that a kind was seen to ask about. */
  private readonly asked: Int32Array;
  /** The counts for which something is kept, of those its kind asks about; −1 where nothing is. */
  private readonly keys: Int32Array;
  private readonly kept: (Outlook | null)[];
  private readonly worths: Float64Array;
  /** What each instance is worth whose lines ask about nothing; −1 for the others. */
  private readonly fixed: Float64Array;
  /** 1 for instances without a line. */
  private readonly plain: Uint8Array;
  private readonly now = new Outlook();
  private won: Int32Array = new Int32Array(COLORS.length);
  private inAll = 0;
  /** The counts of defeated enemies as one number. */
  private defeated = 0;

  constructor(private readonly faces: Faces) {
    this.plain = Uint8Array.from(faces.effects, ({ now, get, after }) =>
      now.length + get.length + after.length === 0 ? 1 : 0,
    );
    const known = new Map<string, number>();
    this.kinds = Int32Array.from(faces.refs, (ref) => {
      const kind = known.get(ref) ?? known.size;
      known.set(ref, kind);
      return kind;
    });
    const places = known.size * KEPT;
    this.asked = new Int32Array(known.size);
    this.keys = new Int32Array(places).fill(-1);
    this.kept = Array.from({ length: places }, () => null);
    this.worths = new Float64Array(places);
    this.fixed = Float64Array.from(faces.refs, (_, card) => {
      const { asked, fillTo } = this.look(this.now, card, 0, 0);
      return asked === 0 && fillTo === 0 ? (this.worths[this.place(card, 0)] ?? -1) : -1;
    });
  }

  /**
   * The seat that would play: enemies it has defeated, by position in `COLORS`, and in all.
   *
   * @param counts the former as one number, where it is at hand ({@link countOf})
   */
  standing(won: Int32Array, inAll: number, counts = countsOf(won)): void {
    this.won = won;
    this.inAll = inAll;
    this.defeated = counts;
  }

  /** Whether a card has no lines: all it can do is attack with its own power. */
  isPlain(card: number): boolean {
    return this.plain[card] === 1;
  }

  /** A card's outlook when it is played with `hand` cards left. Good until the next is asked for. */
  of(card: number, hand: number, discards: number): Outlook {
    if (discards > 0 || !this.canKeep(hand)) return this.look(this.now, card, hand, discards);
    return this.kept[this.place(card, hand)] ?? this.now;
  }

  /** What a card may bring one day that would be played with `hand` cards left, in stars. */
  worthOf(card: number, hand: number): number {
    const fixed = this.fixed[card] ?? -1;
    if (fixed >= 0) return fixed;
    if (this.canKeep(hand)) return this.worths[this.place(card, hand)] ?? 0;
    return worthOfOutlook(this.look(this.now, card, hand, 0), powerOf(this.faces, card), hand);
  }

  /** Whether every count fits into its bits. */
  private canKeep(hand: number): boolean {
    return this.inAll <= MOST_COUNTED && hand <= MOST_COUNTED;
  }

  /** Where the outlook for this standing is kept; worked out if it is not yet. */
  private place(card: number, hand: number): number {
    const kind = this.kinds[card] ?? 0;
    const key = (this.defeated | (hand << HAND_SHIFT)) & (this.asked[kind] ?? 0);
    const place = placeOf(kind, key);
    return this.keys[place] === key ? place : this.keep(card, hand);
  }

  private keep(card: number, hand: number): number {
    const kind = this.kinds[card] ?? 0;
    const found = this.look(this.now, card, hand, 0);
    const before = this.asked[kind] ?? 0;
    // What a hand is filled to is worth more to a small one.
    const asked = before | found.asked | (found.fillTo > 0 ? HAND : 0);
    if (asked !== before) {
      this.asked[kind] = asked;
      // What was kept says nothing of a count that nobody knew to matter.
      this.keys.fill(-1, kind * KEPT, (kind + 1) * KEPT);
    }
    const key = (this.defeated | (hand << HAND_SHIFT)) & asked;
    const place = placeOf(kind, key);
    const outlook = this.kept[place] ?? new Outlook();
    this.look(outlook, card, hand, 0);
    this.keys[place] = key;
    this.kept[place] = outlook;
    this.worths[place] = worthOfOutlook(outlook, powerOf(this.faces, card), hand);
    return place;
  }

  private look(outlook: Outlook, card: number, hand: number, discards: number): Outlook {
    outlook.standing(this.won, this.inAll);
    return outlook.look(effectsOf(this.faces, card), hand, discards);
  }
}

/** One of the places of a kind: different counts seldom meet there. */
const placeOf = (kind: number, key: number): number =>
  kind * KEPT + ((key ^ (key >>> COUNT_BITS) ^ (key >>> 11) ^ (key >>> 17) ^ (key >>> 23)) & (KEPT - 1));
