import { COUNTER } from '@shared/games/kokopelli/counters';
import { ACTIONS } from '@shared/games/kokopelli/numbers';
import { ACT } from '@shared/games/kokopelli/setting';
import type { LaidOut } from '@shared/table/layout';
import { counter } from '@shared/table/table';
import type { Board } from './board';
import { Moves } from './moves';
import { Outlook } from './outlook';
import { Situation } from './situation';
import type { Weights } from './worth';

/**
 * From this round on a turn that begins with what brings no match nearer to its end is worth ever less, by so
 * many points a round: without that, cautious players wait for one another for good.
 */
const LATE = 24;
const IMPATIENCE = 0.3;
/** Moves that come into question as what follows the first. */
const FOLLOWERS = 6;

/** Weighs everything a seat could do with its next action. Reads only what that seat may see. */
export class Weighing {
  readonly situation: Situation;
  readonly moves = new Moves();
  private readonly outlook: Outlook;
  /** What each running ceremony is worth as it stands, by space. */
  private readonly standing: Float64Array;
  private readonly followers = new Int16Array(FOLLOWERS);
  private followerCount = 0;
  private actions = 0;
  private round = 0;
  private openPoints = 0;
  private mismatches = 0;
  private laidTypes = 0;
  private laid = 0;
  private freeDraws = 0;

  constructor(
    private readonly board: Board,
    private readonly weights: Weights,
  ) {
    this.situation = new Situation(board);
    this.outlook = new Outlook(board, this.situation, weights);
    this.standing = new Float64Array(board.spaces);
  }

  /** Lists and weighs all moves of the seat whose turn it is. */
  weigh(table: LaidOut, seat: number): void {
    const { situation, moves } = this;
    situation.read(table, seat);
    this.outlook.begin(table);
    this.readTurn(table, seat);
    moves.clear();
    this.addPlays(seat);
    this.addOpens(seat);
    this.addOthers(seat);
    this.findFollowers();
    const late = this.actions > 1 ? Math.max(0, this.round - LATE) * IMPATIENCE : 0;
    for (let at = 0; at < moves.count; at += 1) {
      moves.gain[at] = this.gainOf(at) - (late > 0 && this.isIdle(moves.act[at] ?? 0) ? late : 0);
    }
  }

  /** Whether an act leaves as many cards to draw and to lay as there were. */
  private isIdle(act: number): boolean {
    const { situation } = this;
    const isFull = situation.handSize >= (situation.handLimit[situation.seat] ?? 0);
    return act === ACT.exchange || act === ACT.pass || (act === ACT.draw && isFull);
  }

  private readTurn(table: LaidOut, seat: number): void {
    const { situation, board } = this;
    const { types } = board.setting;
    this.actions = counter(table, COUNTER.actions);
    this.round = counter(table, COUNTER.round);
    this.laid = counter(table, COUNTER.laid);
    this.laidTypes = counter(table, COUNTER.laidTypes);
    this.mismatches = (situation.mismatches[seat] ?? 0) - counter(table, COUNTER.mismatched);
    this.freeDraws = (situation.freeDraws[seat] ?? 0) - counter(table, COUNTER.draws);
    const running = (situation.running[seat] ?? 0) & ~counter(table, COUNTER.sparked);
    this.openPoints = 0;
    for (let type = 0; type < board.wild; type += 1) {
      const counts = types.openOnce[type] === 1 ? running : (situation.running[seat] ?? 0);
      if (((counts >> type) & 1) === 1) this.openPoints += types.openPoints[type] ?? 0;
    }
  }

  private addPlays(seat: number): void {
    const { situation, board } = this;
    const wide = (situation.wide[seat] ?? 0) > 0;
    const area = (wide ? board.wide : board.near)[seat];
    if (area === undefined) return;
    for (let index = 0; index < area.length; index += 1) {
      const space = area[index] ?? 0;
      const type = situation.type[space] ?? -1;
      if (type < 0) continue;
      this.standing[space] = this.standingAs(space, type, this.lacks(space), 0, 0);
      if (((this.laidTypes >> type) & 1) === 1 && this.laid > 0) continue;
      this.addPlaysOn(seat, space, type);
    }
  }

