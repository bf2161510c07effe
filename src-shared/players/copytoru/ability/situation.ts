import { COLORS } from '@shared/cards/vocabulary';
import { COUNTER } from '@shared/games/copytoru/counters';
import { WHITE } from '@shared/games/copytoru/faces';
import { HAND_LIMIT } from '@shared/games/copytoru/setting';
import type { LaidOut } from '@shared/table/layout';
import { cardAt, counter, zoneSize } from '@shared/table/table';
import type { Board } from './board';
import { countOf, Outlooks } from './outlook';
import { COLOR_A_TURN, KEEP } from './worth';

/** More cards than a hand or a table can hold in one moment. */
const MOST = 128;

/** How a mode looks at its table. */
export interface ModeEyes {
  /** How many turns the seat whose turn it is has after this one, as far as can be known. */
  turnsLeft(table: LaidOut): number;
  /**
   * Writes what it is worth that an enemy leaves the table, defeated or not, by position of its zone among
   * the board's.
   */
  threats(table: LaidOut, byZone: Float64Array): void;
}

/**
 * What a seat weighs: its own hand, and what lies open. One serves any number of tables, read anew before
 * each decision, and makes nothing new on the way.
 */
export class Situation {
  readonly outlooks: Outlooks;
  seat = 0;
  /** Turns this seat has after this one, as far as can be known. */
  turnsLeft = 0;
  boost = 0;
  /** Enemies this seat has defeated, by position in `COLORS`, and in all. */
  won: Int32Array = new Int32Array(COLORS.length);
  wonInAll = 0;
  /** The same for every seat, as far as its pile was read in the match that is followed. */
  private readonly wonBySeat: readonly Int32Array[];
  private readonly wonRead: Int32Array;
  private readonly counts: Int32Array;

  handSize = 0;
  readonly hand = new Int32Array(MOST);
  /** What each hand card may bring when it is played one day, in stars. */
  readonly handWorth = new Float64Array(MOST);
  /** The share of a hand card's worth that is lost with it: not every card of a hand is played. */
  keptShare = 0;
  private readonly cheapest = new Int32Array(MOST);
  private isSorted = false;

  /** Enemies from the one worth most; the same positions in all four. Worth includes the threat. */
  enemyCount = 0;
  readonly enemies = new Int32Array(MOST);
  readonly lives = new Int32Array(MOST);
  readonly enemyWorth = new Float64Array(MOST);
  /** What it is worth that each leaves the table, defeated or not. */
  readonly threats = new Float64Array(MOST);
  private readonly threatByZone: Float64Array;
  /** What it is worth to open a colour, by position in `COLORS`; 0 when it is open. */
  private readonly openingWorth = new Float64Array(COLORS.length);

  constructor(
    readonly board: Board,
    private readonly eyes: ModeEyes,
  ) {
    this.outlooks = new Outlooks(board.faces);
    this.wonBySeat = board.won.map(() => new Int32Array(COLORS.length));
    this.wonRead = new Int32Array(board.seats);
    this.counts = new Int32Array(board.seats);
    this.threatByZone = new Float64Array(board.enemies.length);
  }

  /** Forgets what was read: the next table is not a later moment of the same match. */
  begin(): void {
    for (let seat = 0; seat < this.wonRead.length; seat += 1) {
      this.wonRead[seat] = 0;
      this.counts[seat] = 0;
      const won = this.wonBySeat[seat] ?? this.won;
      // A plain loop: `fill` takes longer than five numbers do.
      for (let color = 0; color < won.length; color += 1) won[color] = 0;
    }
  }

  /** Reads everything a decision of this seat can depend on. */
  read(table: LaidOut, seat: number): void {
    this.readSeat(table, seat);
    this.readHand(table);
    this.readEnemies(table);
  }

  /** Reads what choosing targets depends on. The hand stays as it was read last. */
  readForTargets(table: LaidOut, seat: number): void {
    this.readSeat(table, seat);
    this.readEnemies(table);
  }

  /** Reads what letting cards go depends on. The enemies stay as they were read last. */
  readForDrops(table: LaidOut, seat: number): void {
    this.readSeat(table, seat);
    this.readHand(table);
  }

  /** Reads what getting cards depends on. What the hand is worth is read only when it is full. */
  readForGets(table: LaidOut, seat: number): void {
    this.readSeat(table, seat);
    this.handSize = zoneSize(table, this.board.hands[seat] ?? 0);
    if (this.handSize >= HAND_LIMIT) this.readHand(table);
  }

  /** Whether as many enemies stand there as were read. */
  isUpToDate(table: LaidOut): boolean {
    let standing = 0;
    const { enemies } = this.board;
    for (let index = 0; index < enemies.length; index += 1) standing += zoneSize(table, enemies[index] ?? 0);
    return standing === this.enemyCount;
  }

