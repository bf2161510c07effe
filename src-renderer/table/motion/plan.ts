import { isDeck, isEnemyZone } from '../model/zones';

/** A card on the screen: its middle, its width and its turn in degrees. */
export interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly angle: number;
}

/** What can be seen at one moment: every card by instance, and a place for every zone. */
export interface Scene {
  readonly cards: ReadonlyMap<number, Box>;
  readonly anchors: ReadonlyMap<string, Box>;
}

/** One card went from a zone to another; null is a card this viewer cannot tell from others. */
export interface CardMove {
  readonly card: number | null;
  readonly from: string;
  readonly to: string;
}

/** Why a card moves; each has its own duration and easing. */
export type Manner = 'deal' | 'play' | 'win' | 'get' | 'discard' | 'shift';

export interface Flight {
  readonly manner: Manner;
  readonly card: number | null;
  /** Which back to show while it lies face down. */
  readonly back: 'kirby' | 'enemy';
  readonly from: Box;
  readonly to: Box;
  /** Milliseconds at normal speed. */
  readonly delay: number;
  readonly duration: number;
  /** Whether the card lands as an element of the page, or only flies over it and is gone. */
  readonly lands: boolean;
  /** Whether it is turned over on the way, and to which side. */
  readonly turn: 'none' | 'up' | 'down';
}

const DURATION: Readonly<Record<Manner, number>> = {
  deal: 220,
  play: 220,
  win: 320,
  get: 220,
  discard: 220,
  shift: 150,
};

/** Pause before the next card starts, after one that moves in this manner. */
const APART: Readonly<Record<Manner, number>> = {
  deal: 60,
  play: 45,
  win: 40,
  get: 45,
  discard: 30,
  shift: 0,
};

/** How long the trail of an attack needs before the enemy falls. */
export const TRAIL_TIME = 150;

/** When a row closes up behind enemies that fall. */
const GAP_CLOSES = TRAIL_TIME + 100;

/** All flights of one change have started after this many milliseconds. */
const LAST_START = 1300;

function mannerOf({ from, to }: CardMove): Manner {
  if (to.startsWith('won:')) return 'win';
  if (to.startsWith('played:')) return 'play';
  if (to.startsWith('hand:')) return 'get';
  if (to.startsWith('discard:') || to === 'removed') return 'discard';
  return isDeck(from) ? 'deal' : 'shift';
}

/** A card that moved more than once in one change flies straight to where it ends. */
export function chained(moves: readonly CardMove[]): readonly CardMove[] {
  const chains: CardMove[] = [];
  const place = new Map<number, number>();
  for (const move of moves) {
    const known = move.card === null ? undefined : place.get(move.card);
    const before = known === undefined ? undefined : chains[known];
    if (known === undefined || before === undefined) {
      if (move.card !== null) place.set(move.card, chains.length);
      chains.push(move);
    } else {
      chains[known] = { ...before, to: move.to };
    }
  }
  return chains.filter(({ from, to }) => from !== to);
}

const moved = (a: Box, b: Box): boolean =>
  Math.hypot(a.x - b.x, a.y - b.y) > 1 ||
  Math.abs(a.width - b.width) > 1 ||
  Math.abs(a.angle - b.angle) > 0.2;

interface Ends {
  readonly from: Box;
  readonly to: Box;
  readonly lands: boolean;
  readonly turn: Flight['turn'];
}

/** Where a moved card starts and ends; null when one end cannot be seen, or it does not move. */
function endsOf(move: CardMove, before: Scene, after: Scene): Ends | null {
  const seenBefore = move.card === null ? undefined : before.cards.get(move.card);
  const seenAfter = move.card === null ? undefined : after.cards.get(move.card);
  const from = seenBefore ?? before.anchors.get(move.from);
  const to = seenAfter ?? after.anchors.get(move.to);
  if (from === undefined || to === undefined || !moved(from, to)) return null;
  const faceDown = isDeck(move.from) || move.from.startsWith('seat:');
  const turn = seenAfter && !seenBefore && faceDown ? 'up' : 'none';
  const down = move.card !== null && !seenAfter && seenBefore && isDeck(move.to) ? 'down' : turn;
  return { from, to, lands: seenAfter !== undefined, turn: down };
}

/** Cards that were and are on the screen without a move of their own make room, all at once. */
function shifts(before: Scene, after: Scene, flying: ReadonlySet<number>, delay: number): Flight[] {
  const made: Flight[] = [];
  for (const [card, to] of after.cards) {
    const from = before.cards.get(card);
    if (from === undefined || flying.has(card) || !moved(from, to)) continue;
    made.push({
      manner: 'shift',
      card,
      back: 'kirby',
      from,
      to,
      delay,
      duration: DURATION.shift,
      lands: true,
      turn: 'none',
    });
  }
  return made;
}

/**
 * How every card gets from where it was to where it is. `before` holds what was seen at the moment of the
 * change, in mid-flight too, so that a new flight always starts where the card just was.
 */
export function planFlights(before: Scene, after: Scene, moves: readonly CardMove[]): readonly Flight[] {
  const flights: Flight[] = [];
  const flying = new Set<number>();
  let start = 0;
  let last: Manner | null = null;
  for (const move of chained(moves)) {
    const ends = endsOf(move, before, after);
    if (ends === null) continue;
    const manner = mannerOf(move);
    // A new kind of move waits until the eye has left the one before it.
    if (manner === 'win' && last !== 'win') start += TRAIL_TIME;
    else if (last !== null && last !== manner) start += 90;
    flights.push({
      manner,
      card: move.card,
      back: isEnemyZone(move.from) ? 'enemy' : 'kirby',
      ...ends,
      delay: start,
      duration: DURATION[manner],
    });
    if (move.card !== null) flying.add(move.card);
    start += APART[manner];
    last = manner;
  }
  const late = flights.reduce((most, flight) => Math.max(most, flight.delay), 0);
  const pressed = late > LAST_START ? LAST_START / late : 1;
  return [
    ...flights.map((flight) => ({ ...flight, delay: flight.delay * pressed })),
    // A gap closes only once the enemy that leaves it has tipped over.
    ...shifts(before, after, flying, flights.some(({ manner }) => manner === 'win') ? GAP_CLOSES : 0),
  ];
}

/** The same flights at half their time, for moves that are taken back. */
export const backwards = (flights: readonly Flight[]): readonly Flight[] =>
  flights.map((flight) => ({ ...flight, delay: flight.delay / 2, duration: flight.duration / 2 }));
