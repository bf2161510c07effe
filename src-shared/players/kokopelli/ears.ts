import { DOER, PLACE_BIT, type HeardColumns } from '@shared/games/kokopelli/types-in-play';

/** More than there are spaces. */
const MOST = 32;

/** What running ceremonies hear: completions, or cards laid. One list serves all decisions. */
export class Ears {
  count = 0;
  readonly owner = new Int8Array(MOST);
  readonly points = new Int8Array(MOST);
  readonly by = new Int8Array(MOST);
  readonly where = new Int8Array(MOST);
  readonly cards = new Int8Array(MOST);

  add(owner: number, type: number, heard: HeardColumns): void {
    const at = this.count;
    this.count = at + 1;
    this.owner[at] = owner;
    this.points[at] = heard.points[type] ?? 0;
    this.by[at] = heard.by[type] ?? 0;
    this.where[at] = heard.where[type] ?? 0;
    this.cards[at] = heard.cards[type] ?? 0;
  }

  /** What is heard of something a seat does in a village, as points that each seat earns by it. */
  hear(doer: number, host: number, card: number, into: Float64Array): void {
    for (let at = 0; at < this.count; at += 1) {
      const owner = this.owner[at] ?? 0;
      const by = owner === doer ? DOER.me : DOER.others;
      const where = owner === host ? PLACE_BIT.home : PLACE_BIT.away;
      const listens = ((this.by[at] ?? 0) & by) > 0 && ((this.where[at] ?? 0) & where) > 0;
      if (listens && ((this.cards[at] ?? 0) & card) > 0)
        into[owner] = (into[owner] ?? 0) + (this.points[at] ?? 0);
    }
  }
}
