import { COLORS } from '@shared/cards/vocabulary';
import { COUNTER } from '@shared/games/copytoru/counters';
import { lifeOf, WHITE } from '@shared/games/copytoru/faces';
import { HAND_LIMIT } from '@shared/games/copytoru/setting';
import type { LaidOut } from '@shared/table/layout';
import { cardAt, counter, zoneSize } from '@shared/table/table';
import type { Board } from './board';
import { Outlooks } from './outlook';
import { worthOfOutlook } from './worth';

/** More cards than a hand or a table can hold in one moment. */
const MOST = 128;

/** How a mode looks at its table. */
export interface ModeEyes {
  /** Looks at a table before anything on it is valued. Cards won and turns left have been read. */
  look(table: LaidOut, situation: Situation): void;
  /** How many turns the seat whose turn it is has after this one, as far as can be known. */
  turnsLeft(table: LaidOut): number;
  /** What it is worth to defeat an enemy, in stars; what its leaving is worth not among it. */
  worth(situation: Situation, enemy: number): number;
  /** What it is worth that an enemy leaves the table, defeated or not. */
  threat(enemy: number, zone: number): number;
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
  readonly won = new Int32Array(COLORS.length);
  wonInAll = 0;

  handSize = 0;
  readonly hand = new Int32Array(MOST);
  /** What each hand card may bring when it is played one day, in stars. */
  readonly handWorth = new Float64Array(MOST);
  /** Positions in `hand`, from the card that is missed least. */
  readonly cheapest = new Int32Array(MOST);

  /** Enemies from the one worth most; the same positions in all four. Worth includes the threat. */
  enemyCount = 0;
  readonly enemies = new Int32Array(MOST);
  readonly lives = new Int32Array(MOST);
  readonly enemyWorth = new Float64Array(MOST);
  /** What it is worth that each leaves the table, defeated or not. */
  readonly threats = new Float64Array(MOST);

  constructor(
    readonly board: Board,
    private readonly eyes: ModeEyes,
  ) {
    this.outlooks = new Outlooks(board.faces);
  }

  /** Reads everything a decision of this seat can depend on. */
  read(table: LaidOut, seat: number): void {
    this.readSeat(table, seat);
    this.readHand(table);
    this.readEnemies(table);
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
    return this.worthIn(card, this.handSize);
  }

  private readWon(table: LaidOut): void {
    const zone = this.board.won[this.seat] ?? 0;
    const size = zoneSize(table, zone);
    const { won } = this;
    const { color } = this.board.faces;
    for (let index = 0; index < won.length; index += 1) won[index] = 0;
    for (let index = 0; index < size; index += 1) {
      const one = color[cardAt(table, zone, index)] ?? 0;
      won[one] = (won[one] ?? 0) + 1;
    }
    this.wonInAll = size;
    this.outlooks.standing(this.won, size);
  }

  private readHand(table: LaidOut): void {
    const zone = this.board.hands[this.seat] ?? 0;
    const size = zoneSize(table, zone);
    this.handSize = size;
    for (let index = 0; index < size; index += 1) {
      const card = cardAt(table, zone, index);
      const worth = this.worthIn(card, Math.max(0, size - 1));
      this.hand[index] = card;
      this.handWorth[index] = worth;
      let at = index;
      for (; at > 0 && this.missedMore(this.cheapest[at - 1] ?? 0, worth, card); at -= 1) {
        this.cheapest[at] = this.cheapest[at - 1] ?? 0;
      }
      this.cheapest[at] = index;
    }
  }

  private missedMore(position: number, worth: number, card: number): boolean {
    const other = this.handWorth[position] ?? 0;
    return other > worth || (other === worth && (this.hand[position] ?? 0) > card);
  }

  private worthIn(card: number, left: number): number {
    const { faces } = this.board;
    return worthOfOutlook(this.outlooks.of(card, left, 0), faces.power[card] ?? 0, left);
  }

  private readEnemies(table: LaidOut): void {
    this.eyes.look(table, this);
    this.enemyCount = 0;
    const zones = this.board.enemies;
    for (let row = 0; row < zones.length; row += 1) {
      const zone = zones[row] ?? 0;
      const size = zoneSize(table, zone);
      for (let index = 0; index < size; index += 1) this.addEnemy(cardAt(table, zone, index), zone);
    }
  }

  private addEnemy(enemy: number, zone: number): void {
    const { enemies, lives, enemyWorth, threats } = this;
    const threat = this.eyes.threat(enemy, zone);
    const worth = this.eyes.worth(this, enemy) + threat;
    let at = this.enemyCount;
    for (; at > 0; at -= 1) {
      const above = enemyWorth[at - 1] ?? 0;
      if (above > worth || (above === worth && (enemies[at - 1] ?? 0) < enemy)) break;
      enemies[at] = enemies[at - 1] ?? 0;
      lives[at] = lives[at - 1] ?? 0;
      enemyWorth[at] = above;
      threats[at] = threats[at - 1] ?? 0;
    }
    enemies[at] = enemy;
    lives[at] = lifeOf(this.board.faces, enemy);
    enemyWorth[at] = worth;
    threats[at] = threat;
    this.enemyCount += 1;
  }
}
