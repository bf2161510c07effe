import { CARD_RATIO } from '../../layout/sizes';
import { sideOf, spaceOf, villageOf, type Side } from './places';
import type { Point } from './outline';

/** A place on the felt, in CSS pixels from the upper left corner of the villages' room. */
export interface Rect {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

/** What the villages are laid out in. */
export interface RingRoom {
  readonly width: number;
  readonly height: number;
  /** A design pixel. */
  readonly unit: number;
  /** Height of another player's name and numbers. */
  readonly head: number;
}

/** Everything around the table, where it stands. */
export interface Ring {
  /** Places of the other players' names and numbers, by seat. */
  readonly heads: ReadonlyMap<number, Rect>;
  /** The room of each space's stack, by zone: as wide as its cards. */
  readonly spaces: ReadonlyMap<string, Rect>;
  readonly tiles: Rect;
  /** Tiles beside each other. */
  readonly columns: 5 | 10;
  /** Beside my village: what runs elsewhere and has no room nearer to its owner. */
  readonly effects: Rect;
  /** Of four, both neighbours have room for what runs there between their village and the far one, by seat. */
  readonly nearby: ReadonlyMap<number, Rect>;
  readonly own: Rect;
  /** Corners of the outline around what `mine` reaches. */
  readonly reach: readonly Point[];
}

/** How much of each lower card of a stack shows above the next, as a share of a card's height. */
export const STRIP = 0.135;
/** Lower cards of the highest stack: the fourth card completes it. */
const BELOW = 2;
/** Height of a full stack over the width of its cards. */
const STACK = CARD_RATIO * (1 + BELOW * STRIP);
/** My own cards over those of others. */
const OWN = 1.1;

/** Room in design pixels. */
const AIR = {
  /** The count hangs over the upper edge of a stack. */
  pill: 14,
  /** Below names and numbers, for the outline that may pass there. */
  head: 7,
  /** Below a stack, before the next row. */
  row: 16,
  /** Between the felt's edge and the outer cards. */
  side: 16,
  /** Between two spaces of a neighbour. */
  pair: 14,
  /** Between two spaces of a row. */
  space: 20,
  /** Between a neighbour's spaces and what stands in the middle. */
  group: 30,
  /** From the outer cards to the outline around what is reached. */
  reach: 12,
} as const;

/** Height of the tiles where they stand in one row, in design pixels. */
const TILES_ROW = 112;
/** In less height two rows of tiles would be too small to be pressed, in CSS pixels. */
const TWO_ROWS = 118;
/** The most that is asked for them where the middle is all theirs. */
const TILES_TALL = 280;
/** The places beside my village: at least so wide, as shares of the room and in design pixels. */
const BESIDE = { share: 0.25, least: 216 } as const;

interface Measures {
  readonly card: number;
  /** Tops of the rows of stacks, the outer one of neighbours first. */
  readonly outer: number;
  readonly near: number;
  readonly mine: number;
}

/** The largest cards that fit, and the rows they stand in. Two players have the tiles in the middle row. */
function measure(seats: number, { width, height, unit, head }: RingRoom): Measures {
  const two = seats === 2;
  const rows = two ? 2 : 3;
  const air = (AIR.pill + AIR.row) * unit;
  const below = head + AIR.head * unit;
  const middle = two ? (TILES_ROW + AIR.row) * unit : 0;
  const high = (height - below - middle - rows * air) / (STACK * (rows - 1 + OWN));
  const columns = two ? 2 * BESIDE.share * width : width;
  const sideways = two
    ? columns / 2 / 2.6
    : (width - (2 * AIR.side + 2 * AIR.group + 5 * AIR.space) * unit) / 8;
  const beside = Math.max(BESIDE.least * unit, BESIDE.share * width) * 2;
  const inRow = two ? 5 : 4;
  const ownFits = (width - beside - (inRow + 1) * AIR.space * unit) / inRow / OWN;
  const card = Math.max(40, Math.floor(Math.min(high, sideways, ownFits)));
  const stack = card * STACK;
  const outer = below + AIR.pill * unit;
  const mine = height - AIR.row * unit - stack * OWN;
  // What is left over goes between the rows.
  return { card, outer, near: (outer + mine) / 2, mine };
}

/** Places a row of spaces from the left, `gap` apart. */
const inRow = (
  zones: readonly string[],
  left: number,
  top: number,
  card: number,
  gap: number,
): [string, Rect][] =>
  zones.map((zone, index) => [
    zone,
    { left: left + index * (card + gap), top, width: card, height: card * STACK },
  ]);

const numbered = (zones: readonly string[], numbers: readonly number[]): readonly string[] =>
  numbers.flatMap((number) => zones.filter((zone) => spaceOf(zone)?.number === number));

/**
 * Spaces of a village on a side, in pairs as they lie there seen from the lower edge: a neighbour's nearer pair
 * is the one its reach ends at, and the far village is seen from across.
 */
function pairsOf(
  side: Side,
  zones: readonly string[],
): { outer: readonly string[]; near: readonly string[] } {
  return side === 'left'
    ? { outer: numbered(zones, [1, 2]), near: numbered(zones, [3, 4]) }
    : { outer: numbered(zones, [3, 4]), near: numbered(zones, [1, 2]) };
}

/** The columns at both sides: where their cards begin. */
const sidesOf = ({ width, unit }: RingRoom, card: number) => {
  const pair = 2 * card + AIR.pair * unit;
  return { left: AIR.side * unit, right: width - AIR.side * unit - pair, pair };
};

function spacesOf(seats: number, mine: number, room: RingRoom, at: Measures): Map<string, Rect> {
  const { unit, width } = room;
  const { card } = at;
  const sides = sidesOf(room, card);
  const placed: [string, Rect][] = [];
  for (let seat = 0; seat < seats; seat += 1) {
    const zones = villageOf(seats, seat);
    const side = sideOf(seats, mine, seat);
    if (side === 'mine') {
      const own = Math.round(card * OWN);
      const long = zones.length * own + (zones.length - 1) * AIR.space * unit;
      placed.push(...inRow(zones, ownLeft(seats, room, long, card), at.mine, own, AIR.space * unit));
    } else if (side === 'far' && seats > 2) {
      const long = zones.length * card + (zones.length - 1) * AIR.space * unit;
      placed.push(...inRow(zones.toReversed(), (width - long) / 2, at.outer, card, AIR.space * unit));
    } else if (side === 'far') {
      const across = zones.toReversed();
      placed.push(
        ...inRow(across.slice(0, 2), sides.left, at.outer, card, AIR.pair * unit),
        ...inRow(across.slice(2, 3), (width - card) / 2, at.outer, card, 0),
        ...inRow(across.slice(3), sides.right, at.outer, card, AIR.pair * unit),
      );
    } else {
      const { outer, near } = pairsOf(side, zones);
      placed.push(
        ...inRow(outer, sides[side], at.outer, card, AIR.pair * unit),
        ...inRow(near, sides[side], at.near, card, AIR.pair * unit),
      );
    }
  }
  return new Map(placed);
}

/**
 * My village stands a little left of the middle: my own name and numbers need more room than the effects. Of two
 * players these are below the one neighbour's pair, and need no more than that.
 */
function ownLeft(seats: number, room: RingRoom, long: number, card: number): number {
  const { width, unit } = room;
  const { left, pair } = sidesOf(room, card);
  const beside = left + pair + (AIR.reach + AIR.space) * unit;
  const least = (BESIDE.least + AIR.side + AIR.space) * unit;
  return Math.max(seats === 2 ? Math.min(least, beside) : least, (width - long) / 2 - width * 0.03);
}

function headsOf(seats: number, mine: number, room: RingRoom, at: Measures): Map<number, Rect> {
  const { width, unit, head } = room;
  const gap = AIR.space * unit;
  // Wider than small villages: points and piles need their room.
  const far = Math.max(4 * at.card + 3 * gap, width * (seats === 2 ? 0.5 : 0.3));
  const farLeft = (width - far) / 2;
  const beside = seats === 4 ? farLeft - gap * 1.5 : width / 2 - gap;
  const rects: Record<Side, Omit<Rect, 'top' | 'height'> | null> = {
    mine: null,
    left: { left: 0, width: beside },
    far: { left: farLeft, width: far },
    right: { left: width - beside, width: beside },
  };
  const heads = new Map<number, Rect>();
  for (let seat = 0; seat < seats; seat += 1) {
    const rect = rects[sideOf(seats, mine, seat)];
    if (rect !== null) heads.set(seat, { ...rect, top: 0, height: head });
  }
  return heads;
}

/** The middle, between the neighbours: the tiles lie there, below the far village where there is one. */
function tilesOf(seats: number, room: RingRoom, at: Measures): Rect {
  const { unit } = room;
  const { left, right, pair } = sidesOf(room, at.card);
  const from = left + pair + (AIR.reach + AIR.pair) * unit;
  const bottom = at.mine - (AIR.pill + AIR.reach + 6) * unit;
  const stack = at.card * STACK;
  const width = right - (AIR.reach + AIR.pair) * unit - from;
  if (seats === 3) {
    // Nobody sits across: the tiles are in the middle of what is free.
    const free = at.outer - AIR.pill * unit;
    const height = Math.min(bottom - free, TILES_TALL * unit);
    return { left: from, top: (free + bottom - height) / 2, width, height };
  }
  const top =
    seats === 2
      ? at.outer + stack + AIR.row * 0.5 * unit
      : Math.max(at.outer + stack + 8 * unit, at.near - (AIR.pill + 10) * unit);
  return { left: from, top, width, height: bottom - top };
}

/** Room for the effects of both neighbours of four, above the tiles and up to the far village. */
function nearbyOf(seats: number, mine: number, room: RingRoom, at: Measures): Map<number, Rect> {
  const { width, unit } = room;
  const { left, right, pair } = sidesOf(room, at.card);
  const gap = (AIR.pair / 2) * unit;
  const far = (4 * at.card + 3 * AIR.space * unit) / 2 + gap;
  const top = at.outer - AIR.pill * unit;
  const height = tilesOf(seats, room, at).top - top - (AIR.pair / 3) * unit;
  const wide = width / 2 - far - gap - (left + pair + gap);
  const lefts = { left: left + pair + gap, right: right - gap - wide } as const;
  const rects = new Map<number, Rect>();
  for (let seat = 0; seats === 4 && seat < seats; seat += 1) {
    const side = sideOf(seats, mine, seat);
    if (side === 'left' || side === 'right') {
      rects.set(seat, { left: lefts[side], top, width: wide, height });
    }
  }
  return rects;
}

/** Below the left pair of the one opponent there is room to the lower edge. */
function effectsOfTwo(room: RingRoom, at: Measures): Rect {
  const { left, pair } = sidesOf(room, at.card);
  const top = at.outer + at.card * STACK + AIR.row * room.unit;
  return {
    left,
    top,
    width: pair + AIR.reach * 0.5 * room.unit,
    height: room.height - top - AIR.reach * room.unit,
  };
}

/** Corners of the outline around what I reach: my village, an arm at either side, or all there is. */
function reachOutline(seats: number, wide: boolean, room: RingRoom, at: Measures): readonly Point[] {
  const { width, height, unit } = room;
  const { left, right, pair } = sidesOf(room, at.card);
  const [from, to] = [0, width];
  const row = seats === 2 || wide ? at.outer : at.near;
  const top = row - (AIR.pill + 5) * unit;
  const bottom = height - 1;
  if (wide && seats === 2)
    return [
      [from, top],
      [to, top],
      [to, bottom],
      [from, bottom],
    ];
  const inner = at.mine - (AIR.pill + 7) * unit;
  const [leftArm, rightArm] = [left + pair + AIR.reach * unit, right - AIR.reach * unit];
  return [
    [from, top],
    [leftArm, top],
    [leftArm, inner],
    [rightArm, inner],
    [rightArm, top],
    [to, top],
    [to, bottom],
    [from, bottom],
  ];
}

/** Lays the villages of a match out around the table, as `mine` sees them; `wide` where that seat reaches farther. */
export function ringOf(seats: number, mine: number, wide: boolean, room: RingRoom): Ring {
  const at = measure(seats, room);
  const spaces = spacesOf(seats, mine, room, at);
  const { unit, width, height } = room;
  const own = villageOf(seats, mine).flatMap((zone) => spaces.get(zone) ?? []);
  const first = own[0]?.left ?? 0;
  const end = Math.max(...own.map(({ left, width: card }) => left + card));
  const gap = AIR.space * unit;
  const side = AIR.side * unit;
  const top = at.mine - AIR.pill * unit * 0.5;
  const rest = { top, height: height - top - (AIR.reach / 2) * unit };
  const tiles = tilesOf(seats, room, at);
  return {
    heads: headsOf(seats, mine, room, at),
    spaces,
    tiles,
    columns: seats === 2 || tiles.height < TWO_ROWS ? 10 : 5,
    effects: seats === 2 ? effectsOfTwo(room, at) : { left: side, width: first - gap - side, ...rest },
    nearby: nearbyOf(seats, mine, room, at),
    own: { left: end + gap, width: width - side - end - gap, ...rest },
    reach: reachOutline(seats, wide, room, at),
  };
}
