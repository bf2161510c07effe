import { PLAIN_RULE } from '@shared/ceremonies';
import { KIND } from '@shared/games/kokopelli/types-in-play';
import { LATER_TILE } from '@shared/games/kokopelli/setting';
import type { LaidOut } from '@shared/table/layout';
import type { Board } from './board';
import { Changes } from './changes';
import { Ears } from './ears';

/** Everything on the table that the rule of thumb reads, for one seat. Reads only what that seat may see. */
export class Situation {
  seat = 0;
  /** The type that runs in each space, −1 where none does; the cards it counts, and those that complete it. */
  readonly type: Int8Array;
  readonly size: Int8Array;
  readonly limit: Int8Array;
  /** Points of the next tile of each type. */
  readonly tile: Int8Array;
  /** The seat's hand by kind, and in all. */
  readonly hand: Int8Array;
  handSize = 0;
  /** What the ceremonies in its village change for each seat, by seat. */
  readonly wildCounts: Int8Array;
  readonly completeAt: Int8Array;
  readonly wide: Int8Array;
  readonly closed: Int8Array;
  readonly playCards: Int8Array;
  readonly emptyPoints: Int8Array;
  readonly emptyCards: Int8Array;
  readonly handLimit: Int8Array;
  readonly drawCards: Int8Array;
  readonly freeDraws: Int8Array;
  readonly mismatches: Int8Array;
  readonly exchangeCards: Int8Array;
  readonly laid = new Ears();
  readonly completed = new Ears();
  /** Cards in each seat's deck and hand. */
  readonly decks: Int16Array;
  readonly hands: Int16Array;
  /** The effects that run in each village, a bit each. */
  readonly running: Int16Array;
  private readonly wildsMatter: boolean;
  private readonly limitsMatter: boolean;
  private readonly changes: Changes;

  constructor(readonly board: Board) {
    const { seats, spaces, wild, rules } = board;
    const changes = new Changes(board);
    this.changes = changes;
    this.type = new Int8Array(spaces);
    this.size = new Int8Array(spaces);
    this.limit = new Int8Array(spaces);
    this.tile = new Int8Array(wild);
    this.hand = new Int8Array(wild + 1);
    this.wildCounts = changes.of('kokopelliCounts');
    this.completeAt = changes.of('completeAt');
    this.wide = changes.of('wide');
    this.closed = changes.of('closed');
    this.playCards = changes.of('playCards');
    this.emptyPoints = changes.of('emptyPoints');
    this.emptyCards = changes.of('emptyCards');
    this.handLimit = changes.of('handLimit');
    this.drawCards = changes.of('drawCards');
    this.freeDraws = changes.of('freeDraws');
    this.mismatches = changes.of('mismatches');
    this.exchangeCards = changes.of('exchangeCards');
    this.running = new Int16Array(seats);
    this.decks = new Int16Array(seats);
    this.hands = new Int16Array(seats);
    this.wildsMatter = rules.some((rule) => rule.kokopelliCounts > 1);
    this.limitsMatter = rules.some((rule) => rule.completeAt < PLAIN_RULE.completeAt);
  }

  read(table: LaidOut, seat: number): void {
    this.seat = seat;
    this.readCards(table);
    this.readVillages(table);
    this.readTiles(table);
  }

  /** Cards of a kind that a seat may still hold or draw: those not seen lying in the open. */
  unseen(table: LaidOut, seat: number, kind: number): number {
    const { cells, layout } = table;
    const { copies, setting } = this.board;
    const open = setting.zones.discard;
    const own = copies[seat]?.[kind];
    if (own === undefined) return 0;
    let count = 0;
    for (let index = 0; index < own.length; index += 1) {
      // Decks and hands have the lowest zone numbers; what cannot be seen lies nowhere.
      if ((cells[layout.zoneOfStart + (own[index] ?? 0)] ?? 0) < open) count += 1;
    }
    return count;
  }

  private readCards({ cells, layout }: LaidOut): void {
    const { seats, kindOf, setting } = this.board;
    const { deck, hand } = setting.zones;
    for (let seat = 0; seat < seats; seat += 1) {
      this.decks[seat] = cells[layout.sizeStart + deck + seat] ?? 0;
      this.hands[seat] = cells[layout.sizeStart + hand + seat] ?? 0;
    }
    this.hand.fill(0);
    this.handSize = this.hands[this.seat] ?? 0;
    const start = layout.slotStart[hand + this.seat] ?? 0;
    for (let cell = start; cell < start + this.handSize; cell += 1) {
      const kind = kindOf[cells[cell] ?? 0] ?? 0;
      this.hand[kind] = (this.hand[kind] ?? 0) + 1;
    }
  }