  private addPlaysOn(seat: number, space: number, type: number): void {
    const { situation, board, weights } = this;
    const { hand } = situation;
    const host = board.ownerOf[space] ?? 0;
    const lacks = this.lacks(space);
    if (!situation.isClosed(seat, host, board.wild) && (hand[board.wild] ?? 0) > 0) {
      const counts = situation.wildCountsAt(seat, space);
      const worth = this.landing(seat, space, type, lacks - counts, 0, 1) + this.outlook.laying(host, 2);
      this.moves.add(ACT.play, board.wild, space, type, -1, worth - weights.wild);
    }
    if (situation.isClosed(seat, host, type)) return;
    const strays = this.mismatches > 0;
    if (!strays && (hand[type] ?? 0) === 0) return;
    const laying = this.outlook.laying(host, 1);
    if ((hand[type] ?? 0) > 0) {
      const worth = this.landing(seat, space, type, lacks - 1, 1, 0) + laying;
      this.moves.add(ACT.play, type, space, type, -1, worth);
    }
    if (!strays) return;
    const worth = this.landing(seat, space, type, lacks - 1, 0, 0) + laying;
    for (let kind = 0; kind < board.wild; kind += 1) {
      if (kind !== type && (hand[kind] ?? 0) > 0) this.moves.add(ACT.play, kind, space, type, -1, worth);
    }
  }

  private lacks(space: number): number {
    // A Quick Beat may have been opened beside a stack that is full already: the next card completes it.
    return Math.max(1, (this.situation.limit[space] ?? 0) - (this.situation.size[space] ?? 0));
  }

  /** What a stack is worth that lacks so many cards, when so many of the hand are gone. */
  private standingAs(space: number, type: number, lacks: number, matching: number, wilds: number): number {
    const { situation, board } = this;
    const { hand, seat } = situation;
    const have =
      (hand[type] ?? 0) - matching + ((hand[board.wild] ?? 0) - wilds) * situation.wildCountsAt(seat, space);
    return this.outlook.stack(space, type, lacks, have);
  }

  /** What changes when a stack lacks only so many cards any more, the last of them laid by the seat. */
  private landing(
    seat: number,
    space: number,
    type: number,
    lacks: number,
    matching: number,
    wilds: number,
  ): number {
    const before = this.standing[space] ?? 0;
    if (lacks > 0) return this.standingAs(space, type, lacks, matching, wilds) - before;
    const host = this.board.ownerOf[space] ?? 0;
    const room = host === seat ? this.weights.room : 0;
    return this.outlook.completion(seat, host, type) + room - before;
  }

  private addOpens(seat: number): void {
    const { situation, board, weights } = this;
    const { hand } = situation;
    const own = board.own[seat];
    if (own === undefined) return;
    const laying = this.outlook.laying(seat, 1);
    let last = -1;
    for (let index = 0; index < own.length; index += 1) {
      const space = own[index] ?? 0;
      if ((situation.type[space] ?? -1) >= 0) continue;
      // Spaces that the same seats reach are as good as one another.
      const reached = board.reachedBy[space] ?? 0;
      if (reached === last) continue;
      last = reached;
      for (let type = 0; type < board.wild; type += 1) {
        if ((hand[type] ?? 0) === 0 || this.isBarred(seat, type)) continue;
        const lacks = (situation.completeAt[seat] ?? 0) - 1;
        const atOnce = this.actions > 1 ? weights.atOnce * (this.outlook.effect[type] ?? 0) : 0;
        const worth =
          this.standingAs(space, type, lacks, 1, 0) + this.openPoints + laying + atOnce - weights.room;
        this.moves.add(ACT.open, type, space, type, -1, worth);
      }
    }
  }

