import { isDeck, isDiscard, isEnemyZone } from '../model/zones';

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
  /** The cards of the hand: they close up at once, whatever else goes on. */
  readonly hand?: ReadonlySet<number>;
}

/** One card went from a zone to another; null is a card this viewer cannot tell from others. */
export interface CardMove {
  readonly card: number | null;
  readonly from: string;
  readonly to: string;
  /** An enemy that withstood an attack and leaves the table for it. */
  readonly missed?: boolean;
  /** Only one leg of its way: the first ends in play, where it is looked at before the last begins. */
  readonly leg?: 'first' | 'last';
}

/** Why a card moves; each has its own duration and easing. */
export type Manner =
  | 'deal'
  | 'play'
  | 'win'
  | 'earn'
  | 'miss'
  | 'get'
  | 'discard'
  | 'riffle'
  | 'walk'
  | 'hit'
  | 'shift';

export interface Flight {
  readonly manner: Manner;
  readonly card: number | null;
  /** How many cards it is drawn as: a pile is shown by a few. */
  readonly sheets: number;
  /** Which back to show while it lies face down. */
  readonly back: 'kirby' | 'enemy';
  /** The zone it ends in; that it already lies in when it only makes room. */
  readonly zone: string | null;
  readonly from: Box;
  readonly to: Box;
  /** Where its element stands when all is over: `to`, unless it flies on from there. */
  readonly home: Box;
  readonly leg: 'first' | 'last' | null;
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
  earn: 320,
  miss: 220,
  get: 220,
  discard: 220,
  riffle: 220,
  walk: 320,
  hit: 320,
  shift: 150,
};

/** Pause before the next card starts, after one that moves in this manner. */
const APART: Readonly<Record<Manner, number>> = {
  deal: 60,
  play: 45,
  win: 40,
  earn: 40,
  miss: 40,
  get: 45,
  discard: 30,
  riffle: 50,
  walk: 0,
  hit: 0,
  shift: 0,
};

/** How long the trail of an attack needs before the enemy falls. */
export const TRAIL_TIME = 150;

/** How long an enemy shakes that withstood, in milliseconds. */
export const SHAKE_TIME = 150;

/** A card that attacks at once lies in play for a moment, so that it can be read. */
const IN_PLAY_FOR = 200;

/** Enemies that walk are nearly there before new ones come. */
const WALK_PAUSE = 240;

/** A whole pile goes over as three cards, drawn as seven. */
const RIFFLE = [2, 3, 2] as const;

/** From the start of its last card until the first is dealt from the new deck: it has come to rest then. */
const RIFFLE_PAUSE = 170;

/** How long an enemy is on its way before the row closes up behind it. */
const LEAVES_FIRST = 100;

/** All flights of one change have started after this many milliseconds. */
const LAST_START = 1300;

/** Discards that become a deck again, or the other way when that is taken back: one pile, not many cards. */
const isRebuild = ({ from, to }: CardMove): boolean =>
  (isDiscard(from) && isDeck(to)) || (isDeck(from) && isDiscard(to));

const isVillage = (zone: string): boolean => zone.startsWith('village:');
/** A card comes to rest here in the sight of all, wherever it goes on to. */
const rests = (zone: string): boolean => isVillage(zone) || zone.startsWith('played:');

function mannerOf(move: CardMove): Manner {
  const { from, to } = move;
  if (isRebuild(move)) return 'riffle';
  if (move.missed === true) return 'miss';
  if (to.startsWith('won:')) return from.startsWith('tiles:') ? 'earn' : 'win';
  if (rests(to)) return 'play';
  if (to.startsWith('hand:')) return 'get';
  if (isDiscard(to) || to === 'removed' || (isDeck(to) && from.startsWith('hand:'))) return 'discard';
  if (to === 'damage' || from === 'damage') return 'hit';
  if (from.startsWith('row:') && to.startsWith('row:')) return 'walk';
  return isDeck(from) ? 'deal' : 'shift';
}

/**
 * A card that moved more than once in one change flies straight to where it ends; one that came into play on
 * its way and can be seen where it ends (`seen`) stops there, and so does one that completed a stack. A pile that was turned over is one move, and
 * cards dealt from it afterwards come from the deck.
 */