  /** Positions in `hand`, from the card that is missed least. */
  cheapestAt(index: number): number {
    if (!this.isSorted) this.sortHand();
    return this.cheapest[index] ?? 0;
  }

  private readSeat(table: LaidOut, seat: number): void {
    this.seat = seat;
    this.boost = counter(table, COUNTER.boost);
    this.turnsLeft = this.eyes.turnsLeft(table);
    this.readWon(table);
  }

  /** Whether offered cards of this colour can be got. */
  opens(color: number): boolean {
    return color !== WHITE && (this.won[color] ?? 0) > 0;
  }

  /** What a card that is not in hand yet may bring one day, in stars. */
  worthOf(card: number): number {
    return this.outlooks.worthOf(card, this.handSize);
  }

  private readWon(table: LaidOut): void {
    const { seat } = this;
    const zone = this.board.won[seat] ?? 0;
    const size = zoneSize(table, zone);
    const won = this.wonBySeat[seat] ?? this.won;
    const { color } = this.board.faces;
    let counts = this.counts[seat] ?? 0;
    // Piles only grow, and on their top.
    for (let index = this.wonRead[seat] ?? 0; index < size; index += 1) {
      const one = color[cardAt(table, zone, index)] ?? 0;
      won[one] = (won[one] ?? 0) + 1;
      counts += countOf(one);
    }
    this.wonRead[seat] = size;
    this.counts[seat] = counts;
    this.won = won;
    this.wonInAll = size;
    this.outlooks.standing(won, size, counts);
  }

  private readHand(table: LaidOut): void {
    const zone = this.board.hands[this.seat] ?? 0;
    const size = zoneSize(table, zone);
    this.handSize = size;
    this.isSorted = false;
    const chances = Math.min(1, (this.turnsLeft + 1) / Math.max(1, size));
    this.keptShare = this.turnsLeft <= 0 ? 0 : KEEP * chances;
    const left = Math.max(0, size - 1);
    const { hand, handWorth, outlooks } = this;
    for (let index = 0; index < size; index += 1) {
      const card = cardAt(table, zone, index);
      hand[index] = card;
      handWorth[index] = outlooks.worthOf(card, left);
    }
  }

  private sortHand(): void {
    const { hand, handWorth, cheapest, handSize } = this;
    this.isSorted = true;
    for (let index = 0; index < handSize; index += 1) {
      const worth = handWorth[index] ?? 0;
      const card = hand[index] ?? 0;
      let at = index;
      for (; at > 0 && this.missedMore(cheapest[at - 1] ?? 0, worth, card); at -= 1) {
        cheapest[at] = cheapest[at - 1] ?? 0;
      }
      cheapest[at] = index;
    }
  }

  private missedMore(position: number, worth: number, card: number): boolean {
    const other = this.handWorth[position] ?? 0;
    return other > worth || (other === worth && (this.hand[position] ?? 0) > card);
  }

  /** Arrays are looked up once, before the loops: this is read more often than anything else. */
  private readEnemies(table: LaidOut): void {
    const { enemies, lives, enemyWorth, threats, openingWorth, threatByZone, turnsLeft } = this;
    const { enemies: zones, faces } = this.board;
    const { points, color, life } = faces;
    this.eyes.threats(table, threatByZone);
    for (let one = 0; one < openingWorth.length; one += 1) {
      openingWorth[one] = one === WHITE || this.opens(one) ? 0 : COLOR_A_TURN * turnsLeft;
    }
    let count = 0;
    for (let row = 0; row < zones.length; row += 1) {
      const zone = zones[row] ?? 0;
      const threat = threatByZone[row] ?? 0;
      const size = zoneSize(table, zone);
      for (let index = 0; index < size; index += 1) {
        const enemy = cardAt(table, zone, index);
        const worth = (points[enemy] ?? 0) + (openingWorth[color[enemy] ?? 0] ?? 0) + threat;
        let at = count;
        for (; at > 0; at -= 1) {
          const above = enemyWorth[at - 1] ?? 0;
          if (above > worth || (above === worth && (enemies[at - 1] ?? 0) < enemy)) break;
          enemies[at] = enemies[at - 1] ?? 0;
          lives[at] = lives[at - 1] ?? 0;
          enemyWorth[at] = above;
          threats[at] = threats[at - 1] ?? 0;
        }
        enemies[at] = enemy;
        lives[at] = life[enemy] ?? 0;
        enemyWorth[at] = worth;
        threats[at] = threat;
        count += 1;
      }
    }
    this.enemyCount = count;
  }
}