  private isBarred(seat: number, type: number): boolean {
    const { situation, board } = this;
    const wide = (situation.wide[seat] ?? 0) > 0;
    const village = board.setting.options.openBar === 'village';
    const area = (village ? board.own : wide ? board.wide : board.near)[seat];
    if (area === undefined) return true;
    for (let index = 0; index < area.length; index += 1) {
      if (situation.type[area[index] ?? 0] === type) return true;
    }
    return false;
  }

  private addOthers(seat: number): void {
    const { situation, board, weights, moves } = this;
    const deck = situation.decks[seat] ?? 0;
    const cards = Math.min(deck, situation.drawCards[seat] ?? 1);
    if (cards > 0) moves.add(ACT.draw, -1, -1, -1, cards, weights.race * cards);
    for (const space of board.own[seat] ?? []) {
      if ((situation.type[space] ?? -1) < 0) continue;
      moves.add(
        ACT.cancel,
        -1,
        space,
        situation.type[space] ?? -1,
        0,
        weights.room - (this.standing[space] ?? 0),
      );
    }
    if (situation.handSize > 0) {
      const more = Math.min(deck, situation.exchangeCards[seat] ?? 0);
      moves.add(
        ACT.exchange,
        -1,
        -1,
        -1,
        more,
        weights.exchange * (this.useless() - 1) + weights.race * more,
      );
    }
    // The first action may not be passed where one is possible (KO-14).
    if (this.actions < ACTIONS || moves.count === 0) moves.add(ACT.pass, -1, -1, -1, 0, 0);
  }

  /** Cards in hand with which nothing can be done now. */
  private useless(): number {
    const { situation, board, moves } = this;
    let count = 0;
    for (let kind = 0; kind <= board.wild; kind += 1) {
      const held = situation.hand[kind] ?? 0;
      if (held > 0 && (moves.byKind[kind] ?? 0) < 0) count += held;
    }
    return count;
  }

  /** What the rest of the turn gains when the open play action ends without another card. */
  stopping(): number {
    if (this.actions <= 1) return 0;
    let best = 0;
    for (let index = 0; index < this.followerCount; index += 1) {
      const second = this.followers[index] ?? 0;
      const worth = this.moves.worth[second] ?? 0;
      best = Math.max(best, worth + this.afterwards(this.situation.handSize, this.moves.cards[second] ?? 0));
    }
    return best;
  }

  private findFollowers(): void {
    const { moves, followers } = this;
    this.followerCount = 0;
    for (let at = 0; at < moves.count; at += 1) {
      const worth = moves.worth[at] ?? 0;
      let place = this.followerCount;
      while (place > 0 && (moves.worth[followers[place - 1] ?? 0] ?? 0) < worth) place -= 1;
      if (place >= FOLLOWERS) continue;
      const last = Math.min(this.followerCount, FOLLOWERS - 1);
      for (let index = last; index > place; index -= 1) followers[index] = followers[index - 1] ?? 0;
      followers[place] = at;
      this.followerCount = Math.min(this.followerCount + 1, FOLLOWERS);
    }
  }

  /** What the turn is worth when it begins with a move: this one and what can best follow it. */
  private gainOf(first: number): number {
    const { moves, situation } = this;
    const { seat } = situation;
    const act = moves.act[first] ?? 0;
    const worth = moves.worth[first] ?? 0;
    const change = moves.cards[first] ?? 0;
    const free = act === ACT.draw && this.freeDraws > 0;
    // A further card of an action leaves the next action as it was.
    const left = this.actions - (free ? 0 : 1);
    const size = situation.handSize;
    if (act !== ACT.exchange && size + change === 0) {
      const dealt = Math.min(situation.decks[seat] ?? 0, situation.emptyCards[seat] ?? 0);
      const points = (situation.emptyPoints[seat] ?? 0) + this.weights.race * dealt;
      return worth + points + this.handGain(dealt) + (left > 0 ? this.weights.fresh : 0);
    }
    if (left <= 0) return worth + this.handGain(size + change);
    let best = this.handGain(size + change);
    for (let index = 0; index < this.followerCount; index += 1) {
      const second = this.followers[index] ?? 0;
      if (this.conflict(first, second)) continue;
      best = Math.max(
        best,
        (moves.worth[second] ?? 0) + this.afterwards(size + change, moves.cards[second] ?? 0),
      );
    }
    if (act === ACT.play || act === ACT.open) best = Math.max(best, this.together(first) - worth);
    return worth + best;
  }