export function chained(
  moves: readonly CardMove[],
  seen: (card: number) => boolean = () => false,
): readonly CardMove[] {
  const chains: CardMove[] = [];
  const place = new Map<number, number>();
  for (const move of moves) {
    if (isRebuild(move)) {
      if (!chains.some(({ from, to }) => from === move.from && to === move.to)) {
        chains.push({ ...move, card: null });
      }
      continue;
    }
    // What is placed there is told by a word.
    if (move.to.startsWith('tiles:')) continue;
    const known = move.card === null ? undefined : place.get(move.card);
    const before = known === undefined ? undefined : chains[known];
    if (known === undefined || before === undefined) {
      if (move.card !== null) place.set(move.card, chains.length);
      chains.push(move);
    } else if (before.card !== null && (isVillage(before.to) || (rests(before.to) && seen(before.card)))) {
      chains[known] = { ...before, leg: 'first' };
      place.set(before.card, chains.length);
      chains.push({ ...move, leg: 'last' });
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
  readonly home: Box;
  readonly lands: boolean;
  readonly turn: Flight['turn'];
}

/** Where cards in play lie. A seat whose turn began and ended in one change never had the place to itself. */
const playedAnchor = (zone: string, ...scenes: readonly Scene[]): Box | undefined =>
  scenes.map(({ anchors }) => anchors.get(zone)).find((box) => box !== undefined) ??
  scenes.flatMap(({ anchors }) => [...anchors]).find(([name]) => name.startsWith('played:'))?.[1];

/** Where a moved card starts and ends; null when one end cannot be seen, or it does not move. */
function endsOf(move: CardMove, before: Scene, after: Scene): Ends | null {
  const seenBefore = move.card === null ? undefined : before.cards.get(move.card);
  const seenAfter = move.card === null ? undefined : after.cards.get(move.card);
  // A card that lay open, went into a rebuilt deck and was dealt again comes from the deck.
  const from = startOf(move, seenBefore, before, after);
  const to =
    move.leg === 'first' ? playedAnchor(move.to, before, after) : (seenAfter ?? after.anchors.get(move.to));
  if (from === undefined || to === undefined || !moved(from, to)) return null;
  const faceDown = isDeck(move.from) || (!seenBefore && move.from.startsWith('seat:'));
  const turn = seenAfter && faceDown ? 'up' : 'none';
  const down = move.card !== null && !seenAfter && seenBefore && isDeck(move.to) ? 'down' : turn;
  return { from, to, home: seenAfter ?? to, lands: seenAfter !== undefined, turn: down };
}

function startOf(
  { from, leg }: CardMove,
  seenBefore: Box | undefined,
  before: Scene,
  after: Scene,
): Box | undefined {
  if (leg === 'last') return playedAnchor(from, before, after);
  return isDeck(from) ? before.anchors.get(from) : (seenBefore ?? before.anchors.get(from));
}

/** Cards that were and are on the screen without a move of their own make room, those of a place all at once. */
function shifts(before: Scene, after: Scene, flying: ReadonlySet<number>, delay: number): Flight[] {
  const made: Flight[] = [];
  for (const [card, to] of after.cards) {
    const from = before.cards.get(card);
    if (from === undefined || flying.has(card) || !moved(from, to)) continue;
    made.push({
      manner: 'shift',
      card,
      sheets: 1,
      back: 'kirby',
      zone: null,
      from,
      to,
      home: to,
      leg: null,
      delay: after.hand?.has(card) === true ? 0 : delay,
      duration: DURATION.shift,
      lands: true,
      turn: 'none',
    });
  }
  return made;
}

/** The flights of one move that starts at `start`: one, or the few that stand for a pile. */
function flightsOf(move: CardMove, ends: Ends, start: number): readonly Flight[] {
  const manner = mannerOf(move);
  return (manner === 'riffle' ? RIFFLE : [1]).map((sheets, index) => ({
    manner,
    card: move.card,
    sheets,
    back: isEnemyZone(move.from) ? 'enemy' : 'kirby',
    zone: move.to,
    leg: move.leg ?? null,
    ...ends,
    delay: start + index * APART[manner],
    duration: DURATION[manner],
  }));
}

const isStep = (manner: Manner | null): boolean => manner === 'walk' || manner === 'hit';

/** Pause between a kind of move and the next one, so that the eye has left the first. */
function between(last: Manner | null, next: Manner): number {
  if (last === 'riffle') return RIFFLE_PAUSE;
  // Those who hit and those who come nearer walk together.
  if (isStep(last)) return isStep(next) ? 0 : WALK_PAUSE;
  if (next === 'win' && last !== 'win') return TRAIL_TIME;
  if (next === 'miss' && last !== 'miss') return TRAIL_TIME + SHAKE_TIME;
  return last !== null && last !== next ? 90 : 0;
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
  for (const move of chained(moves, (card) => after.cards.has(card))) {
    const ends = endsOf(move, before, after);
    if (ends === null) continue;
    const manner = mannerOf(move);
    start += between(last, manner);
    const started = flightsOf(move, ends, start);
    flights.push(...started);
    if (move.card !== null) flying.add(move.card);
    start += move.leg === 'first' ? DURATION[manner] + IN_PLAY_FOR : started.length * APART[manner];
    last = manner;
  }
  const late = flights.reduce((most, flight) => Math.max(most, flight.delay), 0);
  const pressed = late > LAST_START ? LAST_START / late : 1;
  return [
    ...flights.map((flight) => ({ ...flight, delay: flight.delay * pressed })),
    // A gap closes only once the enemy that leaves it has tipped over.
    ...shifts(before, after, flying, closingAfter(flights)),
  ];
}

/** When the others close up: an enemy that falls or leaves is on its way by then. */
function closingAfter(flights: readonly Flight[]): number {
  const leaving = flights.find(({ manner }) => manner === 'win' || manner === 'miss');
  return leaving === undefined ? 0 : leaving.delay + LEAVES_FIRST;
}

/** The same flights at half their time, for moves that are taken back. */
export const backwards = (flights: readonly Flight[]): readonly Flight[] =>
  flights.map((flight) => ({ ...flight, delay: flight.delay / 2, duration: flight.duration / 2 }));
