import type { Layout } from '@shared/table/layout';
import { counter, zoneCards, zoneSize, type Table } from '@shared/table/table';
import { sees } from '@shared/table/view';

/**
 * What one seat may see, for players that think: zones by number, without the cards the seat does not know.
 * It looks at the table only when asked and hands nothing else of it out.
 */
export class SeatView {
  readonly seat: number;
  #table: Table;

  constructor(table: Table, seat: number) {
    this.#table = table;
    this.seat = seat;
  }

  /** Looks at another state of the same match. */
  look(table: Table): this {
    this.#table = table;
    return this;
  }

  get layout(): Layout {
    return this.#table.layout;
  }

  /** How many cards a zone holds, seen or not. */
  size(zone: number): number {
    return zoneSize(this.#table, zone);
  }

  /**
   * The cards of a zone that this seat knows, from the bottom up. In somebody else's hand they stand in the
   * order of their numbers, since the order of a hidden hand would tell when its other cards came.
   */
  seen(zone: number): number[] {
    const cards = zoneCards(this.#table, zone).filter((card) => sees(this.#table, card, this.seat));
    const { looks, owner } = this.layout.zones[zone] ?? { looks: 'all', owner: null };
    return looks === 'owner' && owner !== this.seat ? cards.sort((a, b) => a - b) : cards;
  }

  /** A counter's value, by number. Counters are open to everybody. */
  counter(index: number): number {
    return counter(this.#table, index);
  }
}
