/** Who may look at the cards of a zone: everybody, its owner, or nobody (a face-down deck). */
export type Looks = 'all' | 'owner' | 'nobody';

/** One place on the table where cards can lie. */
export interface ZoneSpec {
  /** Stable name, the one records use: `deck:normal`, `hand:0`, `row:3`. */
  readonly name: string;
  /** The seat it belongs to, or null. */
  readonly owner: number | null;
  readonly looks: Looks;
  /** The most cards it can ever hold. Absent: every card of the match. */
  readonly capacity?: number;
}

/** Where everything of one match lies in its state array. Made once, never changed. */
export interface Layout {
  readonly seats: number;
  /** Number of card instances; they are numbered 0 … cards − 1. */
  readonly cards: number;
  readonly zones: readonly ZoneSpec[];
  readonly counters: readonly string[];
  /** Zone number by name. */
  readonly zoneIndex: ReadonlyMap<string, number>;
  /** First cell of each zone's cards. */
  readonly slotStart: readonly number[];
  readonly capacity: readonly number[];
  /** Mask of the seats that may look at the cards of each zone. */
  readonly seenBy: readonly number[];
  /** First cell of: zone sizes, zone by card, knowledge by card, counters, random generator. */
  readonly sizeStart: number;
  readonly zoneOfStart: number;
  readonly knownStart: number;
  readonly counterStart: number;
  readonly randomStart: number;
  /** Number of cells in a state. */
  readonly cells: number;
}

/** A state array with the layout that tells what lies where in it. */
export interface LaidOut {
  readonly layout: Layout;
  readonly cells: Int32Array;
}

/** 32-bit words of the generator, each kept in one cell. */
export const RANDOM_CELLS = 4;

/** A seat's bit in a mask of who knows a card. Fifteen seats at most. */
export const seatBit = (seat: number): number => 1 << seat;

/** The mask of everybody at the table. */
export const everySeat = (layout: Layout): number => (1 << layout.seats) - 1;

export interface LayoutInput {
  readonly seats: number;
  readonly cards: number;
  readonly zones: readonly ZoneSpec[];
  readonly counters: readonly string[];
}

/** Lays a match out. Throws when two zones share a name: only a game's author can cause that. */
export function makeLayout(input: LayoutInput): Layout {
  const zoneIndex = new Map(input.zones.map((zone, index) => [zone.name, index]));
  if (zoneIndex.size !== input.zones.length) throw new Error('Two zones share a name.');
  const capacity = input.zones.map((zone) => zone.capacity ?? input.cards);
  const seenBy = input.zones.map((zone) => looksMask(zone, input.seats));
  let next = 0;
  const take = (cells: number): number => {
    const start = next;
    next += cells;
    return start;
  };
  const sizeStart = take(input.zones.length);
  const zoneOfStart = take(input.cards);
  const knownStart = take(input.cards);
  const counterStart = take(input.counters.length);
  const randomStart = take(RANDOM_CELLS);
  const slotStart = capacity.map(take);
  return {
    ...input,
    zoneIndex,
    capacity,
    seenBy,
    slotStart,
    sizeStart,
    zoneOfStart,
    knownStart,
    counterStart,
    randomStart,
    cells: next,
  };
}

function looksMask({ looks, owner }: ZoneSpec, seats: number): number {
  if (looks === 'all') return (1 << seats) - 1;
  return looks === 'owner' && owner !== null ? seatBit(owner) : 0;
}

/** The number of the zone with this name. Throws when there is none. */
export function zoneNumber(layout: Layout, name: string): number {
  const zone = layout.zoneIndex.get(name);
  if (zone === undefined) throw new Error(`No zone named ${name}.`);
  return zone;
}

/** The name of a zone. Throws when the number is out of range. */
export function zoneName(layout: Layout, zone: number): string {
  const spec = layout.zones[zone];
  if (spec === undefined) throw new Error(`No zone number ${zone}.`);
  return spec.name;
}