  /** What a hand is worth after it grew or shrank from so many cards. */
  private afterwards(size: number, change: number): number {
    const { situation, weights } = this;
    const { seat } = situation;
    if (size + change > 0) return this.handGain(size + change);
    const dealt = Math.min(situation.decks[seat] ?? 0, situation.emptyCards[seat] ?? 0);
    return (situation.emptyPoints[seat] ?? 0) + weights.race * dealt + this.handGain(dealt);
  }

  private handGain(size: number): number {
    const { hand } = this.weights;
    const limit = this.situation.handLimit[this.situation.seat] ?? 5;
    const now = hand[Math.min(this.situation.handSize, limit)] ?? 0;
    return (hand[Math.min(size, limit)] ?? 0) - now;
  }

  private conflict(first: number, second: number): boolean {
    const { moves, situation } = this;
    const space = moves.space[first] ?? -1;
    if (space >= 0 && space === moves.space[second]) return true;
    const kind = moves.kind[first] ?? -1;
    const act = moves.act[first];
    if (act === ACT.exchange) return moves.act[second] !== ACT.draw && moves.act[second] !== ACT.pass;
    if (kind >= 0 && kind === moves.kind[second]) {
      if ((situation.hand[kind] ?? 0) < 2) return true;
      // A type that was just opened runs in the area.
      return act === ACT.open && moves.act[second] === ACT.open;
    }
    return false;
  }

  /** What it is worth to lay two cards on one ceremony, the hand afterwards included; −∞ when there is no second. */
  private together(first: number): number {
    const { moves, situation, board, weights } = this;
    const { seat, hand } = situation;
    const space = moves.space[first] ?? 0;
    const type = moves.type[first] ?? 0;
    const kind = moves.kind[first] ?? 0;
    const host = board.ownerOf[space] ?? 0;
    const isOpen = moves.act[first] === ACT.open;
    const lacksBefore = isOpen ? (situation.completeAt[seat] ?? 0) : this.lacks(space);
    const counts = situation.wildCountsAt(seat, space);
    const lacks = lacksBefore - (kind === board.wild ? counts : 1);
    if (lacks <= 0) return Number.NEGATIVE_INFINITY;
    const matching = kind === type ? 1 : 0;
    const wilds = kind === board.wild ? 1 : 0;
    const spare = (hand[board.wild] ?? 0) - wilds > 0 && !situation.isClosed(seat, host, board.wild);
    const fits = (hand[type] ?? 0) - matching > 0 && !situation.isClosed(seat, host, type);
    if (!spare && !fits) return Number.NEGATIVE_INFINITY;
    const useWild = !fits || (spare && lacks > 1 && counts >= lacks);
    const after = lacks - (useWild ? counts : 1);
    const before = isOpen ? 0 : (this.standing[space] ?? 0);
    const landed =
      after > 0
        ? this.standingAs(space, type, after, matching + (useWild ? 0 : 1), wilds + (useWild ? 1 : 0)) -
          before
        : this.outlook.completion(seat, host, type) - before;
    const laying =
      this.outlook.laying(host, useWild ? 2 : 1) +
      (isOpen ? 0 : this.outlook.laying(host, wilds > 0 ? 2 : 1));
    const opened = isOpen ? this.openPoints : 0;
    const cost = (wilds + (useWild ? 1 : 0)) * weights.wild;
    return landed + laying + opened - cost + this.afterwards(situation.handSize - 1, -1);
  }
}