  private readVillages({ cells, layout }: LaidOut): void {
    const { spaces, kindOf, village, ownerOf } = this.board;
    this.changes.clear();
    this.laid.count = 0;
    this.completed.count = 0;
    this.running.fill(0);
    for (let space = 0; space < spaces; space += 1) {
      const size = cells[layout.sizeStart + village + space] ?? 0;
      this.size[space] = size;
      if (size === 0) {
        this.type[space] = -1;
        continue;
      }
      const type = kindOf[cells[layout.slotStart[village + space] ?? 0] ?? 0] ?? 0;
      this.type[space] = type;
      this.hearFrom(ownerOf[space] ?? 0, type);
    }
    for (let space = 0; space < spaces; space += 1) {
      if ((this.type[space] ?? -1) < 0) continue;
      this.limit[space] = this.limitAt(space);
      if (this.wildsMatter) this.countWilds(cells, layout.slotStart[village + space] ?? 0, space);
    }
  }

  /** Puts what a type does together with what else runs in a village; the very same effect never counts twice. */
  private hearFrom(owner: number, type: number): void {
    const { types } = this.board.setting;
    const [running, effect] = [this.running[owner] ?? 0, 1 << (types.alike[type] ?? type)];
    if ((running & effect) !== 0) return;
    this.running[owner] = running | effect;
    this.changes.add(owner, type);
    if ((types.laid.points[type] ?? 0) > 0) this.laid.add(owner, type, types.laid);
    if ((types.completed.points[type] ?? 0) > 0) this.completed.add(owner, type, types.completed);
  }

  /** The cards that complete a ceremony. Its own effect does not help it (KO-8). */
  private limitAt(space: number): number {
    const { ownerOf, own, setting } = this.board;
    const owner = ownerOf[space] ?? 0;
    const limit = this.completeAt[owner] ?? 0;
    const { completeAt } = setting.types;
    if (!this.limitsMatter || (completeAt[this.type[space] ?? 0] ?? 0) > limit) return limit;
    let others: number = PLAIN_RULE.completeAt;
    for (const other of own[owner] ?? []) {
      const type = this.type[other] ?? -1;
      if (other !== space && type >= 0) others = Math.min(others, completeAt[type] ?? others);
    }
    return others;
  }

  /** Kokopelli in a stack count as the ceremonies of whoever laid them say. */
  private countWilds(cells: Int32Array, start: number, space: number): void {
    const { kindOf, wild, setting } = this.board;
    const cards = this.size[space] ?? 0;
    let size = cards;
    for (let index = 1; index < cards; index += 1) {
      const card = cells[start + index] ?? 0;
      if (kindOf[card] === wild) size += this.wildCountsAt(setting.deal.ownerOf[card] ?? 0, space) - 1;
    }
    this.size[space] = size;
  }

  /** What a Kokopelli that a seat lays on a stack counts as: on its own Twin Flute, one (KO-8). */
  wildCountsAt(seat: number, space: number): number {
    const counts = this.wildCounts[seat] ?? 1;
    if (counts === 1) return 1;
    const { ownerOf, own, setting } = this.board;
    const { kokopelliCounts } = setting.types;
    const type = this.type[space] ?? -1;
    if (ownerOf[space] !== seat || type < 0 || (kokopelliCounts[type] ?? 1) < counts) return counts;
    let others = 1;
    for (const other of own[seat] ?? []) {
      const running = this.type[other] ?? -1;
      if (other !== space && running >= 0) others = Math.max(others, kokopelliCounts[running] ?? 1);
    }
    return others;
  }

  private readTiles({ cells, layout }: LaidOut): void {
    const { wild, setting } = this.board;
    const { tiles } = setting.zones;
    const { worth } = setting.deal;
    for (let type = 0; type < wild; type += 1) {
      const left = cells[layout.sizeStart + tiles + type] ?? 0;
      const top = cells[(layout.slotStart[tiles + type] ?? 0) + left - 1] ?? 0;
      this.tile[type] = left === 0 ? LATER_TILE : worth[top] || LATER_TILE;
    }
  }

  /** Whether a seat cannot lay Kokopelli or ceremony cards in another's village. */
  isClosed(seat: number, host: number, kind: number): boolean {
    if (seat === host) return false;
    const bit = kind === this.board.wild ? KIND.kokopelli : KIND.ceremony;
    return ((this.closed[host] ?? 0) & bit) > 0;
  }

  /** Whether a seat reaches a space. */
  reaches(seat: number, space: number): boolean {
    const reach = this.board.reach[seat * this.board.spaces + space] ?? 0;
    return reach === 1 || (reach === 2 && (this.wide[seat] ?? 0) > 0);
  }
}
