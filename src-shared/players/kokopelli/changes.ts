import { PLAIN_RULE } from '@shared/ceremonies';
import type { TypesInPlay } from '@shared/games/kokopelli/types-in-play';
import type { Board } from './board';

/** How numbers of several ceremonies in one village are put together. */
const TOGETHER = {
  drawCards: 'most',
  freeDraws: 'sum',
  playCards: 'most',
  mismatches: 'sum',
  emptyPoints: 'most',
  emptyCards: 'most',
  exchangeCards: 'sum',
  handLimit: 'most',
  wide: 'most',
  closed: 'bits',
  kokopelliCounts: 'most',
  completeAt: 'least',
} as const satisfies Partial<Record<keyof TypesInPlay, 'most' | 'least' | 'sum' | 'bits'>>;

type Field = keyof typeof TOGETHER;

const isField = (name: string): name is Field => Object.hasOwn(TOGETHER, name);
const FIELDS: readonly Field[] = Object.keys(TOGETHER).filter(isField);

/** The rules without any ceremony, in the columns' own terms. */
const plainOf = (field: Field): number => {
  const plain = PLAIN_RULE[field];
  return typeof plain === 'number' ? plain : 0;
};

/** What the ceremonies of each village change for its owner: a number by field and seat. */
export class Changes {
  /** Field by field, for every seat. */
  private readonly numbers: Int8Array;
  private readonly plain: Int8Array;
  /** The fields that each type changes; few do more than one thing. */
  private readonly changed: readonly Int8Array[];
  private readonly seats: number;
  private readonly columns: readonly Int8Array[];

  constructor({ seats, wild, setting }: Board) {
    const { types } = setting;
    this.seats = seats;
    this.columns = FIELDS.map((field) => types[field]);
    this.plain = Int8Array.from(
      FIELDS.flatMap((field) => Array.from({ length: seats }, () => plainOf(field))),
    );
    this.numbers = this.plain.slice();
    this.changed = Array.from({ length: wild }, (_, type) =>
      Int8Array.from(FIELDS.flatMap((field, at) => (types[field][type] === plainOf(field) ? [] : [at]))),
    );
  }

  /** The numbers of a field by seat; they follow what is added. */
  of(field: Field): Int8Array {
    const at = FIELDS.indexOf(field) * this.seats;
    return this.numbers.subarray(at, at + this.seats);
  }

  clear(): void {
    this.numbers.set(this.plain);
  }

  /** Adds a type that runs in a seat's village. */
  add(seat: number, type: number): void {
    const { changed, columns, numbers, seats } = this;
    const list = changed[type];
    if (list === undefined) return;
    for (let index = 0; index < list.length; index += 1) {
      const field = list[index] ?? 0;
      const at = field * seats + seat;
      const [before, value] = [numbers[at] ?? 0, columns[field]?.[type] ?? 0];
      numbers[at] = together(FIELDS[field], before, value);
    }
  }
}

function together(field: Field | undefined, before: number, value: number): number {
  switch (field === undefined ? 'most' : TOGETHER[field]) {
    case 'most':
      return Math.max(before, value);
    case 'least':
      return Math.min(before, value);
    case 'sum':
      return before + value;
    case 'bits':
      return before | value;
  }
}
