/** More than any hand of a box can do with a village full of ceremonies. */
const MOST = 200;
/** Ten types and the Kokopelli. */
const KINDS = 11;

/** Everything a seat could do with one action, and what it gains. One list serves all decisions. */
export class Moves {
  count = 0;
  /** One of `ACT`. */
  readonly act = new Int8Array(MOST);
  /** The kind of card laid; −1 where none is. */
  readonly kind = new Int8Array(MOST);
  /** The space acted on; −1 where none is. */
  readonly space = new Int16Array(MOST);
  /** The type of the ceremony acted on; −1 where none is. */
  readonly type = new Int8Array(MOST);
  /** How the hand grows by it. */
  readonly cards = new Int8Array(MOST);
  /** Points it is worth by itself, beside what the hand is worth afterwards. */
  readonly worth = new Float64Array(MOST);
  /** What the best move with each kind of card is worth by itself. */
  readonly byKind = new Float64Array(KINDS);
  /** Points the rest of the turn is worth when it begins with this. */
  readonly gain = new Float64Array(MOST);

  clear(): void {
    this.count = 0;
    this.byKind.fill(Number.NEGATIVE_INFINITY);
  }

  add(act: number, kind: number, space: number, type: number, cards: number, worth: number): number {
    const at = this.count;
    // A hand that many kinds of which fit everywhere has more moves than matter.
    if (at === MOST) return at - 1;
    this.count = at + 1;
    this.act[at] = act;
    this.kind[at] = kind;
    this.space[at] = space;
    this.type[at] = type;
    this.cards[at] = cards;
    this.worth[at] = worth;
    this.gain[at] = worth;
    if (kind >= 0 && worth > (this.byKind[kind] ?? 0)) this.byKind[kind] = worth;
    return at;
  }

  /** The move that gains most with an act (0: any) and a kind of card (−1: any); −1 when there is none. */
  top(act: number, kind: number): number {
    let top = -1;
    let best = Number.NEGATIVE_INFINITY;
    for (let at = 0; at < this.count; at += 1) {
      const gain = this.gain[at] ?? 0;
      if (gain <= best) continue;
      if (act !== 0 && this.act[at] !== act) continue;
      if (kind >= 0 && this.kind[at] !== kind) continue;
      top = at;
      best = gain;
    }
    return top;
  }

  /** What the best move gains with an act, a kind of card (−1: any) and a space (−1: any); −∞ without one. */
  best(act: number, kind: number, space: number): number {
    let best = Number.NEGATIVE_INFINITY;
    for (let at = 0; at < this.count; at += 1) {
      if (this.act[at] !== act) continue;
      if (kind >= 0 && this.kind[at] !== kind) continue;
      if (space >= 0 && this.space[at] !== space) continue;
      const gain = this.gain[at] ?? 0;
      if (gain > best) best = gain;
    }
    return best;
  }
}
